"""The questions to a rulebook of the by-day format, in addition to the common ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import ClassVar

from gorod.engine.by_day.by_day_events import Line
from gorod.engine.by_day.by_day_phases import Open
from gorod.engine.by_day.reckoning import Reckoning
from gorod.engine.game import Game
from gorod.engine.refusal import Refusal
from gorod.engine.rules import NO_SLOTS, CommonRules
from gorod.engine.seats import Seats

MayTarget = Callable[["ByDayRules", Game, int, int], Refusal | None]
Move = Callable[["ByDayRules", Reckoning], Reckoning]


@dataclass(frozen=True, slots=True, eq=False)
class ByDayRules(CommonRules):
    """The answers of a rulebook of the by-day format."""

    SIDES: ClassVar[tuple[str, str]] = ("civilian", "mafia")
    results: ClassVar[tuple[str, ...]] = ("civilian", "mafia", "maniac")
    """The clans that can win."""
    banned_too: ClassVar[frozenset[str]] = frozenset()
    """No disqualification ends a tournament in this format."""
    list_is_shown: ClassVar[bool] = True
    """There is no list of candidates to hide in this format."""

    departed_may: frozenset[str]
    """Which inputs remain open to players who are out?"""
    ballot: Callable[[Game, int, int], Refusal | None]
    """May this player vote against that one?"""
    targets: Mapping[str, MayTarget]
    """May the holder of this role direct their daily move at that player?"""
    shot_today: Callable[[Game], bool]
    """Does the mafia shoot on this day?"""
    moves: Mapping[str, Move]
    """Which moves resolve a day, in which order, and what does each do?"""
    threshold: Callable[[int], int]
    """How many votes does an execution need with this number of active players?"""
    publication: Callable[[ByDayRules, Reckoning], tuple[Line, ...]]
    """Which lines does everybody read, and in which order?"""
    lines: Mapping[str, str]
    """What is the text of each line, and of each role in it?"""
    best_legend: Callable[[Open], int]
    """Whose legend did the players choose (0: nobody's)?"""
    favourites: Callable[[Open], Seats]
    """Whom did the players choose as the best player of the day?"""
    grounds: Mapping[str, str]
    """Under which rule does each clause disqualify?"""
    question_minutes: int
    """How many minutes may one player earn by questions in a day?"""


SLOTS: frozenset[str] = frozenset(slot.name for slot in fields(ByDayRules)) - NO_SLOTS
