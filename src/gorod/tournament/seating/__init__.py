"""Who sits where in every round: find a plan, change a plan in play, swap players by hand.

Everything is pure but for the clock that ends a search on a slow machine. How it works:
docs/seating.md.
"""

from gorod.tournament.seating.impossible import SeatingError
from gorod.tournament.seating.lower_bounds import Bounds, bounds_of
from gorod.tournament.seating.request import Found, Progress, SeatingRequest
from gorod.tournament.seating.reseating import Swap, reseating_request, swapped
from gorod.tournament.seating.search import improving
from gorod.tournament.seating.seating_plan import (
    Measures,
    Pair,
    Round,
    Rounds,
    Table,
    frozen,
    measures,
)
from gorod.tournament.seating.shape import Shape, shape_of
from gorod.tournament.seating.solve import finished, seat

__all__ = [
    "Bounds",
    "Found",
    "Measures",
    "Pair",
    "Progress",
    "Round",
    "Rounds",
    "SeatingError",
    "SeatingRequest",
    "Shape",
    "Swap",
    "Table",
    "bounds_of",
    "finished",
    "frozen",
    "improving",
    "measures",
    "reseating_request",
    "seat",
    "shape_of",
    "swapped",
]
