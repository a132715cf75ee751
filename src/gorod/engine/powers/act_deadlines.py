"""Night acts that run out of time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class ActDeadlines(Power):
    """The document says what happens when a role does not act in time."""

    too_slow: Mapping[str, str]
    """Role -> the rule that says what happens when its time runs out."""
