"""Events of a by-day game. Inputs are secret until the day closes; results are public."""

from __future__ import annotations

from gorod.engine.by_day.by_day_commands import Clock
from gorod.engine.seats import Seats
from gorod.engine.struct import Struct, kebab
from gorod.engine.vocabulary import Cause, Role

Line = tuple[str, int, str]
"""A published line: its template, the player it names (0: nobody), the role it reveals."""

Visits = tuple[int, int, int]
"""Whom the Doctor, the Maniac and the Hetaera are published as visiting; 0 for a miss."""


class _Event(Struct, frozen=True, gc=False, tag=kebab):
    """Base class of the events of this format."""


class GameDaySet(_Event, frozen=True):
    """A game begins in the middle: who is in it, and which visits were published the day before."""

    cards: tuple[Role, ...]
    red: Seats
    black: Seats
    alive: Seats
    day: int
    visits: Visits
    rule: str = "position"


class ClanTold(_Event, frozen=True):
    """The members of a clan learn at the start who else is in it, and their cards."""

    seats: Seats
    cards: tuple[Role, ...]
    """In the order of the seats."""
    rule: str = "clan-known"


class GameDayOpened(_Event, frozen=True):
    """A new game day opens for inputs."""

    day: int
    rule: str = "game-day"


# --- Inputs --------------------------------------------------------------------------------


class BallotEntered(_Event, frozen=True):
    """A vote for the execution was accepted."""

    seat: int
    target: int
    rule: str = "ballot-entry"


class ActEntered(_Event, frozen=True):
    """A daily move was accepted; target 0 is «промах»."""

    seat: int
    target: int
    rule: str


class SuicideDeclared(_Event, frozen=True):
    """A suicide was declared; it takes effect when the day closes."""

    seat: int
    rule: str = "suicide"


class RemovalNoted(_Event, frozen=True):
    """A disqualification was noted; it takes effect when the day closes."""

    seat: int
    clause: str
    rule: str = "disqualification"


class LegendWritten(_Event, frozen=True):
    """A legend was published."""

    seat: int
    text: str
    rule: str = "legend"


class ForecastEntered(_Event, frozen=True):
    """A forecast was entered; it replaces an earlier one of the same day."""

    seat: int
    text: str
    rule: str = "forecast"


class QuestionAnswered(_Event, frozen=True):
    """A bonus question was answered."""

    seat: int
    minutes: int
    rule: str = "question"


class CodeEntered(_Event, frozen=True):
    """A survivor's code was accepted."""

    seat: int
    day: int
    rule: str = "code"


class LegendChosen(_Event, frozen=True):
    """A player voted for the best legend."""

    seat: int
    target: int
    rule: str = "best-legend"


class PlayerChosen(_Event, frozen=True):
    """A player voted for the best player of the day, as advice to the host."""

    seat: int
    target: int
    rule: str = "favourite"


class LegendPraised(_Event, frozen=True):
    """The host chose the best legend."""

    seat: int
    rule: str = "praise"


class BestPlayerNamed(_Event, frozen=True):
    """The host chose the best player."""

    seat: int
    rule: str = "best-player"


class ForecastCame(_Event, frozen=True):
    """The forecast entered on that day came true."""

    seat: int
    day: int
    rule: str = "forecast"


class CoinFell(_Event, frozen=True):
    """The coin chose one of those who share the lead."""

    seat: int
    tied: Seats
    rule: str = "coin"


# --- The close -----------------------------------------------------------------------------


class MoveSettled(_Event, frozen=True):
    """The result of a quest's move: whom it reached (0: nobody), and by which rule."""

    quest: str
    seat: int
    target: int
    result: str
    rule: str
    why: str = ""
    """Why it missed: `silent`, `declined`, `blocked`, `killed`, `suicide`, `out`, `differ`."""
    by: int = 0
    """Who blocked the quest, or whose order the clan lacked."""


class PlayerOut(_Event, frozen=True):
    """A player is out; their role is revealed unless only the mafia's shot was the cause."""

    seat: int
    cause: Cause
    role: Role
    rule: str
    clause: str = ""


class VotesPublished(_Event, frozen=True):
    """The public table of votes, seat 1 first; the vote of `void` does not count (0: all count)."""

    votes: Seats
    void: int
    rule: str = "vote-table"


class Executed(_Event, frozen=True):
    """The vote or the coin executes this player, who may have died already on this day."""

    seat: int
    role: Role
    votes: int
    rule: str


class RoleTold(_Event, frozen=True):
    """The Commissar's secret answer."""

    seat: int
    target: int
    answer: str
    rule: str = "secret-answer"


class LinesPublished(_Event, frozen=True):
    """The lines that everybody reads, in the order of the document."""

    day: int
    lines: tuple[Line, ...]
    votes: Seats = ()
    """Whom each seat named, seat 1 first; the lines about the vote are filled in from these."""
    rule: str = "publication"


class DayClosed(_Event, frozen=True):
    """A game day is resolved: its published visits, its best legend and best player."""

    day: int
    visits: Visits
    best_legend: int
    praised: int
    best_player: int
    late: bool
    """Whether it was published after the deadline."""
    at: Clock | None = None
    favourites: Seats = ()
    """Those chosen most often as the best player of the day; several if they are level."""
    rule: str = "day-close"


class GameStopped(_Event, frozen=True):
    """The host stopped the game: it has no winner, and the open day no result."""

    text: str
    rule: str = "stopped"


class RolesRevealed(_Event, frozen=True):
    """After the end everybody learns all roles, and where each coin fell (day, seat)."""

    cards: tuple[Role, ...]
    coins: tuple[tuple[int, int], ...]
    rule: str = "draw-log"
