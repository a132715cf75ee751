"""Spread who sits beside whom, by exchanges that leave every seat count as it is."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random

from gorod.tournament.seating.seat_colouring import Seats
from gorod.tournament.seating.seating_plan import Pair

HEAT = (1.0, 0.15)
SEAT = 1000
"""The weight of one step of a seat count, in those of neighbours: seats come first."""


class Sides:
    """Squared games side by side, and squared games on a seat, with what was played before."""

    def __init__(
        self,
        seats: Seats,
        beside: Mapping[Pair, int],
        sat: Mapping[Pair, int],
    ) -> None:
        self.seats = seats
        self.beside = {**beside} | {(b, a): n for (a, b), n in beside.items()}
        self.sat = dict(sat)
        self.weighs_seats = bool(sat)
        self.cost = 0
        for game in range(len(seats.at)):
            self._count(game, range(seats.seats), 1)
            self._sit(game, range(seats.seats), 1)

    def _count(self, game: int, starts: Sequence[int] | set[int], step: int) -> int:
        """Add or remove these places of a game where two sit side by side; return the change."""
        owner, here, beside = self.seats.owner, self.seats.at[game], self.beside
        change = 0
        for start in starts:
            a, b = owner[here[start - 1]], owner[here[start]]
            times = beside.get((a, b), 0)
            change += (2 * times + step) * step
            beside[a, b] = beside[b, a] = times + step
        return change

    def _sit(self, game: int, seats: Sequence[int], step: int) -> int:
        if not self.weighs_seats:
            return 0
        change = 0
        for seat in seats:
            key = (self.seats.owner[self.seats.at[game][seat]], seat + 1)
            times = self.sat.get(key, 0)
            change += (2 * times + step) * step
            self.sat[key] = times + step
        return SEAT * change

    def exchange(self, games: Sequence[int], one: int, other: int) -> int:
        """Flip two seats in these games and return what it costs; a second call undoes it."""
        count = self.seats.seats
        starts = {one, (one + 1) % count, other, (other + 1) % count}
        pair = (one, other)
        change = sum(self._count(g, starts, -1) + self._sit(g, pair, -1) for g in games)
        self.seats.flip(games, one, other)
        return change + sum(self._count(g, starts, 1) + self._sit(g, pair, 1) for g in games)


def spread_neighbours(sides: Sides, random: Random, work: int) -> None:
    """Anneal until `work` games have been touched, and end at the best seating that was seen."""
    if not sides.seats.at:
        return
    hot, cold = HEAT
    now = best = done = 0
    since: list[tuple[list[int], int, int]] = []
    while done < work:
        one, other = random.sample(range(sides.seats.seats), 2)
        games = sides.seats.chain(random.randrange(len(sides.seats.at)), one, other)
        done += 2 * len(games)
        change = sides.exchange(games, one, other)
        heat = hot * (cold / hot) ** (done / work)
        if change > -heat * math.log(1 - random.random()):
            sides.exchange(games, one, other)
            continue
        now += change
        since.append((games, one, other))
        if now < best:
            best = now
            since.clear()
    for games, one, other in reversed(since):
        sides.exchange(games, one, other)
