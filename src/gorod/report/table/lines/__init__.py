"""The protocol lines of a game at a table, one module per part of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gorod.report.scribe import Args, Scribe
from gorod.report.table.lines import (
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

ARGUMENTS: dict[type, Callable[[Scribe, Any, View], Args | None]] = {
    **setup.ARGUMENTS,
    **night.ARGUMENTS,
    **speeches.ARGUMENTS,
    **votes.ARGUMENTS,
    **polls.ARGUMENTS,
    **best_move.ARGUMENTS,
    **discipline.ARGUMENTS,
    **after_game.ARGUMENTS,
}
"""Event -> the arguments of its sentence, or None if it is not worth a line."""

LINES: dict[type, Callable[[Scribe, Any, View], Iterator[str]]] = {
    **night.LINES,
    **votes.LINES,
    **discipline.LINES,
}
"""Events that write their protocol lines themselves instead of filling one sentence."""
