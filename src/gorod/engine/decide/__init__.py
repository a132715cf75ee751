"""Decisions: one function per command and phase, one module per part of the game.

Importing this package fills the table `gorod.engine.registry.DECIDE`.
"""

from gorod.engine.by_day import decide as by_day
from gorod.engine.decide import (
    aftermath,
    ballots,
    deal,
    discipline,
    farewell,
    guess,
    night,
    recess,
    speeches,
    untimely,
)

__all__ = [
    "aftermath",
    "ballots",
    "by_day",
    "deal",
    "discipline",
    "farewell",
    "guess",
    "night",
    "recess",
    "speeches",
    "untimely",
]
