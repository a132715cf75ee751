"""The watchers that are kept with a table, so that whoever looks finds the view folded already.

Everybody who is told at once has a watcher that stays as long as the table is in memory: there are
no more of them than seats and kinds of links. Links that are told late can have any delay, so only
a few of their watchers are kept, and folding another one is limited.
"""

from __future__ import annotations

from gorod.engine.history import line_of
from gorod.server.access.limits import Bucket, BusyError, Rate
from gorod.server.tables.timeline import Timeline
from gorod.server.wire.shared_parts import SharedParts
from gorod.server.wire.watcher import Eyes, Watcher

LATE = 8
"""Watchers of delayed links that are kept with a table; the one used longest ago goes."""
LATE_TURNS = Rate(20_000, 1_000)
"""Turns of one table that are folded for delayed links which have no watcher yet."""


class Gallery:
    """All kept watchers of one table."""

    def __init__(self, line: Timeline) -> None:
        self._line = line
        self._prompt: dict[Eyes, Watcher] = {}
        self._late: dict[Eyes, Watcher] = {}
        self._shared = SharedParts(line)
        self._turns = Bucket(LATE_TURNS.burst, line.time.ms())

    def watcher(self, eyes: Eyes) -> Watcher:
        """The watcher of these eyes, brought to what they may know by now."""
        found = self._kept_late(eyes) if eyes.delay else self._prompt.get(eyes)
        if found is None:
            found = self._prompt[eyes] = Watcher(self._line, eyes, self._shared)
        point = self._line.due(eyes.delay)
        if point is not None and point.version > found.version:
            found.bring_to(point)
        return found

    def _kept_late(self, eyes: Eyes) -> Watcher:
        found = self._late.pop(eyes, None)
        if found is None:
            self._pay(eyes)
            found = Watcher(self._line, eyes, self._shared)
            while len(self._late) >= LATE:
                del self._late[next(iter(self._late))]
        self._late[eyes] = found
        return found

    def _pay(self, eyes: Eyes) -> None:
        """Refuses to fold another line where too many were folded lately."""
        point = self._line.due(eyes.delay)
        turns = 0 if point is None else len(line_of(point.turn))
        if not self._turns.take(LATE_TURNS, self._line.time.ms(), turns):
            raise BusyError


def gallery_of(line: Timeline) -> Gallery:
    """The watchers of a table; they go when the table leaves the memory."""
    if line.gallery is None:
        line.gallery = Gallery(line)
    kept: Gallery = line.gallery
    return kept
