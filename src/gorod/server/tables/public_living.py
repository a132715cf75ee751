"""The seats that are publicly alive: tonight's victims are not announced yet."""

from __future__ import annotations

from collections import deque

from gorod.engine import seen
from gorod.engine.history import Turn
from gorod.engine.viewers import SPECTATOR
from gorod.report.fold import FOLD, blank
from gorod.report.view import View
from gorod.rulebooks import Rulebook

REMEMBERED = 8
"""After how many turns the knowledge of the hall is kept."""


class PublicLiving:
    """The knowledge of the hall along a line of turns, folded step by step."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        self._known: deque[tuple[Turn, View]] = deque(maxlen=REMEMBERED)

    def at(self, turn: Turn) -> frozenset[int]:
        """Return the seats that the hall believes alive after a turn."""
        return frozenset(player.seat for player in self._view(turn).players if player.alive)

    def _view(self, turn: Turn) -> View:
        new: list[Turn] = []
        at: Turn | None = turn
        view = None
        while at is not None and view is None:
            view = next((known for past, known in self._known if past is at), None)
            if view is None:
                new.append(at)
                at = at.before
        view = view or blank(self._book, SPECTATOR)
        for one in reversed(new):
            for event in one.events:
                visible = seen(event, SPECTATOR)
                if visible is not None:
                    view = FOLD[type(visible)](self._book, view, visible)
        if new:
            self._known.append((turn, view))
        return view
