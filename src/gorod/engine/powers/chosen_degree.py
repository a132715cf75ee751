"""The degree of a punishment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class ChosenDegree(Power):
    """The judge may choose another sanction than the listed one, if they say why."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"degree"})

    degrees: frozenset[str]
    """Between which sanctions may the judge choose for any violation?"""
