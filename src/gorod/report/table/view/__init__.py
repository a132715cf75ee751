"""How each event of a game at a table changes a view, one module per part of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.report.table.view import (
    after_game,
    best_move,
    discipline,
    night,
    polls,
    setup,
    speeches,
    votes,
)
from gorod.report.view import View
from gorod.rulebooks import Rulebook

FOLD: dict[type, Callable[[Rulebook, View, Any], View]] = {
    **setup.FOLD,
    **night.FOLD,
    **speeches.FOLD,
    **votes.FOLD,
    **polls.FOLD,
    **best_move.FOLD,
    **discipline.FOLD,
    **after_game.FOLD,
}
