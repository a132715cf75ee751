"""The players sit down, the cards are dealt, or a game begins in the middle."""

from __future__ import annotations

from gorod.engine.event import AnyEvent
from gorod.engine.seats import Seats
from gorod.engine.vocabulary import NO_ROLE, Cause, Role


class SeatsTaken(AnyEvent, frozen=True):
    """The players sit down and the first night is announced."""

    size: int
    rule: str = "seating"


class CardsDealt(AnyEvent, frozen=True):
    """The deal: cards by seat, the seats of each team, and the duties of the first night."""

    cards: tuple[Role, ...]
    red: Seats
    black: Seats
    duties: tuple[str, ...]
    rule: str = "deal"
    maniac: Seats = ()
    spare: Role = NO_ROLE
    """The card that nobody at the table drew, where the deck has one more."""


class ResultTold(AnyEvent, frozen=True):
    """A game whose course nobody wrote down: its result, and what else its record knows.

    Nothing of it was adjudicated. `known` is `deaths` where everybody who left is told, and
    `result` where more players may have left.
    """

    known: str
    cards: tuple[Role, ...]
    """By seat; empty where a role is not known and no points depend on it."""
    red: Seats
    black: Seats
    winners: tuple[str, ...]
    kind: str
    """`victory`, `draw` or `defeat`."""
    number: int
    night: bool
    """The last moment of which the record tells."""
    maniac: Seats = ()
    left: tuple[tuple[int, str, Cause], ...] = ()
    """Seat, moment and cause; what is not known of them is empty."""
    first: Seats = ()
    """The victims of the first hunt."""
    best: tuple[tuple[int, Seats], ...] = ()
    fouls: tuple[int, ...] = ()
    disqualified: Seats = ()
    banned: Seats = ()
    rule: str = "position"


class PositionSet(AnyEvent, frozen=True):
    """A game that begins in the middle, as a record's `position` describes it."""

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
    """The duties of the night, or none by day."""
    order: Seats
    """The speaking order of the day, or nobody at night."""
    packs: tuple[Seats, ...]
    """Those who have already seen each other at night."""
    rule: str = "position"
    maniac: Seats = ()
    spare: Role = NO_ROLE
    deeds: tuple[tuple[str, int, int], ...] = ()
    """What roles did in the nights before: (duty, seat, target)."""
    last_night: tuple[tuple[str, int, int], ...] = ()
    """What they did in the last night that is over."""
    mute: Seats = ()
    golden: Seats = ()
    """Who has used up their golden minute."""
    mayor: int = 0
    voteless: Seats = ()
    """Who does not vote today."""
