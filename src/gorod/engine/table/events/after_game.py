"""Events after the game: the result, points and protests."""

from __future__ import annotations

from gorod.engine.event import AnyEvent
from gorod.engine.seats import Seats


class Decided(AnyEvent, frozen=True):
    """The result is fixed from now on, though there may still be last words."""

    winners: tuple[str, ...]
    kind: str
    reason: str
    rule: str


class GameEnded(AnyEvent, frozen=True):
    """The judge announces the result."""

    winners: tuple[str, ...]
    kind: str
    reason: str
    rule: str
    clause: str = ""


class Awarded(AnyEvent, frozen=True):
    """The judge gives points, in hundredths; `waits` if they need the chief judge's consent."""

    seat: int
    points: int
    waits: bool
    rule: str = "award"
    reason: str = ""
    """What they are for, if the judge said so."""


class Fined(AnyEvent, frozen=True):
    """A player gets a prescribed penalty, in hundredths."""

    seat: int
    clause: str
    points: int
    rule: str = "fine"


class Approved(AnyEvent, frozen=True):
    """The chief judge consents to these awards."""

    seats: Seats
    rule: str = "consent"


class ProtestFiled(AnyEvent, frozen=True):
    """A protest was entered in the protocol."""

    seat: int
    text: str
    rule: str = "protest"


class ProtestVoted(AnyEvent, frozen=True):
    """The players have voted on the protest."""

    seat: int
    seats: Seats
    passed: bool
    rule: str = "protest-vote"


class ResultRuled(AnyEvent, frozen=True):
    """An upheld protest has changed the result, or left the game without one.

    `kind` is that of the new result, or `annulled` or `replayed`.
    """

    winners: tuple[str, ...]
    kind: str
    rule: str = "protest-ruling"


class ProtestRuled(AnyEvent, frozen=True):
    """The protest was decided."""

    seat: int
    upheld: bool
    text: str
    rule: str = "protest-ruling"
    remedy: str = ""
    """What happens to the result, where the document lets the judge choose."""
