"""The degree of a punishment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.power import Power


@dataclass(frozen=True, slots=True)
class ChosenDegree(Power):
    """The judge may choose a sanction other than the listed one, if they give a reason."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"degree"})

    degrees: frozenset[str]
    """Among which sanctions may the judge choose for any violation?"""
