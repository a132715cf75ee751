"""A live table: the stream that folds its log into a game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from gorod.engine import Refusal
from gorod.engine.history import line_of
from gorod.engine.viewers import JUDGE
from gorod.i18n import catalogue
from gorod.record.refusals import citation, reason_of
from gorod.report.citing import reason_text
from gorod.server.access.limits import Bucket
from gorod.server.access.principal import SERVER, Kind
from gorod.server.chance import Chance
from gorod.server.config import Limits
from gorod.server.journal import fault
from gorod.server.store.interface import Store
from gorod.server.store.store_ids import TableId
from gorod.server.store.stored_rows import Entry, Receipt, Table
from gorod.server.streams.actor import SHARE, Decision, Stream, Written
from gorod.server.streams.answers import Ack, Refused, Stale
from gorod.server.tables.by_day.by_day_entries import ServiceBody
from gorod.server.tables.by_day.clockwork import Due, next_due
from gorod.server.tables.by_day.course import recipients
from gorod.server.tables.clock import marked
from gorod.server.tables.correcting import Stop, decided_differently
from gorod.server.tables.decide import DECIDE
from gorod.server.tables.decide.admission import barred
from gorod.server.tables.decide.decoys import decoy, pointless, secret_verb
from gorod.server.tables.decide.lessons import attempted
from gorod.server.tables.decide.service import by_the_clock
from gorod.server.tables.decide.verdict import Decided, Deciding, Denial, Verdict
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_entries import (
    Body,
    Corrected,
    Entered,
    FoulVoted,
    Gestured,
    Moved,
    Rewound,
    Timed,
    decode,
    stored,
)
from gorod.server.tables.table_requests import Ask
from gorod.server.tables.talk import TalkRequest
from gorod.server.tables.timeline import Timeline
from gorod.server.time_source import Time

CLOCK = "clock"
"""The actor of entries that the server writes because a calendar says so."""


class LiveTable(Stream[Sender, Ask, Decided]):
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
        self.timeline = Timeline(table, time)
        self._limits = limits or Limits()
        far = Bucket(self._limits.far_undo.burst, time.ms())
        self._deciding = Deciding(self.timeline, chance, self._limits, far)
        self._asked: dict[int, Bucket] = {}
        """The command allowance of each seat."""
        self._talked: dict[str, Bucket] = {}
        """The talk allowance of each speaker."""

    def shut(self) -> None:
        """Close the table: from now on it can only be read."""
        self.timeline.table = msgspec.structs.replace(self.timeline.table, live=False)

    def reopen(self) -> None:
        """Reopen a closed table."""
        self.timeline.table = msgspec.structs.replace(self.timeline.table, live=True)

    async def reread(self) -> None:
        """Look up whether another process has closed, reopened or deleted the table."""
        row = await self._store.table(self.id)
        self.gone = row is None
        if row is None or not row.live:
            self.shut()
        else:
            self.reopen()

    async def begin(self, body: Body, receipt: Receipt | None = None) -> None:
        """Write the first entry of a table, if it has none yet."""

        async def first() -> Written[Decided] | None:
            if self.version:
                return None
            return Written(self.chained(stored(body, SERVER)), Decided(body), receipt)

        await self.write(first)

    async def pause(self) -> None:
        """Write down a running clock with the time left on it: the server is shutting down."""

        def stopped() -> Body | None:
            clock = self.timeline.now.clock
            if clock is None or not clock.running:
                return None
            return Timed("stop", marked(clock.stopped(self._time.ms()), self._time))

        await self.noted(stopped)

    async def noted(self, due: Callable[[], Body | None], actor: str = SERVER) -> bool:
        """Write an entry that moves no game, if it is still due when it can be written."""

        async def written() -> Written[Decided] | None:
            body = due()
            if body is None:
                return None
            return Written(self.chained(stored(body, actor)), Decided(body))

        return await self.write(written)

    # --- the fold ---------------------------------------------------------------------------

    async def fold(self, entries: list[Entry], *, live: bool) -> None:
        for number, entry in enumerate(entries, 1):
            self.timeline.add(entry, decode(entry.body), live=live)
            self.head = entry
            self.timeline.wrote = False
            self.timeline.loaded = self.timeline.loaded if live else entry.version
            if not number % SHARE or self._thought():
                await asyncio.sleep(0)

    def _thought(self) -> bool:
        """Let the players of a lesson think about the last entry; False at other tables."""
        lesson = self.timeline.lesson
        if lesson is not None:
            lesson.stage(self.timeline.now.turn)
        return lesson is not None

    def adopt(self, entries: Sequence[Entry], folded: Decided | None) -> None:
        for entry in entries:
            if folded is None:
                raise TypeError("an entry of a table that nobody decided")
            self.timeline.add(entry, folded.body, folded.turns, live=True)
            self.timeline.wrote = True

    def number(self, sender: Sender) -> int:
        return self.timeline.number(sender.by.viewer, sender.by.delay)

    # --- one command ------------------------------------------------------------------------

    def too_many(self, sender: Sender, asked: Ask) -> bool:
        """Whether the sender exceeds their rate: even entries that move nothing are stored."""
        by, now = sender.by, self._time.ms()
        if isinstance(asked.wish, TalkRequest):
            rate = self._limits.talk
            words = self._talked.setdefault(by.label, Bucket(rate.burst, now))
            return not words.take(rate, now)
        if by.kind != Kind.SEAT:
            return False
        rate = self._limits.seat_command
        own = self._asked.setdefault(by.seat, Bucket(rate.burst, now))
        return not own.take(rate, now)

    async def decide(self, sender: Sender, asked: Ask) -> Decision[Decided]:
        verdict: Verdict | None = barred(self._deciding, sender, asked)
        if verdict is None:
            try:
                verdict = DECIDE[type(asked.wish)](self._deciding, sender, asked.wish)
            except Exception as error:  # noqa: BLE001  a bug of the rules must not stop the table
                fault("rules failed", error, table=self.id)
                verdict = "malformed"
        made = verdict if isinstance(verdict, Decided) else self._declined(sender, asked, verdict)
        if isinstance(made, Decision):
            return made
        # The receipt that is written with the entry needs the number after it.
        body, by = made.body, sender.by
        counts = by.viewer == JUDGE or self._shown(body) >> by.viewer & 1
        told = counts and self.timeline.told_at_once(body, by.label)
        ack = Ack(asked.id, self.timeline.number(by.viewer) + int(told))
        return Decision(ack, self.chained(stored(body, by.label)), made)

    def _shown(self, body: Body) -> int:
        known = self.timeline.now.by_day
        if known is not None and isinstance(body, ServiceBody):
            return recipients(known, body, self.timeline.size)
        if isinstance(body, Entered | FoulVoted | Gestured):
            return 0
        return body.shown if isinstance(body, Moved | Rewound | Corrected) else -1

    def _declined(self, sender: Sender, asked: Ask, why: Denial) -> Decision[Decided] | Decided:
        """Return the reply when nothing moves.

        Some secret moves without effect, and failed attempts in a lesson, are written down all the
        same.
        """
        denied, verb = self._denied(sender, asked, why), self.secret_verb(sender, asked)
        if verb and self.timeline.table.live:
            return self._not_moved(sender, asked, denied, verb)
        tried = attempted(self.timeline, asked.wish, why)
        if tried is not None:
            return Decision(denied, self.chained(stored(tried, sender.by.label)), Decided(tried))
        return Decision(denied, receipt=isinstance(denied, Refused) and bool(denied.cite))

    def _not_moved(
        self, sender: Sender, asked: Ask, denied: Stale | Refused, verb: str
    ) -> Decision[Decided] | Decided:
        """Answer an ineffective secret move like an effective one, after the same commit."""
        if not pointless(self.timeline, sender.by.seat, denied, verb):
            return Decision(denied)
        made = decoy(self.timeline, sender.by.seat, asked.wish)
        return Decision(Ack(asked.id, self.number(sender))) if made is None else Decided(made)

    def _denied(self, sender: Sender, asked: Ask, why: Denial) -> Stale | Refused:
        """Return the reply that says in words why nothing is written."""
        if isinstance(why, Refusal):
            text = reason_text(self.timeline.book.speaks(catalogue(sender.lang)), reason_of(why))
            cite = citation(self.timeline.book, why)
            return Refused(asked.id, self.number(sender), why.why, text, cite)
        if isinstance(why, Stop):
            return self._stopped(sender, asked, why)
        return self.stale(sender, asked) if why == "stale" else self.refused(sender, asked, why)

    def _stopped(self, sender: Sender, asked: Ask, stop: Stop) -> Stale | Refused:
        """Return the reply to a correction that the rules refuse.

        They may refuse the correction itself, or a later command because of it.
        """
        refused = self._denied(sender, asked, stop.refusal)
        if stop.own or isinstance(refused, Stale):
            return refused
        today = stop.turn in decided_differently(self.timeline, line_of(self.timeline.now.turn))
        message = "server-later-refused-today" if today else "server-later-refused"
        text = catalogue(sender.lang).say(message, reason=refused.text)
        return Refused(asked.id, refused.seq, "later-refused", text, refused.cite)

    def full(self) -> bool:
        """Whether the table accepts no more entries."""
        return self._deciding.full()

    # --- secret moves -----------------------------------------------------------------------

    def secret_verb(self, sender: Sender, asked: Ask) -> str:
        """Return the verb of a secret move of the publicly known step; empty for other requests."""
        return secret_verb(self.timeline, sender.by, asked.wish)

    def release(self) -> None:
        """Tell everybody what was held back."""
        if self.timeline.holding:
            self.timeline.release()
            self.changed()

    # --- a game by day ----------------------------------------------------------------------

    @property
    def due(self) -> Due | None:
        """Return what the clock of a by-day game does next; None at other tables."""
        now = self.timeline.now
        if now.by_day is None or not self.timeline.table.live:
            return None
        return next_due(self.timeline.book, now.by_day, now.game)

    async def keep_time(self) -> tuple[Due, ...]:
        """Do everything that is due by the clock, each thing once even if several processes try."""
        done: list[Due] = []

        async def written() -> Written[Decided] | None:
            due = self.due
            if due is None or due.at > self._time.now():
                return None
            made = by_the_clock(self._deciding, due)
            if made is None:
                return None
            done.append(due)
            return Written(self.chained(stored(made.body, CLOCK)), made)

        while await self.write(written):
            pass
        return tuple(done)
