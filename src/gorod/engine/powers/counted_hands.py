"""Hands that count in another way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gorod.engine.game import Game
from gorod.engine.phases import Vote
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class CountedHands(Power):
    """Not only the first hand of each voter may count."""

    counted: Callable[[Game, Vote, int], int]
    """Which of the hands shown against the present candidate count?"""
