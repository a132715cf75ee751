"""Fouls that are not always given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gorod.engine.game import Game
from gorod.engine.power import Power
from gorod.engine.refusal import Refusal


@dataclass(frozen=True, slots=True)
class ToleratedFouls(Power):
    """Some fouls are tolerated in some situations."""

    conditional_fouls: frozenset[str]
    """Which fouls are tolerated in some situations?"""
    tolerated: Callable[[Game, int, str], Refusal | None]
    """Why is this foul not given to that player now?"""
