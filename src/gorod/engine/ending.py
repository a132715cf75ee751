"""When a decided game is over, in every format."""

from __future__ import annotations

from gorod.engine.events import GameEnded
from gorod.engine.game import Game, Outcome
from gorod.engine.phases import Over


def game_end(game: Game, outcome: Outcome) -> GameEnded | None:
    """A decided game ends when nobody is owed a last word; a team defeat ends it at once."""
    if (game.leaving and outcome.kind != "defeat") or isinstance(game.phase, Over):
        return None
    return GameEnded(
        outcome.winners, outcome.kind, outcome.reason, rule=outcome.rule, clause=outcome.clause
    )
