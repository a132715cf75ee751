"""Simulated annealing of the tables: two players of a round change places, again and again.

Rounds may be arranged in circles: each follows from the one before by a turn of all players. Then
an exchange in one round is made in its whole circle, which makes it a search among fewer and more
regular plans.

The energy is half of the amount by which the squared meetings exceed the meetings: a pair that has
met m times adds m(m - 1)/2. Meetings are stored doubled, so that the cost of an exchange comes out
in whole numbers with one subtraction for each candidate. They are also stored packed, a player's
row in one long integer, so that the rows of a table are added at once; see docs/seating.md.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator, Mapping
from itertools import combinations, cycle
from operator import itemgetter, mul, sub
from random import Random
from types import MappingProxyType

from gorod.tournament.seating.circles import turns
from gorod.tournament.seating.first_plan import Groups
from gorod.tournament.seating.seating_plan import Pair

FORBIDDEN = 10_000
"""The cost of a meeting of two who must not meet: more than any other change can win."""
AVOIDED = 20
"""The cost of a meeting of two who should rather not meet, in second meetings."""
LANE = 32
"""Bits of a packed number: they have room for a table of forbidden meetings."""
CHANCES = 499
"""Rows of random thresholds, used in turn.

Their number is prime, so that they meet other rows each time.
"""


class Annealer:
    """The current rounds and their energy, and the exchanges that change them."""

    def __init__(
        self,
        groups: Groups,
        random: Random,
        *,
        players: int,
        met: Mapping[Pair, int] = MappingProxyType({}),
        costs: Mapping[Pair, int] = MappingProxyType({}),
        order: int = 1,
    ) -> None:
        self.groups = groups
        self.random = random
        self.drawn = range(0, len(groups) // order * order, order)
        self._moving = players // order * order
        self._turns = turns(players, order)
        self._order = order
        self.doubled = [[0] * players for _ in range(players)]
        self._lanes = [1 << (LANE * i) for i in range(players)]
        self._unpack = struct.Struct(f"<{players}I").unpack
        for (one, other), times in met.items():
            self._met(one, other, 2 * times)
        for tables in groups:
            for table in tables[:-1]:
                for one, other in combinations(table, 2):
                    self._met(one, other, 2)
        self.energy = self._counted(met, costs)
        for (one, other), cost in costs.items():
            self._met(one, other, 2 * cost)
        self._packed = [sum(map(mul, row, self._lanes)) for row in self.doubled]
        width = max(len(group) for tables in groups for group in tables)
        self._noise = [[_logistic(random) for _ in range(width)] for _ in range(CHANCES)]
        self._chances: Iterator[tuple[int, list[int]]] = iter(())

    def _met(self, one: int, other: int, doubled: int) -> None:
        self.doubled[one][other] += doubled
        self.doubled[other][one] += doubled

    def _counted(self, met: Mapping[Pair, int], costs: Mapping[Pair, int]) -> int:
        repeats = sum(m * (m - 2) for row in self.doubled for m in row) // 16
        paid = (
            cost * (self.doubled[one][other] // 2 - met.get((one, other), 0))
            for (one, other), cost in costs.items()
        )
        return repeats + sum(paid)

    def warm(self, heat: float) -> None:
        """Set the heat: an exchange that costs `d` has the chance 1 / (1 + exp(d/heat))."""
        rows = [[math.floor(heat * x) for x in noise] for noise in self._noise]
        self._chances = cycle([(max(row), row) for row in rows])

    def visit(self, number: int) -> None:
        """Offer every two players of a round, at different tables, to change places."""
        busy, bench = self.groups[number][:-1], self.groups[number][-1]
        for table in busy:  # else an exchange that costs nothing would be undone the next time
            turn = int(self.random.random() * len(table))
            table[:] = table[turn:] + table[:turn]
        self.random.shuffle(busy)
        sums = [self._sums(table) for table in busy]
        for here, there in combinations(range(len(busy)), 2):
            self._exchange(number, busy, sums, (here, there))
        if bench and self._order > 1:
            for table in busy:
                self._relieve(number, table, bench)

    def _sums(self, table: list[int]) -> tuple[int, ...]:
        """Return every player's doubled meetings with the whole table."""
        packed = self._packed
        total = sum([packed[who] for who in table])
        return self._unpack(total.to_bytes(LANE // 8 * len(packed), "little"))

    def _exchange(
        self,
        number: int,
        busy: list[list[int]],
        sums: list[tuple[int, ...]],
        at: tuple[int, int],
    ) -> None:
        here, there = at
        one, other, doubled = busy[here], busy[there], self.doubled
        together = len(one) + len(other) - 2
        fetch = itemgetter(*other)
        mine, theirs = sums[here], sums[there]
        gains = [(mine[b] - theirs[b]) // 2 for b in other]
        for a, (limit, chances) in zip(tuple(one), self._chances, strict=False):
            cost = (theirs[a] - mine[a]) // 2 + together
            row = fetch(doubled[a])
            if cost + min(map(sub, gains, row)) > limit:
                continue
            for b, chance, d in zip(other, chances, map(sub, gains, row), strict=False):
                if cost + d <= chance and self._swapped(number, a, b, chance):
                    for t in range(len(busy)) if self._order > 1 else at:
                        sums[t] = self._sums(busy[t])
                    mine, theirs = sums[here], sums[there]
                    gains = [(mine[b] - theirs[b]) // 2 for b in other]
                    fetch = itemgetter(*other)
                    break

    def _relieve(self, number: int, table: list[int], bench: list[int]) -> None:
        """Exchange players at a table with some of their circle who sit out: games stay equal."""
        mine = self._sums(table)
        together = 2 * (len(table) - 1)
        for a, (_, chances) in zip(tuple(table), self._chances, strict=False):
            circle = [b for b in bench if b // self._order == a // self._order]
            for b, chance in zip(circle, chances, strict=False):
                d = together + mine[b] - mine[a] - self.doubled[a][b]
                if d <= 2 * chance and self._swapped(number, a, b, chance):
                    mine = self._sums(table)
                    break

    def relay(self) -> None:
        """Let two players who sit out one of two rounds each change rounds; at most once."""
        if len(self.drawn) == 1:
            return
        first, second = self.random.sample(self.drawn, 2)
        step = int(self.random.random() * self._order)
        *busy, bench = self.groups[first]
        *later, rest = self.groups[second + step]
        leaving = self._both(busy, rest)
        coming = self._both(later, bench)
        if not leaving or not coming:
            return
        sums = [self._sums(table) for table in busy]
        later_sums = [self._sums(table) for table in later]
        shared = [[len({*here} & {*there}) for there in later] for here in busy]
        for (a, here), (_, chances) in zip(leaving, self._chances, strict=False):
            mine, row = sums[here], self.doubled[a]
            together = 4 * (len(busy[here]) - 1) - mine[a]
            for (b, there), chance in zip(coming, chances, strict=False):
                theirs = later_sums[there]
                d = mine[b] + theirs[a] - theirs[b] - 2 * row[b] - 4 * shared[here][there]
                if together + d <= 2 * chance:
                    back = self._turns[-step]
                    self._swap(first, a, b)
                    self._swap(second, back[b], back[a])
                    return

    def _both(self, tables: list[list[int]], bench: list[int]) -> list[tuple[int, int]]:
        """Return those of a bench who sit at one of the tables, and at which.

        Players who are in no circle are left out.
        """
        moving = {who for who in bench if who < self._moving}
        return [(who, t) for t, table in enumerate(tables) for who in table if who in moving]

    def _swapped(self, number: int, a: int, b: int, chance: int) -> bool:
        """Make an exchange, but undo it if the circle makes it dearer than one round does."""
        before = self.energy
        self._swap(number, a, b)
        if self.energy - before <= chance * self._order:
            return True
        self._swap(number, b, a)
        return False

    def _swap(self, number: int, a: int, b: int) -> None:
        """Make the exchange in a round and, turned, in the others of its circle."""
        for tables, turn in zip(self.groups[number:], self._turns, strict=False):
            self._swap_in(tables, turn[a], turn[b])

    def _swap_in(self, tables: list[list[int]], a: int, b: int) -> None:
        bench = tables[-1]
        here = next(table for table in tables if a in table)
        there = next(table for table in tables if b in table)
        old = [x for x in here if x != a] if here is not bench else []
        new = [x for x in there if x != b] if there is not bench else []
        mine, theirs = self.doubled[a], self.doubled[b]
        change = sum([theirs[x] - mine[x] + 2 for x in old])
        change += sum([mine[x] - theirs[x] + 2 for x in new])
        self.energy += change // 2
        self._moved(a, old, new)
        self._moved(b, new, old)
        here[here.index(a)], there[there.index(b)] = b, a

    def _moved(self, who: int, old: list[int], new: list[int]) -> None:
        """Update the meetings when `who` leaves the others of one table for those of another."""
        doubled, packed, lanes = self.doubled, self._packed, self._lanes
        mine, lane = doubled[who], 2 * lanes[who]
        for x in old:
            mine[x] -= 2
            doubled[x][who] -= 2
            packed[x] -= lane
            packed[who] -= 2 * lanes[x]
        for x in new:
            mine[x] += 2
            doubled[x][who] += 2
            packed[x] += lane
            packed[who] += 2 * lanes[x]


def _logistic(random: Random) -> float:
    chance = random.uniform(1e-12, 1 - 1e-12)
    return math.log(chance / (1 - chance))
