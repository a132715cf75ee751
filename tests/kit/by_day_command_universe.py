"""The command universe of a by-day position: existing and missing seats, clocks of every kind."""

from __future__ import annotations

from collections.abc import Iterator

from gorod.engine import Command, Game
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.by_day.by_day_rules import ByDayRules
from gorod.engine.commands import Deal, Disqualify

CLAUSES = ("G.5", "G.7", "G.8", "G.6", "", "6.7.5")


def clocks(game: Game) -> tuple[b.Clock | None, ...]:
    """Return clocks: none, the open day at its beginning, around 22:00, and other days."""
    day = game.number
    return (None, (day, 86400), (day, 7201), (day, 7200), (day, 1), (day - 1, 1), (day + 1, 5))


def by_day_universe(rules: ByDayRules, game: Game) -> Iterator[Command]:
    deck = rules.deck(game.size)
    yield from (Deal(cards) for cards in (deck, deck[::-1], deck[1:], ()))
    seats = range(-1, game.size + 2)
    for seat in seats:
        yield from (b.CastBallot(seat, target) for target in seats)
        yield from (b.Act(seat, target) for target in seats)
        yield from (b.ChooseLegend(seat, target) for target in seats)
        yield from (b.ChoosePlayer(seat, target) for target in seats)
        yield from (Disqualify(seat, clause) for clause in CLAUSES)
        yield from (b.PraiseLegend(seat), b.NameBestPlayer(seat))
        yield from (b.ConfirmForecast(seat), b.FlipCoin(seat))
        for at in clocks(game):
            target = seat % game.size + 1
            yield from (b.CastBallot(seat, target, at), b.Act(seat, target, at))
            yield from (b.CommitSuicide(seat, at), b.WriteLegend(seat, "text", at))
            yield from (b.EnterForecast(seat, "", at), b.ChooseLegend(seat, target, at))
            yield b.ChoosePlayer(seat, target, at)
            yield from (b.AnswerQuestion(seat, n, at) for n in (-1, 0, 1, 90, 360, 361))
            yield from (b.EnterCode(seat, game.number + n, at) for n in (-2, -1, 0, 1))
    yield from (b.StopGame(text) for text in ("", " ", "the host is ill"))
    for at in clocks(game):
        yield from (b.CloseDay(at, after) for after in (None, -3600, -2, -1, 0, 40000))
