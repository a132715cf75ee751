"""Events of the start: players sit down, cards are dealt, or a game begins in the middle."""

from __future__ import annotations

from gorod.engine.event import AnyEvent
from gorod.engine.seats import Seats
from gorod.engine.vocabulary import NO_ROLE, Cause, Role


class SeatsTaken(AnyEvent, frozen=True):
    """The players sit down, and the first night is announced."""

    size: int
    rule: str = "seating"


class CardsDealt(AnyEvent, frozen=True):
    """The deal: the cards by seat, the seats of each team, and the duties of the first night."""

    cards: tuple[Role, ...]
    red: Seats
    black: Seats
    duties: tuple[str, ...]
    rule: str = "deal"
    maniac: Seats = ()
    spare: Role = NO_ROLE
    """The card that nobody drew, if the deck has one more than there are seats."""


class ResultTold(AnyEvent, frozen=True):
    """The result of a game whose course was not recorded, with the other known facts.

    No rules were applied to it. `known` is `deaths` if all departures are known, and `result` if
    more players may have left.
    """

    known: str
    cards: tuple[Role, ...]
    """By seat; empty if the role is not known and no points depend on it."""
    red: Seats
    black: Seats
    winners: tuple[str, ...]
    kind: str
    """`victory`, `draw` or `defeat`."""
    number: int
    night: bool
    """The last moment that the record mentions."""
    maniac: Seats = ()
    left: tuple[tuple[int, str, Cause], ...] = ()
    """Seat, moment and cause of each departure; unknown values are empty."""
    first: Seats = ()
    """The victims of the first hunt."""
    best: tuple[tuple[int, Seats], ...] = ()
    fouls: tuple[int, ...] = ()
    disqualified: Seats = ()
    banned: Seats = ()
    rule: str = "position"


class PositionSet(AnyEvent, frozen=True):
    """A game begins in the middle, as a record's `position` describes it."""

    cards: tuple[Role, ...]
    red: Seats
    black: Seats
    alive: Seats
    number: int
    night: bool
    opener: int
    fouls: tuple[int, ...]
    silenced: Seats
    duties: tuple[str, ...]
    """The duties of the night; empty by day."""
    order: Seats
    """The speaking order of the day; empty at night."""
    packs: tuple[Seats, ...]
    """The groups that have already seen each other at night."""
    rule: str = "position"
    maniac: Seats = ()
    spare: Role = NO_ROLE
    deeds: tuple[tuple[str, int, int], ...] = ()
    """What roles did in earlier nights: (duty, seat, target)."""
    last_night: tuple[tuple[str, int, int], ...] = ()
    """What roles did in the last night that is over."""
    mute: Seats = ()
    golden: Seats = ()
    """Players who have used up their golden minute."""
    mayor: int = 0
    voteless: Seats = ()
    """Players who do not vote today."""
