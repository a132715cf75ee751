"""One step: a command is decided, then everything that follows by itself happens."""

from __future__ import annotations

import gorod.engine.table.decide  # noqa: F401  importing the decisions fills the table
from gorod.engine.by_day.events import DayClosed
from gorod.engine.commands import Command
from gorod.engine.events import (
    Acted,
    Checked,
    Disqualified,
    DutyDone,
    Event,
    Events,
    FloorGiven,
    HuntEnded,
    MafiaMet,
    NightResolved,
    Nominated,
    NothingShown,
    VotedOut,
)
from gorod.engine.evolve import EVOLVE, fold
from gorod.engine.game import Game
from gorod.engine.phases import Night
from gorod.engine.refusal import Refusal
from gorod.engine.registry import DECIDE
from gorod.engine.rules import CommonRules
from gorod.engine.table.decide.setup import seat_players
from gorod.engine.table.decide.wrong_phase import untimely
from gorod.engine.table.settle import settle

__all__ = ["start", "step"]

AWAITING = frozenset({FloorGiven, Nominated})
"""After these somebody has the floor, so nothing follows by itself; half of all steps."""

NEXT_CALL = frozenset({Acted, Checked, DutyDone, MafiaMet, NothingShown})
"""After these the judge makes the next call of the night, while there is one."""

REMOVALS = frozenset({HuntEnded, NightResolved, VotedOut, Disqualified, DayClosed})
"""After these somebody may have won."""


def start(rules: CommonRules, size: int) -> tuple[Game, Events] | Refusal:
    """A new game for so many players, before the deal."""
    seated = seat_players(rules, size)
    if isinstance(seated, Refusal):
        return seated
    return fold([seated]), (seated,)


def step(rules: CommonRules, game: Game, command: Command) -> tuple[Game, Events | Refusal]:
    """The next game with its events; or the same game with a refusal."""
    phase = game.phase
    handler = DECIDE[type(phase)].get(type(command))
    if handler is None:
        return game, untimely(rules, game, command)
    answer = handler(rules, game, phase, command)
    if type(answer) is Refusal:
        return game, answer
    if isinstance(answer, tuple):
        return _together(rules, game, answer)
    game = EVOLVE[type(answer)](game, answer)
    if type(answer) in AWAITING or (type(answer) in NEXT_CALL and _awaits_a_call(game)):
        return game, (answer,)
    due = _due(rules, game, answer)
    return (game, (answer,)) if due is None else _consequences(rules, game, [answer], due)


def _awaits_a_call(game: Game) -> bool:
    """Whether the night goes on: nobody has won, and a duty is left."""
    return type(game.phase) is Night and bool(game.phase.duties) and game.outcome is None


def _due(rules: CommonRules, game: Game, event: Event) -> Event | None:
    """What follows an event by itself: somebody's victory first."""
    if type(event) in REMOVALS and game.outcome is None:
        return rules.victory(game) or settle(rules, game)
    return settle(rules, game)


def _consequences(
    rules: CommonRules, game: Game, log: list[Event], due: Event | None
) -> tuple[Game, Events]:
    while due is not None:
        game = EVOLVE[type(due)](game, due)
        log.append(due)
        due = None if type(due) in AWAITING else _due(rules, game, due)
    return game, tuple(log)


def _together(rules: CommonRules, game: Game, decided: Events) -> tuple[Game, Events]:
    """Several facts decided at once; a removal among them is weighed after the last."""
    removal = decided[0]
    for event in decided:
        game = EVOLVE[type(event)](game, event)
        if type(event) in REMOVALS:
            removal = event
    return _consequences(rules, game, [*decided], _due(rules, game, removal))
