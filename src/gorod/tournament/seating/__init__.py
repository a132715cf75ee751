"""Who sits where in every round: `seat` a wish, re-seat a plan in play, swap by hand.

Pure but for the clock that ends a search on a slow machine. How it works: docs/seating.md.
"""

from gorod.tournament.seating.again import Swap, reseated, swapped
from gorod.tournament.seating.bounds import Bounds, bounds_of
from gorod.tournament.seating.errors import SeatingError
from gorod.tournament.seating.plan import Measures, Pair, Round, Rounds, Table, frozen, measures
from gorod.tournament.seating.search import improving
from gorod.tournament.seating.shape import Shape, shape_of
from gorod.tournament.seating.solve import finished, seat
from gorod.tournament.seating.wish import Found, Progress, Wish

__all__ = [
    "Bounds",
    "Found",
    "Measures",
    "Pair",
    "Progress",
    "Round",
    "Rounds",
    "SeatingError",
    "Shape",
    "Swap",
    "Table",
    "Wish",
    "bounds_of",
    "finished",
    "frozen",
    "improving",
    "measures",
    "reseated",
    "seat",
    "shape_of",
    "swapped",
]
