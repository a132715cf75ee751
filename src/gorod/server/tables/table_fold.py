"""The fold of a table's log: from a state and the body of the next entry to the state after it.

Nothing here writes or decides who is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from gorod.engine import begin
from gorod.engine.by_day.by_day_commands import AnswerQuestion, CloseDay, FlipCoin
from gorod.engine.commands import Deal, DrawCard
from gorod.engine.events import SeatsTaken
from gorod.engine.evolve import EVOLVE, fold
from gorod.engine.history import Turn, line_of
from gorod.fair import DRAWN, ENTERED, Contribution, FairDeal, FairDraw, promised, promised_by_seed
from gorod.fair.deals import drawn_from
from gorod.report.current_step import current_step
from gorod.rulebooks import Rulebook
from gorod.server.store.stored_rows import Table
from gorod.server.tables.by_day import course
from gorod.server.tables.by_day.by_day_entries import ServiceBody
from gorod.server.tables.by_day.course import Course
from gorod.server.tables.clock import Clock, Mark, restored
from gorod.server.tables.live_lesson import LiveLesson, Noted, TrainingBody
from gorod.server.tables.lobby_entries import LobbyEntry
from gorod.server.tables.lobby_fold import dismissed, lobby_after
from gorod.server.tables.online import opened
from gorod.server.tables.recipients import everybody
from gorod.server.tables.table_entries import (
    Body,
    Contributed,
    Corrected,
    Entered,
    Gestured,
    JudgeProposed,
    Moved,
    Named,
    OnlineBody,
    PauseChanged,
    Phoned,
    Rewound,
    Seated,
    StoredTurn,
    Taken,
    Timed,
)
from gorod.server.tables.table_state import Control, FoldError, Renamed, TableState
from gorod.server.tables.talk import Said, TalkLine
from gorod.server.time_source import Time

BesideGame = LobbyEntry | OnlineBody | Said
"""What is written at online tables beside their game."""
Note = Named | Timed | Taken | Phoned | Contributed
"""What is written at every table without moving the game."""


class TableFold:
    """The states of one table, with what is remembered of its turns."""

    def __init__(self, table: Table, book: Rulebook, time: Time) -> None:
        self._table, self._book, self._time = table, book, time
        self._size = len(table.names)
        self.states: list[TableState] = []
        self.names: dict[int, int] = {}
        """Turns, by identity -> their names: the version that made each."""
        self.corrections: dict[int, Corrected] = {}
        """Versions -> what they corrected."""
        self.talk: list[TalkLine] = []
        """Everything that was said at an online table."""
        self.lesson: LiveLesson | None = None
        """The lesson of a training table; None at other tables."""

    def since(self, name: int) -> tuple[Turn, ...]:
        """Return the turns of the present line from the named one on.

        The result is empty if no turn of the line has this name.
        """
        turns = line_of(self.states[-1].turn)
        names = [self.names[id(turn)] if turn.command is not None else 0 for turn in turns]
        return turns[names.index(name) :] if name in names else ()

    def after(self, body: Body, decided: tuple[Turn, ...], at: str, *, live: bool) -> TableState:
        """Return the state to which an entry leads. It is not added to the states.

        `decided` are the turns that the entry makes, if they have just been played to decide it;
        the turns of a stored entry are folded from its events. `live`: the entry happens now, so
        its clock runs from now on.
        """
        version, known_ms = len(self.states) + 1, self._time.ms()
        if isinstance(body, Seated):
            return self._seated(body, version, known_ms, at)
        now = replace(self.states[-1], version=version, known_ms=known_ms, written_at=at)
        if isinstance(body, Moved):
            return self._moved(now, body, decided, live=live)
        if isinstance(body, Rewound):
            return self._rewound(now, body, live=live)
        if isinstance(body, Corrected):
            return self._corrected(now, body, decided, live=live)
        return self._beside(now, body, live=live)

    # --- what moves the game ----------------------------------------------------------------

    def _seated(self, body: Seated, version: int, known_ms: int, at: str) -> TableState:
        seated = (SeatsTaken(self._size),)
        turn = begin(fold(seated), seated).head
        self.names[id(turn)] = version
        noticed_by = everybody(self._size)
        seconds = current_step(self._book.rules, turn.game).seconds
        clock = None if seconds is None else Clock(seconds * 1000)
        deals = self._promised(body, ())
        begun = TableState(
            version, turn, version, known_ms, noticed_by, clock, deals, written_at=at
        )
        begun = replace(begun, phones=body.phones, names=self._table.names)
        if body.training is not None:
            self.lesson = LiveLesson(self._book, self._size, body.training)
        lobby, by_day = opened(body.online, self._size), course.begun(body.by_day)
        return replace(begun, lobby=lobby, by_day=by_day)

    def _moved(
        self, now: TableState, body: Moved, decided: tuple[Turn, ...], *, live: bool
    ) -> TableState:
        stored_turns = (StoredTurn(now.version, body.command, body.events),)
        turn = self._played(now.turn, stored_turns, decided)
        deals, dealt = now.deals, now.dealt
        if isinstance(body.command, Deal):
            source = DRAWN if body.drawn == "seed" else ENTERED
            deals = (*deals[:-1], replace(deals[-1], source=source, cards=body.command.cards))
            dealt = len(deals)
        elif isinstance(body.command, FlipCoin) and body.among:
            draw = FairDraw(now.game.moment, body.among, body.command.seat)
            deals = _with_draw(deals, dealt, draw)
        elif isinstance(body.command, DrawCard) and body.among:
            draw = drawn_from(deals[dealt - 1], now.game.moment, body.among)
            deals = _with_draw(deals, dealt, draw)
        return replace(
            now,
            turn=turn,
            turn_version=now.version,
            noticed_by=body.shown,
            clock=self._clock(body.clock, live=live),
            deals=deals,
            dealt=dealt,
            redo=(),
            undo_to=now.turn_version,
            clock_left_ms=body.left,
            steps=now.steps + 1,
            by_day=_service_after(now, body),
            play=now.play.after(body.command),
        )

    def _played(
        self, before: Turn, stored_turns: tuple[StoredTurn, ...], decided: tuple[Turn, ...]
    ) -> Turn:
        """Name the turns of an entry, and return the last one."""
        turns = decided or tuple(_folded(before, stored_turns))
        for turn, one in zip(turns, stored_turns, strict=True):
            self.names[id(turn)] = one.turn
        return turns[-1] if turns else before

    def _corrected(
        self, now: TableState, body: Corrected, decided: tuple[Turn, ...], *, live: bool
    ) -> TableState:
        before = next((turn.before for turn in self.since(body.turn)), None)
        if before is None:
            raise FoldError(f"table {self._table.id}: no turn {body.turn} to correct")
        turn = self._played(before, body.turns, decided)
        self.corrections[now.version] = body
        known = now.by_day
        if known is not None and body.shown & 1:
            known = course.after_correction(known, before.game.number, body.reason, now.written_at)
        same = turn.game.cards == now.game.cards
        return replace(
            now,
            play=now.play if same else now.play.with_new_cards(),
            by_day=known,
            turn=turn,
            turn_version=now.version,
            noticed_by=body.shown,
            clock=self._clock(body.clock, live=live),
            deals=self._promised(body, now.deals),
            dealt=now.dealt if turn.game.cards else 0,
            redo=(),
            undo_to=now.turn_version,
            clock_left_ms=body.left,
            steps=now.steps + 1,
        )

    def _rewound(self, now: TableState, body: Rewound, *, live: bool) -> TableState:
        target = self.states[body.to - 1]
        return replace(
            now,
            turn=target.turn,
            turn_version=target.turn_version,
            noticed_by=body.shown,
            clock=self._clock(body.clock, live=live),
            deals=self._promised(body, now.deals),
            dealt=target.dealt,
            redo=now.redo[:-1] if body.redo else (*now.redo, now.turn_version),
            undo_to=target.undo_to,
            clock_left_ms=target.clock_left_ms,
            steps=target.steps,
            names=target.names if now.lobby is None else now.names,
            renamed=target.renamed if now.lobby is None else now.renamed,
        )

    def _promised(
        self, body: Seated | Rewound | Corrected, before: tuple[FairDeal, ...]
    ) -> tuple[FairDeal, ...]:
        """Return the deals of the table, with the one that an entry promises."""
        if body.secret:
            deck = self._book.rules.deck(self._size)
            return (*before, promised(self._table.id, deck, body.secret, before))
        return (*before, promised_by_seed(body.seed, before)) if body.seed else before

    def _clock(self, mark: Mark | None, *, live: bool) -> Clock | None:
        """Return the clock of an entry.

        If the entry happens now, its clock runs from now on, whichever machine wrote the entry.
        """
        if mark is None or not live or not mark.running:
            return restored(mark, self._time)
        return Clock(mark.left, running=True, since=self._time.ms())

    # --- what moves no game -----------------------------------------------------------------

    def _beside(
        self,
        now: TableState,
        body: Note | ServiceBody | BesideGame | TrainingBody,
        *,
        live: bool,
    ) -> TableState:
        """Fold an entry that moves no game."""
        if isinstance(body, Named):
            return self._named(now, body)
        if isinstance(body, Timed):
            noticed_by = everybody(self._size)
            return replace(now, noticed_by=noticed_by, clock=self._clock(body.clock, live=live))
        if isinstance(body, ServiceBody):
            return self._served(now, body)
        if isinstance(body, BesideGame):
            return self._online(now, body, live=live)
        if isinstance(body, TrainingBody):
            return self._learnt(now, body)
        return self._noted(now, body)

    def _named(self, now: TableState, body: Named) -> TableState:
        """Fold a correction of names.

        It can be undone like a move; the game and its clock continue.
        """
        turn, names = self.names[id(now.turn)], list(now.names)
        renamed = now.renamed
        for seat, name in body.names:
            renamed = (*renamed, Renamed(now.version, turn, seat, name, names[seat - 1]))
            names[seat - 1] = name
        return replace(
            now,
            turn_version=now.version,
            noticed_by=everybody(self._size),
            redo=(),
            undo_to=now.turn_version,
            clock_left_ms=body.left,
            steps=now.steps + 1,
            names=tuple(names),
            renamed=renamed,
        )

    def _served(self, now: TableState, body: ServiceBody) -> TableState:
        """Fold an entry of the by-day service; the game goes on."""
        known = now.by_day
        if known is None:
            raise FoldError(f"table {self._table.id}: no calendar leads it")
        noticed_by = course.recipients(known, body, self._size)
        return replace(
            now,
            noticed_by=noticed_by,
            by_day=course.after_entry(known, body, now.version, now.written_at),
        )

    def _learnt(self, now: TableState, body: TrainingBody) -> TableState:
        """Fold an entry of a lesson. The lesson keeps it even if the game is taken back."""
        if self.lesson is None:
            raise FoldError(f"table {self._table.id}: entry {now.version} is of a training table")
        self.lesson.notes.append(Noted(now.version, now.turn, body))
        return replace(now, noticed_by=0)

    def _noted(self, now: TableState, body: Taken | Phoned | Contributed) -> TableState:
        """Fold a takeover, a switch of the players' links, or a contribution to the deal."""
        if isinstance(body, Contributed):
            *before, deal = now.deals
            added = (*deal.contributions, Contribution(body.by, body.text))
            deals = (*before, replace(deal, contributions=added))
            return replace(now, noticed_by=everybody(self._size), deals=deals)
        if isinstance(body, Phoned):
            return replace(now, noticed_by=everybody(self._size), phones=body.on)
        control = Control(now.control.epoch + 1, body.holder)
        # At an online table everybody may know whether a person or the server judges.
        noticed_by = 0 if now.lobby is None else everybody(self._size)
        return replace(now, noticed_by=noticed_by, control=control)

    # --- what happens at an online table beside its game ------------------------------------

    def _online(self, now: TableState, body: BesideGame, *, live: bool) -> TableState:
        if isinstance(body, LobbyEntry):
            return self._gathered(now, body)
        if isinstance(body, Said):
            return self._said(now, body)
        return self._played_online(now, body, live=live)

    def _gathered(self, now: TableState, body: LobbyEntry) -> TableState:
        """Fold an entry of a lobby. After the deal, a new name counts as a corrected name."""
        if now.lobby is None:
            raise FoldError(f"table {self._table.id}: entry {now.version} is of an online table")
        lobby, names = lobby_after(now.lobby, now.names, body)
        renamed = now.renamed
        if now.dealt:
            turn, pairs = self.names[id(now.turn)], zip(names, now.names, strict=True)
            renamed += tuple(
                Renamed(now.version, turn, seat, name, was)
                for seat, (name, was) in enumerate(pairs, 1)
                if name != was
            )
        noticed_by = everybody(self._size)
        return replace(now, noticed_by=noticed_by, lobby=lobby, names=names, renamed=renamed)

    def _said(self, now: TableState, body: Said) -> TableState:
        """Fold what was said. It stays said even if the game is taken back."""
        if now.lobby is None:
            raise FoldError(f"table {self._table.id}: entry {now.version} is of an online table")
        name = now.names[body.seat - 1] if body.seat else ""
        self.talk.append(TalkLine(body, now.game.moment, name, now.turn))
        lobby = replace(now.lobby, entries=now.lobby.entries + 1)
        return replace(now, noticed_by=everybody(self._size), lobby=lobby, talk=len(self.talk))

    def _proposed(self, now: TableState, body: JudgeProposed) -> TableState:
        """Fold a change of the judge candidate. A dismissed candidate's links end."""
        play, gone = replace(now.play, candidate=body.candidate), now.play.candidate
        now = replace(now, noticed_by=everybody(self._size), play=play)
        if now.lobby is None or body.candidate is not None or gone is None or not gone.links:
            return now
        lobby = dismissed(now.lobby, gone.links)
        own = lobby.settings.judge == "automatic"  # otherwise the console may be the host's
        control = Control(now.control.epoch + 1) if own and now.control.holder else now.control
        return replace(now, lobby=lobby, control=control)

    def _played_online(self, now: TableState, body: OnlineBody, *, live: bool) -> TableState:
        """Fold other entries of an online table.

        Nobody is told yet who has entered or shown something, or who votes for a foul.
        """
        if isinstance(body, PauseChanged):
            clock = self._clock(body.clock, live=live)
            play = replace(now.play, pause=body.halt)
            return replace(now, noticed_by=everybody(self._size), clock=clock, play=play)
        if isinstance(body, JudgeProposed):
            return self._proposed(now, body)
        if isinstance(body, Entered):
            play = now.play.with_answer(body.seat, body.entry)
        elif isinstance(body, Gestured):
            play = now.play.with_gesture(body.gesture)
        else:
            play = now.play.with_foul_vote(body.vote)
        return replace(now, noticed_by=0, play=play)


def _service_after(now: TableState, body: Moved) -> Course | None:
    """Return what the service of a by-day game knows after a move."""
    known, command = now.by_day, body.command
    if known is None:
        return None
    if isinstance(command, CloseDay):
        return course.after_publication(known, body.events, now.written_at)
    if body.reply:
        return course.after_mark(known, body.reply, right=True)
    if body.question and isinstance(command, AnswerQuestion):
        return course.after_right_answer(
            known, now.version, command.seat, body.question, body.words
        )
    return known


def _folded(turn: Turn, stored_turns: Iterable[StoredTurn]) -> Iterator[Turn]:
    """Yield the turns that follow a turn, folded from their stored events."""
    for one in stored_turns:
        game = turn.game
        for event in one.events:
            game = EVOLVE[type(event)](game, event)
        turn = Turn(one.command, one.events, game, turn)
        yield turn


def _with_draw(deals: tuple[FairDeal, ...], number: int, draw: FairDraw) -> tuple[FairDeal, ...]:
    """Return the deals with a lot added; it stays with its deal even if the draw is taken back."""
    return tuple(
        replace(deal, draws=(*deal.draws, draw))
        if deal.number == number and draw not in deal.draws
        else deal
        for deal in deals
    )
