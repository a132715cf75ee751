"""The formats that a game can have: one entry for each."""

from __future__ import annotations

from collections.abc import Mapping

from gorod.engine.by_day.format import BY_DAY
from gorod.engine.format import Format
from gorod.engine.rules import CommonRules
from gorod.engine.table.format import TABLE

__all__ = ["BY_DAY", "FORMATS", "TABLE", "format_of"]

FORMATS: Mapping[type[CommonRules], Format] = {
    format_.rules: format_ for format_ in (TABLE, BY_DAY)
}
"""The class of a rulebook's answers -> its format."""


def format_of(rules: CommonRules) -> Format:
    """The format of the games that are played by these rules."""
    return FORMATS[type(rules)]
