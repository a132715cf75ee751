"""How often each viewer's view of a table has changed: numbers that reveal nothing about others."""

from __future__ import annotations

from gorod.engine.viewers import JUDGE, Viewer
from gorod.server.tables.by_day.by_day_entries import ServiceBody
from gorod.server.tables.table_entries import Body, Corrected, Moved, Named, Rewound, Seated, Taken
from gorod.server.tables.table_state import TableState


class ViewerNumbers:
    """The numbers of the hall, of every seat and of the judges."""

    def __init__(self, size: int) -> None:
        self._numbers = [0] * (size + 1)
        self._barriers = [0] * (size + 1)
        self._judge_number = self._judge_barrier = 0

    def number(self, viewer: Viewer) -> int:
        """Return how many changes this viewer was told of; judges are told of every entry."""
        return self._judge_number if viewer == JUDGE else self._numbers[viewer]

    def barrier(self, viewer: Viewer) -> int:
        """Return the viewer's number at the last change of the game.

        A command from a sender who has seen less is stale.
        """
        return self._judge_barrier if viewer == JUDGE else self._barriers[viewer]

    def count(self, state: TableState, body: Body) -> None:
        """Count an entry for everybody who notices it: they were told of it."""
        game_changed = isinstance(body, Seated | Moved | Rewound | Corrected)
        for viewer in range(len(self._numbers)):
            if state.noticed_by >> viewer & 1:
                self._numbers[viewer] += 1
                if game_changed:
                    self._barriers[viewer] = self._numbers[viewer]

    def count_for_judges(self, state: TableState, body: Body, actor: str) -> None:
        """Count an entry for judges, who may know of it as soon as it is written."""
        self._judge_number = state.version
        if state.by_day is not None and actor.startswith("seat:"):
            return  # players enter something all day: that must not make the host's commands stale
        # An undo after a corrected name takes back something else, so naming counts, too.
        if isinstance(body, Seated | Moved | Rewound | Corrected | ServiceBody | Taken | Named):
            self._judge_barrier = state.version
