"""The fold of a table's log: where the table stands after every version.

A `Point` is the table after one entry. Points are kept, so that an undo finds the turn it goes
back to and a delayed viewer the table as it was. Nothing here writes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from gorod.engine import Game, Offer, begin, offers
from gorod.engine.by_day.commands import AnswerQuestion, CloseDay, FlipCoin
from gorod.engine.commands import Deal, Show
from gorod.engine.events import SeatsTaken
from gorod.engine.evolve import EVOLVE, fold
from gorod.engine.history import Turn, line_of
from gorod.engine.phases import LastWord, Night, Over
from gorod.engine.viewers import JUDGE, Viewer
from gorod.fair import DRAWN, ENTERED, Contribution, FairDeal, FairDraw, promised, promised_by_seed
from gorod.report.standing import Standing, standing
from gorod.rulebooks import Rulebook
from gorod.server.access.principal import SERVER, Kind
from gorod.server.store.stored_rows import Entry, Table
from gorod.server.tables.attached import own_tag, points_of
from gorod.server.tables.by_day import course
from gorod.server.tables.by_day.course import Course
from gorod.server.tables.by_day.entries import ServiceBody
from gorod.server.tables.clock import Clock, Mark, restored
from gorod.server.tables.lobby_entries import LobbyEntry
from gorod.server.tables.lobby_fold import lobby_after
from gorod.server.tables.online import Lobby, Online, opened
from gorod.server.tables.opened_rulebooks import book_of, build
from gorod.server.tables.play import Play
from gorod.server.tables.public_living import PublicLiving
from gorod.server.tables.recent import Recent
from gorod.server.tables.recipients import everybody
from gorod.server.tables.table_entries import (
    KINDS,
    Body,
    Contributed,
    Corrected,
    Entered,
    Halted,
    Moved,
    Named,
    OnlineBody,
    Phoned,
    Rewound,
    Seated,
    Stood,
    Taken,
    Timed,
)
from gorod.server.tables.talk import Said, TalkLine
from gorod.server.time_source import Time

LISTED = ("listed", "yes")
"""The tag of a table that the first page lists; it is nobody's title."""


BesideGame = LobbyEntry | OnlineBody | Said
"""What is written at online tables beside their game."""


class FoldError(Exception):
    """A log that cannot be played: written by a bug, or by another release."""


@dataclass(frozen=True, slots=True)
class Control:
    """Which console is the judge's: `epoch` counts the takeovers."""

    epoch: int = 0
    holder: str = ""


class Renamed(msgspec.Struct, frozen=True, gc=False):
    """A name that was corrected: by which version, after which turn, and from what."""

    version: int
    turn: int
    seat: int
    name: str
    was: str


class Point(msgspec.Struct, frozen=True, gc=False):
    """A table after one entry of its log."""

    version: int
    turn: Turn
    made: int
    """The version that made this turn."""
    known: int
    """When this process learned of it, in monotonic milliseconds; of a move that was held back,
    when it was told."""
    shown: int
    clock: Clock | None
    deals: tuple[FairDeal, ...]
    """All deals that were ever promised here; the last one is made next, or lies on the table."""
    dealt: int = 0
    """The number of the deal whose cards lie on the table; 0 before it."""
    control: Control = Control()
    redo: tuple[int, ...] = ()
    back: int = 0
    """The version to which one undo leads; 0 where nothing can be undone."""
    left: int = 0
    """What was on the clock there, before this turn came."""
    steps: int = 0
    """How many undos lead back to the start."""
    at: str = ""
    """When it was written, in UTC: for people only."""
    phones: bool = True
    """Whether players enter their own moves by their links."""
    names: tuple[str, ...] = ()
    """What the seats are called."""
    renamed: tuple[Renamed, ...] = ()
    """How that came about, where names were corrected."""
    lobby: Lobby | None = None
    """Who holds which seat of an online table; none where people sit around one table."""
    talk: int = 0
    """How many lines were said at an online table."""
    by_day: Course | None = None
    """What the service of a by-day game knows beside its moves; None at other tables."""
    play: Play = Play()
    """What was entered at an online table, and whether it stands still."""

    @property
    def game(self) -> Game:
        return self.turn.game

    @property
    def automatic(self) -> bool:
        """Whether the automatic judge has the table: no human judge has taken it.

        At a table that was made for a human judge, one of them must have handed it over.
        """
        if self.lobby is None or self.control.holder:
            return False
        return self.lobby.settings.judge == "automatic" or self.control.epoch > 0

    @property
    def deal(self) -> FairDeal:
        """The deal on the table; before it, the one that comes."""
        return self.deals[(self.dealt or len(self.deals)) - 1]


class Line:
    """All points of a table, and how often each viewer's view has changed."""

    def __init__(self, table: Table, time: Time) -> None:
        self.table = table
        self.time = time
        self.size = len(table.names)
        self.book: Rulebook = book_of(table.rules, table.options, self.size, points_of(table))
        self.points: list[Point] = []
        self.head: Entry | None = None
        self.build = ""
        """The build of the rulebook that decided last; unknown at a table of an early release."""
        self.gallery: Any = None
        """What readers have folded of this line, kept for them by `wire.gallery`."""
        self.talk: list[TalkLine] = []
        """Everything that was said at an online table."""
        self._names: dict[int, int] = {}
        self._corrections: dict[int, Corrected] = {}
        self._uncounted: list[tuple[Point, Body]] = []
        self._numbers = [0] * (self.size + 1)
        self._barriers = [0] * (self.size + 1)
        self._judge_barrier = 0
        self.told = 0
        """The version that viewers are told of. Only a secret move runs ahead of it for a while."""
        self.public = PublicLiving(self.book)
        self.wrote = False
        """Whether this process has written the last entry."""
        self.last_by_people = 0
        """The last version that somebody has asked for: a player, a bot or a judge."""
        self.loaded = 0
        """Entries up to this version were read from the store, some time after they came."""
        self._offered = Recent(lambda game: offers(self.book.rules, game))
        self._standings = Recent(lambda game: standing(self.book.rules, game))

    # --- reading ----------------------------------------------------------------------------

    @property
    def now(self) -> Point:
        """The table as it stands."""
        return self.points[-1]

    @property
    def version(self) -> int:
        return len(self.points)

    @property
    def online(self) -> Online | None:
        """How an online table is played; none where people sit around one table."""
        return None if self.now.lobby is None else self.now.lobby.settings

    @property
    def automatic(self) -> bool:
        """Whether the automatic judge has the table."""
        return self.now.automatic

    @property
    def turns(self) -> int:
        """All turns that were ever played here, also those that were taken back or replaced."""
        return len(self._names)

    @property
    def last_told(self) -> Point:
        """The table as everybody knows it."""
        return self.points[self.told - 1]

    @property
    def last_heard(self) -> Point:
        """The last change that everybody was told of; the judge may have made others after it."""
        told = (self.points[at] for at in range(self.told - 1, -1, -1))
        return next(point for point in told if point.shown & 1)

    @property
    def holding(self) -> bool:
        """Whether there is something that nobody is told yet."""
        return self.told < self.version

    @property
    def tags(self) -> tuple[tuple[str, str], ...]:
        """What the table is called, without what only the server reads."""
        return tuple(tag for tag in self.table.tags if tag != LISTED and not own_tag(tag[0]))

    def standing(self, game: Game | None = None) -> Standing:
        """Where the table, or a game of this line, stands: said aloud, so everybody's."""
        game = game or self.now.game
        return self._standings.of(game)

    def offers(self, game: Game, viewer: Viewer) -> tuple[Offer, ...]:
        """What a viewer may do; asked by everybody at once, so worked out once."""
        every = self._offered.of(game)
        if viewer == JUDGE:
            return every
        return tuple(offer for offer in every if offer.actor and offer.actor == viewer)

    def number(self, viewer: Viewer, delay: int = 0) -> int:
        """How many times this viewer's view has changed: his own running number.

        Whoever is told so many seconds late has the number that he had then.
        """
        if delay:
            latest = self.time.ms() - delay * 1000
            told = (point for point in self.points[: self.told] if point.known <= latest)
            return sum(viewer == JUDGE or point.shown >> viewer & 1 for point in told)
        return self.version if viewer == JUDGE else self._numbers[viewer]

    def due(self, delay: int) -> Point | None:
        """The table as it is for somebody who is told so late; None if nothing has happened yet."""
        latest = self.time.ms() - delay * 1000
        told = (self.points[at] for at in range(self.told - 1, -1, -1))
        return next((point for point in told if not delay or point.known <= latest), None)

    def barrier(self, viewer: Viewer) -> int:
        """His number at the last change of the game: a command that has seen less is stale."""
        return self._judge_barrier if viewer == JUDGE else self._barriers[viewer]

    def back(self, turns: int) -> tuple[int, int] | None:
        """The version to which so many turns back lead, and the clock there; None if too far."""
        point, left = self.now, 0
        for _ in range(turns):
            if not point.back:
                return None
            point, left = self.points[point.back - 1], point.left
        return point.made, left

    def over_for(self) -> int:
        """Seconds since the game ended, by our own clock; since it was read, if that was later."""
        end = self.points[self.now.made - 1]
        while end.back and isinstance(self.points[end.back - 1].game.phase, Over):
            end = self.points[end.back - 1]
        return (self.time.ms() - end.known) // 1000

    def times(self, point: Point) -> tuple[str, str]:
        """When the cards of a point's game were dealt, and when it ended; empty where not yet."""
        began = ended = ""
        for turn in line_of(point.turn):
            if isinstance(turn.command, Deal):
                began = self.points[self.name(turn) - 1].at
            if not ended and isinstance(turn.game.phase, Over):
                ended = self.points[self.name(turn) - 1].at
        return began, ended

    def name(self, turn: Turn) -> int:
        """What a turn is called: the version that made it, also in a line played again."""
        return self._names[id(turn)]

    def since(self, name: int) -> tuple[Turn, ...]:
        """The turns of the present line from the named one on; none if there is no such command."""
        turns = line_of(self.now.turn)
        names = [self.name(turn) if turn.command is not None else 0 for turn in turns]
        return turns[names.index(name) :] if name in names else ()

    def corrections(self, point: Point) -> Iterator[tuple[Point, Corrected]]:
        """What was corrected on the way to a point, and the table before it; the latest first."""
        while point.back:
            before = self.points[point.back - 1]
            if point.made in self._corrections:
                yield before, self._corrections[point.made]
            point = before

    def build_now(self) -> str:
        """The build of today's rulebook, where the log does not say it yet; else nothing."""
        table = self.table
        today = build(table.rules, table.options, self.size, points_of(table))
        return "" if today == self.build else today

    def fresh(self, game: Game) -> Clock | None:
        """The clock of a step that has just begun: its time, and not running."""
        seconds = self.standing(game).seconds
        return None if seconds is None else Clock(seconds * 1000)

    def clock_after(self, game: Game) -> Clock | None:
        """The clock goes on while the step does."""
        return self.now.clock if self.same_step(game) else self.fresh(game)

    def same_step(self, game: Game) -> bool:
        """Whether the table, in that game, would be at the same step as now."""
        now = self.now.game
        return _step(now, self.standing(now)) == _step(game, self.standing(game))

    def goes_on(self, one: Game, other: Game) -> bool:
        """Whether the clock of a game is still the clock in one that nobody has played yet."""
        rules = self.book.rules
        return _step(one, standing(rules, one)) == _step(other, standing(rules, other))

    # --- folding ----------------------------------------------------------------------------

    def add(self, entry: Entry, body: Body, decided: tuple[Turn, ...] = (), *, live: bool) -> Point:
        """Take one entry more, whose body is given.

        `decided` are the turns that it makes, if they have just been played to decide it; of an
        entry that was stored, they are folded from its events. `live`: it happens now, so its
        clock runs from now on.
        """
        if KINDS[type(body)] != entry.kind or entry.version != self.version + 1:
            raise FoldError(f"table {entry.table}: entry {entry.version} cannot be folded")
        point, kept = self._point(body, decided, entry.at, live=live), self.holding
        self.build = getattr(body, "build", "") or self.build
        self.points.append(point)
        self.head = entry
        self._count_for_judges(point, body, entry.actor)
        if entry.actor not in (SERVER, Kind.AUTOMATIC_JUDGE):
            self.last_by_people = entry.version
        self._uncounted.append((point, body))
        # What is kept back is told with the next entry that everybody notices, not with a judge's
        # entry that others may not know of.
        aside = kept and (not point.shown & 1 or isinstance(body, LobbyEntry))
        if not live or not (self.hushes(body, entry.actor) or aside):
            self.release()
        return point

    def hushes(self, body: Body, actor: str) -> bool:
        """Whether an entry is a night's move by a player's own link that leads to a new step.

        If the step began at that moment, whoever watches the network would see who had made it.
        """
        moved = isinstance(body, Moved) and isinstance(body.command, Show) and body.shown & 1
        return bool(moved) and actor.startswith("seat:")

    def told_at_once(self, body: Body, actor: str) -> bool:
        """Whether those who notice an entry are told as soon as it is written."""
        waits = self.holding and isinstance(body, LobbyEntry)
        return not waits and not self.hushes(body, actor)

    def release(self) -> None:
        """From now on everybody is told of everything.

        For all who look on it happens now: the next step must not tell when a move was made.
        """
        now = self.time.ms()
        for at in range(self.told, self.version):
            self.points[at] = replace(self.points[at], known=now)
        for point, body in self._uncounted:
            self._count(point, body)
        self._uncounted.clear()
        self.told = self.version

    def _point(self, body: Body, decided: tuple[Turn, ...], at: str, *, live: bool) -> Point:
        version, known = self.version + 1, self.time.ms()
        if isinstance(body, Seated):
            seated = (SeatsTaken(self.size),)
            turn = begin(fold(seated), seated).head
            self._names[id(turn)] = version
            shown = everybody(self.size)
            clock = self.fresh(turn.game)
            deals = self._promised(body, ())
            begun = Point(version, turn, version, known, shown, clock, deals, at=at)
            begun = replace(begun, phones=body.phones, names=self.table.names)
            lobby, by_day = opened(body.online, self.size), course.begun(body.by_day)
            return replace(begun, lobby=lobby, by_day=by_day)
        now = replace(self.now, version=version, known=known, at=at)
        if isinstance(body, Moved):
            return self._moved(now, body, decided, live=live)
        if isinstance(body, Rewound):
            return self._rewound(now, body, live=live)
        if isinstance(body, Corrected):
            return self._corrected(now, body, decided, live=live)
        return self._beside(now, body, live=live)

    def _served(self, now: Point, body: ServiceBody) -> Point:
        """An entry of the by-day service; the game goes on."""
        known = now.by_day
        if known is None:
            raise FoldError(f"table {self.table.id}: no calendar leads it")
        shown = course.recipients(known, body, self.size)
        return replace(now, shown=shown, by_day=course.noted(known, body, now.version, now.at))

    def _promised(
        self, body: Seated | Rewound | Corrected, before: tuple[FairDeal, ...]
    ) -> tuple[FairDeal, ...]:
        """The deals of the table, with the one that an entry promises."""
        if body.secret:
            deck = self.book.rules.deck(self.size)
            return (*before, promised(self.table.id, deck, body.secret, before))
        return (*before, promised_by_seed(body.seed, before)) if body.seed else before

    def _beside(
        self,
        now: Point,
        body: Named | Timed | Taken | Phoned | Contributed | ServiceBody | BesideGame,
        *,
        live: bool,
    ) -> Point:
        """What moves no game: names, the clock, whose the table is."""
        if isinstance(body, Named):
            return self._named(now, body)
        if isinstance(body, Timed):
            shown = everybody(self.size)
            return replace(now, shown=shown, clock=self._clock(body.clock, live=live))
        if isinstance(body, ServiceBody):
            return self._served(now, body)
        if isinstance(body, BesideGame):
            return self._online(now, body, live=live)
        return self._noted(now, body)

    def _online(self, now: Point, body: BesideGame, *, live: bool) -> Point:
        """What happens at an online table beside its game."""
        if isinstance(body, LobbyEntry):
            return self._gathered(now, body)
        if isinstance(body, Said):
            return self._said(now, body)
        return self._played_online(now, body, live=live)

    def _gathered(self, now: Point, body: LobbyEntry) -> Point:
        """Somebody came to an online table or left it; a name of the game is noted as corrected."""
        if now.lobby is None:
            raise FoldError(f"table {self.table.id}: entry {now.version} is of an online table")
        lobby, names = lobby_after(now.lobby, now.names, body)
        renamed = now.renamed
        if now.dealt:
            turn, pairs = self.name(now.turn), zip(names, now.names, strict=True)
            renamed += tuple(
                Renamed(now.version, turn, seat, name, was)
                for seat, (name, was) in enumerate(pairs, 1)
                if name != was
            )
        shown = everybody(self.size)
        return replace(now, shown=shown, lobby=lobby, names=names, renamed=renamed)

    def _said(self, now: Point, body: Said) -> Point:
        """What was said stays said, also where the game is taken back."""
        if now.lobby is None:
            raise FoldError(f"table {self.table.id}: entry {now.version} is of an online table")
        name = now.names[body.seat - 1] if body.seat else ""
        self.talk.append(TalkLine(body, now.game.moment, name))
        lobby = replace(now.lobby, entries=now.lobby.entries + 1)
        return replace(now, shown=everybody(self.size), lobby=lobby, talk=len(self.talk))

    def _played_online(self, now: Point, body: OnlineBody, *, live: bool) -> Point:
        """Who has entered what, and who votes for a foul, is told to nobody yet."""
        if isinstance(body, Halted):
            clock = self._clock(body.clock, live=live)
            play = replace(now.play, halt=body.halt)
            return replace(now, shown=everybody(self.size), clock=clock, play=play)
        if isinstance(body, Entered):
            play = now.play.with_entry(body.seat, body.entry)
        else:
            play = now.play.with_foul_vote(body.vote)
        return replace(now, shown=0, play=play)

    def _noted(self, now: Point, body: Taken | Phoned | Contributed) -> Point:
        """Nothing of the game has changed."""
        if isinstance(body, Contributed):
            *before, deal = now.deals
            added = (*deal.contributions, Contribution(body.by, body.text))
            deals = (*before, replace(deal, contributions=added))
            return replace(now, shown=everybody(self.size), deals=deals)
        if isinstance(body, Phoned):
            return replace(now, shown=everybody(self.size), phones=body.on)
        control = Control(now.control.epoch + 1, body.holder)
        # At an online table everybody may know whether a person or the server judges.
        shown = 0 if now.lobby is None else everybody(self.size)
        return replace(now, shown=shown, control=control)

    def _moved(self, now: Point, body: Moved, decided: tuple[Turn, ...], *, live: bool) -> Point:
        stood = (Stood(now.version, body.command, body.events),)
        turn = self._played(now.turn, stood, decided)
        deals, dealt = now.deals, now.dealt
        if isinstance(body.command, Deal):
            source = DRAWN if body.drawn == "seed" else ENTERED
            deals = (*deals[:-1], replace(deals[-1], source=source, cards=body.command.cards))
            dealt = len(deals)
        elif isinstance(body.command, FlipCoin) and body.among:
            draw = FairDraw(now.game.moment, body.among, body.command.seat)
            deals = _with_draw(deals, dealt, draw)
        return replace(
            now,
            turn=turn,
            made=now.version,
            shown=body.shown,
            clock=self._clock(body.clock, live=live),
            deals=deals,
            dealt=dealt,
            redo=(),
            back=now.made,
            left=body.left,
            steps=now.steps + 1,
            by_day=_service_after(now, body),
            play=now.play.after(body.command),
        )

    def _played(self, before: Turn, stood: tuple[Stood, ...], decided: tuple[Turn, ...]) -> Turn:
        """The last of some turns; they get their names here."""
        turns = decided or tuple(_folded(before, stood))
        for turn, one in zip(turns, stood, strict=True):
            self._names[id(turn)] = one.turn
        return turns[-1] if turns else before

    def _corrected(
        self, now: Point, body: Corrected, decided: tuple[Turn, ...], *, live: bool
    ) -> Point:
        before = next((turn.before for turn in self.since(body.turn)), None)
        if before is None:
            raise FoldError(f"table {self.table.id}: no turn {body.turn} to correct")
        turn = self._played(before, body.turns, decided)
        self._corrections[now.version] = body
        return replace(
            now,
            turn=turn,
            made=now.version,
            shown=body.shown,
            clock=self._clock(body.clock, live=live),
            deals=self._promised(body, now.deals),
            dealt=now.dealt if turn.game.cards else 0,
            redo=(),
            back=now.made,
            left=body.left,
            steps=now.steps + 1,
        )

    def _named(self, now: Point, body: Named) -> Point:
        """It can be undone like a move; the game and its clock go on."""
        turn, names = self.name(now.turn), list(now.names)
        renamed = now.renamed
        for seat, name in body.names:
            renamed = (*renamed, Renamed(now.version, turn, seat, name, names[seat - 1]))
            names[seat - 1] = name
        return replace(
            now,
            made=now.version,
            shown=everybody(self.size),
            redo=(),
            back=now.made,
            left=body.left,
            steps=now.steps + 1,
            names=tuple(names),
            renamed=renamed,
        )

    def _rewound(self, now: Point, body: Rewound, *, live: bool) -> Point:
        target = self.points[body.to - 1]
        return replace(
            now,
            turn=target.turn,
            made=target.made,
            shown=body.shown,
            clock=self._clock(body.clock, live=live),
            deals=self._promised(body, now.deals),
            dealt=target.dealt,
            redo=now.redo[:-1] if body.redo else (*now.redo, self.now.made),
            back=target.back,
            left=target.left,
            steps=target.steps,
            names=target.names if now.lobby is None else now.names,
            renamed=target.renamed if now.lobby is None else now.renamed,
        )

    def _clock(self, mark: Mark | None, *, live: bool) -> Clock | None:
        """Of an entry that happens now the reading is now, whichever machine wrote it."""
        if mark is None or not live or not mark.running:
            return restored(mark, self.time)
        return Clock(mark.left, running=True, since=self.time.ms())

    def _count(self, point: Point, body: Body) -> None:
        game_changed = isinstance(body, Seated | Moved | Rewound | Corrected)
        for viewer in range(self.size + 1):
            if point.shown >> viewer & 1:
                self._numbers[viewer] += 1
                if game_changed:
                    self._barriers[viewer] = self._numbers[viewer]

    def _count_for_judges(self, point: Point, body: Body, actor: str) -> None:
        game_changed = isinstance(body, Seated | Moved | Rewound | Corrected | ServiceBody)
        if point.by_day is not None and actor.startswith("seat:"):
            return  # players enter something all day: the host goes on writing
        # What one undo takes back is another thing after a name was corrected, too.
        if game_changed or isinstance(body, Taken | Named):
            self._judge_barrier = point.version


def _service_after(now: Point, body: Moved) -> Course | None:
    """What the service of a by-day game knows after a move."""
    known, command = now.by_day, body.command
    if known is None:
        return None
    if isinstance(command, CloseDay):
        return course.closed(known, body.events, now.at)
    if body.reply:
        return course.marked(known, body.reply, right=True)
    if body.question and isinstance(command, AnswerQuestion):
        return course.answered(known, now.version, command.seat, body.question, body.words)
    return known


def _step(game: Game, at: Standing) -> tuple[str, int]:
    """What is done, and by whom. A role that is called twice in a night has its time twice.

    A best move is named inside the last word, which goes on after it.
    """
    if isinstance(game.phase, Night):
        return f"{game.moment} {game.phase.duties[:1]}", at.seat
    return ("last-word" if isinstance(game.phase, LastWord) else at.phase), at.seat


def _folded(turn: Turn, stood: Iterable[Stood]) -> Iterator[Turn]:
    """The turns that follow a turn, from their stored events."""
    for one in stood:
        game = turn.game
        for event in one.events:
            game = EVOLVE[type(event)](game, event)
        turn = Turn(one.command, one.events, game, turn)
        yield turn


def _with_draw(deals: tuple[FairDeal, ...], number: int, draw: FairDraw) -> tuple[FairDeal, ...]:
    """A lot that was drawn stays with its deal, also if it is taken back."""
    return tuple(
        replace(deal, draws=(*deal.draws, draw))
        if deal.number == number and draw not in deal.draws
        else deal
        for deal in deals
    )


def parted(one: Turn, other: Turn) -> tuple[tuple[Turn, ...], tuple[Turn, ...]]:
    """The turns that only one of two lines has, and those that only the other has."""
    ones, others = line_of(one), line_of(other)
    same = sum(1 for mine, yours in zip(ones, others, strict=False) if mine is yours)
    return ones[same:], others[same:]
