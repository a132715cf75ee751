"""The watcher, the only way from a table to what one kind of viewer is sent, folded step by step.

A watcher follows the states of a timeline. It holds the viewer's view, folded from the visible
events alone, and the lines of their log. What was undone is not folded: only the turns that led to
a state are, and of them only those that are new since the last one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec
from msgspec.structs import replace

from gorod.engine import Event
from gorod.engine.history import Turn, line_of
from gorod.engine.viewers import JUDGE, Viewer
from gorod.report.entries import LogEntry
from gorod.report.fold import FOLD, blank
from gorod.report.view import View as Known
from gorod.server.access.audience import JUDGES
from gorod.server.tables.table_state import TableState
from gorod.server.tables.talk import TalkLine
from gorod.server.tables.timeline import Timeline, parted
from gorod.server.wire import projection
from gorod.server.wire.models import LogPart, View
from gorod.server.wire.shared_parts import SharedParts

NEAR = 8
"""An undo of up to this many turns is cheap; a longer one folds the log from its start."""


class Eyes(msgspec.Struct, frozen=True, gc=False):
    """The eyes that watch: the kind of link, the viewer of the engine, and the delay in seconds."""

    kind: str
    viewer: Viewer
    delay: int = 0


class Watcher:
    """The folded knowledge and the log of one viewer."""

    __slots__ = (
        *("_heard", "_kept", "_known", "_past", "_sent", "_shared", "_turn"),
        *("eyes", "log", "seq", "timeline", "version"),
    )

    def __init__(self, timeline: Timeline, eyes: Eyes, shared: SharedParts | None = None) -> None:
        self.timeline, self.eyes = timeline, eyes
        self._shared = shared or SharedParts(timeline)
        self.seq = 0
        self.version = 0
        self.log: list[LogEntry] = []
        self._kept: int | None = 0
        """How many log lines stayed as they were at the last change of the view; None if several
        changes came at once, so that the view before the last change was never computed."""
        self._heard = 0
        """How many lines of talk there were before the last change of the view."""
        self._known = blank(timeline.book, eyes.viewer)
        self._turn: Turn | None = None
        self._sent: projection.Sent | None = None
        self._past: list[tuple[Turn, Known, int]] = []
        """The knowledge before each of the last `NEAR` turns."""

    @property
    def living(self) -> frozenset[int]:
        """The seats in the game, as far as this viewer knows."""
        return frozenset(player.seat for player in self._known.players if player.alive)

    def notices(self, state: TableState) -> bool:
        """Whether an entry changes this viewer's view."""
        viewer = self.eyes.viewer
        return viewer == JUDGE or bool(state.noticed_by >> viewer & 1)

    def copy(self) -> Watcher:
        """Return an independent watcher with the same knowledge."""
        other = Watcher(self.timeline, self.eyes, self._shared)
        other.seq, other.version = self.seq, self.version
        other.log, other._kept = list(self.log), self._kept
        other._heard = self._heard
        other._known, other._turn = self._known, self._turn
        other._past = list(self._past)
        return other

    def bring_to(self, state: TableState) -> bool:
        """Advance to a state at once; what was undone on the way costs nothing.

        Returns whether the viewer's view has changed.
        """
        kept = self._fold(state.turn)
        passed = self.timeline.states[self.version : state.version]
        told = [one for one in passed if self.notices(one)]
        self.version = state.version
        if told:
            self.seq += len(told)
            self._kept = kept if len(told) == 1 else None
            self._heard = self._talk_before(told[-1])
        return bool(told)

    def frame(self, since: int = 0, *, followed: bool = False) -> View:
        """Return the whole view, with the log and talk lines that a client at number `since` lacks.

        `followed`: the view goes to all who follow, so nobody may add to it; the next one reuses
        the parts that did not change. It is kept only from the first change on, because at most
        tables nothing happens.
        """
        keep = self._known_since(since) if 0 < since <= self.seq else 0
        now = self.timeline.time.ms() - self.eyes.delay * 1000
        heard = self._heard_since(since) if 0 < since <= self.seq else 0
        state = self.timeline.states[self.version - 1]
        moment = projection.Moment(self.timeline, state, now, self._shared, heard, sent=self._sent)
        part = LogPart(keep, tuple(self.log[keep:]))
        view = projection.view(moment, self._known, self.eyes, self.seq, part)
        if followed:
            self._sent = projection.Sent(view, state, self._known)
        return view

    def retold(self, state: TableState) -> Iterator[View]:
        """Fold a state's line from the start; yield a view after each turn that the viewer noticed.

        What was taken back on the way is left out. Each view has the clock of its step as the
        document gives it, the new log lines, and what was said before the next turn.
        """
        self._forget()
        phase, heard, spoken = "", 0, self._spoken(state)
        talk: list[TalkLine] = []
        for turn in line_of(state.turn):
            keep = self._fold(turn)
            talk += spoken.get(id(turn), ())
            at = self.timeline.current_step(turn.game)
            if keep == len(self.log) and at.phase == phase and len(talk) == heard:
                continue
            phase = at.phase
            self.seq += 1
            clock, dealt = self.timeline.fresh(turn.game), state.dealt if turn.game.cards else 0
            then = replace(state, turn=turn, clock=clock, dealt=dealt)
            moment = projection.Moment(self.timeline, then, 0, self._shared, heard, talk)
            part = LogPart(keep, tuple(self.log[keep:]))
            yield projection.view(moment, self._known, self.eyes, self.seq, part)
            heard = len(talk)

    def _spoken(self, state: TableState) -> dict[int, list[TalkLine]]:
        """Return the speeches, by the turn after which they were made; chat is not part of a game.

        A speech in a line that was taken back is listed where the present line parted from it.
        """
        turns = {id(turn) for turn in line_of(state.turn)}
        found: dict[int, list[TalkLine]] = {}
        for said in self.timeline.talk[: state.talk]:
            turn: Turn | None = said.turn
            while turn is not None and id(turn) not in turns:
                turn = turn.before
            if turn is not None and said.said.kind == "speech":
                found.setdefault(id(turn), []).append(said)
        return found

    def _known_since(self, number: int) -> int:
        """Return how many log lines a client with this number may keep."""
        if number == self.seq:
            return len(self.log)
        if number == self.seq - 1 and self._kept is not None:
            return self._kept
        now = self.timeline.states[self.version - 1]
        later = parted(self._state_of(number).turn, now.turn)[1]
        return len(self.log) - sum(self._visible_count(turn) for turn in later)

    def _state_of(self, number: int) -> TableState:
        """Return the state that gave the viewer this number."""
        noticed = (state for state in self.timeline.states if self.notices(state))
        return next(islice(noticed, number - 1, None))

    def _heard_since(self, number: int) -> int:
        """Return how many lines of talk a client with this number may keep."""
        if number == self.seq:
            return self.timeline.states[self.version - 1].talk
        return self._heard if number == self.seq - 1 else self._state_of(number).talk

    def _talk_before(self, state: TableState) -> int:
        """Return how many lines had been said before an entry; everybody is sent all of them."""
        return self.timeline.states[state.version - 2].talk if state.version > 1 else 0

    def _visible_count(self, turn: Turn) -> int:
        """Return how many log lines a turn has brought this viewer."""
        return len(self._shared.witnessed.turn(turn).of(self.eyes.viewer))

    def _fold(self, turn: Turn) -> int:
        """Fold the turns that lead to this one; return how many log lines stayed as they were."""
        if turn is self._turn:
            return len(self.log)
        at, new = self._new_turns(turn)
        before, book, witnessed = self.log, self.timeline.book, self._shared.witnessed
        if at is None:
            self._forget()
        elif at is not self._turn:
            self._back(at)
        kept = len(self.log)
        for one in reversed(new):
            if self._turn is not None:
                self._past.append((self._turn, self._known, len(self.log)))
                del self._past[:-NEAR]
            self._turn = one
            for visible in witnessed.turn(one).of(self.eyes.viewer):
                self._known = FOLD[type(visible)](book, self._known, visible)
                self.log.append(self._entry(visible, one))
        return _common(before, self.log) if at is None else kept

    def _new_turns(self, turn: Turn) -> tuple[Turn | None, list[Turn]]:
        """Return the last turn already folded, and the turns after it, latest first.

        The first is None if the log must be folded from its start.
        """
        new: list[Turn] = []
        if turn.before is not None and turn.before is self._turn:
            return self._turn, [turn]
        remembered = {id(past) for past, _, _ in self._past}
        at: Turn | None = turn
        while at is not None and at is not self._turn and id(at) not in remembered:
            new.append(at)
            at = at.before
        return at, new

    def _entry(self, visible: Event, turn: Turn) -> LogEntry:
        """Return a line of the viewer's log; judges also get the version that made it."""
        told = self._shared.entry(visible, self._known, len(self.log) + 1)
        if self.eyes.kind in JUDGES.kinds:
            return {**told, "turn": self.timeline.name(turn)}
        return told

    def _back(self, turn: Turn) -> None:
        """Go back a few turns to what was known there."""
        while self._turn is not turn:
            self._turn, self._known, length = self._past.pop()
            del self.log[length:]

    def _forget(self) -> None:
        """Forget everything folded: no remembered turn leads to the present one."""
        self.log = []
        self._known = blank(self.timeline.book, self.eyes.viewer)
        self._turn = None
        self._past.clear()


def _common(one: list[LogEntry], other: list[LogEntry]) -> int:
    pairs = zip(one, other, strict=False)
    different = (n for n, (mine, yours) in enumerate(pairs) if mine != yours)
    return next(different, min(len(one), len(other)))
