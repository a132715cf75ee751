"""The parts of views that several viewers of one table have in common, worked out once for them.

What is said aloud after a turn follows from what a viewer has seen of the events, so viewers who
have seen the same hear the same. The steps that lie ahead are shown to the judge alone: they are
kept while the game stands still, and where the judge goes on all but the last are known already.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from operator import attrgetter

import msgspec

from gorod.engine import Event, Game
from gorod.engine.history import Turn
from gorod.engine.viewers import JUDGE, Viewer
from gorod.report.entries import LogEntry, entry, numbered
from gorod.report.formats import presentation_of
from gorod.report.game_document import PlayerPart, PointsPart, plain_part, points_part
from gorod.report.glosses import glossed
from gorod.report.phrases import Spoken, spoken, usual_at
from gorod.report.standing import Standing
from gorod.report.view import PlayerView
from gorod.server.access.audience import fitted, kept_back
from gorod.server.tables.table_state import TableState
from gorod.server.tables.timeline import Timeline
from gorod.server.wire.models import AheadView, RulingView, View
from gorod.server.wire.next_steps import StepAhead, steps_ahead
from gorod.server.wire.witnessed import ALIKE, Witnessed
from gorod.server.wire.worded_rulings import ruling_view

TURNS = 4
"""Turns whose words are kept: that of the table, and those of viewers who are told later."""
ENTRIES = 8
"""Lines of logs that are kept: a turn has a few events, of which viewers see different things."""
PLAYERS = 200
"""So many different players, or states of them, are kept for one table."""
AHEAD = 12
"""So many steps are told to the judge; a day has about as many speeches."""

KnownPlayer = tuple[PlayerView, str, str, tuple[str, ...]]
"""What is known of a player, their name, how much of the game was told, and what is kept back."""

encode = msgspec.json.Encoder().encode


class Announcement(msgspec.Struct, frozen=True, gc=False):
    """What is said aloud after a turn, as somebody hears it."""

    heard: Spoken
    ruling: RulingView | None
    gloss: dict[str, str]


class Step(msgspec.Struct, frozen=True, gc=False):
    """Where a game stands, and the phrase of that step: said aloud, so the same for everybody."""

    game: Game
    at: Standing
    cue: str | None


BY_THE_CLOCK = {"turn", "version", "known", "shown", "at", "clock", "left"}
"""Parts of a state that differ where only the clock was turned; a turn is compared by identity."""
_beside_clock = attrgetter(
    *(name for name in TableState.__struct_fields__ if name not in BY_THE_CLOCK)
)


class SharedParts:
    """What the watchers of one table share."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._announced: deque[_Words] = deque(maxlen=TURNS)
        self.witnessed = Witnessed(timeline.size)
        self.presentation = presentation_of(timeline.book)
        self._state: TableState | None = None
        self._table = timeline.table
        self._public: list[tuple[Announcement, View]] = []
        """What was sent of that state to all to whom the same was announced."""
        self._step: Step | None = None
        self._compared: tuple[TableState, TableState, bool] | None = None
        self._scored: tuple[Game, tuple[PointsPart | None, ...]] | None = None
        self._turn: Turn | None = None
        self._ahead: deque[StepAhead] = deque()
        self._coming: Iterator[StepAhead] = iter(())
        self._players: dict[bytes | KnownPlayer, PlayerPart] = {}
        """What players are known as; by what it is made of, or by what is sent."""
        self._entries: dict[tuple[int, str, int], tuple[Event, LogEntry]] = {}
        """Lines of logs by what they are made of: the event by its identity, moment and number."""

    def step(self, game: Game) -> Step:
        """Where a game stands; all who are told at once ask about the same one."""
        if self._step is None or self._step.game is not game:
            at, rules = self._timeline.standing(game), self._timeline.book.rules
            self._step = Step(game, at, at.cue(rules) or at.told(usual_at(rules, at)) or None)
        return self._step

    def only_clock(self, was: TableState, now: TableState) -> bool:
        """Whether two states differ in nothing but the clock; all who are told at once ask it."""
        if self._compared is None or self._compared[0] is not was or self._compared[1] is not now:
            same = was.turn is now.turn and _beside_clock(was) == _beside_clock(now)
            self._compared = was, now, same
        return self._compared[2]

    def player(self, player: PlayerView, name: str, told: str, kind: str) -> PlayerPart:
        """A seat of which nothing special is to be told, for a kind of viewer who knows so much.

        It is made of these four alone, so it is the same for all who know the same and may read
        the same. From here on nobody may change it.
        """
        known = player, name, told, kept_back(PlayerPart, kind)
        part = self._players.get(known)
        if part is None:
            part = self._kept(known, fitted(plain_part(player, name, told), kind))
        return part

    def same(self, part: PlayerPart) -> PlayerPart:
        """A part that says the same, if a viewer has one already: it is kept once for all of them.

        From here on nobody may change it.
        """
        return self._kept(encode(part), part)

    def _kept(self, known: bytes | KnownPlayer, part: PlayerPart) -> PlayerPart:
        if len(self._players) > PLAYERS:
            self._players.clear()
        return self._players.setdefault(known, part)

    def entry(self, visible: Event, moment: str, n: int) -> LogEntry:
        """An event as a line of a log: one for all viewers who saw the same at the same place.

        From here on nobody may change it.
        """
        key = id(visible), moment, n
        known = self._entries.get(key)
        if known is not None and known[0] is visible:
            return known[1]
        if len(self._entries) >= ENTRIES:
            del self._entries[next(iter(self._entries))]
        told = numbered(n, entry(self._timeline.book, visible, moment))
        self._entries[key] = visible, told
        return told

    def public(
        self, state: TableState, announced: Announcement, make: Callable[[Announcement], View]
    ) -> View:
        """What is sent of a state to everybody to whom the same was announced.

        From here on nobody may change it, nor what is in it.
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
        """What a game that is over has brought to each seat. Nobody may change it."""
        if self._scored is None or self._scored[0] is not game:
            scored = self.presentation.score(self._timeline.book, game)
            parts = tuple([None if own is None else points_part(own) for own in scored])
            self._scored = game, parts
        return self._scored[1]

    def announcement(self, turn: Turn, viewer: Viewer) -> Announcement:
        """What this viewer hears after a turn."""
        words = next((known for known in self._announced if known.turn is turn), None)
        if words is None:
            words = _Words(turn, tuple(self._seen_otherwise(turn)))
            self._announced.appendleft(words)
        own = words.witnessed(viewer)
        announced = words.known.get(own)
        if announced is None:
            foretold = self._foretold(turn) if viewer == JUDGE else None
            announced = words.known[own] = foretold or self._announce(turn, viewer)
        return announced

    def _announce(self, turn: Turn, viewer: Viewer) -> Announcement:
        book, at = self._timeline.book, self._timeline.standing(turn.game)
        heard = spoken(book.rules, turn, viewer, at=at)
        gloss = glossed(book.rules, at, heard)
        return Announcement(heard, ruling_view(book, turn, viewer), gloss)

    def _foretold(self, turn: Turn) -> Announcement | None:
        """What the judge's console was told already of the step that would come."""
        if not self._foreseen(turn):
            return None
        told = self._ahead[0]
        return Announcement(told.heard, told.view.ruling, told.view.gloss)

    def _seen_otherwise(self, turn: Turn) -> Iterator[bytes]:
        """Who saw the same of the turns that words may look back at, where not all did.

        Words look back to the start of the day or night, or to the last turn that was seen at all.
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
        """The steps that follow a turn if the judge only goes on."""
        if turn is not self._turn:
            if self._foreseen(turn):
                self._ahead.popleft()
            else:
                self._ahead.clear()
                self._coming = steps_ahead(self._timeline, turn)
            self._turn = turn
            self._ahead.extend(islice(self._coming, AHEAD - len(self._ahead)))
        return tuple(step.view for step in self._ahead)

    def _foreseen(self, turn: Turn) -> bool:
        """Whether a turn is the step that was told to come next."""
        if turn.before is not self._turn or not self._ahead:
            return False
        told = self._ahead[0].turn
        return (turn.command, turn.events, turn.game) == (told.command, told.events, told.game)


class _Words:
    """What is said after one turn, by what its hearers have seen."""

    def __init__(self, turn: Turn, seen_otherwise: tuple[bytes, ...]) -> None:
        self.turn = turn
        self.known: dict[bytes | None, Announcement] = {}
        """By what a viewer saw of the turns that others saw otherwise; None for the judge."""
        self._seen_otherwise = seen_otherwise

    def witnessed(self, viewer: Viewer) -> bytes | None:
        """Equal for all who saw the same; the judge has seen all."""
        if viewer == JUDGE:
            return None
        return bytes([groups[viewer] for groups in self._seen_otherwise])
