"""Players who must not meet: whether that is possible at all, and rounds to begin with."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from gorod.tournament.seating.impossible import SeatingError
from gorod.tournament.seating.seating_plan import NAMED, Pair, in_pairs, pair
from gorod.tournament.seating.shape import Shape

TRIES = 20_000
"""How many placements are tried before looking for a round is given up."""


class Apart:
    """The forbidden pairs of players, who are numbered from 0."""

    def __init__(self, pairs: Iterable[Pair], numbers: list[int]) -> None:
        self.pairs = {pair(*two) for two in pairs}
        self.numbers = numbers
        """The numbers by which a complaint calls the players."""
        self.foes: list[set[int]] = [set() for _ in numbers]
        for one, other in self.pairs:
            self.foes[one].add(other)
            self.foes[other].add(one)

    def clique(self) -> list[int]:
        """Return players of whom no two may meet: the largest group that a greedy search finds."""
        found: list[int] = []
        for first in range(len(self.foes)):
            group = [first]
            near = sorted(self.foes[first], key=lambda x: (-len(self.foes[x]), x))
            for other in near:
                if all(other in self.foes[x] for x in group):
                    group.append(other)
            found = max(found, group, key=len)
        return sorted(found)

    def _named(self, pairs: Iterable[Pair]) -> str:
        told = ((self.numbers[one], self.numbers[other]) for one, other in pairs)
        return in_pairs(sorted(told)[:NAMED])

    def check(self, shape: Shape) -> None:
        """Raise `SeatingError` if it can be proved that no plan keeps them apart."""
        for who, foes in enumerate(self.foes):
            if shape.players - len(foes) < shape.seats:
                pairs = self._named((who, foe) for foe in foes)
                number = self.numbers[who]
                raise SeatingError(
                    "seat-apart-alone", player=number, pairs=pairs, seats=shape.seats
                )
        group = self.clique()
        if len(group) * shape.games[0] > shape.played:
            names = ", ".join(str(self.numbers[who]) for who in group[:NAMED])
            dots = ", …" if len(group) > NAMED else ""
            raise SeatingError(
                "seat-apart-group",
                players=names + dots,
                count=len(group),
                needed=len(group) * shape.games[0],
                played=shape.played,
            )

    def split(
        self, busy: list[int], tables: int, seats: int, random: Random
    ) -> list[list[int]] | None:
        """Return tables of a round without a forbidden pair, or None if none was found.

        If everybody plays and the search was complete, there is none at all: this raises
        `SeatingError`.
        """
        order = sorted(busy, key=lambda x: (-len(self.foes[x] & {*busy}), random.random()))
        groups: list[list[int]] = [[] for _ in range(tables)]
        left = [TRIES]
        if self._place(order, 0, groups, seats, left):
            return groups
        if left[0] > 0 and len(busy) == len(self.foes):
            raise SeatingError("seat-apart-round", tables=tables, pairs=self._named(self.pairs))
        return None

    def _place(
        self, order: list[int], at: int, groups: list[list[int]], seats: int, left: list[int]
    ) -> bool:
        if at == len(order):
            return True
        left[0] -= 1
        if left[0] <= 0:
            return False
        foes = self.foes[order[at]]
        empty = False
        for group in sorted(groups, key=len):
            if not group and empty:  # one empty table is as good as another
                continue
            empty = empty or not group
            if len(group) < seats and foes.isdisjoint(group):
                group.append(order[at])
                if self._place(order, at + 1, groups, seats, left):
                    return True
                group.pop()
        return False
