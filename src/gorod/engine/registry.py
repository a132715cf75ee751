"""The table of decisions: which function answers a command in a phase."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any, TypeVar

from gorod.engine.commands import Command
from gorod.engine.events import Event, Events
from gorod.engine.game import Game
from gorod.engine.phases import AnyPhase
from gorod.engine.refusal import Refusal
from gorod.engine.rules import CommonRules

Answer = Event | Events | Refusal
Handler = Callable[[Any, Game, Any, Any], Answer]

R = TypeVar("R", bound=CommonRules)
P = TypeVar("P", bound=AnyPhase)
C = TypeVar("C", bound=Command)

DECIDE: dict[type, dict[type, Handler]] = defaultdict(dict)
"""Phase -> command -> decision. A command that is absent is refused as untimely."""


def decides(
    command: type[C], *phases: type[P]
) -> Callable[[Callable[[R, Game, P, C], Answer]], Callable[[R, Game, P, C], Answer]]:
    """Register the decision for one command in the phases named."""

    def register(
        handler: Callable[[R, Game, P, C], Answer],
    ) -> Callable[[R, Game, P, C], Answer]:
        for phase in phases:
            DECIDE[phase][command] = handler
        return handler

    return register
