"""How each event of a game at a table changes the game, one module per part of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine.game import Game
from gorod.engine.table.evolve import (
    after_game,
    best_move,
    discipline,
    night,
    polls,
    setup,
    speeches,
    votes,
)

EVOLVE: dict[type, Callable[[Game, Any], Game]] = {
    **setup.EVOLVE,
    **night.EVOLVE,
    **speeches.EVOLVE,
    **votes.EVOLVE,
    **polls.EVOLVE,
    **best_move.EVOLVE,
    **discipline.EVOLVE,
    **after_game.EVOLVE,
}
