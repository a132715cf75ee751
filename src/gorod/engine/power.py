"""The base class of powers: parts of the game that only some documents know.

A power is a small class in `engine/powers`. Its slots are the questions that come with it; it also
lists the rule ids, commands and record facts that exist only with the power. A clause of a rulebook
grants it; a rulebook without such a clause does not have the power, and its slots cannot be
answered.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Power:
    """The answers of one rulebook to the questions of one power."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset()
    """Rule ids that the engine writes only if the power exists; a clause is cited for each."""
    COMMANDS: ClassVar[frozenset[type]] = frozenset()
    """Commands that are no move at all without the power."""
    FACTS: ClassVar[frozenset[str]] = frozenset()
    """Facts that the `state` lines of a record may mention if the power exists."""

    @classmethod
    def slots(cls) -> tuple[str, ...]:
        """Return the questions that a rulebook with this power has to answer."""
        return tuple(slot.name for slot in fields(cls))
