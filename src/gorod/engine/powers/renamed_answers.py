"""Answers to a check that used to have other names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gorod.engine.power import Power
from gorod.engine.rules import CommonRules


@dataclass(frozen=True, slots=True)
class RenamedAnswers(Power):
    """Games stored by earlier versions use other names for some answers."""

    earlier_answers: Mapping[str, str]
    """Earlier name of an answer -> its present name."""


def present_name(rules: CommonRules, answer: str) -> str:
    """Return the present name of an answer in a stored game."""
    renamed = rules.power(RenamedAnswers)
    return answer if renamed is None else renamed.earlier_answers.get(answer, answer)
