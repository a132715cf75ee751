"""Votes that count against their owners."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.game import Game
from gorod.engine.phases import Vote
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class SelfVotes(Power):
    """A vote that was held back counts against the voter."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"self-votes"})

    self_votes: Callable[[Game, Vote], int]
    """Whose vote counts against themselves, now that all candidates have been voted on?"""
