"""The best move of a night's victim."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.commands import Best
from gorod.engine.game import Game
from gorod.engine.power import Power
from gorod.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class BestMove(Power):
    """A victim may name seats that they believe to be black."""

    COMMANDS: ClassVar[frozenset[type]] = frozenset({Best})
    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"best-move-cut", "best-move-final"})

    best_move_numbers: Callable[[Game, int], int]
    """How many seats may this victim name?"""
    no_best_move: Callable[[Game, int], str]
    """By which rule does this player have no best move?"""


def numbers_to_name(rules: Rules, game: Game, seat: int) -> int:
    """Return how many seats this victim may name; 0 if the rulebook has no best moves."""
    best = rules.power(BestMove)
    return 0 if best is None else best.best_move_numbers(game, seat)
