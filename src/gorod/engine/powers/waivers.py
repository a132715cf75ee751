"""Consequences that the judge may waive."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.commands import Waive
from gorod.engine.game import Game
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class Waivers(Power):
    """The judge may waive what a clause would bring about automatically."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"waiver"})
    COMMANDS: ClassVar[frozenset[type]] = frozenset({Waive})

    may_waive: Callable[[Game], tuple[str, ...]]
    """Which clauses, whose consequences would come automatically, may the judge waive now?"""
