"""The contract of a format: everything that one way of playing Mafia defines for the engine.

A rulebook names its format, and whatever differs between formats is looked up there. How its games
are shown is in `gorod.report.formats`, how they are written in `gorod.record`.
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

Fold = Callable[[Game, Any], Game]
"""Maps a game and an event to the game after the event."""
Follow = Callable[[Any, Game, Events], tuple[Game, Events]]
"""Maps the game and its latest events to the same with all that follows automatically."""


@dataclass(frozen=True, slots=True, eq=False)
class Format:
    """One way of playing: its questions to a rulebook, its phases, and the decisions in them."""

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
    """Refuses a command that the present phase does not accept."""
    settle: Callable[[Any, Game], Event | None]
    """Returns what is due now without a command, or None."""
    dues: Mapping[type, Callable[[Any, Game, Any], Event | None]]
    """Phase -> what is due in it, if there is no mayor and nobody has won."""
    offers: PhaseOffers
    """Phase -> the offers in it."""
    anytime: Callable[[Any, Game], Iterable[Offer]]
    """Returns what the judge may impose at almost any moment."""
    questions: PhaseQuestions
    """Phase -> the question to several seats in it.

    It is used where players enter their own moves, which the judge would otherwise count.
    """
    closings: Closings
    """Move -> the commands that close such a question."""
    awake: PhaseAwake
    """Phase -> who sees one another in it at night."""
    events: Mapping[type, tuple[Fold, Follow | None]]
    """Event -> how it changes the game, and how to find what follows it automatically.

    The second is None if the game waits for somebody after the event. The two are kept together
    because both are looked up for every event.
    """
    simultaneous: bool
    """Whether players enter their moves themselves, in secret and at the same time."""
    scored: bool
    """Whether games earn points, so that tournaments can use its rulebooks."""


def followed(
    folds: Mapping[type, Fold], follows: Mapping[type, Follow | None]
) -> dict[type, tuple[Fold, Follow | None]]:
    """Return the table of events of a format; None marks events that nothing follows."""
    return {kind: (folds[kind], follow) for kind, follow in follows.items()}
