"""Events of other ways to decide a day: elections, balls, cards of the day, a guess at a card."""

from __future__ import annotations

from gorod.engine.event import AnyEvent
from gorod.engine.seats import Seats


class ElectionOpened(AnyEvent, frozen=True):
    """The table elects somebody from the slate to an office; `lot` if a lot has to decide."""

    office: str
    slate: Seats
    round: int
    rule: str
    lot: bool = False


class ElectionHands(AnyEvent, frozen=True):
    """The hands for one candidate, and the void ones (of players who had voted before)."""

    candidate: int
    hands: Seats
    void: Seats
    rule: str
    secret: int | float | None = None
    """In a secret ballot: the weight of the hands."""


class Elected(AnyEvent, frozen=True):
    """Somebody is elected to an office."""

    office: str
    seat: int
    rule: str


class SuccessorNamed(AnyEvent, frozen=True):
    """A mayor who leaves has named the next one."""

    seat: int
    target: int
    rule: str = "successor"


class OfficeLapsed(AnyEvent, frozen=True):
    """A mayor has left without naming a successor; from now on there is no mayor."""

    seat: int
    rule: str = "successor"


class BallsOpened(AnyEvent, frozen=True):
    """Every player is to give a black ball and a white one."""

    rule: str = "balls"


class BallGiven(AnyEvent, frozen=True):
    """A ball was given; `secret` if the table learns only the sums."""

    seat: int
    colour: str
    target: int
    rule: str = "balls"
    secret: bool = False


class BallsCounted(AnyEvent, frozen=True):
    """The black and the white balls of each seat were counted, seat 1 first."""

    black: tuple[int, ...]
    white: tuple[int, ...]
    rule: str = "balls"


class CardDrawn(AnyEvent, frozen=True):
    """The card of the day, and who may speak, vote or be put up; an empty list means everybody."""

    text: str
    speakers: Seats = ()
    voters: Seats = ()
    candidates: Seats = ()
    rule: str = "day-card"


class Breached(AnyEvent, frozen=True):
    """A player has broken the condition of the day and does not vote today."""

    seat: int
    rule: str = "breach"


class GuessAwaited(AnyEvent, frozen=True):
    """Two players face a closed card; one guess will decide the game."""

    rule: str = "guess-awaited"


class CardOpened(AnyEvent, frozen=True):
    """A card was opened: that of a player, or (seat 0) the one that nobody drew."""

    seat: int
    card: str
    rule: str = "card-opened"
