"""A line of the standings."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from gorod.scoring.items import Item


@dataclass(frozen=True, slots=True)
class Scored:
    """An item and the game it was scored in."""

    game: int
    """The place of the game in the sequence, from 0."""
    item: Item


@dataclass(frozen=True)
class Row:
    """The result of a player and their place; its sums are cached because rows are sorted."""

    name: str
    games: int
    wins: int
    first_killed: int
    """Deaths by the first hunt, in any role and with any result."""
    don_sheriff_wins: int
    items: tuple[Scored, ...] = ()
    place: int = 0
    decided_by: str = ""
    """The clause that put this place below the one above, if both have the same total."""
    lot: bool = False
    """Whether the place is shared until a lot is drawn."""

    @cached_property
    def main(self) -> Fraction:
        return sum((s.item.value for s in self.items if s.item.is_main), Fraction())

    @cached_property
    def extra(self) -> Fraction:
        return sum((s.item.value for s in self.items if not s.item.is_main), Fraction())

    @cached_property
    def compensation(self) -> Fraction:
        """The part of the main points that comes from compensations."""
        parts = (s.item.value for s in self.items if s.item.kind == "compensation")
        return sum(parts, Fraction())

    @cached_property
    def total(self) -> Fraction:
        return self.main + self.extra
