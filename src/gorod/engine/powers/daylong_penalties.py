"""Penalties that last for a whole day."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class DaylongPenalties(Power):
    """A silence lasts for a whole day, and the player loses their vote with it."""

    FACTS: ClassVar[frozenset[str]] = frozenset({"novote"})
