"""Things that a role takes from a player for a day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class Takings(Power):
    """A role may take a player's speech or vote instead of doing its usual act."""

    FACTS: ClassVar[frozenset[str]] = frozenset({"novote"})

    takings: Mapping[str, frozenset[str]]
    """Role -> what it may take from a player for a day."""
