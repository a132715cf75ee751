"""The search for tables: it yields the best so far, the first time at once.

First it tries plans in which rounds follow from each other by turning circles of players, one size
of circle after the other. Then it improves the best plan of all without any such rule. If no
circles fit, all work goes there.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import combinations
from random import Random

from gorod.tournament.seating.anneal import AVOIDED, FORBIDDEN, Annealer
from gorod.tournament.seating.apart import Apart
from gorod.tournament.seating.circles import circled, orders
from gorod.tournament.seating.cooling import (
    SPEED,
    Best,
    Budget,
    copied,
    run,
    work,
)
from gorod.tournament.seating.first_plan import Groups, constructed, first_groups
from gorod.tournament.seating.lower_bounds import Bounds, bounds_of
from gorod.tournament.seating.request import Progress, SeatingRequest
from gorod.tournament.seating.seating_plan import Pair, game_counts, meetings, pair
from gorod.tournament.seating.shape import Shape

WORK = 0.8
"""The part of the work that goes into this search; the rest goes into seats."""
TIME = 0.9
"""The part of the seconds after which the clock ends the search."""
CIRCLES = 0.7
"""The part of the search for plans in circles."""
PAIR = 2
RUN, PASSES = 0.12, 800
"""The part for one run among these, and the passes that it has at least."""
FALL = 0.6
"""The part of a run in which the heat falls, before it lingers."""


def improving(request: SeatingRequest) -> Iterator[Progress]:
    """Yield better and better tables, until the work is done or nothing can be better."""
    deadline = time.thread_time() + TIME * request.seconds
    shape, random = request.shape, Random(request.seed)  # noqa: S311  a plan is no secret
    who = request.who
    index = {number: i for i, number in enumerate(who)}
    known = [two for two in request.apart if set(two) <= index.keys()]
    apart = Apart(((index[one], index[other]) for one, other in known), who)
    if not request.before and not request.together:
        apart.check(shape)
    costs = _costs(request, index, apart)
    counts, met = game_counts(request.before), meetings(request.before)
    inside = {two: met[two] for two in combinations(sorted(who), 2) if met[two]}
    annealer = Annealer(
        _begin(request, apart, random, [counts[number] for number in who]),
        random,
        players=len(who),
        met={(index[one], index[other]): times for (one, other), times in inside.items()},
        costs=costs,
    )
    outside = sum(times**2 for two, times in met.items() if two not in inside)
    fixed = outside + sum(inside.values()) + shape.meetings
    least = (bounds(request).best - fixed) // 2
    budget = Budget(request.seconds * SPEED * WORK, deadline, least)
    free = not request.before and not costs
    for best in _stages(annealer, shape, budget, orders(shape) if free else []):
        squares = fixed + 2 * (best.energy - _paid(best.groups, costs))
        yield Progress(best.share, squares, best.groups, best.stopped)


def _costs(request: SeatingRequest, index: dict[int, int], apart: Apart) -> dict[Pair, int]:
    """Return the cost of each meeting for pairs that must not, or should rather not, meet."""
    avoided = (two for two in request.avoid if set(two) <= index.keys())
    costs = {pair(index[one], index[other]): AVOIDED for one, other in avoided}
    return costs | dict.fromkeys(apart.pairs, FORBIDDEN)


def _paid(groups: Groups, costs: dict[Pair, int]) -> int:
    """Return the cost of such meetings in a plan; it is no part of its squared meetings."""
    if not costs:
        return 0
    at = [{who: n for n, table in enumerate(tables[:-1]) for who in table} for tables in groups]
    paid = 0
    for (one, other), cost in costs.items():
        paid += cost * sum(sat.get(one, -1) == sat.get(other, -2) for sat in at)
    return paid


def bounds(request: SeatingRequest) -> Bounds:
    return bounds_of(request.shape, request.apart, request.before, request.who)


def _begin(request: SeatingRequest, apart: Apart, random: Random, played: list[int]) -> Groups:
    shape = request.shape
    if not request.before and not apart.pairs:
        groups = constructed(shape, random)
        if groups is not None:
            return groups
    groups = first_groups(shape, random, played)
    if apart.pairs and not request.together:
        groups = [_separated(tables, shape, apart, random) for tables in groups]
    return groups


def _separated(
    tables: list[list[int]], shape: Shape, apart: Apart, random: Random
) -> list[list[int]]:
    """Seat the same players without a forbidden pair, or as they were if no way is found."""
    *busy, bench = tables
    players = [who for table in busy for who in table]
    split = apart.split(players, len(busy), shape.seats, random)
    return [*split, bench] if split else tables


def _stages(annealer: Annealer, shape: Shape, budget: Budget, sizes: list[int]) -> Iterator[Best]:
    search = _Search(shape, budget, annealer)
    yield search.best
    yield from search.circles(sizes)
    if search.spent:
        annealer = search.mixed()
    yield from search.spend(annealer, 1 - search.spent, 0 if search.spent else FALL)
    search.best.share = 1.0
    yield search.best


class _Search:
    """The best of all runs, and how much of the budget is spent."""

    def __init__(self, shape: Shape, budget: Budget, annealer: Annealer) -> None:
        self.shape = shape
        self.budget = budget
        self.random = annealer.random
        self.best = Best(annealer.energy, copied(annealer.groups))
        self.spent = 0.0

    @property
    def over(self) -> bool:
        return self.best.stopped or self.best.energy <= self.budget.least

    def spend(self, annealer: Annealer, part: float, fall: float) -> Iterator[Best]:
        if self.over:
            return
        for now in run(annealer, self.shape, self.budget, part, fall):
            if now.energy < self.best.energy:
                self.best = Best(now.energy, now.groups)
            self.best.share = self.spent + part * now.share
            self.best.stopped = now.stopped
            yield self.best
        self.spent += part

    def circles(self, sizes: list[int]) -> Iterator[Best]:
        """Run among plans with circles, from the largest; pairs only if nothing else fits."""
        left = [size for size in reversed(sizes) if size > PAIR or size == sizes[-1]]
        while left and not self.over and self.spent < CIRCLES:
            order = left.pop(0)
            groups = circled(self.shape, self.random, order)
            if groups is None:
                continue
            left.append(order)
            annealer = Annealer(groups, self.random, players=self.shape.players, order=order)
            passes = PASSES * work(annealer, self.shape) / self.budget.work
            part = min(max(RUN, passes), CIRCLES - self.spent)
            yield from self.spend(annealer, part, FALL)

    def mixed(self) -> Annealer:
        """Return an annealer for the best plan, with players renumbered by lot.

        So nobody sees the circles in it.
        """
        lot = self.random.sample(range(self.shape.players), self.shape.players)
        rounds = [[[lot[who] for who in table] for table in t] for t in self.best.groups]
        self.best.groups = rounds
        return Annealer(copied(rounds), self.random, players=self.shape.players)
