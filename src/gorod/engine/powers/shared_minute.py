"""A minute that the speaker shares."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.commands import Allow, Forbid
from gorod.engine.game import Game
from gorod.engine.power import Power
from gorod.engine.refusal import Refusal


@dataclass(frozen=True, slots=True)
class SharedMinute(Power):
    """A speaker may let other players talk in their minute."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"permission"})
    COMMANDS: ClassVar[frozenset[type]] = frozenset({Allow, Forbid})

    permission: Callable[[Game, int, int], Refusal | None]
    """Why may the speaker not let that player talk in their minute?"""
