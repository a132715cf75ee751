"""Questions which of three phrases the judge says now."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from gorod.engine.duties import ROLES
from gorod.engine.history import Turn
from gorod.engine.struct import Struct
from gorod.report.phrases import spoken
from gorod.report.standing import standing
from gorod.rulebooks import Rulebook

ASKED = 0.2
"""How often a step that has official words is asked about."""
LATE = "-ten-seconds"
"""What is said when a time runs out belongs to no beginning of a step."""

NIGHTLY = ("meet", "hunt", "dawn", "first-dawn", *ROLES)
"""How the names of what is said at night begin."""


class CueQuestion(Struct, frozen=True):
    """What is said now: one of these is right."""

    choices: tuple[str, ...]
    right: int
    clauses: tuple[str, ...]
    """The clauses that have the words."""


def cue_question(book: Rulebook, turn: Turn, chance: Random) -> CueQuestion | None:
    """A question about what is said after a turn; none where the document has no words for it."""
    rules = book.rules
    told = spoken(rules, turn)
    clauses = _stating(book, told.keys)
    if chance.random() >= ASKED or not clauses or not told.says:
        return None
    at = standing(rules, turn.game)
    said = set(told.says)
    usual = {key: at.told(text) for key, text in rules.cues.items() if not key.endswith(LATE)}
    others = sorted(usual.items())
    chance.shuffle(others)
    # What is said at the same time of the day is harder to tell from the right one.
    others.sort(key=lambda one: _by_night(one[0]) != turn.game.night)
    right = _aloud(told.says)
    wrong = [_aloud((*told.says[:-1], text)) for _, text in others if text not in said]
    if len(told.says) > 1:
        wrong.insert(1, _aloud(told.says[::-1]))
    choices = list(dict.fromkeys((right, *wrong)))[:3]
    if len(choices) < 3:  # noqa: PLR2004  two wrong ones beside the right one
        return None
    chance.shuffle(choices)
    return CueQuestion(tuple(choices), choices.index(right), clauses)


def _by_night(key: str) -> bool:
    return key.startswith(NIGHTLY)


def _aloud(phrases: tuple[str, ...]) -> str:
    return " ".join(text if text[-1] in ".!?…" else f"{text}." for text in phrases)


def _stating(book: Rulebook, keys: tuple[str, ...]) -> tuple[str, ...]:
    """The clauses in which these phrases stand."""
    return tuple(
        clause.number
        for clause in book.clauses
        if isinstance(stated := clause.slots.get("cues"), Mapping)
        and not stated.keys().isdisjoint(keys)
    )
