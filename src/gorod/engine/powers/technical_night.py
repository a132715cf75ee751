"""The technical night."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.commands import Technical
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class TechnicalNight(Power):
    """The judge may interrupt the game and continue it later at the same place."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"technical-night"})
    COMMANDS: ClassVar[frozenset[type]] = frozenset({Technical})
