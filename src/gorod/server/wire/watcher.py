"""The one projector: a table in the eyes of one kind of viewer, folded as it goes on.

A watcher follows the points of a line. It holds the viewer's view, folded from the faces of events
alone, and the lines of his log; of every number it remembers how much of the log it kept, so that a
client may resume from any of them.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any

from gorod.engine import seen
from gorod.engine.history import Turn, line_of
from gorod.engine.viewers import JUDGE, Viewer
from gorod.report.entries import entry
from gorod.report.fold import FOLD, blank
from gorod.report.view import View as Known
from gorod.server.tables.line import Line, Point
from gorod.server.wire import faces
from gorod.server.wire.models import LogFace, LogPart, View

NEAR = 8
"""So many turns back an undo costs nothing; from further it folds the whole line again."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who watches: the kind of link, the viewer of the engine, and how late he is told."""

    kind: str
    viewer: Viewer
    delay: int = 0


class Watcher:
    """What one viewer knows, and how he came to know it."""

    def __init__(self, line: Line, eyes: Eyes) -> None:
        self.line, self.eyes = line, eyes
        self.seq = 0
        self.version = 0
        self.log: list[LogFace] = []
        self._kept: list[int] = [0]
        self._known = blank(line.book, eyes.viewer)
        self._turn: Turn | None = None
        self._past: deque[tuple[Turn, Known, int]] = deque(maxlen=NEAR)

    def notices(self, point: Point) -> bool:
        """Whether an entry changes this viewer's view."""
        viewer = self.eyes.viewer
        return viewer == JUDGE or bool(point.shown >> viewer & 1)

    def follow(self, point: Point) -> bool:
        """Take one more point; true if the viewer noticed."""
        kept = self._fold(point.turn)
        self.version = point.version
        if not self.notices(point):
            return False
        self.seq += 1
        self._kept.append(kept)
        return True

    def frame(self, since: int = 0) -> View:
        """The whole view; of the log, what a client that has a number does not have yet."""
        keep = 0
        if 0 < since <= self.seq:
            keep = min(self._kept[since + 1 :], default=len(self.log))
        part = LogPart(keep, tuple(self.log[keep:]))
        point = self.line.points[self.version - 1]
        now = self.line.time.ms() - self.eyes.delay * 1000
        moment = faces.Moment(self.line, point, now)
        return faces.view(moment, self._known, self.eyes, self.seq, part)

    def _fold(self, turn: Turn) -> int:
        """Fold the events of a turn; gives how many lines of the log stayed as they were."""
        if turn is self._turn:
            return len(self.log)
        if self._turn is not None and turn.before is self._turn:
            kept = len(self.log)
            self._past.append((self._turn, self._known, kept))
            self._take(turn)
        elif any(past is turn for past, _, _ in self._past):
            kept = self._back(turn)
        else:
            kept = self._anew(turn)
        self._turn = turn
        return kept

    def _back(self, turn: Turn) -> int:
        """An undo of a few turns: what was known there is remembered."""
        while True:
            past, known, length = self._past.pop()
            if past is turn:
                self._known = known
                del self.log[length:]
                return length

    def _anew(self, turn: Turn) -> int:
        before, self.log = self.log, []
        self._known = blank(self.line.book, self.eyes.viewer)
        self._past.clear()
        for one in line_of(turn):
            self._take(one)
        return _common(before, self.log)

    def _take(self, turn: Turn) -> None:
        book = self.line.book
        for event in turn.events:
            face = seen(event, self.eyes.viewer)
            if face is not None:
                self._known = FOLD[type(face)](book, self._known, face)
                told = _told(len(self.log) + 1, entry(book, face, self._known.moment))
                if self.eyes.viewer == JUDGE:
                    told.turn = self.line.name(turn)
                self.log.append(told)


def _told(number: int, told: dict[str, Any]) -> LogFace:
    moment, event, clauses = told.pop("moment"), told.pop("event"), told.pop("clauses")
    return LogFace(number, moment, event, told, tuple(clauses))


def _common(one: list[LogFace], other: list[LogFace]) -> int:
    pairs = zip(one, other, strict=False)
    different = (n for n, (mine, yours) in enumerate(pairs) if mine != yours)
    return next(different, min(len(one), len(other)))
