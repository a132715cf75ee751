"""The contract that each format fulfils to show its games: protocol, JSON, points and rulings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from gorod.engine.game import Game
from gorod.engine.history import Turn
from gorod.engine.viewers import Viewer
from gorod.record.replay import Replay
from gorod.report.game_document import GameDocument
from gorod.report.ruling import Ruling
from gorod.report.scribe import Scribe
from gorod.report.view import View
from gorod.rulebooks import Rulebook
from gorod.scoring import Points

Section = Callable[[Replay, Scribe, View], Iterator[str]]
"""A part of the protocol as text."""
Rows = Callable[[Replay, Scribe, View], list[tuple[str, ...]]]
"""The cells of a part; the first row has the names of the columns."""
Fill = Callable[[GameDocument, Replay, View, Viewer], None]


@dataclass(frozen=True, slots=True)
class Layout:
    """Which columns of the printed sheet are wide, and which are aligned to the right."""

    wide: tuple[int, ...]
    right: tuple[int, ...]
    points_wide: tuple[int, ...]
    points_right: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Presentation:
    """How the games of one format are shown. `gorod.report.formats` has one for each."""

    players: Section
    """The list of seats."""
    result: Section
    """How the game ended, or its current step."""
    points: Section
    """What each seat has earned, as far as the viewer may know it."""
    remarks: Callable[[Replay, Scribe], Iterator[str]]
    """What only the judge reads below the points."""
    printed_players: Rows
    """The list of seats as the printed sheet has it."""
    printed_points: Rows
    """What each seat has earned, as the printed sheet has it."""
    layout: Layout
    document: Fill
    """Fills in the fields that only the documents of this format have."""
    publication: Fill | None
    """Fills in what is published and counted day by day; None if everything is said aloud."""
    score: Callable[[Rulebook, Game], tuple[Points | None, ...]]
    """The points of each seat; None where a game earns no points."""
    proposals: Callable[[Rulebook, Game], tuple[tuple[int, str, Fraction], ...]]
    """Penalties that the record proves due and the judge has not given: seat, clause, value."""
    known_scores: Callable[[Rulebook, Game], tuple[object, ...]]
    """What the hall and then each seat knows of the scores.

    It is compared to find who sees a change.
    """
    ruling: Callable[[Rulebook, Turn, Viewer], Ruling | None]
    """The last ruling that still holds, in sentences to read aloud."""
    rules_anew: Callable[[Turn], bool]
    """Whether a turn may change the ruling for some viewer, unless the one before it was fresh."""
