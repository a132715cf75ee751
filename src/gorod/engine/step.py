"""One step: a command is decided, then everything that follows from it happens."""

from __future__ import annotations

from typing import Any

from gorod.engine.commands import Command
from gorod.engine.consequences import victory_first, what_is_due
from gorod.engine.events import Events
from gorod.engine.evolve import fold
from gorod.engine.game import Game
from gorod.engine.refusal import Refusal
from gorod.engine.rules import CommonRules
from gorod.engine.table.decide.setup import seat_players

__all__ = ["start", "step"]


def start(rules: CommonRules, size: int) -> tuple[Game, Events] | Refusal:
    """Return a new game for this many players, before the deal, and its first event."""
    seated = seat_players(rules, size)
    if isinstance(seated, Refusal):
        return seated
    return fold([seated]), (seated,)


def step(rules: CommonRules, game: Game, command: Command) -> tuple[Game, Events | Refusal]:
    """Return the next game with its events, or the same game with a refusal."""
    own, phase = rules.format, game.phase
    try:
        decide = own.decide[type(phase)][type(command)]
    except KeyError:
        return game, own.wrong_phase(rules, game, command)
    answer: Any = decide(rules, game, phase, command)
    try:
        change, follow = own.events[type(answer)]
    except KeyError:  # not one event: a refusal, or several events at once
        return (game, answer) if type(answer) is Refusal else _together(rules, game, answer)
    game = change(game, answer)
    return (game, (answer,)) if follow is None else follow(rules, game, (answer,))


def _together(rules: CommonRules, game: Game, decided: Events) -> tuple[Game, Events]:
    """Apply several events at once; after a removal the victory is checked once, after the last."""
    events, removed = rules.format.events, False
    for event in decided:
        change, follow = events[type(event)]
        game = change(game, event)
        removed = removed or follow is victory_first
    return (victory_first if removed else what_is_due)(rules, game, decided)
