"""The guess at a closed card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.commands import Accuse, OpenCard
from gorod.engine.events import Decided
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class CardGuess(Power):
    """A game of two is decided by one guess at a card."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"card-opened", "guess-awaited", "spare-card"})
    COMMANDS: ClassVar[frozenset[type]] = frozenset({Accuse, OpenCard})

    guess: Callable[[str], Decided]
    """Who wins if this card was guessed to be the mafia's and was opened?"""
