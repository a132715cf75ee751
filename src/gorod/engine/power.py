"""The base class of powers: parts of the game that only some documents know.

A power is one small class in `engine/powers`: its slots are the questions that come with it, and
beside them stand the rule ids, commands and facts of a record that exist only where the power
does. A clause of a rulebook grants it; a rulebook without such a clause does not have the power,
and its slots cannot be answered.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Power:
    """The answers of one rulebook to the questions of one power."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset()
    """Rule ids that the engine writes only where the power exists; a clause is cited for each."""
    COMMANDS: ClassVar[frozenset[type]] = frozenset()
    """Commands that are no move at all where the power does not exist."""
    FACTS: ClassVar[frozenset[str]] = frozenset()
    """Facts that a record's `state` lines may tell where the power exists."""

    @classmethod
    def slots(cls) -> tuple[str, ...]:
        """The questions that a rulebook with this power has to answer."""
        return tuple(slot.name for slot in fields(cls))
