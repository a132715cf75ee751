"""Hints that the judge notes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.commands import Hint
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class NotedHints(Power):
    """The judge notes that a victim asked for a hint before their best move."""

    COMMANDS: ClassVar[frozenset[type]] = frozenset({Hint})
