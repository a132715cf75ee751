"""The poll by black and white balls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.commands import GiveBall
from gorod.engine.events import Event
from gorod.engine.game import Game
from gorod.engine.phases import Balls
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class BallPoll(Power):
    """Every player gives a black ball and a white one instead of voting."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"balls"})
    COMMANDS: ClassVar[frozenset[type]] = frozenset({GiveBall})

    balls_result: Callable[[Game, Balls], Event]
    """What do the balls decide?"""
