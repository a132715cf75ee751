"""Hands of different weights."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gorod.engine.game import Game
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class WeightedVotes(Power):
    """The hands of some voters weigh more than those of others."""

    weight: Callable[[Game, int], float]
    """How much do these hands weigh?"""
