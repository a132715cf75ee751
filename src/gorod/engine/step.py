"""One step: a command is decided, then everything that follows by itself happens."""

from __future__ import annotations

from typing import Any

from gorod.engine.commands import Command
from gorod.engine.events import Event, Events
from gorod.engine.evolve import EVOLVE, fold
from gorod.engine.format import Format
from gorod.engine.game import Game
from gorod.engine.phases import Night, Vote
from gorod.engine.refusal import Refusal
from gorod.engine.rules import CommonRules
from gorod.engine.table.decide.setup import seat_players

__all__ = ["start", "step"]


def start(rules: CommonRules, size: int) -> tuple[Game, Events] | Refusal:
    """A new game for so many players, before the deal."""
    seated = seat_players(rules, size)
    if isinstance(seated, Refusal):
        return seated
    return fold([seated]), (seated,)


def step(rules: CommonRules, game: Game, command: Command) -> tuple[Game, Events | Refusal]:
    """The next game with its events; or the same game with a refusal."""
    own, phase = rules.format, game.phase
    try:
        decide = own.decide[type(phase)][type(command)]
    except KeyError:
        return game, own.wrong_phase(rules, game, command)
    answer: Any = decide(rules, game, phase, command)
    kind = type(answer)
    if kind in own.waits:  # every other decision, so it is asked first
        return EVOLVE[kind](game, answer), (answer,)
    if kind is Refusal:
        return game, answer
    if kind is tuple:
        return _together(own, rules, game, answer)
    game = EVOLVE[kind](game, answer)
    if kind in own.calls and _goes_on(game):
        return game, (answer,)
    return _consequences(own, rules, game, (answer,), kind)


def _goes_on(game: Game) -> bool:
    """Whether the phase has another call: a duty of the night, or a candidate to be voted.

    Somebody's victory, and a mayor who may have gone, come before it.
    """
    if game.outcome is not None or game.mayor:
        return False
    phase = game.phase
    if type(phase) is Vote:
        return len(phase.hands) < len(phase.slate)
    return type(phase) is Night and phase.duties != ()


def _consequences(
    own: Format, rules: CommonRules, game: Game, log: Events, last: type
) -> tuple[Game, Events]:
    """What follows a fact of the type `last` by itself: somebody's victory first."""
    while True:
        due: Event | None = None
        if last in own.removals and game.outcome is None:
            due = rules.victory(game)
        if due is None:
            due = own.settle(rules, game)
            if due is None:
                return game, log
        last = type(due)
        game = EVOLVE[last](game, due)
        log += (due,)
        if last in own.waits or (last in own.calls and _goes_on(game)):
            return game, log


def _together(own: Format, rules: CommonRules, game: Game, decided: Events) -> tuple[Game, Events]:
    """Several facts decided at once; a removal among them is weighed after the last."""
    weighed: type = type(decided[0])
    for event in decided:
        kind = type(event)
        game = EVOLVE[kind](game, event)
        if kind in own.removals:
            weighed = kind
    return _consequences(own, rules, game, decided, weighed)
