"""Warnings that count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class CountedWarnings(Power):
    """A warning counts like a foul of other documents."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"silence-now"})
