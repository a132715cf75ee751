"""What the viewers of a table have seen of the events of a turn, computed once per viewer.

Viewers who have seen the same share one object, so whatever is made from it can be made once for
all of them.
"""

from __future__ import annotations

from collections import deque

from gorod.engine import seen
from gorod.engine.history import Turn
from gorod.engine.seen import seen_by_all
from gorod.engine.viewers import JUDGE, SPECTATOR, Viewer
from gorod.report.phrases import VisibleEvents

RECENT = 2
"""How many turns' visible events are kept: some viewers may be told later than others."""
NOTHING, ALIKE = b"", b"="
"""The groups of a turn that only the judge noticed, and of one that everybody saw alike."""


class Witnesses:
    """The events of one turn, as each viewer saw them."""

    __slots__ = ("_seen", "turn")

    def __init__(self, turn: Turn, size: int) -> None:
        self.turn = turn
        known = turn.events if all(map(seen_by_all, turn.events)) else None
        self._seen: list[VisibleEvents | None] = [known] * (size + 1)

    def of(self, viewer: Viewer) -> VisibleEvents:
        """Return the events that a viewer saw; the same object for all who saw the same."""
        if viewer == JUDGE:
            return self.turn.events
        known = self._seen[viewer]
        if known is None:
            own = [seen(event, viewer) for event in self.turn.events]
            visible = tuple([event for event in own if event is not None])
            known = next((other for other in self._seen if other == visible), visible)
            self._seen[viewer] = known
        return known


class Witnessed:
    """The turns of a table, as its viewers saw them."""

    __slots__ = ("_groups", "_recent", "_viewers")

    def __init__(self, size: int) -> None:
        self._viewers = range(SPECTATOR, size + 1)
        self._recent: deque[Witnesses] = deque(maxlen=RECENT)
        self._groups: dict[int, bytes] = {}
        """Turns, by identity -> which viewers saw the same; they stay as long as the table."""

    def turn(self, turn: Turn) -> Witnesses:
        """Return what each viewer saw of a turn."""
        for known in self._recent:
            if known.turn is turn:
                return known
        witnesses = Witnesses(turn, len(self._viewers) - 1)
        self._recent.appendleft(witnesses)
        return witnesses

    def groups(self, turn: Turn) -> bytes:
        """Return a number for the hall and each seat, equal for those who saw the same of a turn.

        It is `NOTHING` if only the judge saw anything, and `ALIKE` if all saw the same.
        """
        known = self._groups.get(id(turn))
        if known is None:
            known = self._groups[id(turn)] = self._grouped(self.turn(turn))
        return known

    def _grouped(self, turn: Witnesses) -> bytes:
        numbers: dict[int, int] = {}
        seen_by = [turn.of(viewer) for viewer in self._viewers]
        groups = bytes([numbers.setdefault(id(visible), len(numbers)) for visible in seen_by])
        if len(numbers) > 1:
            return groups
        return ALIKE if seen_by[0] else NOTHING
