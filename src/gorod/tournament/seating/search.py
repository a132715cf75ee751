"""The search for tables: it yields the best so far, the first time at once.

First short runs among plans in which rounds follow from each other by turning circles of players,
in turns for every size of circle that fits and for the best one so far; then the best plan of all
is improved without any such rule. Where no circles fit, all work goes there.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import chain, combinations, repeat
from random import Random

from gorod.tournament.seating.anneal import Annealer
from gorod.tournament.seating.apart import Apart
from gorod.tournament.seating.bounds import Bounds, bounds_of
from gorod.tournament.seating.circles import circled, orders
from gorod.tournament.seating.cooling import SPEED, Best, Budget, copied, run, work
from gorod.tournament.seating.plan import game_counts, meetings
from gorod.tournament.seating.shape import Shape
from gorod.tournament.seating.start import Groups, constructed, first_groups
from gorod.tournament.seating.wish import Progress, Wish

WORK = 0.8
"""The part of the work that goes here; the rest goes into seats."""
TIME = 0.9
"""The part of the seconds after which the clock ends it."""
CIRCLES = 0.7
"""The part of it for plans in circles."""
TRIED, MORE, PASSES = 0.04, 0.08, 800
"""Parts of it for a first run with a size of circle and for another, of so many passes at least."""
FALL = 0.25
"""Without circles: the part in which the search cools, before it lingers."""


def improving(wish: Wish) -> Iterator[Progress]:
    """Better and better tables, until the work is done or nothing can be better."""
    deadline = time.thread_time() + TIME * wish.seconds
    shape, random = wish.shape, Random(wish.seed)  # noqa: S311  a plan is no secret
    who = wish.who
    index = {number: i for i, number in enumerate(who)}
    known = [two for two in wish.apart if set(two) <= index.keys()]
    apart = Apart(((index[one], index[other]) for one, other in known), len(who))
    if not wish.before:
        apart.check(shape, who)
    counts, met = game_counts(wish.before), meetings(wish.before)
    inside = {two: met[two] for two in combinations(sorted(who), 2) if met[two]}
    annealer = Annealer(
        _begin(wish, apart, random, [counts[number] for number in who]),
        random,
        players=len(who),
        met={(index[one], index[other]): times for (one, other), times in inside.items()},
        apart=apart.pairs,
    )
    outside = sum(times**2 for two, times in met.items() if two not in inside)
    fixed = outside + sum(inside.values()) + shape.meetings
    least = (bounds(wish).best - fixed) // 2
    budget = Budget(wish.seconds * SPEED * WORK, deadline, least)
    free = not wish.before and not apart.pairs
    for best in _stages(annealer, shape, budget, orders(shape) if free else []):
        yield Progress(best.share, fixed + 2 * best.energy, best.groups, best.stopped)


def bounds(wish: Wish) -> Bounds:
    return bounds_of(wish.shape, wish.apart, wish.before, wish.who)


def _begin(wish: Wish, apart: Apart, random: Random, played: list[int]) -> Groups:
    shape = wish.shape
    if not wish.before and not apart.pairs:
        groups = constructed(shape, random)
        if groups is not None:
            return groups
    groups = first_groups(shape, random, played)
    if apart.pairs:
        groups = [_separated(tables, shape, apart, random) for tables in groups]
    return groups


def _separated(
    tables: list[list[int]], shape: Shape, apart: Apart, random: Random
) -> list[list[int]]:
    """The same players at tables without a forbidden pair, if there is a way to seat them."""
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

    def spend(self, annealer: Annealer, part: float, fall: float = 1.0) -> Iterator[Best]:
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
        """Runs among plans with circles: once with every size, then with the best one so far."""
        best: dict[int, int] = {}
        for size in chain(sizes, repeat(0)):
            if self.over or self.spent >= CIRCLES or not (size or best):
                return
            order = size or min(best, key=lambda one: (best[one], one))
            groups = circled(self.shape, self.random, order)
            if groups is None:
                best.pop(order, None)
                continue
            annealer = Annealer(groups, self.random, players=self.shape.players, order=order)
            passes = PASSES * work(annealer, self.shape) / self.budget.work
            part = TRIED if size else max(MORE, passes)
            yield from self.spend(annealer, min(part, CIRCLES - self.spent))
            best[order] = min(best.get(order, annealer.energy), annealer.energy)

    def mixed(self) -> Annealer:
        """The best with players renumbered by lot, so that nobody sees the circles in it."""
        lot = self.random.sample(range(self.shape.players), self.shape.players)
        rounds = [[[lot[who] for who in table] for table in t] for t in self.best.groups]
        self.best.groups = rounds
        return Annealer(copied(rounds), self.random, players=self.shape.players)
