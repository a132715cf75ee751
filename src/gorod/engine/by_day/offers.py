"""What may be done on an open game day, and after the end of a by-day game.

`Offer.values` begins with the clock of the inputs: the game day, and the seconds that may be left
of it. What a verb needs beside that follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gorod.engine.by_day import commands as c
from gorod.engine.by_day.close import open_tie, reckoned
from gorod.engine.by_day.decide import (
    coded_day,
    forecast_day,
    may_act,
    may_choose,
    may_enter,
    may_vote,
    wrote_today,
)
from gorod.engine.by_day.rules import ByDayRules
from gorod.engine.by_day.timing import LAST_SECOND, in_window, window
from gorod.engine.game import Game
from gorod.engine.offer import Offer
from gorod.engine.phases import Epilogue, Open
from gorod.engine.seats import Seats


def open_day(rules: ByDayRules, game: Game, phase: Open) -> Iterator[Offer]:
    """The inputs of each seat, then what the host does."""
    for seat in range(1, game.size + 1):
        yield from _inputs(rules, game, phase, seat)
    yield from _codes(game, phase)
    yield from _host(rules, game, phase)


def _inputs(rules: ByDayRules, game: Game, phase: Open, seat: int) -> Iterator[Offer]:
    day, left = window(game.number, phase.since)
    clock = (str(day), str(left))

    def may(verb: str) -> bool:
        return may_enter(rules, game, phase, verb, seat) is None

    everyone = range(game.size + 1)
    votes = tuple(t for t in everyone if may_vote(rules, game, phase, seat, t) is None)
    acts = tuple(t for t in everyone if may_act(rules, game, phase, seat, t) is None)
    if may("ballot") and votes:
        yield Offer("ballot", seat, votes, clock)
    if may("act") and acts:
        yield Offer("act", seat, acts, clock)
    if may("suicide") and not phase.suicides >> seat & 1:
        yield Offer("suicide", seat, values=clock)
    yield from (Offer(verb, seat, values=clock) for verb in ("legend", "forecast") if may(verb))
    free = rules.question_minutes - phase.bonuses.questions[seat - 1]
    if may("question") and free > 0:
        yield Offer("question", seat, values=(*clock, str(free)))
    others = tuple(t for t in _writers(game, phase) if t != seat)
    late = str(min(left, rules.seconds["best-votes"]))
    if may("best-legend") and others and not phase.choices[seat - 1]:
        yield Offer("best-legend", seat, others, (clock[0], late))
    chosen = tuple(t for t in game.living if may_choose(game, phase, seat, t) is None)
    if may("best-player") and chosen:
        yield Offer("best-player", seat, chosen, (clock[0], late))


def _writers(game: Game, phase: Open) -> Seats:
    return tuple(
        s for s in range(1, game.size + 1) if wrote_today(game, phase, s, "best-legend") is None
    )


def _codes(game: Game, phase: Open | Epilogue) -> Iterator[Offer]:
    for seat in range(1, game.size + 1):
        day = coded_day(game, seat)
        if day:
            open_ = window(day + 1, phase.since)
            yield Offer("answer", seat, values=(str(open_[0]), str(open_[1]), str(day)))


def _hits(game: Game) -> Iterator[Offer]:
    seats = tuple(s for s in range(1, game.size + 1) if forecast_day(game, s))
    if seats:
        yield Offer("hit", 0, seats)


def _host(rules: ByDayRules, game: Game, phase: Open) -> Iterator[Offer]:
    yield from _hits(game)
    writers = _writers(game, phase)
    if writers and not phase.bonuses.praised:
        yield Offer("praise", 0, writers)
    if not phase.bonuses.best_player:
        yield Offer("best-player", 0, game.living)
    day = reckoned(rules, game, phase)
    if len(day.tied) > 1:
        yield Offer("coin", 0, day.tied)
    if not open_tie(day):
        yield Offer("close", 0)
    present = tuple(s for s in game.living if may_enter(rules, game, phase, "dq", s) is None)
    clauses = tuple(clause for kind, clause in rules.violations if kind == "disqualify")
    if present:
        yield Offer("dq", 0, present, clauses)
    yield Offer("stop", 0)


def epilogue(_: ByDayRules, game: Game, phase: Epilogue) -> Iterator[Offer]:
    """The last codes, and verdicts on the last forecasts."""
    yield from _codes(game, phase)
    yield from _hits(game)


def _in_time(offer: Offer, command: Any) -> bool:  # noqa: ANN401  any input of a player
    return in_window(command.at, (int(offer.values[0]), int(offer.values[1])))


def _own(verb: str) -> Callable[[Offer, Any], bool]:
    """An offer to one player; the host's own, of the same name perhaps, has no actor."""
    return lambda o, k: 0 < o.actor == k.seat and o.verb == verb and _in_time(o, k)


def _aimed(verb: str) -> Callable[[Offer, Any], bool]:
    return lambda o, k: _own(verb)(o, k) and k.target in o.seats


def _named(verb: str) -> Callable[[Offer, Any], bool]:
    return lambda o, k: (o.verb, o.actor) == (verb, 0) and k.seat in o.seats


BY_DAY_COVERS: dict[type, Callable[[Offer, Any], bool]] = {
    c.CastBallot: _aimed("ballot"),
    c.Act: _aimed("act"),
    c.CommitSuicide: _own("suicide"),
    c.WriteLegend: _own("legend"),
    c.EnterForecast: _own("forecast"),
    c.AnswerQuestion: lambda o, k: _own("question")(o, k) and 0 < k.minutes <= int(o.values[2]),
    c.EnterCode: lambda o, k: _own("answer")(o, k) and str(k.day) == o.values[2],
    c.ChooseLegend: _aimed("best-legend"),
    c.ChoosePlayer: _aimed("best-player"),
    c.PraiseLegend: _named("praise"),
    c.NameBestPlayer: _named("best-player"),
    c.ConfirmForecast: _named("hit"),
    c.FlipCoin: _named("coin"),
    c.StopGame: lambda o, k: o.verb == "stop" and bool(k.text.strip()),
    c.CloseDay: lambda o, k: o.verb == "close" and (k.after is None or k.after >= LAST_SECOND),
}
