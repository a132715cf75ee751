"""Secret moves that are still held back, and when they will be told.

A step that a secret move has ended lasts on, so that nobody can tell from its end who has moved. It
ends when its time is up, when the judge goes on, or when every living seat has sent a move.
"""

from __future__ import annotations

from gorod.server.store.store_ids import TableId
from gorod.server.tables.live_table import LiveTable
from gorod.server.time_source import Time

STEP_MS = 10_000
"""A step that a secret move has ended lasts a multiple of this many milliseconds."""


class SecretMoves:
    """The tables of this process at which a secret move is held back."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self.held: dict[TableId, int] = {}
        """Tables -> the monotonic time at which the held-back move will be told."""
        self._senders: dict[TableId, tuple[int, set[int]]] = {}
        """Tables -> the version of the change that began the step, and the seats that sent a move
        in it. A change that only the judge notices begins no step: it must not influence how long
        one takes."""

    def hold(self, live: LiveTable) -> None:
        """Hold back a secret move that was made; it is told at the end of the step."""
        begun, now = live.timeline.last_heard.known_ms, self._time.ms()
        self.held.setdefault(live.id, now + STEP_MS - (now - begun) % STEP_MS)

    def told(self, live: LiveTable) -> None:
        """Forget the held-back move of a table: the viewers have been told."""
        self.held.pop(live.id, None)
        if (
            live.id in self._senders
            and self._senders[live.id][0] != live.timeline.last_heard.version
        ):
            del self._senders[live.id]

    def sent(self, live: LiveTable, seat: int) -> set[int]:
        """Note that a seat has sent a move, whether or not it moved anything.

        Returns all seats that have sent one in this step.
        """
        step, seats = self._senders.get(live.id, (0, set()))
        if step != live.timeline.last_heard.version:
            step, seats = live.timeline.last_heard.version, set()
        seats = seats | {seat}
        self._senders[live.id] = (step, seats)
        return seats

    def due(self) -> list[TableId]:
        """Return the tables whose step is over now, each once."""
        now = self._time.ms()
        over = [table_id for table_id, at in self.held.items() if now >= at]
        for table_id in over:
            del self.held[table_id]
        return over
