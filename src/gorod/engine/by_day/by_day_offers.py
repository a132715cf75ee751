"""Offers on an open game day, and after the end of a by-day game."""

from __future__ import annotations

from collections.abc import Iterator

from gorod.engine.by_day.by_day_phases import Epilogue, Open
from gorod.engine.by_day.by_day_rules import ByDayRules
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
from gorod.engine.by_day.timing import LAST_SECOND, window
from gorod.engine.choices import Count, Elapsed, One, Window, Words
from gorod.engine.game import Game
from gorod.engine.offer import Offer
from gorod.engine.offers import PhaseOffers, dealing
from gorod.engine.phases import Seating
from gorod.engine.seats import Seats


def open_day(rules: ByDayRules, game: Game, phase: Open) -> Iterator[Offer]:
    """Offer the inputs of each seat, then what the host may do."""
    writers = _writers(game, phase)
    for seat in range(1, game.size + 1):
        yield from _inputs(rules, game, phase, seat, writers)
    yield from _codes(game, phase)
    yield from _host(rules, game, phase)


def _inputs(
    rules: ByDayRules, game: Game, phase: Open, seat: int, writers: Seats
) -> Iterator[Offer]:
    day, left = window(game.number, phase.since)
    at = Window(day, left)

    def may(verb: str) -> bool:
        return may_enter(rules, game, phase, verb, seat) is None

    yield from _answers(rules, game, phase, seat, at)
    if may("suicide") and not phase.suicides >> seat & 1:
        yield Offer("suicide", seat, {"at": at})
    for written in ("legend", "forecast"):
        if may(written):
            yield Offer(written, seat, {"text": Words(), "at": at})
    free = rules.question_minutes - phase.bonuses.questions[seat - 1]
    if may("question") and free > 0:
        yield Offer("question", seat, {"minutes": Count(1, free), "at": at})
    late = Window(day, min(left, rules.seconds["best-votes"]))
    others = tuple(t for t in writers if t != seat)
    if others and not phase.choices[seat - 1] and may("best-legend"):
        yield Offer("best-legend", seat, {"target": One(others), "at": late})
    if may("best-player") and (
        chosen := tuple(t for t in game.living if may_choose(game, phase, seat, t) is None)
    ):
        yield Offer("best-player-vote", seat, {"target": One(chosen), "at": late})


def _answers(rules: ByDayRules, game: Game, phase: Open, seat: int, at: Window) -> Iterator[Offer]:
    """The vote and the quest. Whoever has answered, or is not asked, is asked about no target."""
    everyone = range(game.size + 1)
    if (
        not phase.votes[seat - 1]
        and may_enter(rules, game, phase, "ballot", seat) is None
        and (votes := tuple(t for t in everyone if may_vote(rules, game, phase, seat, t) is None))
    ):
        yield Offer("ballot", seat, {"target": One(votes), "at": at})
    if (
        not phase.acts[seat - 1]
        and may_enter(rules, game, phase, "act", seat) is None
        and (acts := tuple(t for t in everyone if may_act(rules, game, phase, seat, t) is None))
    ):
        yield Offer("act", seat, {"target": One(acts), "at": at})


def _writers(game: Game, phase: Open) -> Seats:
    return tuple(
        s for s in range(1, game.size + 1) if wrote_today(game, phase, s, "best-legend") is None
    )


def _codes(game: Game, phase: Open | Epilogue) -> Iterator[Offer]:
    for seat in range(1, game.size + 1):
        day = coded_day(game, seat)
        if day:
            open_ = window(day + 1, phase.since)
            yield Offer("answer", seat, {"day": One((day,)), "at": Window(*open_)})


def _hits(game: Game) -> Iterator[Offer]:
    seats = tuple(s for s in range(1, game.size + 1) if forecast_day(game, s))
    if seats:
        yield Offer("hit", 0, {"seat": One(seats)})


def _host(rules: ByDayRules, game: Game, phase: Open) -> Iterator[Offer]:
    yield from _hits(game)
    writers = _writers(game, phase)
    if writers and not phase.bonuses.praised:
        yield Offer("praise", 0, {"seat": One(writers)})
    if not phase.bonuses.best_player:
        yield Offer("best-player", 0, {"seat": One(game.living)})
    day = reckoned(rules, game, phase)
    if len(day.tied) > 1:
        yield Offer("coin", 0, {"seat": One(day.tied)})
    if not open_tie(day):
        yield Offer("close", 0, {"after": Elapsed(LAST_SECOND)})
    present = tuple(s for s in game.living if may_enter(rules, game, phase, "dq", s) is None)
    clauses = tuple(clause for kind, clause in rules.violations if kind == "disqualify")
    if present:
        yield Offer("dq", 0, {"seat": One(present), "clause": One(clauses)})
    yield Offer("stop", 0, {"text": Words(needed=True)})


def epilogue(_: ByDayRules, game: Game, phase: Epilogue) -> Iterator[Offer]:
    """Offer the last codes, and verdicts on the last forecasts."""
    yield from _codes(game, phase)
    yield from _hits(game)


OFFERS: PhaseOffers = {Seating: dealing, Open: open_day, Epilogue: epilogue}
