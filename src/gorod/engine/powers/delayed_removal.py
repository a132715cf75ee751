"""Removals that wait for the morning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class DelayedRemoval(Power):
    """Some violations of the night remove the offender only in the morning."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"removal-due"})

    delayed: frozenset[str]
    """Which violations of the night remove the offender only in the morning?"""
