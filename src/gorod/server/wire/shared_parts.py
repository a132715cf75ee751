"""The parts of views that several viewers of one table have in common, computed once for them.

What is said aloud after a turn follows from what a viewer has seen of the events, so viewers who
have seen the same hear the same. The steps ahead are shown to the judge alone: they are kept while
the game stands still, and when the judge goes on, all but the last are already known.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from operator import attrgetter

import msgspec
from msgspec import UNSET

from gorod.engine import Event, Game
from gorod.engine.history import Turn
from gorod.engine.viewers import JUDGE, Viewer
from gorod.report.current_step import CurrentStep
from gorod.report.entries import LogEntry, entry, numbered
from gorod.report.formats import presentation_of
from gorod.report.game_document import PlayerPart, PointsPart, plain_part, points_part
from gorod.report.glosses import glossed
from gorod.report.phrases import Spoken, phrase_of, spoken
from gorod.report.view import PlayerView
from gorod.report.view import View as Known
from gorod.server.access.audience import fitted, hidden_fields
from gorod.server.tables.table_state import TableState
from gorod.server.tables.timeline import Timeline
from gorod.server.wire.models import AheadView, RulingView, View
from gorod.server.wire.next_steps import StepAhead, steps_ahead
from gorod.server.wire.witnessed import ALIKE, Witnessed
from gorod.server.wire.worded_rulings import ruling_view

TURNS = 4
"""How many turns' announcements are kept: that of the table, and those of delayed viewers."""
ENTRIES = 8
"""How many log lines are kept: a turn has a few events, which viewers see differently."""
PLAYERS = 200
"""The most player parts kept for one table."""
AHEAD = 12
"""How many steps ahead the judge is sent; a day has about as many speeches."""

KnownPlayer = tuple[PlayerView, str, str, tuple[str, ...]]
"""A player as the viewer knows them, their name, how much of the game is known, and the fields kept
back from this kind of viewer."""

encode = msgspec.json.Encoder().encode


class Announcement(msgspec.Struct, frozen=True, gc=False):
    """What is said aloud after a turn, as one viewer hears it."""

    heard: Spoken
    ruling: RulingView | None
    gloss: dict[str, str]


class Step(msgspec.Struct, frozen=True, gc=False):
    """The step of a game and its phrase, which is said aloud and so is the same for everybody."""

    game: Game
    at: CurrentStep
    cue: str | None


BY_THE_CLOCK = {
    "turn",
    "version",
    "known_ms",
    "noticed_by",
    "written_at",
    "clock",
    "clock_left_ms",
}
"""Fields of a state that differ when only the clock changed; the turn is compared by identity."""
_beside_clock = attrgetter(
    *(name for name in TableState.__struct_fields__ if name not in BY_THE_CLOCK)
)


class SharedParts:
    """The parts that the watchers of one table share."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._announced: deque[_Words] = deque(maxlen=TURNS)
        self.witnessed = Witnessed(timeline.size)
        self.presentation = presentation_of(timeline.book)
        self._state: TableState | None = None
        self._table = timeline.table
        self._public: list[tuple[Announcement, View]] = []
        """The views of `_state` without each viewer's own parts, one per announcement."""
        self._step: Step | None = None
        self._compared: tuple[TableState, TableState, bool] | None = None
        self._scored: tuple[Game, tuple[PointsPart | None, ...]] | None = None
        self._ruled: dict[Viewer, tuple[Turn, RulingView | None]] = {}
        """What a viewer could last read of a ruling, and the turn after which they could."""
        self._turn: Turn | None = None
        self._ahead: deque[StepAhead] = deque()
        self._coming: Iterator[StepAhead] = iter(())
        self._players: dict[bytes | KnownPlayer, PlayerPart] = {}
        """Player parts by what they are made of, or by their JSON."""
        self._entries: dict[tuple[int, int, bool, int], tuple[Event, LogEntry]] = {}
        """Log lines by the identity of their event, moment and number."""

    def step(self, game: Game) -> Step:
        """Return the step of a game. All viewers told together ask about the same game."""
        if self._step is None or self._step.game is not game:
            at, rules = self._timeline.current_step(game), self._timeline.book.rules
            self._step = Step(game, at, phrase_of(rules, at))
        return self._step

    def only_clock(self, was: TableState, now: TableState) -> bool:
        """Whether two states differ only in the clock. All viewers told together ask the same."""
        if self._compared is None or self._compared[0] is not was or self._compared[1] is not now:
            same = was.turn is now.turn and _beside_clock(was) == _beside_clock(now)
            self._compared = was, now, same
        return self._compared[2]

    def player(self, player: PlayerView, name: str, known_only: str, kind: str) -> PlayerPart:
        """Return a player without points or best move, fitted to a kind of viewer.

        The part depends on these four arguments alone, so viewers who know the same and may read
        the same share it. Nobody may change it.
        """
        known = player, name, known_only, hidden_fields(PlayerPart, kind)
        part = self._players.get(known)
        if part is None:
            part = self._kept(known, fitted(plain_part(player, name, known_only), kind))
        return part

    def same(self, part: PlayerPart) -> PlayerPart:
        """Return an equal part if a viewer already has one, so that it is kept only once.

        Nobody may change it.
        """
        return self._kept(encode(part), part)

    def _kept(self, known: bytes | KnownPlayer, part: PlayerPart) -> PlayerPart:
        if len(self._players) > PLAYERS:
            self._players.clear()
        return self._players.setdefault(known, part)

    def entry(self, visible: Event, at: Known, n: int) -> LogEntry:
        """Return an event as a log line, shared by all viewers who saw it at the same place.

        `at` is what the viewer knows after it. Nobody may change the line.
        """
        key = id(visible), at.number, at.night, n
        known = self._entries.get(key)
        if known is not None and known[0] is visible:
            return known[1]
        if len(self._entries) >= ENTRIES:
            del self._entries[next(iter(self._entries))]
        told = numbered(n, entry(self._timeline.book, visible, at.moment))
        self._entries[key] = visible, told
        return told

    def public(
        self, state: TableState, announced: Announcement, make: Callable[[Announcement], View]
    ) -> View:
        """Return the view of a state that all hearers of an announcement share.

        Nobody may change it or its contents.
        """
        table = self._timeline.table
        if self._state is not state or self._table is not table:
            self._state, self._table, self._public = state, table, []
        for heard, view in self._public:
            if heard is announced:
                return view
        view = make(announced)
        self._public.append((announced, view))
        return view

    def points(self, game: Game) -> tuple[PointsPart | None, ...]:
        """Return the points that a finished game brought to each seat. Nobody may change them."""
        if self._scored is None or self._scored[0] is not game:
            scored = self.presentation.score(self._timeline.book, game)
            parts = tuple([None if own is None else points_part(own) for own in scored])
            self._scored = game, parts
        return self._scored[1]

    def announcement(self, turn: Turn, viewer: Viewer) -> Announcement:
        """Return what this viewer hears after a turn."""
        words = self._words(turn)
        own = words.witnessed(viewer)
        announced = words.known.get(own)
        if announced is None:
            foretold = self._foretold(turn) if viewer == JUDGE else None
            announced = words.known[own] = foretold or self._announce(turn, viewer)
            self._ruled[viewer] = turn, announced.ruling
        return announced

    def _words(self, turn: Turn) -> _Words:
        for known in self._announced:
            if known.turn is turn:
                return known
        words = _Words(turn, tuple(self._seen_otherwise(turn)))
        self._announced.appendleft(words)
        return words

    def _announce(self, turn: Turn, viewer: Viewer) -> Announcement:
        book, at = self._timeline.book, self._timeline.current_step(turn.game)
        heard = spoken(book.rules, turn, viewer, at=at)
        gloss = glossed(book.rules, at, heard)
        last = self._ruled.get(viewer)
        before = last[1] if last is not None and last[0] is turn.before else UNSET
        return Announcement(heard, ruling_view(book, turn, viewer, before), gloss)

    def _foretold(self, turn: Turn) -> Announcement | None:
        """Return what the judge's console was already sent about this turn; None if nothing."""
        if not self._foreseen(turn):
            return None
        told = self._ahead[0]
        return Announcement(told.heard, told.view.ruling, told.view.gloss)

    def _seen_otherwise(self, turn: Turn) -> Iterator[bytes]:
        """Yield the groups of viewers who saw the same, for each turn that was seen differently.

        Only turns that the words may refer to count: back to the start of the day or night, and at
        least to the last turn that everybody saw.
        """
        now: Turn | None = turn
        heard, night, number = False, turn.game.night, turn.game.number
        while now is not None:
            game = now.game
            if heard and (game.number != number or game.night != night):
                return
            groups = self.witnessed.groups(now)
            if groups == ALIKE:
                heard = True
            elif groups:
                yield groups
            now = now.before

    def steps_ahead(self, turn: Turn) -> tuple[AheadView, ...]:
        """Return the steps that follow a turn if the judge only goes on."""
        if turn is not self._turn:
            if self._foreseen(turn):
                self._ahead.popleft()
            else:
                self._ahead.clear()
                ruling = self.announcement(turn, JUDGE).ruling
                self._coming = steps_ahead(self._timeline, turn, ruling)
            self._turn = turn
            self._ahead.extend(islice(self._coming, AHEAD - len(self._ahead)))
        return tuple(step.view for step in self._ahead)

    def _foreseen(self, turn: Turn) -> bool:
        """Whether this turn is the next step that the judge was sent in advance."""
        if turn.before is not self._turn or not self._ahead:
            return False
        told = self._ahead[0].turn
        return (turn.command, turn.events, turn.game) == (told.command, told.events, told.game)


class _Words:
    """The announcements after one turn, by what their hearers have seen."""

    def __init__(self, turn: Turn, seen_otherwise: tuple[bytes, ...]) -> None:
        self.turn = turn
        self.known: dict[bytes | None, Announcement] = {}
        """Announcements by what a viewer saw of the turns that others saw differently; None is the
        judge."""
        self._seen_otherwise = seen_otherwise

    def witnessed(self, viewer: Viewer) -> bytes | None:
        """Return a key that is equal for viewers who saw the same; None for the judge."""
        if viewer == JUDGE:
            return None
        if not self._seen_otherwise:
            return b""
        return bytes([groups[viewer] for groups in self._seen_otherwise])
