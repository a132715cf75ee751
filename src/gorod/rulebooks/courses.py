"""The courses that a game can take: which questions a rulebook must answer, and which ids cite."""

from __future__ import annotations

from dataclasses import dataclass

from gorod.engine import rules as table
from gorod.engine.by_day import rules as by_day
from gorod.engine.by_day.rule_ids import RULE_IDS as BY_DAY_RULE_IDS
from gorod.engine.rule_ids import RULE_IDS


@dataclass(frozen=True, slots=True)
class Course:
    """One course: the class of the answers, their slots, and the rule ids of the engine."""

    name: str
    rules: type[table.CommonRules]
    slots: frozenset[str]
    rule_ids: frozenset[str]
    usual: frozenset[str] = frozenset()
    """Slots that a document may leave unanswered."""


TABLE = Course("table", table.Rules, table.SLOTS, RULE_IDS, table.USUAL)
"""Nights and days at a table, one call and one speech after the other."""

BY_DAY = Course("by-day", by_day.ByDayRules, by_day.SLOTS, BY_DAY_RULE_IDS)
"""Game days of secret inputs that are resolved at their end."""
