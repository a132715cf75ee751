"""The card of the day."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.commands import Breach, DrawCard
from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class DayCard(Power):
    """A card with a condition is drawn for a day. Players who break it lose their vote."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"breach", "day-card"})
    COMMANDS: ClassVar[frozenset[type]] = frozenset({Breach, DrawCard})
    FACTS: ClassVar[frozenset[str]] = frozenset({"novote"})
