"""An offer: one thing that may be done now."""

from __future__ import annotations

from gorod.engine.seats import Seats
from gorod.engine.struct import Struct


class Offer(Struct, frozen=True, gc=False):
    """One thing that may be done now."""

    verb: str
    """The verb of the notation; `proceed` and `deal` have none there."""
    actor: int
    """The seat whose act it is; 0 for the judge."""
    seats: Seats = ()
    """The seats that the argument may name."""
    values: tuple[str, ...] = ()
    """The clauses or points that the argument may name, one for the seat at the same place;
    the cards of a deal in any order; the last second of a protest; the clock of an input; the
    candidate of a vote, then the seats whose hands count against him without being shown, or
    of a tally their number."""
    most: int = 1
    """How many seats may be named; 0 for any number. Of a tally: how many hands are left."""
    reason: bool = False
    """It has to be said why."""
