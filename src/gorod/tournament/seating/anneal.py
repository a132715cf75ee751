"""Simulated annealing of the tables: two players of a round change places, again and again.

The energy is half of what the squared meetings exceed the meetings themselves by: a pair that
has met m times adds m(m - 1)/2. Meetings are kept doubled, so that the cost of an exchange comes
out in whole numbers with one subtraction for each candidate, and once more packed, a player's row
in one long integer, so that the rows of a table are added at once; see docs/seating.md.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator
from itertools import combinations, cycle
from operator import itemgetter, mul, sub
from random import Random

from gorod.tournament.seating.plan import Pair
from gorod.tournament.seating.start import Groups

FORBIDDEN = 10_000
"""What a meeting of two who must not meet costs: more than any other change can win."""
LANE = 32
"""Bits of a packed number: room for a table of forbidden meetings."""
CHANCES = 499
"""Rows of random thresholds, used in turn; a prime, so that they meet other rows each time."""


class Annealer:
    """The rounds as they stand, and their energy."""

    def __init__(
        self,
        groups: Groups,
        random: Random,
        *,
        players: int,
        met: dict[Pair, int],
        apart: set[Pair],
    ) -> None:
        self.groups = groups
        self.random = random
        self.doubled = [[0] * players for _ in range(players)]
        self._lanes = [1 << (LANE * i) for i in range(players)]
        self._unpack = struct.Struct(f"<{players}I").unpack
        for (one, other), times in met.items():
            self._met(one, other, 2 * times)
        for tables in groups:
            for table in tables[:-1]:
                for one, other in combinations(table, 2):
                    self._met(one, other, 2)
        self.energy = self._counted(met, apart)
        for one, other in apart:
            self._met(one, other, 2 * FORBIDDEN)
        self._packed = [sum(map(mul, row, self._lanes)) for row in self.doubled]
        width = max(len(group) for tables in groups for group in tables)
        self._noise = [[_logistic(random) for _ in range(width)] for _ in range(CHANCES)]
        self._chances: Iterator[tuple[int, list[int]]] = iter(())

    def _met(self, one: int, other: int, doubled: int) -> None:
        self.doubled[one][other] += doubled
        self.doubled[other][one] += doubled

    def _counted(self, met: dict[Pair, int], apart: set[Pair]) -> int:
        repeats = sum(m * (m - 2) for row in self.doubled for m in row) // 16
        wrong = sum(
            self.doubled[one][other] // 2 - met.get((one, other), 0) for one, other in apart
        )
        return repeats + FORBIDDEN * wrong

    def warm(self, heat: float) -> None:
        """From now on an exchange that costs `d` is taken with the chance 1 / (1 + exp(d/heat))."""
        rows = [[math.floor(heat * x) for x in noise] for noise in self._noise]
        self._chances = cycle([(max(row), row) for row in rows])

    def visit(self, tables: list[list[int]]) -> None:
        """Offers every two players of a round, at different tables, to change places."""
        busy = tables[:-1]
        for table in busy:  # else an exchange that costs nothing is taken back the next time
            turn = int(self.random.random() * len(table))
            table[:] = table[turn:] + table[:turn]
        self.random.shuffle(busy)
        sums = [self._sums(table) for table in busy]
        for here, there in combinations(range(len(busy)), 2):
            self._exchange(busy, sums, here, there)

    def _sums(self, table: list[int]) -> tuple[int, ...]:
        """For every player: the doubled meetings with the whole table."""
        packed = self._packed
        total = sum([packed[who] for who in table])
        return self._unpack(total.to_bytes(LANE // 8 * len(packed), "little"))

    def _exchange(
        self, busy: list[list[int]], sums: list[tuple[int, ...]], here: int, there: int
    ) -> None:
        one, other, doubled = busy[here], busy[there], self.doubled
        together = 2 * (len(one) - 1 + len(other) - 1) // 2
        fetch = itemgetter(*other)
        mine, theirs = sums[here], sums[there]
        gains = [(mine[b] - theirs[b]) // 2 for b in other]
        for i, (a, (limit, chances)) in enumerate(zip(tuple(one), self._chances, strict=False)):
            cost = (theirs[a] - mine[a]) // 2 + together
            row = fetch(doubled[a])
            if cost + min(map(sub, gains, row)) > limit:
                continue
            for j, (chance, d) in enumerate(zip(chances, map(sub, gains, row), strict=False)):
                if cost + d <= chance:
                    self.energy += cost + d
                    b = other[j]
                    self._moved(a, one, other, b)
                    self._moved(b, other, one, a)
                    one[i], other[j] = b, a
                    mine = sums[here] = self._sums(one)
                    theirs = sums[there] = self._sums(other)
                    gains = [(mine[b] - theirs[b]) // 2 for b in other]
                    fetch = itemgetter(*other)
                    break

    def relay(self, one: list[list[int]], other: list[list[int]]) -> None:
        """Of two players who sit out one of two rounds each, both change rounds: once at most."""
        *busy, bench = one
        *later, rest = other
        leaving = _both(busy, rest)
        coming = _both(later, bench)
        if not leaving or not coming:
            return
        doubled = self.doubled
        sums = [self._sums(table) for table in busy]
        later_sums = [self._sums(table) for table in later]
        shared = [[len({*here} & {*there}) for there in later] for here in busy]
        for (a, here, i), (_, chances) in zip(leaving, self._chances, strict=False):
            mine, row = sums[here], doubled[a]
            together = 4 * (len(busy[here]) - 1) - mine[a]
            for (b, there, j), chance in zip(coming, chances, strict=False):
                theirs = later_sums[there]
                d = mine[b] + theirs[a] - theirs[b] - 2 * row[b] - 4 * shared[here][there]
                if together + d <= 2 * chance:
                    self.energy += (together + d) // 2
                    self._moved(a, busy[here], later[there], b)
                    self._moved(b, later[there], busy[here], a)
                    busy[here][i], later[there][j] = b, a
                    bench[bench.index(b)], rest[rest.index(a)] = a, b
                    return

    def _moved(self, who: int, old: list[int], new: list[int], instead: int) -> None:
        """`who` leaves the old table for the place of `instead` at the new one."""
        doubled, packed, lanes = self.doubled, self._packed, self._lanes
        mine, lane = doubled[who], 2 * lanes[who]
        for x in old:
            if x != who:
                mine[x] -= 2
                doubled[x][who] -= 2
                packed[x] -= lane
                packed[who] -= 2 * lanes[x]
        for x in new:
            if x != instead:
                mine[x] += 2
                doubled[x][who] += 2
                packed[x] += lane
                packed[who] += 2 * lanes[x]


def _both(tables: list[list[int]], bench: list[int]) -> list[tuple[int, int, int]]:
    """Who of a bench sits at one of the tables, at which and on which place."""
    return [
        (who, t, i) for t, table in enumerate(tables) for i, who in enumerate(table) if who in bench
    ]


def _logistic(random: Random) -> float:
    chance = random.uniform(1e-12, 1 - 1e-12)
    return math.log(chance / (1 - chance))
