"""The golden minute before a ballot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.commands import TakeGolden
from gorod.engine.game import Game
from gorod.engine.power import Power
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Floor


@dataclass(frozen=True, slots=True)
class GoldenMinute(Power):
    """A candidate may speak once more before the ballot."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"golden-minute"})
    COMMANDS: ClassVar[frozenset[type]] = frozenset({TakeGolden})
    FACTS: ClassVar[frozenset[str]] = frozenset({"golden"})

    golden: Callable[[Game, int], Floor | Refusal]
    """How long may this candidate speak once more before the ballot?"""
