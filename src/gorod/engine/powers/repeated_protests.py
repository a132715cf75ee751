"""Protests that are filed again."""

from __future__ import annotations

from dataclasses import dataclass

from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class Appeals(Power):
    """Protests are answered by several offices, one after the other."""

    appeals: tuple[str, ...]
    """Which offices answer a protest, first and after each repetition?"""
