"""What a role takes from a player's day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class Takings(Power):
    """A role may take speech or vote from a player instead of its other act."""

    FACTS: ClassVar[frozenset[str]] = frozenset({"novote"})

    takings: Mapping[str, frozenset[str]]
    """Role -> what it may take from a player for a day."""
