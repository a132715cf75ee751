"""Decisions: each function declares which command it answers, and in which phases."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, TypeVar

from gorod.engine.commands import Command
from gorod.engine.events import Event, Events
from gorod.engine.game import Game
from gorod.engine.phases import AnyPhase
from gorod.engine.refusal import Refusal
from gorod.engine.rules import CommonRules

Answer = Event | Events | Refusal
Handler = Callable[[Any, Game, Any, Any], Answer]
Decisions = dict[type, dict[type, Handler]]
"""Phase -> command -> decision. A command that is absent is refused as wrong for the phase."""

R = TypeVar("R", bound=CommonRules)
P = TypeVar("P", bound=AnyPhase)
C = TypeVar("C", bound=Command)

DECIDES = "decides_command"
"""The attribute in which a decision stores its command and its phases."""


def decides(
    command: type[C], *phases: type[P]
) -> Callable[[Callable[[R, Game, P, C], Answer]], Callable[[R, Game, P, C], Answer]]:
    """Mark a function as the decision for one command in these phases."""

    def mark(handler: Callable[[R, Game, P, C], Answer]) -> Callable[[R, Game, P, C], Answer]:
        setattr(handler, DECIDES, (command, phases))
        return handler

    return mark


def decisions(phases: Iterable[type], *modules: ModuleType) -> Decisions:
    """Return the decisions of these modules, by phase and command."""
    table: Decisions = {phase: {} for phase in phases}
    for module in modules:
        for handler in vars(module).values():
            if hasattr(handler, DECIDES):
                command, answered = getattr(handler, DECIDES)
                table |= {phase: {**table[phase], command: handler} for phase in answered}
    return table
