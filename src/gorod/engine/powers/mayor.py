"""The office of mayor."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.by_day.by_day_commands import FlipCoin
from gorod.engine.commands import Elect, Successor
from gorod.engine.events import Event
from gorod.engine.game import Game
from gorod.engine.phases import Election
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class Mayor(Power):
    """The table elects a mayor, who names a successor when they leave."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"successor"})
    COMMANDS: ClassVar[frozenset[type]] = frozenset({Elect, FlipCoin, Successor})
    FACTS: ClassVar[frozenset[str]] = frozenset({"mayor"})

    mayor_election: Callable[[Game], Event | None]
    """Must a mayor be elected now, before anybody speaks?"""
    mayor_result: Callable[[Game, Election], Event]
    """What does the election of a mayor decide?"""
