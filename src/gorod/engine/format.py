"""The contract of a format: what one way of playing Mafia brings to the engine.

A rulebook names its format, and everything that differs between formats is asked of it. How its
games are shown is in `gorod.report.formats`, how they are written in `gorod.record`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from gorod.engine.commands import Command
from gorod.engine.decisions import Decisions
from gorod.engine.events import Event, Events
from gorod.engine.game import Game
from gorod.engine.offer import Offer
from gorod.engine.offers import PhaseOffers
from gorod.engine.questions import Closings, PhaseAwake, PhaseQuestions
from gorod.engine.refusal import Refusal
from gorod.engine.rules import CommonRules

Follow = Callable[[Any, Game, Events], tuple[Game, Events]]
"""The game and its latest facts -> the same with all that follows by itself."""


@dataclass(frozen=True, slots=True, eq=False)
class Format:
    """One way of playing: its questions to a rulebook, its phases, and what is decided in them."""

    name: str
    rules: type[CommonRules]
    """The class of a rulebook's answers."""
    slots: frozenset[str]
    """The questions that a rulebook answers."""
    rule_ids: frozenset[str]
    """The rules that the engine names in its events and refusals."""
    decide: Decisions
    """Phase -> command -> decision, for every phase of the format."""
    wrong_phase: Callable[[Any, Game, Command], Refusal]
    """Why a command that its phase does not know is refused."""
    settle: Callable[[Any, Game], Event | None]
    """What is now due by itself, or nothing."""
    dues: Mapping[type, Callable[[Any, Game, Any], Event | None]]
    """Phase -> what is due in it, where there is no mayor and nobody has won."""
    offers: PhaseOffers
    """Phase -> what may be done in it."""
    anytime: Callable[[Any, Game], Iterable[Offer]]
    """What the judge may impose at almost any moment."""
    questions: PhaseQuestions
    """Phase -> what several seats are asked in it at once, where players enter their own moves
    and the judge would count them otherwise."""
    closings: Closings
    """Move -> the commands that close such a question."""
    awake: PhaseAwake
    """Phase -> who sees one another in it at night."""
    waits: frozenset[type]
    """The facts after which the game waits for somebody, so that nothing is due."""
    follows: Mapping[type, Follow]
    """Fact -> how to find what follows it by itself."""
    simultaneous: bool
    """Players enter their moves themselves, in secret and at the same time."""
    scored: bool
    """Games earn points, so tournaments are played by its rulebooks."""
