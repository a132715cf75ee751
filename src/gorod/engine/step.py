"""One step: a command is decided, then everything that follows by itself happens."""

from __future__ import annotations

from gorod.engine.commands import Command
from gorod.engine.events import Event, Events
from gorod.engine.evolve import EVOLVE, fold
from gorod.engine.format import Format
from gorod.engine.game import Game
from gorod.engine.phases import Night
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
    handler = own.decide[type(phase)].get(type(command))
    if handler is None:
        return game, own.wrong_phase(rules, game, command)
    answer = handler(rules, game, phase, command)
    if type(answer) is Refusal:
        return game, answer
    if isinstance(answer, tuple):
        return _together(own, rules, game, answer)
    game = EVOLVE[type(answer)](game, answer)
    if type(answer) in own.floors or (type(answer) in own.calls and _awaits_a_call(game)):
        return game, (answer,)
    due = _due(own, rules, game, answer)
    return (game, (answer,)) if due is None else _consequences(own, rules, game, [answer], due)


def _awaits_a_call(game: Game) -> bool:
    """Whether the night goes on: nobody has won, and a duty is left."""
    return type(game.phase) is Night and bool(game.phase.duties) and game.outcome is None


def _due(own: Format, rules: CommonRules, game: Game, event: Event) -> Event | None:
    """What follows an event by itself: somebody's victory first."""
    if type(event) in own.removals and game.outcome is None:
        return rules.victory(game) or own.settle(rules, game)
    return own.settle(rules, game)


def _consequences(
    own: Format, rules: CommonRules, game: Game, log: list[Event], due: Event | None
) -> tuple[Game, Events]:
    while due is not None:
        game = EVOLVE[type(due)](game, due)
        log.append(due)
        due = None if type(due) in own.floors else _due(own, rules, game, due)
    return game, tuple(log)


def _together(own: Format, rules: CommonRules, game: Game, decided: Events) -> tuple[Game, Events]:
    """Several facts decided at once; a removal among them is weighed after the last."""
    removal = decided[0]
    for event in decided:
        game = EVOLVE[type(event)](game, event)
        if type(event) in own.removals:
            removal = event
    return _consequences(own, rules, game, [*decided], _due(own, rules, game, removal))
