"""Tables: which group of a round plays at which table, so that everybody sees all of them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

from gorod.tournament.seating.plan import Pair, Rounds, Table

RESTARTS = 20


def spread_tables(rounds: Rounds, random: Random, sat: Counter[Pair] | None = None) -> Rounds:
    """The same rounds with their tables renumbered; `sat` is what was played before."""
    before = Counter(sat or ())
    tries = [_settled(rounds, before)]
    for _ in range(RESTARTS):
        mixed = tuple(tuple(random.sample(tables, len(tables))) for tables in rounds)
        tries.append(_settled(mixed, before))
    return min(tries, key=lambda found: found[0])[1]


def _settled(rounds: Rounds, before: Counter[Pair]) -> tuple[int, Rounds]:
    """Exchanges two tables of a round as long as that helps."""
    counts = Counter(before)
    now = [list(tables) for tables in rounds]
    for tables in now:
        for number, table in enumerate(tables, 1):
            counts.update((who, number) for who in table)
    better = True
    while better:
        better = False
        for tables in now:
            for i, j in combinations(range(len(tables)), 2):
                change = _leave(counts, tables[i], i + 1, j + 1)
                change += _leave(counts, tables[j], j + 1, i + 1)
                if change < 0:
                    tables[i], tables[j] = tables[j], tables[i]
                    better = True
                else:
                    _leave(counts, tables[i], j + 1, i + 1)
                    _leave(counts, tables[j], i + 1, j + 1)
    cost = sum(count * count for count in counts.values())
    return cost, tuple(map(tuple, now))


def _leave(counts: Counter[Pair], group: Table, old: int, new: int) -> int:
    """A group goes from one table to another; half of what its squares change by."""
    change = 0
    for who in group:
        change += counts[who, new] - counts[who, old] + 1
        counts[who, old] -= 1
        counts[who, new] += 1
    return change
