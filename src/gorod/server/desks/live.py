"""A live tournament: one command at a time, on disk before it is acknowledged.

The order of questions is that of a table: was this command answered before; may its sender ask
for it; has he seen what he decides about; does the desk allow it. Who asks and when is said by the
server, never by the sender.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from gorod.i18n import catalogue
from gorod.server.access.principal import PLAYER, Principal
from gorod.server.access.rights import OFFICIALS, may, operation_of
from gorod.server.desks.body import COMMAND, NOTE, Sight, Tabled, encode, entry_of, note_of
from gorod.server.desks.erasing import erasing, salted
from gorod.server.desks.touched import about, barrier
from gorod.server.journal import fault
from gorod.server.store.chain import chained
from gorod.server.store.model import Entry, Receipt, Tournament
from gorod.server.store.protocol import Store, VersionTakenError
from gorod.server.store.redacted import naming
from gorod.server.store.trusted import trusted
from gorod.server.streams import answers
from gorod.server.streams.answers import Ack, Answer, Conflict, Refused, Stale
from gorod.server.timing import Time, stamp
from gorod.tournament import commands as c
from gorod.tournament import state
from gorod.tournament.decide import Asked, decide
from gorod.tournament.decide.opening import signed
from gorod.tournament.denied import Denied
from gorod.tournament.log import Log, read_log
from gorod.tournament.office_rights import SERVER, TABLE
from gorod.tournament.phrases import refusal
from gorod.tournament.provenance import head
from gorod.tournament.rounds import VALID
from gorod.tournament.standings.ledger import Ledger

T = TypeVar("T")
EPOCH = "1970-01-01T00:00:00+00:00"
"""A time for questions that no time decides."""

Said = tuple[str, c.Command]
"""Who says it, and what."""


@dataclass(frozen=True, slots=True)
class Sighted:
    """A line of the log about sight of roles."""

    version: int
    at: str
    sight: Sight


Told = Callable[["LiveDesk", tuple[c.Command, ...]], Awaitable[None]]
"""Who is told of commands that a desk has taken."""


@dataclass(frozen=True, slots=True)
class Submission:
    """Commands as they arrived: all of them happen, or none."""

    by: Principal
    id: str
    seen: int
    """The version that the sender had seen; a player has none, and need not."""
    commands: tuple[c.Command, ...]
    lang: str = "ru"
    who: str = ""
    """As whom a newcomer speaks, who has no link of his own yet."""

    @property
    def key(self) -> str:
        """Ids are the sender's own: nobody meets the receipts of another."""
        return f"{self.by.label}/{self.by.link if self.who else ''}/{self.id}"

    @property
    def digest(self) -> bytes:
        return hashlib.sha256(msgspec.json.encode(self.commands)).digest()

    @property
    def official(self) -> bool:
        return not self.by.kinds.isdisjoint(OFFICIALS)


class LiveDesk:
    """The only writer of one tournament in this process."""

    def __init__(self, row: Tournament, store: Store, time: Time, decided: Told) -> None:
        self.row = row
        self._decided_upon = decided
        self.gone = False
        """It was deleted, here or by another process."""
        self.official = False
        """Whether the owner of the server calls it official."""
        self.log = Log()
        self.tables: dict[str, str] = {}
        """Game -> the live table at which it is played."""
        self.sights: list[Sighted] = []
        """Who was given sight of roles and who lost it, in the order of the log."""
        self.noted: set[Sight] = set()
        """The same without their times: some of them are written down once."""
        self.ledger = Ledger()
        self.counting = asyncio.Lock()
        """The ledger remembers: one question at a time."""
        self.seating = asyncio.Lock()
        """One live table for a game, however many ask for it at once."""
        self._store, self._time = store, time
        self._lock = asyncio.Lock()
        self._head: Entry | None = None
        self._touched: dict[str, int] = {}
        self._kept: dict[tuple[object, ...], object] = {}

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def t(self) -> state.Tournament:
        """The tournament as it stands."""
        return self.log.tournament

    @property
    def version(self) -> int:
        return 0 if self._head is None else self._head.version

    @property
    def organiser(self) -> str:
        """As whom the account speaks to which the tournament belongs.

        Whoever read it from an archive speaks for themselves, never as its organiser of then.
        """
        read = self.t.provenance
        return self.row.organiser if read is None else read.by

    @property
    def busy(self) -> bool:
        return self._lock.locked()

    def kept(self, key: tuple[object, ...], work: Callable[[], T]) -> T:
        """Worked out once until something changes: a hall full of phones asks for the same."""
        if key not in self._kept:
            self._kept[key] = work()
        return self._kept[key]  # type: ignore[return-value]  # a key has one kind of value

    async def load(self) -> None:
        """Fold everything that is stored."""
        async with self._lock:
            await self._catch_up()

    catch_up = load

    async def keep_results(self) -> None:
        """Protocols that an early release confirmed: what they count for is read and stored once.

        Later rules do not change it any more. What today's rules refuse stays as it is.
        """
        if self.t.regulation is not None:
            await self.attend(_unkept)

    async def noticed(self, *, official: bool) -> None:
        """What the owner of the server has decided about it."""
        if official != self.official:
            self.official = official
            await self.reread()

    async def reread(self) -> None:
        """Its row has changed: others may see it now, or no longer."""
        row = await self._store.tournament(self.id)
        self.gone, self.row = row is None, row or self.row
        self._kept.clear()

    async def end(self) -> bool:
        """Delete it for good; not once a game is signed."""
        async with self._lock:
            if signed(self.t):
                return False
            await self._store.drop_tournament(self.id)
            self.gone = True
            return True

    async def submit(self, asked: Submission) -> Answer:
        """Answer commands. Once begun it is finished, whatever becomes of the sender."""
        return await asyncio.shield(asyncio.ensure_future(self._submitted(asked)))

    async def adopt(self, log: Log) -> None:
        """The first entries of a tournament that was kept elsewhere."""
        async with self._lock:
            entries: list[Entry] = []
            for entry in log.entries:
                last = entries[-1] if entries else None
                body = salted(encode(entry), entry.command)
                entries.append(self._entry(COMMAND, entry.who, body, last))
            await self._store.append(entries, None)
            await self._catch_up()
        await self.keep_results()

    async def speaks_for_itself(self, name: str) -> None:
        """An earlier release let whoever read an archive act as its organiser: no longer.

        The account goes on in its own name; what it wrote in the other one stays as it is.
        """

        async def due(log: Log) -> Said | None:
            if log.tournament.provenance is not None:
                return None
            read = c.ReadArchive(name, head(log.entries), len(log.entries), continued=True)
            return f"reader:{self.id}", read

        await self.attend(due)

    async def claim(self, told: Tabled, instead: str) -> bool:
        """A game is played at that table now; not if another process has given it one first."""
        async with self._lock:
            while self.tables.get(told.game, "") == instead:
                entry = self._entry(NOTE, "server", encode(told), self._head)
                try:
                    await self._store.append([entry], None)
                except VersionTakenError:
                    await self._catch_up()
                else:
                    self._fold([entry])
                    return True
            return False

    async def witness(self, sights: Sequence[Sight]) -> None:
        """Write down who was given sight of roles, or lost it."""
        async with self._lock:
            while not self.gone:
                entries: list[Entry] = []
                for sight in sights:
                    last = entries[-1] if entries else self._head
                    entries.append(self._entry(NOTE, sight.by, encode(sight), last))
                try:
                    await self._store.append(entries, None)
                except VersionTakenError:
                    await self._catch_up()
                else:
                    self._fold(entries)
                    return

    async def attend(self, due: Callable[[Log], Awaitable[Said | None]]) -> Denied | None:
        """What follows from a live table by itself, until nothing does.

        Asked anew where another process was first, so that nothing happens twice.
        """
        async with self._lock:
            while (wanted := await due(self.log)) is not None:
                who, command = wanted
                at = stamp(self._time.now())
                after = await asyncio.to_thread(self.log.then, command, who, at)
                if isinstance(after, Denied):
                    return after
                entry = self._entry(COMMAND, "server", encode(after.entries[-1]), self._head)
                try:
                    await self._store.append([entry], None)
                except VersionTakenError:
                    await self._catch_up()
                else:
                    self._fold([entry], after)
        return None

    # --- commands ---------------------------------------------------------------------------

    async def _submitted(self, asked: Submission) -> Answer:
        """What follows from it outside the log is done before anybody is answered."""
        answer = await self._submit(asked)
        if isinstance(answer, Ack):
            await self._decided_upon(self, asked.commands)
        return answer

    async def _submit(self, asked: Submission) -> Answer:
        async with self._lock:
            while True:
                before = await self._store.receipt(self.id, asked.key)
                if before is not None:
                    return self._repeated(asked, before)
                judged = await self._judged(asked)
                if isinstance(judged, Stale | Refused):
                    return judged
                try:
                    return await self._write(asked, judged)
                except VersionTakenError:
                    await self._catch_up()

    async def _judged(self, asked: Submission) -> Log | Denied | Stale | Refused:
        """The log as it would be, or why it stays."""
        if not asked.who and not all(may(asked.by, operation_of(type(x))) for x in asked.commands):
            return self._refused(asked, "forbidden")
        if asked.official:
            if asked.seen > self.version:
                return self._refused(asked, "future")
            if any(asked.seen < barrier(self._touched, command) for command in asked.commands):
                return Stale(asked.id, self.version, _say(asked, "server-desk-stale"))
        return await asyncio.to_thread(self._decided, asked)

    def _decided(self, asked: Submission) -> Log | Denied | Refused:
        """Beside everything else: undoing an old entry decides all later ones again."""
        try:
            return self._after(asked)
        except Exception as error:  # noqa: BLE001  a bug of the desk must not stop it
            fault("desk failed", error, tournament=self.id)
            return self._refused(asked, "malformed")

    def _after(self, asked: Submission) -> Log | Denied:
        log, who, at = self.log, asked.who or asked.by.who, stamp(self._time.now())
        if len(asked.commands) > 1 and any(isinstance(x, c.ErasePerson) for x in asked.commands):
            return Denied("erase-alone")
        for command in asked.commands:
            wanted = self._own(asked, command) if asked.by.kind == PLAYER else command
            after = wanted if isinstance(wanted, Denied) else log.then(wanted, who, at)
            if isinstance(after, Denied):
                return after
            log = after
        return log

    def imagined(self, asked: Submission) -> Log | Denied:
        """The log as it would be after these commands; nothing is written."""
        if not all(may(asked.by, operation_of(type(x))) for x in asked.commands):
            return Denied("not-yours", (asked.by.who,))
        return self._after(asked)

    def _own(self, asked: Submission, command: c.Command) -> c.Command | Denied:
        """A protest is about a game of his own; others' are as if they were not, and so are ids."""
        if not isinstance(command, c.FileProtest):
            return command
        game, who = self.t.games.get(command.game), asked.by.who
        if game is None or who not in map(self.t.who, game.players):
            return Denied("game-unknown", (command.game,))
        named = hashlib.sha256(f"{who}/{asked.id}".encode()).hexdigest()[:16]
        return msgspec.structs.replace(command, id=named)

    async def _write(self, asked: Submission, judged: Log | Denied) -> Answer:
        entries: list[Entry] = []
        answer: Answer
        if isinstance(judged, Denied):
            text = refusal(catalogue(asked.lang), self.t, judged)
            number = self.version if asked.official else 0
            answer = Refused(asked.id, number, judged.why, text, judged.clause)
        else:
            for entry in judged.entries[len(self.log.entries) :]:
                last = entries[-1] if entries else self._head
                body = salted(encode(entry), entry.command)
                entries.append(self._entry(COMMAND, asked.by.label, body, last))
            answer = Ack(asked.id, entries[-1].version if asked.official else 0)
        version = entries[-1].version if entries else self.version
        receipt = Receipt(self.id, asked.key, asked.digest, version, answers.encode(answer))
        erases = bool(entries) and isinstance(asked.commands[0], c.ErasePerson)
        if erases:
            known = await self._erase(entries[0], receipt)
        else:
            known = await self._store.append(entries, receipt)
        if known is not None:
            await self._catch_up()
            return self._repeated(asked, known)
        if isinstance(judged, Log) and not erases:
            self._fold(entries, judged)
        return answer

    async def _erase(self, entry: Entry, receipt: Receipt) -> Receipt | None:
        """An erasure writes earlier entries anew; its own entry names what it has written."""
        stored = await self._store.entries(self.id)
        if len(stored) != self.version:
            raise VersionTakenError(self.id, entry.version)
        command = entry_of(entry.body).command
        if not isinstance(command, c.ErasePerson):
            raise TypeError("an entry that erases nobody")
        written = await asyncio.to_thread(erasing, self.t, command, stored)
        body = naming(entry.body, written.bodies)
        last = chained(
            self._head, table=self.id, kind=COMMAND, actor=entry.actor, at=entry.at, body=body
        )
        known = await self._store.erase(last, receipt, written)
        if known is None:
            await self._catch_up()
        return known

    def _repeated(self, asked: Submission, before: Receipt) -> Answer:
        if before.digest != asked.digest:
            number = self.version if asked.official else 0
            return Conflict(asked.id, number, _say(asked, "server-conflict"))
        answer: Answer = answers.decode(before.answer)
        return answer

    def _refused(self, asked: Submission, code: str) -> Refused:
        number = self.version if asked.official else 0
        return Refused(asked.id, number, code, _say(asked, f"server-{code}"))

    # --- the log ----------------------------------------------------------------------------

    def _entry(self, kind: str, actor: str, body: bytes, last: Entry | None) -> Entry:
        at = stamp(self._time.now())
        return chained(last, table=self.id, kind=kind, actor=actor, at=at, body=body)

    async def _catch_up(self) -> None:
        stored = await self._store.entries(self.id, self.version)
        if self.version and any(_erases(entry) for entry in stored):
            # The entries that are in memory have been written anew.
            stored, self.log, self._head = await self._store.entries(self.id), Log(), None
            self.sights, self.noted = [], set()
        trusted(stored, self._head)
        self._fold(stored)

    def _fold(self, stored: list[Entry], log: Log | None = None) -> None:
        taken = list(self.log.entries)
        for entry in stored:
            if entry.kind == COMMAND:
                own = entry_of(entry.body)
                taken.append(own)
                # What a live table says by itself is no reason for anybody to look again.
                for key in about(own.command) if own.who not in (TABLE, SERVER) else ():
                    self._touched[key] = entry.version
            else:
                self._noted(entry)
            self._head = entry
        if len(taken) > len(self.log.entries):
            self.log = read_log(tuple(taken)) if log is None else log
        if not stored or any(entry.kind == COMMAND for entry in stored):
            self._kept.clear()

    def _noted(self, entry: Entry) -> None:
        told = note_of(entry.body)
        if isinstance(told, Tabled):
            self.tables[told.game] = told.table
            self._kept.clear()
        else:
            self.sights.append(Sighted(entry.version, entry.at, told))
            self.noted.add(told)


def _erases(entry: Entry) -> bool:
    return entry.kind == COMMAND and isinstance(entry_of(entry.body).command, c.ErasePerson)


async def _unkept(log: Log) -> Said | None:
    games = log.tournament.games.values()
    if not any(game.status == VALID and game.sheets[-1].result is None for game in games):
        return None
    kept = await asyncio.to_thread(decide, log.tournament, c.KeepResults(), Asked(SERVER, EPOCH))
    return None if isinstance(kept, Denied) else (SERVER, c.KeepResults())


def _say(asked: Submission, message: str) -> str:
    return catalogue(asked.lang).say(message)
