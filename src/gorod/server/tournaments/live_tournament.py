"""A live tournament: the stream whose fold is a tournament.

Commands are checked in the same order as at a table: may the sender ask for this; have they seen
what they decide about; does the tournament allow it. The server says who asks and when, never the
sender.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from gorod.i18n import catalogue
from gorod.server.access.principal import Kind, Principal
from gorod.server.access.rights import OFFICIALS, may, operation_of
from gorod.server.journal import fault
from gorod.server.store.interface import Erasing, Store, VersionTakenError
from gorod.server.store.redacted import naming
from gorod.server.store.store_ids import TableId, TournamentId
from gorod.server.store.stored_rows import Entry, Tournament
from gorod.server.streams.actor import Decision, Stream, Written
from gorod.server.streams.answers import Ack, Refused, Stale
from gorod.server.time_source import Time, stamp
from gorod.server.tournaments.conflicts import about, barrier
from gorod.server.tournaments.entry_erasure import erasing, salted
from gorod.server.tournaments.tournament_entries import (
    COMMAND,
    NOTE,
    RoleAccess,
    Tabled,
    encode,
    entry_of,
    note_of,
)
from gorod.server.tournaments.tournament_requests import TournamentCommands
from gorod.tournament import state
from gorod.tournament import tournament_commands as c
from gorod.tournament.decide import Asked, decide
from gorod.tournament.decide.opening import signed
from gorod.tournament.denied import Denied
from gorod.tournament.ids import NOBODY, GameId, PersonId
from gorod.tournament.log import Entry as LogEntry
from gorod.tournament.log import Log, read_log
from gorod.tournament.messages import refusal
from gorod.tournament.office_rights import SERVER, TABLE
from gorod.tournament.provenance import head
from gorod.tournament.standings.ledger import Ledger

T = TypeVar("T")
EPOCH = "1970-01-01T00:00:00+00:00"
"""A placeholder for decisions that do not depend on the time."""

Said = tuple[PersonId, c.Command]
"""A command and the person in whose name it is given."""


@dataclass(frozen=True, slots=True)
class LoggedRoleAccess:
    """An entry of the log about access to hidden roles."""

    version: int
    at: str
    access: RoleAccess


CommandWatcher = Callable[["LiveTournament", tuple[c.Command, ...]], Awaitable[None]]
"""Called with the commands that a tournament has accepted."""


@dataclass(frozen=True, slots=True)
class Sender:
    """The sender of a command, and the language of the answer."""

    by: Principal
    lang: str = "ru"
    who: PersonId = NOBODY
    """The person for whom a newcomer acts, who has no link of their own yet."""

    def key(self, command: str) -> str:
        """Return the key of a receipt.

        It contains the sender, so nobody gets another sender's receipt.
        """
        return f"{self.by.label}/{self.by.link if self.who else ''}/{command}"

    @property
    def official(self) -> bool:
        return not self.by.kinds.isdisjoint(OFFICIALS)


class LiveTournament(Stream[Sender, TournamentCommands, Log]):
    """The only writer of one tournament in this process."""

    id: TournamentId
    stale_text = "server-desk-stale"

    def __init__(self, row: Tournament, store: Store, time: Time, decided: CommandWatcher) -> None:
        super().__init__(row.id, store, time)
        self.row = row
        self._decided_upon = decided
        self.official = False
        """Whether the owner of the server has declared the tournament official."""
        self.log = Log()
        self.tables: dict[GameId, TableId] = {}
        """Game -> the live table at which it is played."""
        self.role_accesses: list[LoggedRoleAccess] = []
        """Who was given access to hidden roles and who lost it, in the order of the log."""
        self.noted: set[RoleAccess] = set()
        """The same entries without times, since some are written only once."""
        self.ledger = Ledger()
        self.counting = asyncio.Lock()
        """Guards the ledger, which has a cache: one question at a time."""
        self.seating = asyncio.Lock()
        """Makes sure that a game gets one live table, however many people ask for it at once."""
        self._touched: dict[str, int] = {}
        self._kept: dict[tuple[object, ...], object] = {}

    @property
    def t(self) -> state.Tournament:
        """The current state of the tournament."""
        return self.log.tournament

    @property
    def organiser(self) -> PersonId:
        """The person as whom the owning account acts.

        An account that imported the tournament from an archive acts as itself, never as the
        organiser named in the archive.
        """
        read = self.t.provenance
        return PersonId(self.row.organiser) if read is None else read.by

    def kept(self, key: tuple[object, ...], work: Callable[[], T]) -> T:
        """Return a cached result, computed again only after a change.

        A hall full of phones asks for the same things at once.
        """
        if key not in self._kept:
            self._kept[key] = work()
        return self._kept[key]  # type: ignore[return-value]  # a key has one kind of value

    async def keep_results(self) -> None:
        """Read and store once the results of protocols that an early release confirmed.

        Later rules no longer change these results. Protocols that today's rules refuse stay as they
        are.
        """
        if self.t.regulation is not None:
            await self.apply_due_commands(_unkept)

    async def set_official(self, *, official: bool) -> None:
        """Note that the owner of the server declared it official or no longer does so."""
        if official != self.official:
            self.official = official
            await self.reread()

    async def reread(self) -> None:
        """Read its row again and announce a change, since its visibility may be different now."""
        row = await self._store.tournament(self.id)
        self.gone, self.row = row is None, row or self.row
        self._kept.clear()
        self.changed()

    async def end(self) -> bool:
        """Delete the tournament for good.

        Return False if a game is signed: then it must be kept.
        """
        async with self._lock:
            if signed(self.t):
                return False
            await self._store.drop_tournament(self.id)
            self.gone = True
        self.changed()
        return True

    # --- what is written without a sender ---------------------------------------------------

    async def adopt_archive(self, log: Log) -> None:
        """Write the log of an archive as the first entries of this tournament, if it is empty."""

        async def due() -> Written[Log] | None:
            if self.version:
                return None
            said = (_said(entry, entry.who) for entry in log.entries)
            return Written(self.chained(*said), read_log(log.entries))

        await self.write(due)
        await self.keep_results()

    async def speaks_for_itself(self, name: str) -> None:
        """Stop the owning account from acting as the organiser of the archive that it imported.

        An earlier release allowed that. The account goes on in its own name; entries written in the
        other name stay as they are.
        """

        async def due(log: Log) -> Said | None:
            if log.tournament.provenance is not None:
                return None
            read = c.ReadArchive(name, head(log.entries), len(log.entries), continued=True)
            return PersonId(f"reader:{self.id}"), read

        await self.apply_due_commands(due)

    async def claim(self, told: Tabled, instead: str) -> bool:
        """Record the live table of a game; return False if another process gave it one first."""

        async def due() -> Written[Log] | None:
            if self.tables.get(told.game, "") != instead:
                return None
            return Written(self.chained((NOTE, "server", encode(told))))

        return await self.write(due)

    async def log_role_access(self, accesses: Sequence[RoleAccess]) -> None:
        """Log that people were given access to hidden roles, or lost it."""

        async def due() -> Written[Log] | None:
            said = ((NOTE, access.by, encode(access)) for access in accesses)
            return None if self.gone else Written(self.chained(*said))

        await self.write(due)

    async def apply_due_commands(
        self, due: Callable[[Log], Awaitable[Said | None]]
    ) -> Denied | None:
        """Write the commands that are due, one after another, until `due` returns None.

        `due` is called again if another process wrote first, so that nothing happens twice. Return
        the last refusal, if there was one.
        """
        denied: list[Denied] = []

        async def written() -> Written[Log] | None:
            wanted = await due(self.log)
            if wanted is None:
                return None
            who, command = wanted
            after = await asyncio.to_thread(self.log.then, command, who, stamp(self._time.now()))
            if isinstance(after, Denied):
                denied.append(after)
                return None
            return Written(self.chained(_said(after.entries[-1], "server")), after)

        while await self.write(written):
            pass
        return denied[0] if denied else None

    # --- commands ---------------------------------------------------------------------------

    def number(self, sender: Sender) -> int:
        """Return the version as officials see it; players always get 0."""
        return self.version if sender.official else 0

    async def followed(self, asked: TournamentCommands) -> None:
        await self._decided_upon(self, asked.commands)

    async def decide(self, sender: Sender, asked: TournamentCommands) -> Decision[Log]:
        judged = await self._judged(sender, asked)
        if isinstance(judged, Stale | Refused):
            return Decision(judged, receipt=False)
        if isinstance(judged, Denied):
            text, number = refusal(catalogue(sender.lang), self.t, judged), self.number(sender)
            return Decision(Refused(asked.id, number, judged.why, text, judged.clause))
        new = judged.entries[len(self.log.entries) :]
        ack = Ack(asked.id, self.version + len(new) if sender.official else 0)
        said = [_said(entry, sender.by.label) for entry in new]
        command = asked.commands[0]
        if isinstance(command, c.ErasePerson):
            written = await self._erasing(command)
            ((kind, actor, body),) = said
            named = self.chained((kind, actor, naming(body, written.bodies)))
            return Decision(ack, named, erasing=written)
        return Decision(ack, self.chained(*said), judged)

    async def _erasing(self, command: c.ErasePerson) -> Erasing:
        """Rewrite earlier entries for an erasure.

        The entry of the erasure itself names what it rewrote.
        """
        stored = await self._store.entries(self.id)
        if len(stored) != self.version:
            raise VersionTakenError(self.id, self.version + 1)
        return await asyncio.to_thread(erasing, self.t, command, stored)

    async def _judged(
        self, sender: Sender, asked: TournamentCommands
    ) -> Log | Denied | Stale | Refused:
        """Return the log after the commands, or why they are refused."""
        by = sender.by
        if not sender.who and not all(may(by, operation_of(type(x))) for x in asked.commands):
            return self.refused(sender, asked, "forbidden")
        if sender.official:
            if asked.seen > self.version:
                return self.refused(sender, asked, "future")
            if any(asked.seen < barrier(self._touched, command) for command in asked.commands):
                return self.stale(sender, asked)
        return await asyncio.to_thread(self._decided, sender, asked)

    def _decided(self, sender: Sender, asked: TournamentCommands) -> Log | Denied | Refused:
        """Decide; called in a worker thread.

        Undoing an old entry decides all later ones again, which takes time.
        """
        try:
            return self._after(sender, asked)
        except Exception as error:  # noqa: BLE001  a bug of the tournament must not stop it
            fault("desk failed", error, tournament=self.id)
            return self.refused(sender, asked, "malformed")

    def _after(self, sender: Sender, asked: TournamentCommands) -> Log | Denied:
        log, who, at = self.log, sender.who or sender.by.who, stamp(self._time.now())
        if len(asked.commands) > 1 and any(isinstance(x, c.ErasePerson) for x in asked.commands):
            return Denied("erase-alone")
        for command in asked.commands:
            own = sender.by.kind == Kind.PLAYER
            wanted = self._own(sender.by, asked.id, command) if own else command
            after = wanted if isinstance(wanted, Denied) else log.then(wanted, who, at)
            if isinstance(after, Denied):
                return after
            log = after
        return log

    def imagined(self, sender: Sender, asked: TournamentCommands) -> Log | Denied:
        """Return the log as it would be after these commands; write nothing."""
        if not all(may(sender.by, operation_of(type(x))) for x in asked.commands):
            return Denied("not-yours", (sender.by.who,))
        return self._after(sender, asked)

    def _own(self, by: Principal, name: str, command: c.Command) -> c.Command | Denied:
        """Check that a protest is about one of the sender's games, and give it a private id.

        Other games are reported as unknown.
        """
        if not isinstance(command, c.FileProtest):
            return command
        game, who = self.t.games.get(command.game), by.who
        if game is None or who not in map(self.t.who, game.players):
            return Denied("game-unknown", (command.game,))
        named = hashlib.sha256(f"{who}/{name}".encode()).hexdigest()[:16]
        return msgspec.structs.replace(command, id=named)

    # --- the fold ---------------------------------------------------------------------------

    async def fold(self, entries: list[Entry], *, live: bool) -> None:  # noqa: ARG002  no clock runs
        commands = [entry for entry in entries if entry.kind == COMMAND]
        own = tuple(entry_of(entry.body) for entry in commands)
        if own:
            self.log = read_log((*self.log.entries, *own))
        for entry, one in zip(commands, own, strict=True):
            self._touch(entry.version, one)
        self._note(entries)
        if not entries:
            self._kept.clear()

    def adopt(self, entries: Sequence[Entry], folded: Log | None) -> None:
        before = len(self.log.entries)
        self.log = self.log if folded is None else folded
        commands = [entry for entry in entries if entry.kind == COMMAND]
        for entry, one in zip(commands, self.log.entries[before:], strict=True):
            self._touch(entry.version, one)
        self._note(entries)

    def rewrites(self, entry: Entry) -> bool:
        return entry.kind == COMMAND and isinstance(entry_of(entry.body).command, c.ErasePerson)

    def reset(self) -> None:
        self.log, self.role_accesses, self.noted = Log(), [], set()

    def _touch(self, version: int, own: LogEntry) -> None:
        # Nobody has to look again because of what a live table or the server has written.
        for key in about(own.command) if own.who not in (TABLE, SERVER) else ():
            self._touched[key] = version

    def _note(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            told = None if entry.kind == COMMAND else note_of(entry.body)
            if isinstance(told, RoleAccess):
                self.role_accesses.append(LoggedRoleAccess(entry.version, entry.at, told))
                self.noted.add(told)
                continue
            if told is not None:
                self.tables[told.game] = told.table
            self._kept.clear()


def _said(entry: LogEntry, actor: str) -> tuple[str, str, bytes]:
    """Return the kind, author and text of an entry as the store keeps it."""
    return COMMAND, actor, salted(encode(entry), entry.command)


async def _unkept(log: Log) -> Said | None:
    games = log.tournament.games.values()
    if not any(game.counts and game.sheets[-1].result is None for game in games):
        return None
    kept = await asyncio.to_thread(decide, log.tournament, c.KeepResults(), Asked(SERVER, EPOCH))
    return None if isinstance(kept, Denied) else (SERVER, c.KeepResults())
