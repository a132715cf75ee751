"""One step: a command is decided, then everything that follows by itself happens."""

from __future__ import annotations

import gorod.engine.decide  # noqa: F401  importing the decisions fills the table
from gorod.engine.commands import Command
from gorod.engine.decide.deal import seat_players
from gorod.engine.decide.untimely import untimely
from gorod.engine.events import Disqualified, Event, Events, HuntEnded, VotedOut
from gorod.engine.evolve import EVOLVE, fold
from gorod.engine.game import Game
from gorod.engine.refusal import Refusal
from gorod.engine.registry import DECIDE
from gorod.engine.rules import Rules
from gorod.engine.settle import settle

__all__ = ["start", "step"]

REMOVALS = frozenset({HuntEnded, VotedOut, Disqualified})
"""After these somebody may have won."""


def start(rules: Rules, size: int) -> tuple[Game, Events] | Refusal:
    """A new game for so many players, before the deal."""
    seated = seat_players(rules, size)
    if isinstance(seated, Refusal):
        return seated
    return fold([seated]), (seated,)


def step(rules: Rules, game: Game, command: Command) -> tuple[Game, Events | Refusal]:
    """The next game with its events; or the same game with a refusal."""
    handler = DECIDE.get((type(game.phase), type(command)))
    if handler is None:
        return game, untimely(game, command)
    answer = handler(rules, game, game.phase, command)
    if isinstance(answer, Refusal):
        return game, answer
    log: list[Event] = []
    removed = False
    for event in answer if isinstance(answer, tuple) else (answer,):
        game = EVOLVE[type(event)](game, event)
        log.append(event)
        removed = removed or type(event) in REMOVALS
    while True:
        due: Event | None = rules.victory(game) if removed and game.outcome is None else None
        if due is None:
            due = settle(rules, game)
            if due is None:
                return game, tuple(log)
        game = EVOLVE[type(due)](game, due)
        log.append(due)
        removed = type(due) in REMOVALS
