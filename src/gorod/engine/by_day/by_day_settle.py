"""What happens without a command in a by-day game: days open, and finally roles are revealed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine.by_day.by_day_events import GameDayOpened, RolesRevealed
from gorod.engine.by_day.by_day_phases import Closed, Epilogue, Open
from gorod.engine.by_day.by_day_rules import ByDayRules
from gorod.engine.ending import game_end
from gorod.engine.events import Event
from gorod.engine.game import Game
from gorod.engine.phases import Night, Seating


def settle(rules: ByDayRules, game: Game) -> Event | None:
    """Return the event that is due now, or None."""
    ended = None if game.outcome is None else game_end(game, game.outcome)
    return ended or SETTLE[type(game.phase)](rules, game, game.phase)


def _waits(_: ByDayRules, __: Game, ___: Seating | Open) -> None:
    """Nothing is due: the host deals, or the players enter their moves."""


def _after_the_deal(rules: ByDayRules, game: Game, _: Night) -> Event | None:
    """Tell the members of a clan about each other; nobody is called at night."""
    return rules.dawn(game)


def _next_game_day(_: ByDayRules, game: Game, __: Closed) -> Event:
    return GameDayOpened(game.number + 1)


def _draw_log(_: ByDayRules, game: Game, phase: Epilogue) -> Event | None:
    if phase.revealed:
        return None
    coins = tuple((day.number, day.coin) for day in game.facts.days if day.coin)
    return RolesRevealed(game.cards, coins)


SETTLE: dict[type, Callable[[Any, Game, Any], Event | None]] = {
    Seating: _waits,
    Night: _after_the_deal,
    Open: _waits,
    Closed: _next_game_day,
    Epilogue: _draw_log,
}
