"""How many hours does a player earn, and which place do these give them in the final protocol?

All amounts are whole minutes; the hours are subtracted from the time of a player's clan.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from gorod.engine.by_day.by_day_phases import Open
from gorod.engine.by_day.days import Bonuses, GameDay
from gorod.engine.game import Game
from gorod.engine.seats import Seats, has, seats_of
from gorod.rulebooks.policies.by_day.clans import CLANS, members

HOUR = 60
STEP_OF_EXIT = {"suicide": 0, "no-vote": 0, "disqualified": 0, "kill": 3, "execution": 6}
"""Cause of a departure -> the step of the reckoning in which it happens."""
NEVER = (1 << 20, 0)
"""Later than any exit, for a clan with a member still in the game."""


@dataclass(frozen=True, slots=True)
class Hours:
    """The amounts of one document, in minutes."""

    legend: int = 30
    best_legend: int = 6 * HOUR
    praise: int = 4 * HOUR
    best_player: int = 4 * HOUR
    cap: int = 20 * HOUR
    """The most that legends, praise, best player and questions bring in a day."""
    code: int = 24 * HOUR
    forecast_from: int = 24 * HOUR
    forecast_step: int = 2 * HOUR
    forecast_least: int = 1 * HOUR
    gap: int = 24 * HOUR
    """The distance between one clan and the next."""


def most_chosen_or_the_praised_of_equals(phase: Open) -> int:
    """Return the player chosen most often, or of several the one praised by the host, or 0."""
    if not any(phase.choices):
        return 0
    counts = Counter(target for target in phase.choices if target)
    top = max(counts.values(), default=0)
    best = [target for target, count in counts.items() if count == top]
    if len(best) == 1:
        return best[0]
    return phase.bonuses.praised if phase.bonuses.praised in best else 0


def the_most_chosen(phase: Open) -> Seats:
    """Return everybody chosen most often as the best player: it only advises the host."""
    counts = Counter(target for target in phase.favourites if target)
    top = max(counts.values(), default=0)
    return tuple(sorted(target for target, count in counts.items() if count == top))


def forecast_minutes(hours: Hours, day: int) -> int:
    """A forecast is worth less every day, down to a minimum."""
    return max(hours.forecast_from - hours.forecast_step * day, hours.forecast_least)


def small_minutes(hours: Hours, bonuses: Bonuses, seat: int) -> int:
    """Return what legends, best player and questions of one day are worth, cut at the limit."""
    earned = bonuses.legends[seat - 1] * hours.legend + bonuses.questions[seat - 1]
    earned += hours.best_legend * (bonuses.best_legend == seat)
    earned += hours.praise * (bonuses.praised == seat)
    earned += hours.best_player * (bonuses.best_player == seat)
    return min(earned, hours.cap)


def day_minutes(hours: Hours, day: int, bonuses: Bonuses, seat: int) -> int:
    """Return all that a day brings to a seat; the limit does not apply to forecast and code."""
    earned = small_minutes(hours, bonuses, seat)
    earned += forecast_minutes(hours, day) * has(bonuses.hits, seat)
    return earned + hours.code * has(bonuses.codes, seat)


def bonus_minutes(hours: Hours, game: Game, seat: int, *, today: bool = True) -> int:
    """Return the bonus of a seat so far; `today` includes what the open day has brought."""
    return bonuses_of_all(hours, game, today=today)[seat - 1]


def bonuses_of_all(hours: Hours, game: Game, *, today: bool = True) -> tuple[int, ...]:
    """The bonus of every seat so far, seat 1 first."""
    closed = _closed(hours, game.facts.days, game.size)
    if not today or not isinstance(game.phase, Open):
        return closed
    number, bonuses = game.number, game.phase.bonuses
    seats = enumerate(closed, 1)
    return tuple(known + day_minutes(hours, number, bonuses, seat) for seat, known in seats)


@lru_cache(maxsize=16)
def _closed(hours: Hours, days: tuple[GameDay, ...], size: int) -> tuple[int, ...]:
    """What the closed days have brought to every seat; asked at every move, and seldom new."""
    return tuple(
        sum(day_minutes(hours, day.number, day.bonuses, seat) for day in days)
        for seat in range(1, size + 1)
    )


@dataclass(frozen=True, slots=True)
class Place:
    """A line of the final protocol; `minutes` may be negative."""

    place: int
    seat: int
    clan: str
    minutes: int


def final_protocol(hours: Hours, game: Game) -> tuple[Place, ...]:
    """Rank everybody by the time of their clan minus their bonus; equal times share a place."""
    bases = clan_bases(hours, game)
    times = {
        seat: bases[CLANS[game.card(seat)]] - bonus
        for seat, bonus in enumerate(bonuses_of_all(hours, game), 1)
    }
    return ranked(times, {seat: CLANS[game.card(seat)] for seat in times})


def ranked(times: Mapping[int, int], clans: Mapping[int, str]) -> tuple[Place, ...]:
    """Rank by ascending time; equal times share a place, and the next places are skipped."""
    in_order = sorted(times, key=lambda seat: (times[seat], seat))
    return tuple(
        Place(1 + sum(t < times[seat] for t in times.values()), seat, clans[seat], times[seat])
        for seat in in_order
    )


def clan_bases(hours: Hours, game: Game) -> dict[str, int]:
    """Return 0 for the winner, one gap for the clan that lasted longer, two for the other."""
    outcome = game.outcome
    winners = outcome.winners if outcome else ()
    losers = sorted(
        (clan for clan in dict.fromkeys(CLANS.values()) if clan not in winners),
        key=lambda clan: last_exit(game, clan),
        reverse=True,
    )
    bases = dict.fromkeys(winners, 0)
    for clan in losers:
        level = last_exit(game, clan) == last_exit(game, losers[0])
        bases[clan] = hours.gap if level else 2 * hours.gap
    return bases


def last_exit(game: Game, clan: str) -> tuple[int, int]:
    """Return the (day, step) at which a clan's last member left, or `NEVER` if one is still in."""
    seats = members(game, clan)
    if seats & game.alive:
        return NEVER
    exits = [
        (int(left.moment[1:]), STEP_OF_EXIT[left.cause])
        for left in game.facts.departures
        if left.seat in seats_of(seats)
    ]
    return max(exits, default=(0, 0))
