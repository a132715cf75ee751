"""The hunt with open eyes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gorod.engine.game import Game
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class OpenHunt(Power):
    """The hunters see one another and agree on one number."""

    settled: Callable[[Game, tuple[tuple[int, int], ...]], int]
    """On which number have they agreed?"""
