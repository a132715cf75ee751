"""Facts of a by-day game. Inputs are secret until the day closes; results are for everybody."""

from __future__ import annotations

from gorod.engine.by_day.by_day_commands import Clock
from gorod.engine.seats import Seats
from gorod.engine.struct import Struct, kebab
from gorod.engine.vocabulary import Cause, Role

Line = tuple[str, int, str]
"""A line of the publication: its template, the player it names (0: nobody), the role it opens."""

Visits = tuple[int, int, int]
"""Whom the Doctor, the Maniac and the Hetaera were published with; 0 for a miss."""


class _Event(Struct, frozen=True, gc=False, tag=kebab):
    """Base of the events of this course."""


class GameDaySet(_Event, frozen=True):
    """A game that begins in the middle: who is in it, and yesterday's published visits."""

    cards: tuple[Role, ...]
    red: Seats
    black: Seats
    alive: Seats
    day: int
    visits: Visits
    rule: str = "position"


class ClanTold(_Event, frozen=True):
    """The members of a clan learn from the start who else is in it, and by which card."""

    seats: Seats
    cards: tuple[Role, ...]
    """In the order of the seats."""
    rule: str = "clan-known"


class GameDayOpened(_Event, frozen=True):
    """A new game day takes inputs."""

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
    """A suicide that takes effect when the day closes."""

    seat: int
    rule: str = "suicide"


class RemovalNoted(_Event, frozen=True):
    """A disqualification that takes effect when the day closes."""

    seat: int
    clause: str
    rule: str = "disqualification"


class LegendWritten(_Event, frozen=True):
    """A legend was published."""

    seat: int
    text: str
    rule: str = "legend"


class ForecastEntered(_Event, frozen=True):
    """A forecast, in place of an earlier one of the same day."""

    seat: int
    text: str
    rule: str = "forecast"


class QuestionAnswered(_Event, frozen=True):
    """A bonus question was answered."""

    seat: int
    minutes: int
    rule: str = "question"


class CodeEntered(_Event, frozen=True):
    """A survivor's code was taken."""

    seat: int
    day: int
    rule: str = "code"


class LegendChosen(_Event, frozen=True):
    """A vote for the best legend."""

    seat: int
    target: int
    rule: str = "best-legend"


class PlayerChosen(_Event, frozen=True):
    """A player's vote for the best player of the day: advice to the host."""

    seat: int
    target: int
    rule: str = "favourite"


class LegendPraised(_Event, frozen=True):
    """The host's best legend."""

    seat: int
    rule: str = "praise"


class BestPlayerNamed(_Event, frozen=True):
    """The host's best player."""

    seat: int
    rule: str = "best-player"


class ForecastCame(_Event, frozen=True):
    """The forecast that was entered on that day came true."""

    seat: int
    day: int
    rule: str = "forecast"


class CoinFell(_Event, frozen=True):
    """The coin chose among those who share the lead."""

    seat: int
    tied: Seats
    rule: str = "coin"


# --- The close -----------------------------------------------------------------------------


class MoveSettled(_Event, frozen=True):
    """What became of a quest's move: whom it reached (0: nobody), and by which rule."""

    quest: str
    seat: int
    target: int
    result: str
    rule: str
    why: str = ""
    """Of a miss: `silent`, `declined`, `blocked`, `killed`, `suicide`, `out`, `differ`."""
    by: int = 0
    """Who blocked the quest, or whose order the clan lacked."""


class PlayerOut(_Event, frozen=True):
    """A player is out; their role is told unless the mafia alone is the cause."""

    seat: int
    cause: Cause
    role: Role
    rule: str
    clause: str = ""


class VotesPublished(_Event, frozen=True):
    """The open table of votes, seat 1 first; the vote of `void` is not counted (0: all are)."""

    votes: Seats
    void: int
    rule: str = "vote-table"


class Executed(_Event, frozen=True):
    """The player whom the vote or the coin executes; they may have died today already."""

    seat: int
    role: Role
    votes: int
    rule: str


class RoleTold(_Event, frozen=True):
    """The secret answer to the Commissar."""

    seat: int
    target: int
    answer: str
    rule: str = "secret-answer"


class LinesPublished(_Event, frozen=True):
    """The lines that everybody reads, in the order of the document."""

    day: int
    lines: tuple[Line, ...]
    votes: Seats = ()
    """Whom each seat named, seat 1 first: the lines about the vote are filled in from here."""
    rule: str = "publication"


class DayClosed(_Event, frozen=True):
    """A game day is resolved: its published visits, its best legend and best player."""

    day: int
    visits: Visits
    best_legend: int
    praised: int
    best_player: int
    late: bool
    """Published after the last hour for it."""
    at: Clock | None = None
    favourites: Seats = ()
    """Whom most players chose as the best player of the day; several if they are level."""
    rule: str = "day-close"


class GameStopped(_Event, frozen=True):
    """The host has stopped the game: it has no winner, and the open day no result."""

    text: str
    rule: str = "stopped"


class RolesRevealed(_Event, frozen=True):
    """After the end everybody learns all roles, and where each coin fell (day, seat)."""

    cards: tuple[Role, ...]
    coins: tuple[tuple[int, int], ...]
    rule: str = "draw-log"
