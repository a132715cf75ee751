"""Decisions: one function per command and phase, one module per part of the game.

Importing this package fills the table `gorod.engine.registry.DECIDE`.
"""

from gorod.engine.by_day import decide as by_day
from gorod.engine.decide import (
    aftermath,
    as_played,
    ballots,
    balls,
    day_cards,
    deal,
    discipline,
    elections,
    farewell,
    guess,
    night,
    recess,
    speeches,
    untimely,
)

__all__ = [
    "aftermath",
    "as_played",
    "ballots",
    "balls",
    "by_day",
    "day_cards",
    "deal",
    "discipline",
    "elections",
    "farewell",
    "guess",
    "night",
    "recess",
    "speeches",
    "untimely",
]
