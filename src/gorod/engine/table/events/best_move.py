"""The best moves of a night's victims."""

from __future__ import annotations

from gorod.engine.event import AnyEvent
from gorod.engine.seats import Seats


class BestMoveNamed(AnyEvent, frozen=True):
    """The victim's best move, as entered in the protocol."""

    seat: int
    named: Seats
    rule: str
    aloud: bool = True
    """Shown with fingers otherwise: the table hears it with the others' moves."""


class BestMovesRead(AnyEvent, frozen=True):
    """The judge reads out the best moves that were shown with fingers."""

    seats: Seats
    named: tuple[Seats, ...]
    rule: str = "best-moves-read"


class HintAsked(AnyEvent, frozen=True):
    """The victim asked for a hint and forfeits the best move's points.

    An award that they had already been given lapses: it was charged to the judge's limit, or not,
    by comparison with that best move. The judge may give it anew.
    """

    seat: int
    rule: str = "best-move-hint"
