"""Penalties that last for a whole day."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class DaylongPenalties(Power):
    """A silence is served for a whole day, and with it the vote is lost."""

    FACTS: ClassVar[frozenset[str]] = frozenset({"novote"})
