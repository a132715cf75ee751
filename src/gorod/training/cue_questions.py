"""Questions in which the learner chooses among three phrases what the judge says now."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from gorod.engine.duties import ROLES
from gorod.engine.history import Turn
from gorod.engine.struct import Struct
from gorod.report.current_step import current_step
from gorod.report.phrases import spoken
from gorod.rulebooks import Rulebook

ASKED = 0.2
"""How often the learner is asked about a step that has official words."""
LATE = "-ten-seconds"
"""The ending of phrases for a time that runs out, which belong to no beginning of a step."""

NIGHTLY = ("meet", "hunt", "dawn", "first-dawn", *ROLES)
"""The beginnings of the names of phrases that are said at night."""


class CueQuestion(Struct, frozen=True):
    """A question of what is said now; one of the choices is right."""

    choices: tuple[str, ...]
    right: int
    clauses: tuple[str, ...]
    """The clauses that contain the words."""


def cue_question(book: Rulebook, turn: Turn, chance: Random) -> CueQuestion | None:
    """Return a question about what is said after a turn; None if the document has no words for it.

    Chance decides whether there is a question at all.
    """
    rules = book.rules
    told = spoken(rules, turn)
    clauses = _stating(book, told.keys)
    if chance.random() >= ASKED or not clauses or not told.says:
        return None
    at = current_step(rules, turn.game)
    said = set(told.says)
    usual = {key: at.fill_in(text) for key, text in rules.cues.items() if not key.endswith(LATE)}
    others = sorted(usual.items())
    chance.shuffle(others)
    # What is said at the same time of the day is harder to distinguish from the right phrase.
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
    """Return the clauses that contain these phrases."""
    return tuple(
        clause.number
        for clause in book.clauses
        if isinstance(stated := clause.slots.get("cues"), Mapping)
        and not stated.keys().isdisjoint(keys)
    )
