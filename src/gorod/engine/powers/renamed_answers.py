"""Answers to a check that had other names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gorod.engine.power import Power
from gorod.engine.rules import CommonRules


@dataclass(frozen=True, slots=True)
class RenamedAnswers(Power):
    """Games of earlier versions call some answers by other names."""

    earlier_answers: Mapping[str, str]
    """Earlier name of an answer -> its present name."""


def present_name(rules: CommonRules, answer: str) -> str:
    """What an answer that a stored game tells is called now."""
    renamed = rules.power(RenamedAnswers)
    return answer if renamed is None else renamed.earlier_answers.get(answer, answer)
