"""One run of the search, measured in work and not in time; only the clock may end it early."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass

from gorod.tournament.seating.anneal import Annealer
from gorod.tournament.seating.first_plan import Groups
from gorod.tournament.seating.shape import Shape

SPEED = 1_350_000
"""How many rows of candidates a slow machine tries in a second."""
CIRCLE = 4
"""In circles of this many rounds, exchanges cost as much as finding them; in larger ones more."""
STEPS = 400
"""How often in a whole search the heat changes, and the best so far is reported."""
LEAST_STEPS = 25
"""How often at least it changes in a run."""
HEAT = ((0.5, 0.06), (0.27, 0.015))
"""Hot and cold, each with what a round of a circle adds; every shape freezes between them."""
SLOWER = 0.6
"""The heat falls fast at first, because large shapes freeze late, and then slowly."""
OVER = (8.0, 2.0)
"""How far above the best energy a lingering search is held: at first and at the end.

It is more in circles.
"""
TURN = 1.04
"""The factor by which the heat is turned up or down to hold it."""


@dataclass(slots=True)
class Best:
    """The best plan of a run, or of all of them."""

    energy: int
    groups: Groups
    share: float = 0.0
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class Budget:
    """The work of the whole search, and when the clock ends it."""

    work: float
    deadline: float
    least: int
    """An energy below which no plan can be."""


def run(
    annealer: Annealer, shape: Shape, budget: Budget, part: float, fall: float
) -> Iterator[Best]:
    """Spend a part of the budget; yield the best so far from time to time, and at the end.

    The heat falls from hot to cold in a part of the run, `fall`. In the rest it lingers near where
    the shape freezes: it is held so that the energy is a little above the best.
    """
    groups, random = annealer.groups, annealer.random
    best = Best(annealer.energy, copied(groups))
    passes = max(1, round(budget.work * part / work(annealer, shape)))
    step = max(1, round(passes / max(part * STEPS, LEAST_STEPS)))
    resting = any(tables[-1] for tables in groups)
    order = len(groups) // len(annealer.drawn)
    hot, cold = (base + each * order for base, each in HEAT)
    heat, over = cold, 0
    for done in range(passes):
        if best.energy <= budget.least:
            break
        if done % step == 0:
            best.share = done / passes
            best.stopped = time.thread_time() > budget.deadline
            yield best
            if best.stopped:
                return
            if best.share < fall:
                heat = hot * math.pow(cold / hot, math.pow(best.share / fall, SLOWER))
            elif over < _held(best.share, order) * step * len(annealer.drawn):
                heat = min(heat * TURN, hot)
            else:
                heat = heat / TURN if heat > cold / 2 else hot
            annealer.warm(heat)
            over = 0
        for number in random.sample(annealer.drawn, len(annealer.drawn)):
            annealer.visit(number)
            if resting:
                annealer.relay()
            if annealer.energy < best.energy:
                best.energy, best.groups = annealer.energy, copied(groups)
            over += annealer.energy - best.energy
    best.share = 1.0
    yield best


def work(annealer: Annealer, shape: Shape) -> float:
    """Return the cost of one pass through all rounds that are drawn, in rows of candidates."""
    rows = sum(_rows(shape, len(annealer.groups[number]) - 1) for number in annealer.drawn)
    return rows * (1 + (len(annealer.groups) // len(annealer.drawn) / CIRCLE) ** 2)


def _held(share: float, order: int) -> float:
    first, last = OVER
    return (first + (last - first) * share) * (1 + order) / 2


def copied(groups: Groups) -> Groups:
    return [[list(table) for table in tables] for tables in groups]


def _rows(shape: Shape, tables: int) -> float:
    """Return the cost of one visit of a round, in rows of candidates."""
    sums = tables * (3 + shape.players / 20)
    rows = tables * (tables - 1) // 2 * (shape.seats + 2) + sums
    if shape.players > shape.seats * tables:
        rows += 3 * sums + 20
    return rows * (1 + shape.players / 1000)
