"""A live table: the stream whose fold is a game.

The order of questions: may the sender ask for it; have they seen where the game stands; do the
rules allow it. Only then is anything written.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

import msgspec

from gorod.engine import Command, Event, Offer, Refusal, is_offered, step
from gorod.engine.by_day.by_day_commands import Act
from gorod.engine.by_day.by_day_phases import Open
from gorod.engine.commands import Deal, FileProtest
from gorod.engine.history import Turn, line_of
from gorod.engine.moves import move_of
from gorod.engine.phases import Over
from gorod.engine.viewers import JUDGE
from gorod.fair.deals import JUDGE as JUDGE_ADDS
from gorod.fair.deals import SCHEME
from gorod.i18n import catalogue
from gorod.record.refusals import citation, reason_of
from gorod.report.citing import reason_text
from gorod.server.access.limits import Bucket
from gorod.server.access.principal import SERVER, Kind, Principal
from gorod.server.access.rights import may
from gorod.server.chance import Chance
from gorod.server.config import Limits
from gorod.server.journal import fault
from gorod.server.store.interface import Store
from gorod.server.store.store_ids import TableId
from gorod.server.store.stored_rows import Entry, Table
from gorod.server.streams.actor import SHARE, Decision, Draft, Stream, Written
from gorod.server.streams.answers import Ack, Answer, Refused, ServerReason, Stale
from gorod.server.tables.attached import game_of
from gorod.server.tables.by_day.by_day_entries import DayTurned, Decoyed, ServiceBody
from gorod.server.tables.by_day.clockwork import Due, next_due, overslept, publishing
from gorod.server.tables.by_day.course import recipients, stamped
from gorod.server.tables.by_day.deciding import Asking, Moves, admitted, decided, lengthened
from gorod.server.tables.by_day.wishes import ServiceWish
from gorod.server.tables.clock import Clock, marked
from gorod.server.tables.correcting import Stop, again, otherwise
from gorod.server.tables.drawing import Drawn, drawn
from gorod.server.tables.lobby import holds
from gorod.server.tables.lobby_requests import Leave, LobbyWish, Start
from gorod.server.tables.lobby_wishes import lobby_entry
from gorod.server.tables.nicks import single_spaced
from gorod.server.tables.online_wishes import closed, written
from gorod.server.tables.own_moves import entered_by_seats, whispered
from gorod.server.tables.recipients import everybody, noticed
from gorod.server.tables.table_entries import (
    KINDS,
    Body,
    Contributed,
    Corrected,
    Entered,
    FoulVoted,
    Moved,
    Named,
    Phoned,
    Rewound,
    Taken,
    Timed,
    decode,
    encode,
)
from gorod.server.tables.table_requests import (
    Close,
    Contribute,
    Correct,
    Do,
    Draw,
    Enter,
    HandBack,
    Name,
    OnlineWish,
    Pause,
    Phones,
    PlayWish,
    Redo,
    Take,
    Timer,
    Undo,
    VoteFoul,
    Wish,
    sensible,
)
from gorod.server.tables.talk import TalkWish, said_by
from gorod.server.tables.timeline import Line, parted
from gorod.server.time_source import Time, stamp

NEAR = 8
"""An undo or a correction that reaches further back has everybody's view folded again."""
FAR: ServerReason = "far-undo"
IN_TIME = frozenset({"other-day", "placeholder", "best-votes-closed"})
"""By day: refusals that say only that something came too early or too late."""
CLOCK = "clock"
"""How the log names the server where a calendar made it act."""
CONSOLE = 16
"""How many hexadecimal digits of a console's hash name it."""


@dataclass(frozen=True, slots=True)
class Submission:
    """A command as it arrived."""

    by: Principal
    id: str
    seen: int
    """The sender's own number when he decided."""
    wish: Wish
    console: str = ""
    lang: str = "ru"

    @property
    def key(self) -> str:
        """Ids are the sender's own: nobody meets the receipts of another.

        A seat of an online table has one holder after the other, each with a link of their own.
        """
        own = self.holder or (self.by.link if self.by.kind == Kind.SEAT else "")
        return f"{self.by.label}/{own}/{self.id}"

    @property
    def digest(self) -> bytes:
        return hashlib.sha256(msgspec.json.encode(self.wish)).digest()

    @property
    def holder(self) -> str:
        return console_hash(self.console)


def console_hash(console: str) -> str:
    """How a console is known to others."""
    return hashlib.sha256(console.encode()).hexdigest()[:CONSOLE] if console else ""


@dataclass(frozen=True, slots=True)
class Decided:
    """A body with the turns that it makes: they were played to decide it, and are kept."""

    body: Body
    turns: tuple[Turn, ...] = ()


class LiveTable(Stream[Submission, Decided]):
    """The only writer of one table in this process."""

    id: TableId

    def __init__(
        self,
        table: Table,
        store: Store,
        time: Time,
        chance: Chance,
        *,
        limits: Limits | None = None,
    ) -> None:
        super().__init__(table.id, store, time)
        self.line = Line(table, time)
        self._limits = limits or Limits()
        self._far = Bucket(self._limits.far_undo.burst, time.ms())
        self._asked: dict[int, Bucket] = {}
        """What is left of the commands of each seat."""
        self._talked: dict[str, Bucket] = {}
        """What is left of the words of each who speaks."""
        self._chance = chance

    def shut(self) -> None:
        """The table is over and done with: it can be read, and nothing more."""
        self.line.table = msgspec.structs.replace(self.line.table, live=False)

    def reopen(self) -> None:
        """The table goes on after all."""
        self.line.table = msgspec.structs.replace(self.line.table, live=True)

    async def reread(self) -> None:
        """Whether another process has closed, reopened or deleted the table."""
        row = await self._store.table(self.id)
        self.gone = row is None
        if row is None or not row.live:
            self.shut()
        else:
            self.reopen()

    async def begin(self, body: Body) -> None:
        """Write the first entry of a table."""
        await self.noted(lambda: None if self.version else body)

    async def pause(self) -> None:
        """The server goes down: a running clock is written down with what is left on it."""

        def stopped() -> Body | None:
            clock = self.line.now.clock
            if clock is None or not clock.running:
                return None
            return Timed("stop", marked(clock.stopped(self._time.ms()), self._time))

        await self.noted(stopped)

    async def noted(self, due: Callable[[], Body | None], actor: str = SERVER) -> bool:
        """Write what moves no game, if it is still due when it can be written."""

        async def written() -> Written[Decided] | None:
            body = due()
            return None if body is None else Written((_draft(body, actor),), Decided(body))

        return await self.write(written)

    # --- the fold ---------------------------------------------------------------------------

    async def fold(self, stored: list[Entry], *, live: bool) -> None:
        for number, entry in enumerate(stored, 1):
            self.line.add(entry, decode(entry.body), live=live)
            self.head = entry
            self.line.wrote = False
            self.line.loaded = self.line.loaded if live else entry.version
            if not number % SHARE:
                await asyncio.sleep(0)

    def adopt(self, entries: list[Entry], folded: Decided | None) -> None:
        for entry in entries:
            if folded is None:
                raise TypeError("an entry of a table that nobody decided")
            self.line.add(entry, folded.body, folded.turns, live=True)
            self.line.wrote = True

    def number(self, asked: Submission) -> int:
        return self.line.number(asked.by.viewer, asked.by.delay)

    # --- one command ------------------------------------------------------------------------

    def _hasty(self, asked: Submission) -> bool:
        """Whether a seat sends more than any player: also what moves nothing is written down."""
        now = self._time.ms()
        if isinstance(asked.wish, TalkWish):
            rate = self._limits.talk
            words = self._talked.setdefault(asked.by.label, Bucket(rate.burst, now))
            return not words.take(rate, now)
        if asked.by.kind != Kind.SEAT:
            return False
        rate = self._limits.seat_command
        own = self._asked.setdefault(asked.by.seat, Bucket(rate.burst, now))
        return not own.take(rate, now)

    async def submit(self, asked: Submission) -> Answer:
        if self._hasty(asked):
            return self.refused(asked, "too-many")
        return await super().submit(asked)

    async def decide(self, asked: Submission) -> Decision[Decided]:
        judged = self._judged(asked)
        if isinstance(judged, Decided):
            return self._accepted(asked, judged)
        verb = self.whispers(asked)
        if verb and self.line.table.live:
            decoy = self._decoy(asked, judged, verb)
            return self._not_moved(asked, judged, verb) if decoy is None else decoy
        return Decision(judged, receipt=isinstance(judged, Refused) and bool(judged.cite))

    def _accepted(self, asked: Submission, made: Decided) -> Decision[Decided]:
        """The number after the entry is needed in the receipt that is written with it."""
        body = made.body
        counts = asked.by.viewer == JUDGE or self._shown(body) >> asked.by.viewer & 1
        told = counts and self.line.told_at_once(body, asked.by.label)
        ack = Ack(asked.id, self.line.number(asked.by.viewer) + int(told))
        return Decision(ack, (_draft(body, asked.by.label),), made)

    def _not_moved(
        self, asked: Submission, judged: Stale | Refused, verb: str
    ) -> Decision[Decided]:
        """A secret move that moves nothing is answered as one that does, after the same commit."""
        if getattr(judged, "code", "") == "not-offered" and not self._has(asked.by.seat, verb):
            return Decision(Ack(asked.id, self.number(asked)))
        return Decision(judged)

    def _decoy(
        self, asked: Submission, judged: Stale | Refused, verb: str
    ) -> Decision[Decided] | None:
        """By day the form that everybody has is written down, whoever sent it: it was sent."""
        now, seat, wish = self.line.now, asked.by.seat, asked.wish
        known, command = now.by_day, wish.command if isinstance(wish, Do) else None
        if known is None or not isinstance(command, Act) or self._has(seat, verb):
            return None
        if getattr(judged, "code", "") != "not-offered" or not now.game.lives(seat):
            return None
        day, phase = now.game.number, now.game.phase
        sent = known.decoy(day, seat) is not None
        if sent or not isinstance(phase, Open) or phase.acts[seat - 1]:
            return None
        return self._accepted(asked, Decided(Decoyed(seat, day, command.target)))

    def _has(self, seat: int, verb: str) -> bool:
        return any(offer.verb == verb for offer in self._own(seat))

    def _shown(self, body: Body) -> int:
        known = self.line.now.by_day
        if known is not None and isinstance(body, ServiceBody):
            return recipients(known, body, self.line.size)
        if isinstance(body, Entered | FoulVoted):
            return 0
        return body.shown if isinstance(body, Moved | Rewound | Corrected) else -1

    def _judged(self, asked: Submission) -> Decided | Stale | Refused:
        """What is to be written, or why there is nothing."""
        barred = self._barred(asked)
        if barred:
            return self.refused(asked, barred)
        wish = asked.wish
        if isinstance(wish, Take | Phones | Contribute | LobbyWish | TalkWish | PlayWish):
            return self._beside(asked, wish)
        if asked.by.kind == Kind.AUTOMATIC_JUDGE and asked.seen < self.line.version:
            return self.stale(asked)  # it decides by all that is written
        if asked.seen < self.line.barrier(asked.by.viewer):
            return self.stale(asked)
        return self._wished(asked, wish)

    def _beside(
        self, asked: Submission, wish: Take | Phones | Contribute | LobbyWish | TalkWish | PlayWish
    ) -> Decided | Refused:
        """What moves no game, and may be asked by somebody who has not seen its last move."""
        if isinstance(wish, Take):
            return Decided(Taken(asked.holder))
        if isinstance(wish, Phones):
            return Decided(Phoned(wish.on))
        if isinstance(wish, Contribute):
            return self._contributed(asked, wish)
        if isinstance(wish, HandBack):
            return self._handed_back(asked)
        if isinstance(wish, Pause | VoteFoul):
            return self._online(asked, wish)
        return self._gathered(asked, wish)

    def _barred(self, asked: Submission) -> ServerReason | None:
        """Why this sender may not ask for this now, whatever the rules say; None if they may."""
        wish, by = asked.wish, asked.by
        taking = isinstance(wish, Take)
        known = self.line.now.by_day
        reasons: dict[ServerReason, bool] = {
            "forbidden": not may(by, f"wish-{type(wish).__struct_config__.tag}")
            or not self._holds(by),
            "closed": not self.line.table.live,
            "table-full": self.full(),
            "future": asked.seen > self.number(asked),
            "no-console": taking and not asked.holder,
            "by-day-only": known is None and isinstance(wish, ServiceWish),
            "not-in-control": known is None and not taking and self._elsewhere(asked),
            "phones-off": by.kind == Kind.SEAT and not self._phones(wish),
            "not-started": isinstance(wish, Do | Draw) and self._gathering(),
            "paused": by.kind == Kind.SEAT and isinstance(wish, Do) and self.line.now.play.halt.on,
        }
        return next((code for code, holds in reasons.items() if holds), None)

    def _elsewhere(self, asked: Submission) -> bool:
        """Whether a judge asks while another console, or the automatic judge, has the table."""
        if asked.by.viewer != JUDGE:
            return False
        automatic = asked.by.kind == Kind.AUTOMATIC_JUDGE
        return automatic != self.line.automatic or asked.holder != self.line.now.control.holder

    def full(self) -> bool:
        """Whether the log has as many entries, or has played as many turns, as one table may."""
        limits = self._limits
        entries, turns = limits.entries_per_table, limits.turns_per_table
        if self.line.now.by_day is not None:
            entries = turns = limits.entries_by_day
        return self.line.version >= entries or self.line.turns >= turns

    def _goes_far(self, turns: int) -> bool:
        """Whether so long a way back, or forward, comes too soon after others of its kind."""
        return turns > NEAR and not self._far.take(self._limits.far_undo, self._time.ms())

    def _phones(self, wish: Wish) -> bool:
        """Whether a player's phone may ask for this now; some things it may in any case."""
        protest = isinstance(wish, Do) and isinstance(wish.command, FileProtest)
        return protest or not isinstance(wish, Do) or self.line.now.phones

    def _holds(self, by: Principal) -> bool:
        """Whether a link of a seat is that of its holder; at an online table holders change."""
        lobby = self.line.now.lobby
        return lobby is None or by.kind != Kind.SEAT or holds(lobby, by)

    def _gathering(self) -> bool:
        """Whether people still come to an online table: there is no game yet."""
        lobby = self.line.now.lobby
        return lobby is not None and not lobby.started

    def _gathered(self, asked: Submission, wish: LobbyWish | TalkWish) -> Decided | Refused:
        now, lobby = self.line.now, self.line.now.lobby
        if lobby is None:
            return self.refused(asked, "not-online")
        if lobby.entries >= self._limits.lobby_entries and not isinstance(wish, Leave | Start):
            return self.refused(asked, "table-full")
        if isinstance(wish, TalkWish):
            told = self.line.last_told.game  # nobody has the floor of a step that is not told yet
            said = said_by(lobby, told, self.line.book, asked.by, wish)
            return self.refused(asked, said) if isinstance(said, str) else Decided(said)
        found = lobby_entry(lobby, now.names, asked.by, wish)
        return self.refused(asked, found) if isinstance(found, str) else Decided(found)

    def _wished(
        self,
        asked: Submission,
        wish: Do | Draw | Timer | Undo | Redo | Correct | Name | Enter | Close | ServiceWish,
    ) -> Decided | Refused:
        if isinstance(wish, Enter):
            return self._online(asked, wish)
        if isinstance(wish, Name):
            return self._named(asked, wish)
        if isinstance(wish, Timer):
            return self._timed(asked, wish)
        if isinstance(wish, Undo | Redo):
            return self._rewound(asked, wish)
        try:
            return self._ruled(asked, wish)
        except Exception as error:  # noqa: BLE001  a bug of the rules must not stop the table
            fault("rules failed", error, table=self.id)
            return self.refused(asked, "malformed")

    def _ruled(
        self, asked: Submission, wish: Do | Draw | Correct | Close | ServiceWish
    ) -> Decided | Refused:
        """What the rules, or the calendar of a by-day game, have to say to."""
        if isinstance(wish, Do | Draw):
            return self._command(asked, wish)
        if isinstance(wish, Correct):
            return self._corrected(asked, wish)
        if isinstance(wish, Close):
            return self._closed(asked)
        return self._served(asked, wish)

    def _online(self, asked: Submission, wish: OnlineWish) -> Decided | Refused:
        made = written(self.line, asked.by, wish)
        return self.refused(asked, made) if isinstance(made, str) else Decided(made)

    def _handed_back(self, asked: Submission) -> Decided | Refused:
        """From now on no console is the judge's: the automatic judge goes on."""
        if self.line.now.lobby is None:
            return self.refused(asked, "not-online")
        return Decided(Taken(""))

    def _closed(self, asked: Submission) -> Decided | Refused:
        """What the seats have entered becomes the judge's command."""
        command = closed(self.line)
        if command is None:
            return self.refused(asked, "not-asked")
        return self._command(asked, Do(command))

    def _contributed(self, asked: Submission, wish: Contribute) -> Decided | Refused:
        """Everybody at the table adds once to a deal, and nobody after it."""
        now, by = self.line.now, contributor(asked.by)
        if now.dealt or now.deal.scheme != SCHEME:
            return self.refused(asked, "already-dealt")
        if any(one.by == by for one in now.deal.contributions):
            return self.refused(asked, "already-contributed")
        return Decided(Contributed(by, wish.text))

    def _command(self, asked: Submission, wish: Do | Draw) -> Decided | Refused:
        rules, game = self.line.book.rules, self.line.now.game
        found: Drawn | None
        if isinstance(wish, Draw):
            found = drawn(rules, game, self.line.now.deal)
        else:
            found = Drawn(wish.command, "")
        if found is None:
            return self.refused(asked, "nothing-to-draw")
        command = found.command
        if not sensible(command, game.size):
            return self.refused(asked, "malformed")
        known = self.line.now.by_day
        if known is not None:
            if not found.source and not admitted(asked.by, command):
                return self.refused(asked, "not-offered")
            if asked.by.kind == Kind.SEAT and known.stage(game) == "paused":
                return self.refused(asked, "day-paused")
            command = stamped(known, game, command, self._time.now())
            found = replace(found, command=command)
        timed = self._timed_by_us(command)
        if asked.by.kind == Kind.SEAT:
            refusal = self._not_his(asked, timed)
            if refusal is not None:
                return refusal
        made = self._played(found, timed)
        return self._by_the_rules(asked, made) if isinstance(made, Refusal) else made

    def _played(
        self, found: Drawn, timed: Command | None = None, said: Moves | None = None
    ) -> Decided | Refusal:
        """A command by the rules; what is written is the command as it came."""
        rules, game = self.line.book.rules, self.line.now.game
        after, events = step(rules, game, timed or found.command)
        if isinstance(events, Refusal):
            return events
        moved = Moved(
            command=found.command,
            events=events,
            shown=noticed(self.line, (), events, game, after),
            clock=marked(self.line.clock_after(after), self._time),
            left=self._left(),
            drawn=found.source,
            among=found.among,
            build=self.line.build_now(),
            question=said.question if said else 0,
            words=said.words if said else "",
            reply=said.reply if said else 0,
        )
        return Decided(moved, (Turn(found.command, events, after, self.line.now.turn),))

    # --- a game by day ----------------------------------------------------------------------

    def _served(self, asked: Submission, wish: ServiceWish) -> Decided | Refused:
        """What the host or a player of a by-day game asks for beside the moves."""
        now = self.line.now
        if now.by_day is None:  # pragma: no cover - barred before
            return self.refused(asked, "by-day-only")
        asking = Asking(
            book=self.line.book,
            course=now.by_day,
            game=now.game,
            by=asked.by,
            now=self._time.now(),
            secret=now.deal.secret,
            table=self.id,
        )
        verdict = decided(asking, wish)
        if isinstance(verdict, str):
            return self.refused(asked, verdict)
        made = (
            self._played(Drawn(verdict.command, ""), said=verdict)
            if isinstance(verdict, Moves)
            else verdict
        )
        if isinstance(made, Refusal):
            return self._by_the_rules(asked, made)
        return made if isinstance(made, Decided) else Decided(made)

    @property
    def due(self) -> Due | None:
        """What the clock of a by-day game does next; None at other tables."""
        now = self.line.now
        if now.by_day is None or not self.line.table.live:
            return None
        return next_due(self.line.book, now.by_day, now.game)

    async def keep_time(self) -> tuple[Due, ...]:
        """Do everything whose time has come, each once, whichever process is first."""
        done: list[Due] = []

        async def written() -> Written[Decided] | None:
            due = self.due
            if due is None or due.at > self._time.now():
                return None
            made = self._by_the_clock(due)
            if made is None:
                return None
            done.append(due)
            return Written((_draft(made.body, CLOCK),), made)

        while await self.write(written):
            pass
        return tuple(done)

    def _by_the_clock(self, due: Due) -> Decided | None:
        now, time = self.line.now, self._time.now()
        known, game = now.by_day, now.game
        if known is None:  # pragma: no cover - nothing is due there
            return None
        if due.act in ("open", "shut"):
            return Decided(DayTurned(due.act, due.day, stamp(due.at)))
        if due.act in ("deal", "coin"):
            found = drawn(self.line.book.rules, game, now.deal)
        elif overslept(known, game, time):
            return Decided(lengthened(known, game, time))
        else:
            found = Drawn(publishing(known, game, time, due=due.at), "")
        made = None if found is None else self._played(found)
        if not isinstance(made, Decided):
            fault("the clock was refused", RuntimeError(str(made)), table=self.id, act=due.act)
            return None
        return made

    def _timed_by_us(self, command: Command) -> Command:
        """A protest has to come in time. What is written is what was said: that it came."""
        if not isinstance(command, FileProtest):
            return command
        return msgspec.structs.replace(command, elapsed=self.line.over_for())

    def _left(self) -> int:
        clock = self.line.now.clock
        return 0 if clock is None else clock.left_at(self._time.ms())

    def _corrected(self, asked: Submission, wish: Correct) -> Decided | Refused:
        line, game = self.line, self.line.now.game
        if wish.command is not None and not sensible(wish.command, game.size):
            return self.refused(asked, "malformed")
        if self._goes_far(len(line.since(wish.turn))):
            return self.refused(asked, FAR)
        made = again(line, wish)
        if made is None:
            return self.refused(asked, "nothing-to-correct")
        if made.stop is not None and (made.stop.own or wish.keep == "all"):
            return self._stopped(asked, made.stop)
        after = made.head.game
        corrected = Corrected(
            turn=wish.turn,
            turns=made.stood,
            shown=noticed(line, _events(made.old), _events(made.new), game, after),
            reason=wish.reason,
            clock=marked(line.clock_after(after), self._time),
            left=self._left(),
            secret=self._chance.secret() if made.undealt else "",
            build=line.build_now(),
        )
        return Decided(corrected, made.new)

    def _stopped(self, asked: Submission, stop: Stop) -> Refused:
        refused = self._by_the_rules(asked, stop.refusal)
        if stop.own:
            return refused
        today = stop.turn in otherwise(self.line, line_of(self.line.now.turn))
        message = "server-later-refused-today" if today else "server-later-refused"
        text = catalogue(asked.lang).say(message, reason=refused.text)
        return Refused(asked.id, refused.seq, "later-refused", text, refused.cite)

    def _not_his(self, asked: Submission, command: Command) -> Refused | None:
        """A seat does what is offered to it; why something else is refused may be a secret."""
        rules, game, seat = self.line.book.rules, self.line.now.game, asked.by.seat
        if is_offered(self._own(seat), command):
            return None
        row = move_of(command)
        if self.line.now.by_day is not None and getattr(command, "seat", 0) == seat:
            _, answer = step(rules, game, command)
            if isinstance(answer, Refusal) and answer.why in IN_TIME:
                return self._by_the_rules(asked, answer)
        aloud = game.floor == seat and row is not None and row.aloud
        late = isinstance(command, FileProtest) and isinstance(game.phase, Over)
        if (aloud or late) and getattr(command, "seat", 0) == seat:
            _, answer = step(rules, game, command)
            if isinstance(answer, Refusal):
                return self._by_the_rules(asked, answer)
        return self.refused(asked, "not-offered")

    def _own(self, seat: int) -> tuple[Offer, ...]:
        now = self.line.now
        offered, online = self.line.offers(now.game, seat), now.lobby is not None
        return entered_by_seats(offered, phones=now.phones, online=online)

    def _timed(self, asked: Submission, wish: Timer) -> Decided | Refused:
        now = self._time.ms()
        clock = self.line.now.clock
        if clock is None:
            if wish.do not in ("set", "add") and not wish.seconds:
                return self.refused(asked, "no-clock")
            clock = Clock(wish.seconds * 1000 if wish.do == "start" else 0)
        milliseconds = wish.seconds * 1000
        turned = {
            "start": lambda: clock.started(now),
            "stop": lambda: clock.stopped(now),
            "set": lambda: clock.set_to(milliseconds, now),
            "add": lambda: clock.set_to(clock.left_at(now) + milliseconds, now),
        }[wish.do]()
        return Decided(Timed(wish.do, marked(turned, self._time)))

    def _named(self, asked: Submission, wish: Name) -> Decided | Refused:
        """Who sits where in a tournament is its seating's, and is corrected at its tournament."""
        names = self.line.now.names
        seats = {told.seat for told in wish.names}
        if len(seats) < len(wish.names) or max(seats) > len(names):
            return self.refused(asked, "malformed")
        if game_of(self.line.table) is not None:
            return self.refused(asked, "names-of-tournament")
        if self.line.online is not None:
            return self.refused(asked, "names-of-lobby")
        wanted = [(told.seat, single_spaced(told.name)) for told in wish.names]
        changed = tuple((seat, name) for seat, name in wanted if names[seat - 1] != name)
        if not changed:
            return self.refused(asked, "nothing-to-name")
        return Decided(Named(changed, self._left()))

    def _rewound(self, asked: Submission, wish: Undo | Redo) -> Decided | Refused:
        now = self.line.now
        if isinstance(wish, Undo):
            found = self.line.back(wish.turns)
            if found is None:
                return self.refused(asked, "nothing-to-undo")
            to, left = found
        elif now.redo:
            to, left = now.redo[-1], None
        else:
            return self.refused(asked, "nothing-to-redo")
        target = self.line.points[to - 1]
        old, new = parted(now.turn, target.turn)
        if self._goes_far(len(old) + len(new)):
            return self.refused(asked, FAR)
        clock = self.line.clock_after(target.game)
        if clock is not None and left is not None and not self.line.same_step(target.game):
            clock = Clock(left)
        undealt = not target.game.cards and any(isinstance(turn.command, Deal) for turn in old)
        rewound = Rewound(
            to=to,
            shown=everybody(now.game.size)
            if now.names != target.names and now.lobby is None
            else noticed(self.line, _events(old), _events(new), now.game, target.game),
            reason=wish.reason if isinstance(wish, Undo) else "",
            redo=isinstance(wish, Redo),
            clock=marked(clock, self._time),
            secret=self._chance.secret() if undealt else "",
        )
        return Decided(rewound)

    # --- secret moves -----------------------------------------------------------------------

    def whispers(self, asked: Submission) -> str:
        """The verb, if this is the secret move of the step that everybody knows of; else empty.

        Every seat may send one. Who does it for a living is not to be seen from the answer.
        """
        told, by = self.line.last_told, asked.by
        if isinstance(asked.wish, Enter):
            return asked.wish.move if told.lobby is not None and told.game.night else ""
        if by.kind != Kind.SEAT or by.delay or not told.phones or not isinstance(asked.wish, Do):
            return ""
        return whispered(asked.wish.command, self.line.standing(told.game), by.seat)

    def release(self) -> None:
        """What was held back is told to everybody."""
        if self.line.holding:
            self.line.release()
            self.changed()

    # --- answers ----------------------------------------------------------------------------

    def _by_the_rules(self, asked: Submission, refusal: Refusal) -> Refused:
        reason = reason_of(refusal)
        text = reason_text(self.line.book.speaks(catalogue(asked.lang)), reason)
        cite = citation(self.line.book, refusal)
        return Refused(asked.id, self.number(asked), refusal.why, text, cite)


def contributor(by: Principal) -> str:
    """What a sender is called in the list of contributions."""
    return str(by.seat) if by.kind == Kind.SEAT else JUDGE_ADDS


def _draft(body: Body, actor: str) -> Draft:
    return Draft(KINDS[type(body)], actor, encode(body))


def _events(turns: Iterable[Turn]) -> list[Event]:
    return [event for turn in turns for event in turn.events]
