"""Decisions: one function per command and phase, one module per part of the game.

Importing this package fills the table `gorod.engine.registry.DECIDE`.
"""

from gorod.engine.by_day import decide as by_day
from gorod.engine.table.decide import (
    after_game,
    as_played,
    balls,
    best_move,
    day_cards,
    discipline,
    guess,
    night,
    polls,
    setup,
    speeches,
    technical_night,
    votes,
    wrong_phase,
)

__all__ = [
    "after_game",
    "as_played",
    "balls",
    "best_move",
    "by_day",
    "day_cards",
    "discipline",
    "guess",
    "night",
    "polls",
    "setup",
    "speeches",
    "technical_night",
    "votes",
    "wrong_phase",
]
