"""The states of a table after every version of its log, and which of them viewers were told.

A `TableState` is the table after one entry. All of them are kept, so that an undo finds the turn to
go back to, and a delayed viewer the table as it was. Nothing here writes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from gorod.engine import Game, Offer, offers
from gorod.engine.commands import Deal, Show
from gorod.engine.history import Turn, line_of
from gorod.engine.phases import LastWord, Night, Over
from gorod.engine.viewers import JUDGE, Viewer
from gorod.report.current_step import CurrentStep, current_step
from gorod.rulebooks import Rulebook
from gorod.server.access.principal import SERVER, Kind
from gorod.server.store.stored_rows import Entry, Table
from gorod.server.tables.attached import own_tag, points_of
from gorod.server.tables.clock import Clock
from gorod.server.tables.live_lesson import LiveLesson
from gorod.server.tables.lobby_entries import LobbyEntry
from gorod.server.tables.online import Online
from gorod.server.tables.opened_rulebooks import book_of, build
from gorod.server.tables.public_living import PublicLiving
from gorod.server.tables.recent import Recent
from gorod.server.tables.table_entries import KINDS, Body, Corrected, Moved
from gorod.server.tables.table_fold import TableFold
from gorod.server.tables.table_state import FoldError, TableState
from gorod.server.tables.viewer_numbers import ViewerNumbers
from gorod.server.time_source import Time

LISTED = ("listed", "yes")
"""The tag of a table that the first page lists; it is not a title of the game."""


class Timeline:
    """All states of a table, and how often each viewer's view has changed."""

    def __init__(self, table: Table, time: Time) -> None:
        self.table = table
        self.time = time
        self.size = len(table.names)
        self.book: Rulebook = book_of(table.rules, table.options, self.size, points_of(table))
        self._fold = TableFold(table, self.book, time)
        self.states = self._fold.states
        self.talk = self._fold.talk
        self.head: Entry | None = None
        self.build = ""
        """The build of the rulebook that decided last; empty at a table of an early release."""
        self.gallery: Any = None
        """The watchers of this timeline, kept for readers by `wire.gallery`."""
        self._uncounted: list[tuple[TableState, Body]] = []
        self._numbers = ViewerNumbers(self.size)
        self.told = 0
        """The version that viewers have been told. Only secret moves are ahead of it for a
        while."""
        self.public = PublicLiving(self.book)
        self.wrote = False
        """Whether this process wrote the last entry."""
        self.last_by_people = 0
        """The last version that a player, a bot or a human judge asked for."""
        self.loaded = 0
        """Entries up to this version were read from the store, some time after they were
        written."""
        self._offered = Recent(lambda game: _by_actor(offers(self.book.rules, game)))
        self._steps = Recent(lambda game: current_step(self.book.rules, game))

    # --- reading ----------------------------------------------------------------------------

    @property
    def now(self) -> TableState:
        """The present state of the table."""
        return self.states[-1]

    @property
    def version(self) -> int:
        return len(self.states)

    @property
    def lesson(self) -> LiveLesson | None:
        """The lesson of a training table; None at other tables."""
        return self._fold.lesson

    @property
    def online(self) -> Online | None:
        """The settings of an online table; None if people sit around one table."""
        return None if self.now.lobby is None else self.now.lobby.settings

    @property
    def automatic(self) -> bool:
        """Whether the automatic judge has the table."""
        return self.now.automatic

    @property
    def turns(self) -> int:
        """How many turns were ever played here, even if they were taken back or replaced."""
        return len(self._fold.names)

    @property
    def last_told(self) -> TableState:
        """The state of the table as everybody knows it."""
        return self.states[self.told - 1]

    @property
    def last_heard(self) -> TableState:
        """The last change that everybody was told of; the judge may have made others after it."""
        told = (self.states[at] for at in range(self.told - 1, -1, -1))
        return next(state for state in told if state.noticed_by & 1)

    @property
    def holding(self) -> bool:
        """Whether something is held back that nobody has been told yet."""
        return self.told < self.version

    @property
    def tags(self) -> tuple[tuple[str, str], ...]:
        """The tags that name the table, without those that only the server reads."""
        return tuple(tag for tag in self.table.tags if tag != LISTED and not own_tag(tag[0]))

    def current_step(self, game: Game | None = None) -> CurrentStep:
        """Return the step of the table or of a game here.

        It is said aloud, so everybody may know it.
        """
        game = game or self.now.game
        return self._steps.of(game)

    def offers(self, game: Game, viewer: Viewer) -> tuple[Offer, ...]:
        """Return what a viewer may do. It is computed once for all viewers."""
        every, by_actor = self._offered.of(game)
        return every if viewer == JUDGE else by_actor.get(viewer, ())

    def number(self, viewer: Viewer, delay: int = 0) -> int:
        """Return how many times this viewer's view has changed: their own running number.

        A viewer with a delay in seconds gets the number of that many seconds ago.
        """
        if delay:
            latest = self.time.ms() - delay * 1000
            told = (state for state in self.states[: self.told] if state.known_ms <= latest)
            return sum(viewer == JUDGE or state.noticed_by >> viewer & 1 for state in told)
        return self._numbers.number(viewer)

    def due(self, delay: int) -> TableState | None:
        """Return the table as a viewer with this delay may know it; None before the first entry."""
        latest = self.time.ms() - delay * 1000
        told = (self.states[at] for at in range(self.told - 1, -1, -1))
        return next((state for state in told if not delay or state.known_ms <= latest), None)

    def barrier(self, viewer: Viewer) -> int:
        """Return the viewer's number at the last change of the game.

        A command from a sender who has seen less is stale.
        """
        return self._numbers.barrier(viewer)

    def back(self, turns: int) -> tuple[int, int] | None:
        """Return the version that many turns back, and the clock there; None if it is too far."""
        state, left = self.now, 0
        for _ in range(turns):
            if not state.undo_to:
                return None
            state, left = self.states[state.undo_to - 1], state.clock_left_ms
        return state.turn_version, left

    def over_for(self) -> int:
        """Return the seconds since the game ended, or since it was read if that was later."""
        end = self.states[self.now.turn_version - 1]
        while end.undo_to and isinstance(self.states[end.undo_to - 1].game.phase, Over):
            end = self.states[end.undo_to - 1]
        return (self.time.ms() - end.known_ms) // 1000

    def times(self, state: TableState) -> tuple[str, str]:
        """Return when the cards of a state's game were dealt and when it ended.

        Either is empty if it has not happened yet.
        """
        began = ended = ""
        for turn in line_of(state.turn):
            if isinstance(turn.command, Deal):
                began = self.states[self.name(turn) - 1].written_at
            if not ended and isinstance(turn.game.phase, Over):
                ended = self.states[self.name(turn) - 1].written_at
        return began, ended

    def name(self, turn: Turn) -> int:
        """Return the name of a turn: the version that made it, even in a line played again."""
        return self._fold.names[id(turn)]

    def since(self, name: int) -> tuple[Turn, ...]:
        """Return the turns of the present line from the named one on.

        The result is empty if no turn of the line has this name.
        """
        return self._fold.since(name)

    def corrections(self, state: TableState) -> Iterator[tuple[TableState, Corrected]]:
        """Yield the corrections on the way to a state, the latest first.

        Each comes with the state of the table before it.
        """
        while state.undo_to:
            before = self.states[state.undo_to - 1]
            if state.turn_version in self._fold.corrections:
                yield before, self._fold.corrections[state.turn_version]
            state = before

    def build_now(self) -> str:
        """Return the build of today's rulebook; empty if it is the last one in the log."""
        table = self.table
        today = build(table.rules, table.options, self.size, points_of(table))
        return "" if today == self.build else today

    def fresh(self, game: Game) -> Clock | None:
        """Return the stopped clock of a step that has just begun; None if it has none."""
        seconds = self.current_step(game).seconds
        return None if seconds is None else Clock(seconds * 1000)

    def clock_after(self, game: Game) -> Clock | None:
        """Return the clock after a move: the present one if the step continues, else a new one."""
        return self.now.clock if self.same_step(game) else self.fresh(game)

    def same_step(self, game: Game) -> bool:
        """Whether the table would be at the same step in that game as now."""
        now = self.now.game
        return step_of(now, self.current_step(now)) == step_of(game, self.current_step(game))

    def goes_on(self, one: Game, other: Game) -> bool:
        """Whether the clock of one game continues in another, which need not have been played."""
        rules = self.book.rules
        return step_of(one, current_step(rules, one)) == step_of(other, current_step(rules, other))

    # --- folding ----------------------------------------------------------------------------

    def add(
        self, entry: Entry, body: Body, decided: tuple[Turn, ...] = (), *, live: bool
    ) -> TableState:
        """Add an entry and its decoded body, and return the state after it.

        `decided` and `live` are those of `TableFold.after`. Raises `FoldError` if the entry does
        not follow the last one.
        """
        if KINDS[type(body)] != entry.kind or entry.version != self.version + 1:
            raise FoldError(f"table {entry.table}: entry {entry.version} cannot be folded")
        state, kept = self._fold.after(body, decided, entry.at, live=live), self.holding
        self.build = getattr(body, "build", "") or self.build
        self.states.append(state)
        self.head = entry
        self._numbers.count_for_judges(state, body, entry.actor)
        if entry.actor not in (SERVER, Kind.AUTOMATIC_JUDGE):
            self.last_by_people = entry.version
        self._uncounted.append((state, body))
        # What is held back is told with the next entry that everybody notices, but not with a
        # judge's entry that others may not know of.
        aside = kept and (not state.noticed_by & 1 or isinstance(body, LobbyEntry))
        if not live or not (self.is_held_back(body, entry.actor) or aside):
            self.release()
        return state

    def is_held_back(self, body: Body, actor: str) -> bool:
        """Whether an entry is a player's own night move that leads to a new step.

        If the step began at that moment, an observer of the network would see who had made the
        move.
        """
        moved = isinstance(body, Moved) and isinstance(body.command, Show) and body.shown & 1
        return bool(moved) and actor.startswith("seat:")

    def told_at_once(self, body: Body, actor: str) -> bool:
        """Whether those who notice an entry are told as soon as it is written."""
        waits = self.holding and isinstance(body, LobbyEntry)
        return not waits and not self.is_held_back(body, actor)

    def release(self) -> None:
        """Tell everybody everything from now on.

        To viewers, what was held back happens now: the next step must not reveal when a move was
        made.
        """
        now = self.time.ms()
        for at in range(self.told, self.version):
            self.states[at] = replace(self.states[at], known_ms=now)
        for state, body in self._uncounted:
            self._numbers.count(state, body)
        self._uncounted.clear()
        self.told = self.version


def step_of(game: Game, at: CurrentStep) -> tuple[str, int]:
    """Return what is done, and by whom. A role called twice in a night has its time twice.

    A best move is named within the last word, which continues after it.
    """
    if isinstance(game.phase, Night):
        return f"{game.moment} {game.phase.duties[:1]}", at.seat
    return ("last-word" if isinstance(game.phase, LastWord) else at.phase), at.seat


def _by_actor(every: tuple[Offer, ...]) -> tuple[tuple[Offer, ...], dict[int, tuple[Offer, ...]]]:
    """Return all offers, and those of each seat."""
    own: dict[int, tuple[Offer, ...]] = {}
    for offer in every:
        if offer.actor:
            own[offer.actor] = (*own.get(offer.actor, ()), offer)
    return every, own


def parted(one: Turn, other: Turn) -> tuple[tuple[Turn, ...], tuple[Turn, ...]]:
    """Return the turns that only the first line has, and those that only the second has."""
    ones, others = line_of(one), line_of(other)
    same = sum(1 for mine, yours in zip(ones, others, strict=False) if mine is yours)
    return ones[same:], others[same:]
