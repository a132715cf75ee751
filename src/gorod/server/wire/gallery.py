"""The watchers kept with a table, so that readers find their view already folded.

Every viewer without a delay has a watcher that lives as long as the table is in memory: there are
no more of them than seats and kinds of links. Delayed links can have any delay, so only a few of
their watchers are kept, and the folding of further ones is rate-limited.
"""

from __future__ import annotations

from gorod.engine.history import line_of
from gorod.server.access.limits import Bucket, BusyError, Rate
from gorod.server.tables.timeline import Timeline
from gorod.server.wire.shared_parts import SharedParts
from gorod.server.wire.watcher import Eyes, Watcher

LATE = 8
"""How many watchers of delayed links are kept with a table; the least recently used is dropped."""
LATE_TURNS = Rate(20_000, 1_000)
"""The rate of turns of one table folded for delayed links that have no watcher yet."""


class Gallery:
    """All kept watchers of one table."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._prompt: dict[Eyes, Watcher] = {}
        self._late: dict[Eyes, Watcher] = {}
        self._shared = SharedParts(timeline)
        self._turns = Bucket(LATE_TURNS.burst, timeline.time.ms())

    def watcher(self, eyes: Eyes) -> Watcher:
        """Return the watcher of these eyes, brought up to date.

        Raises `BusyError` if a new watcher of a delayed link would cost too much now.
        """
        found = self._kept_late(eyes) if eyes.delay else self._prompt.get(eyes)
        if found is None:
            found = self._prompt[eyes] = Watcher(self._timeline, eyes, self._shared)
        state = self._timeline.due(eyes.delay)
        if state is not None and state.version > found.version:
            found.bring_to(state)
        return found

    def _kept_late(self, eyes: Eyes) -> Watcher:
        found = self._late.pop(eyes, None)
        if found is None:
            self._pay(eyes)
            found = Watcher(self._timeline, eyes, self._shared)
            while len(self._late) >= LATE:
                del self._late[next(iter(self._late))]
        self._late[eyes] = found
        return found

    def _pay(self, eyes: Eyes) -> None:
        """Charge for folding a new delayed watcher; raise `BusyError` if there were too many."""
        state = self._timeline.due(eyes.delay)
        turns = 0 if state is None else len(line_of(state.turn))
        if not self._turns.take(LATE_TURNS, self._timeline.time.ms(), turns):
            raise BusyError


def gallery_of(timeline: Timeline) -> Gallery:
    """Return the watchers of a table; they are dropped when the table leaves memory."""
    if timeline.gallery is None:
        timeline.gallery = Gallery(timeline)
    kept: Gallery = timeline.gallery
    return kept
