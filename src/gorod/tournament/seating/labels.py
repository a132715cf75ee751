"""Choose at which table each group of a round plays, so that everybody plays at all of them."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations
from random import Random

from gorod.tournament.seating.seating_plan import Pair, Rounds, Table

RESTARTS = 8

Counts = dict[int, list[int]]
"""Player -> their games at each table."""


def spread_tables(rounds: Rounds, random: Random, before: Counter[Pair]) -> Rounds:
    """Return the same rounds with their tables renumbered.

    `before` counts what was played already.
    """
    tries = [_settled(rounds, before)]
    for _ in range(RESTARTS):
        mixed = tuple(tuple(random.sample(tables, len(tables))) for tables in rounds)
        tries.append(_settled(mixed, before))
    return min(tries, key=lambda found: found[0])[1]


def _settled(rounds: Rounds, before: Counter[Pair]) -> tuple[int, Rounds]:
    """Exchange two tables of a round as long as that helps; return the cost and the rounds."""
    now = [list(tables) for tables in rounds]
    most = max([len(tables) for tables in now] + [number for _, number in before])
    counts: Counts = defaultdict(lambda: [0] * most)
    for (who, number), times in before.items():
        counts[who][number - 1] = times
    for tables in now:
        for number, table in enumerate(tables):
            for who in table:
                counts[who][number] += 1
    better = True
    while better:
        better = False
        for tables in now:
            for i, j in combinations(range(len(tables)), 2):
                if _change(counts, tables[i], i, j) + _change(counts, tables[j], j, i) < 0:
                    _move(counts, tables[i], i, j)
                    _move(counts, tables[j], j, i)
                    tables[i], tables[j] = tables[j], tables[i]
                    better = True
    cost = sum(count * count for row in counts.values() for count in row)
    return cost, tuple(map(tuple, now))


def _change(counts: Counts, group: Table, old: int, new: int) -> int:
    """Return half of the change of the squares when a group moves from one table to another."""
    return sum([counts[who][new] - counts[who][old] for who in group]) + len(group)


def _move(counts: Counts, group: Table, old: int, new: int) -> None:
    for who in group:
        counts[who][old] -= 1
        counts[who][new] += 1
