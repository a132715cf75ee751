"""Events about the best moves of a night's victims."""

from __future__ import annotations

from gorod.engine.event import AnyEvent
from gorod.engine.seats import Seats


class BestMoveNamed(AnyEvent, frozen=True):
    """The victim's best move, as entered in the protocol."""

    seat: int
    named: Seats
    rule: str
    aloud: bool = True
    """False if it was shown with fingers: the judge then reads it out with the others."""


class BestMovesRead(AnyEvent, frozen=True):
    """The judge reads out the best moves that were shown with fingers."""

    seats: Seats
    named: tuple[Seats, ...]
    rule: str = "best-moves-read"


class HintAsked(AnyEvent, frozen=True):
    """The victim asked for a hint and forfeits the best move's points.

    An award that they had already been given lapses: whether it was charged to the judge's limit
    depended on that best move. The judge may give it again.
    """

    seat: int
    rule: str = "best-move-hint"
