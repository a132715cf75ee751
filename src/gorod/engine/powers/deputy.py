"""The deputy of the day."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.commands import Elect, Execute
from gorod.engine.events import Event
from gorod.engine.game import Game
from gorod.engine.phases import Election
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class Deputy(Power):
    """The table elects a deputy, who alone decides which player is executed on the day."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"execution"})
    COMMANDS: ClassVar[frozenset[type]] = frozenset({Elect, Execute})

    deputy_result: Callable[[Game, Election], Event]
    """What does the election of a deputy decide?"""
