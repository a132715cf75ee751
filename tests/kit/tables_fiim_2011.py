"""Tables of the 2011 rules: their layouts by the number of players, and a table of each size."""

from __future__ import annotations

from gorod.rulebooks.fiim_2011 import FIIM_2011
from tests.kit.scenarios import STD, Table

__all__ = ["FIIM_2011", "LAYOUTS", "club"]

LAYOUTS: dict[int, tuple[str, ...]] = {
    12: ("citizen",) * 7 + ("sheriff", "don", "mafia", "don", "mafia"),
    10: STD,
    9: ("citizen",) * 5 + ("sheriff", "don", "mafia", "mafia"),
    8: ("citizen",) * 4 + ("sheriff", "don", "mafia", "mafia"),
    7: ("citizen",) * 4 + ("sheriff", "don", "mafia"),
    6: ("citizen",) * 5 + ("mafia",),
    5: ("citizen",) * 4 + ("mafia",),
    4: ("citizen",) * 3 + ("mafia",),
    3: ("citizen",) * 2 + ("mafia",),
    2: ("citizen", "citizen"),
}
"""Size -> the cards by seat, as the scenarios lay them out; at two, one more card is closed."""


def club(size: int = 10) -> Table:
    """Return an empty table for this number of players, under the amendment for its size."""
    return Table(FIIM_2011.chosen((), size))
