"""Night acts that are answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.events import Event
from gorod.engine.game import Game
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class AnsweredActs(Power):
    """A role that acts on a seat is told whether its act is accepted."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"silent-removal"})

    act_answer: Callable[[Game, str, int, int], str]
    """Which answer does a role get for its act: none if accepted, `blocked`, or `wrong`?"""
    blocked: Callable[[Game, int], bool]
    """Is this player's night act void, even if they show nothing?"""
    wrong_shown: Callable[[Game, str, int, int], Event | None]
    """What does this role's *n*-th wrong choice of the night cost it?"""
