"""The end of a decided game, in every format."""

from __future__ import annotations

from gorod.engine.events import GameEnded
from gorod.engine.game import Game, Outcome
from gorod.engine.phases import Over


def game_end(game: Game, outcome: Outcome) -> GameEnded | None:
    """Return the end of a decided game, or None while last words remain or if it has ended.

    A team defeat ends the game at once.
    """
    if (game.leaving and outcome.kind != "defeat") or isinstance(game.phase, Over):
        return None
    return GameEnded(
        outcome.winners, outcome.kind, outcome.reason, rule=outcome.rule, clause=outcome.clause
    )
