"""Night acts that a role must make."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.events import Event
from gorod.engine.game import Game
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class CompulsoryActs(Power):
    """A role that chooses nobody may be punished for it."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"silent-removal"})

    nothing_shown: Callable[[Game, str, int], Event | None]
    """What does it cost this role to choose nobody?"""
