"""The search for tables: it yields the best so far, the first time at once.

It is measured in work, not in time, so that a seed gives the same plan on every machine; only a
machine that is too slow for the work is stopped by the clock.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from itertools import combinations
from random import Random

from gorod.tournament.seating.anneal import Annealer
from gorod.tournament.seating.apart import Apart
from gorod.tournament.seating.bounds import Bounds, bounds_of
from gorod.tournament.seating.plan import game_counts, meetings
from gorod.tournament.seating.shape import Shape
from gorod.tournament.seating.start import Groups, constructed, first_groups
from gorod.tournament.seating.wish import Progress, Wish

HEAT = (0.6, 0.3)
"""The first cooling, down from hot to cold."""
SCAN = 0.25
"""The part of the work that it takes."""
OVER = (8.0, 2.0)
"""Then so much above the best energy, on the average, is held, from the first to the last step."""
TURN = 1.04
"""The heat is turned up or down by so much to hold it."""
FROZEN = 0.25
"""Below this nothing moves any more: the cooling begins again."""
STEPS = 400
"""So often the heat changes, and the best so far is told."""
SPEED = 1_100_000
"""Rows of candidates that a slow machine tries in a second."""
SHARE = 0.8
"""The part of the work that goes here; the rest goes into seats."""
TIME = 0.9
"""The part of the seconds after which the clock ends it."""


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
    for share, energy, groups, stopped in _cooling(annealer, shape, wish, least, deadline):
        yield Progress(share, fixed + 2 * energy, groups, stopped)


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


def _cooling(
    annealer: Annealer, shape: Shape, wish: Wish, least: int, deadline: float
) -> Iterator[tuple[float, int, Groups, bool]]:
    groups, random = annealer.groups, annealer.random
    best, kept = annealer.energy, _copy(groups)
    yield 0.0, best, kept, False
    resting = any(tables[-1] for tables in groups) and len(groups) > 1
    work = wish.seconds * SPEED * SHARE
    passes = max(1, round(work / sum(_rows(shape, tables) for tables in shape.tables)))
    step = -(-passes // STEPS)
    heat, over = HEAT[0], 0
    for done in range(passes):
        if best <= least:
            break
        if done % step == 0:
            stopped = time.thread_time() > deadline
            yield done / passes, best, kept, stopped
            if stopped:
                return
            heat = _heat(done / passes, heat, over / (step * len(groups)))
            annealer.warm(heat)
            over = 0
        for tables in random.sample(groups, len(groups)):
            annealer.visit(tables)
            if resting:
                annealer.relay(*random.sample(groups, 2))
            if annealer.energy < best:
                best, kept = annealer.energy, _copy(groups)
            over += annealer.energy - best
    yield 1.0, best, kept, False


def _heat(share: float, now: float, over: float) -> float:
    if share < SCAN:
        hot, cold = HEAT
        return hot * math.pow(cold / hot, share / SCAN)
    first, last = OVER
    wanted = first + (last - first) * (share - SCAN) / (1 - SCAN)
    if over < wanted:
        return now * TURN
    return now / TURN if now > FROZEN else HEAT[0]


def _rows(shape: Shape, tables: int) -> float:
    """What one visit of a round costs, in rows of candidates."""
    sums = tables * (3 + shape.players / 20)
    rows = tables * (tables - 1) // 2 * (shape.seats + 2) + sums
    if shape.players > shape.seats * tables:
        rows += 2 * sums + 10
    return rows * (1 + shape.players / 200)


def _copy(groups: Groups) -> Groups:
    return [[list(table) for table in tables] for tables in groups]
