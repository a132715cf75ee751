"""The players' vote on a protest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.commands import Support
from gorod.engine.game import Game
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class ProtestVote(Power):
    """A protest is upheld only if the players vote for it."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"protest-vote"})
    COMMANDS: ClassVar[frozenset[type]] = frozenset({Support})

    protest_passes: Callable[[Game, int, int], bool]
    """Does that player's protest pass with the votes of these players?"""
