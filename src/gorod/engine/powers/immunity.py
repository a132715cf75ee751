"""Immunity from the vote."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.game import Game
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class Immunity(Power):
    """On some days the vote cannot remove a certain player."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"immunity"})

    immune: Callable[[Game], int]
    """Whom can the vote not remove today?"""
