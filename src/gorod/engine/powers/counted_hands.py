"""Hands that count otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gorod.engine.game import Game
from gorod.engine.phases import Vote
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class CountedHands(Power):
    """Other hands count than the first one of each voter."""

    counted: Callable[[Game, Vote, int], int]
    """Which of the hands shown against the candidate now voted count?"""
