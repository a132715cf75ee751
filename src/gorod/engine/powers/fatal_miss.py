"""A miss of the hunt that has consequences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gorod.engine.events import Events
from gorod.engine.game import Game
from gorod.engine.power import Power
from gorod.engine.refusal import Refusal


@dataclass(frozen=True, slots=True)
class FatalMiss(Power):
    """A hunt that hits nobody has consequences."""

    no_victim: Callable[[Game, tuple[tuple[int, int], ...] | None], Events | Refusal]
    """What follows if these shots, or a miss that the judge notes (None), hit nobody?"""
