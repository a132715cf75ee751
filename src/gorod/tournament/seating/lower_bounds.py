"""Lower bounds of the sum of squared meetings. The proofs: docs/seating.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from gorod.tournament.seating.seating_plan import Pair, Rounds, meetings, squares
from gorod.tournament.seating.shape import Shape


@dataclass(frozen=True, slots=True)
class Bounds:
    """Two lower bounds: no plan of the shape has a smaller sum of squared meetings."""

    counting: int
    rounds: int

    @property
    def best(self) -> int:
        return max(self.counting, self.rounds)


def bounds_of(
    shape: Shape,
    apart: Iterable[Pair] = (),
    before: Rounds = (),
    players: Sequence[int] = (),
) -> Bounds:
    """Return both bounds; with rounds that are played already, what these leave possible."""
    who = players or range(1, shape.players + 1)
    met = meetings(before)
    rounds = squares(met) + round_bound(shape)
    return Bounds(counting_bound(shape.meetings, set(apart), met, who), rounds)


def counting_bound(
    more: int, apart: Collection[Pair], met: Counter[Pair], who: Iterable[int]
) -> int:
    """Return the bound by counting: each more meeting goes to a pair that has met least so far."""
    free = Counter(met[two] for two in combinations(sorted(who), 2) if two not in apart)
    total = squares(met)
    level = min(free, default=0)
    while more > 0 and free:
        risen = min(more, free[level])
        total += risen * (2 * level + 1)
        more -= risen
        free[level + 1] += risen
        level += 1
    return total


def round_bound(shape: Shape) -> int:
    """Return the bound by pairs of rounds.

    Two rounds share players; those fall into cells, one for each table of the one round with each
    table of the other.
    """
    kinds = Counter(shape.round_pairs)
    shared = {kind: _least_shared(shape, *kind) for kind in kinds}
    repeats = sum(many * _within_cells(shared[kind], *kind) for kind, many in kinds.items())
    left = shape.presences - sum(many * shared[kind] for kind, many in kinds.items())
    level = 0
    while left > 0:  # one more player in a cell of `level` players makes `level` repeated pairs
        for (here, there), many in kinds.items():
            full = min((level + 1) * here * there, shape.seats * min(here, there))
            more = min(left, many * max(0, full - shared[here, there]))
            repeats += more * level
            left -= more
            shared[here, there] = max(shared[here, there], full)
        level += 1
    return shape.meetings + 2 * repeats


def _least_shared(shape: Shape, here: int, there: int) -> int:
    return max(0, shape.seats * (here + there) - shape.players)


def _within_cells(shared: int, here: int, there: int) -> int:
    cells = here * there
    each, more = divmod(shared, cells)
    return cells * each * (each - 1) // 2 + more * each
