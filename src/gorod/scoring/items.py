"""Items of a score: what a game is worth to a seat, each with the clause that grants it.

Main points come from results, additional points from how somebody played. Values are exact
fractions: C_i is not a decimal, and a ranking must not depend on how it is printed.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from gorod.rulebooks import Rulebook

MAIN = frozenset({"win", "draw", "loss", "compensation"})
"""The kinds that are main points; all others are additional."""


@dataclass(frozen=True, slots=True)
class Item:
    """One entry of a score."""

    kind: str
    """`win`, `draw`, `loss`, `disqualification`, `best-move`, `award`, `fine` or `compensation`."""
    value: Fraction
    rule: str
    clause: str
    reason: str = ""
    """What the judge gave it for, if that was said."""

    @property
    def is_main(self) -> bool:
        return self.kind in MAIN


@dataclass(frozen=True, slots=True)
class Points:
    """The items of one seat in one game."""

    seat: int
    items: tuple[Item, ...] = ()

    @property
    def main(self) -> Fraction:
        return sum((item.value for item in self.items if item.is_main), Fraction())

    @property
    def extra(self) -> Fraction:
        return sum((item.value for item in self.items if not item.is_main), Fraction())

    @property
    def total(self) -> Fraction:
        return self.main + self.extra


@lru_cache(maxsize=1024)
def hundredths(points: int) -> Fraction:
    """Convert hundredths of a point to points."""
    return Fraction(points, 100)


def cited(book: Rulebook, rule: str) -> str:
    """Return the clause to name for a rule: the first that the rulebook cites."""
    return book.citations[rule][0]
