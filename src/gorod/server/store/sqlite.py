"""The store in one file: nothing to install, one server, every commit durable.

One thread writes (see `writer`); readers have their own connections and never wait for it. If the
server has several workers, they write in turn and tell each other what was written (`sharing`).
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from gorod.server.journal import fault
from gorod.server.siblings import Siblings
from gorod.server.store.appending import next_head, of_one_table
from gorod.server.store.chain import START
from gorod.server.store.interface import Cell, Erasing, StoreClosedError, StoreError
from gorod.server.store.row_codecs import (
    ACCOUNTS,
    ANCHORS,
    DROPPED,
    DUE,
    ENTRIES,
    FORGOTTEN,
    GRAVES,
    HEADS,
    LINKS,
    MOVED,
    OF_PERSON,
    OUTBOX,
    PHOTOS,
    RECEIPTS,
    RESTING,
    SESSIONS,
    TABLES,
    TIPS,
    TOURNAMENTS,
    Head,
    Shape,
    replaced,
    replacing,
    tag_cell,
    told_as,
)
from gorod.server.store.sharing import Sharing
from gorod.server.store.signing import Ends, Signer, signed
from gorod.server.store.sqlite_file import (
    opened_for_checkpoints,
    opened_for_reading,
    opened_for_writing,
)
from gorod.server.store.store_ids import AccountId, LinkId, StreamId, TableId, TournamentId
from gorod.server.store.stored_rows import (
    Account,
    Entry,
    Grave,
    Link,
    Outgoing,
    Photo,
    Receipt,
    Session,
    Table,
    Tournament,
)
from gorod.server.store.writer import WINDOW, Writer
from gorod.server.time_source import stamp_now

R = TypeVar("R")
READERS = 2


class SqliteStore:
    """A `Store` in a SQLite file."""

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        beside: sqlite3.Connection,
        window: float = WINDOW,
        sharing: Sharing | None = None,
    ) -> None:
        self.path = path
        self._sharing = sharing
        turn = None if sharing is None else sharing.writing
        self.writer = Writer(connection, window, beside, turn)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="gorod-reader")
        self._own = threading.local()
        self._open: list[sqlite3.Connection] = []
        self._closed = False
        self.signer: Signer | None = None
        self._signing = asyncio.Lock()

    @classmethod
    async def open(
        cls, path: Path, window: float = WINDOW, siblings: Siblings | None = None
    ) -> SqliteStore:
        """Open the file; make or migrate it if necessary, or refuse it.

        `siblings` are the other workers of this server, who have opened the same file.
        """
        connection = await asyncio.to_thread(opened_for_writing, path)
        sharing = None if siblings is None else Sharing(siblings, path)
        return cls(path, connection, opened_for_checkpoints(path), window, sharing)

    # --- the log ---------------------------------------------------------------------------

    async def append(self, entries: Sequence[Entry], receipt: Receipt | None) -> Receipt | None:
        known = await self.writer.write(_appending(entries, receipt))
        if known is None and entries:
            self._tell("entries", entries[0].table)
        return known

    async def erase(
        self, entry: Entry, receipt: Receipt | None, erasing: Erasing
    ) -> Receipt | None:
        table, add = entry.table, _appending([entry], receipt)

        def work(connection: sqlite3.Connection) -> Receipt | None:
            given = _many(connection, RECEIPTS, "WHERE table_id = ?", (table,))
            known = add(connection)
            if known is not None:
                return known
            for version, body in erasing.bodies.items():
                connection.execute(_REWRITE_ENTRY, (body, table, version))
            for before in given:
                after = erasing.receipt(before)
                if after != before:
                    _replace(connection, RECEIPTS, RECEIPTS.row(after))
            for person in erasing.people:
                connection.execute(_DROP_PHOTO, (table, person))
                for sql in OF_PERSON:
                    cells = ((name,) for name in told_as(table, person))
                    connection.executemany(sql.format("?"), cells)
            return None

        known = await self.writer.write(work)
        if known is None:
            self._tell("entries", table)
        try:
            await self.writer.scrub()
        except StoreError as error:  # the erasure is done; the next one rewrites the file
            fault("the file could not be written anew", error)
        return known

    async def receipt(self, table: StreamId, command: str) -> Receipt | None:
        return await self._read(lambda c: _one(c, RECEIPTS, (table, command)))

    async def entries(self, table: StreamId, after: int = 0) -> list[Entry]:
        where = "WHERE table_id = ? AND version > ? ORDER BY version"
        return await self._read(lambda c: _many(c, ENTRIES, where, (table, after)))

    # --- tables ----------------------------------------------------------------------------

    async def add_table(self, table: Table) -> None:
        await self.writer.write(lambda c: _begin_log(c, TABLES, table))

    async def table(self, table: TableId) -> Table | None:
        return await self._read(lambda c: _one(c, TABLES, (table,)))

    async def tables(self, *, live: bool | None = None) -> list[Table]:
        where = "" if live is None else f"WHERE live = {int(live)}"
        return await self._read(lambda c: _many(c, TABLES, f"{where} ORDER BY created, id", ()))

    async def newest(self, tag: tuple[str, str], most: int) -> list[Table]:
        where = "WHERE live = 1 AND instr(tags, ?) ORDER BY created DESC, id DESC LIMIT ?"
        cells = (tag_cell(tag), most)
        return (await self._read(lambda c: _many(c, TABLES, where, cells)))[::-1]

    async def close_table(self, table: TableId) -> None:
        await self.writer.write(lambda c: _change(c, TABLES, table, live=False))
        self._tell("table", table)

    async def reopen_table(self, table: TableId) -> None:
        await self.writer.write(lambda c: _change(c, TABLES, table, live=True))
        self._tell("table", table)

    async def drop_table(self, table: TableId) -> None:
        await self._drop_log(table, "table")

    async def resting(self, since: str) -> list[Table]:
        sql = RESTING.format(columns=TABLES.listed, mark="?")
        return await self._read(
            lambda c: [TABLES.record(row) for row in c.execute(sql, (since,)).fetchall()]
        )

    # --- tournaments -----------------------------------------------------------------------

    async def add_tournament(self, tournament: Tournament) -> None:
        await self.writer.write(lambda c: _begin_log(c, TOURNAMENTS, tournament))

    async def tournament(self, tournament: TournamentId) -> Tournament | None:
        return await self._read(lambda c: _one(c, TOURNAMENTS, (tournament,)))

    async def tournaments(self, *, account: AccountId | None = None) -> list[Tournament]:
        where, cells = ("shown = 1", ()) if account is None else ("account = ?", (account,))
        where = f"WHERE {where} ORDER BY created, id"
        return await self._read(lambda c: _many(c, TOURNAMENTS, where, cells))

    async def all_tournaments(self) -> list[Tournament]:
        return await self._read(lambda c: _many(c, TOURNAMENTS, "ORDER BY created, id", ()))

    async def show_tournament(self, tournament: TournamentId, *, shown: bool) -> None:
        await self.writer.write(lambda c: _change(c, TOURNAMENTS, tournament, shown=shown))
        self._tell("tournament", tournament)

    async def drop_tournament(self, tournament: TournamentId) -> None:
        await self._drop_log(tournament, "tournament")

    async def _drop_log(self, log: StreamId, what: str) -> None:
        """Delete a table or tournament; a signed grave remains to say that the server did it."""
        grave = None if self.signer is None else self.signer.grave(log, stamp_now())
        await self.writer.write(lambda c: _drop_log(c, log, grave))
        self._tell(what, log)

    # --- photos ----------------------------------------------------------------------------

    async def put_photo(self, photo: Photo) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(_DROP_PHOTO, (photo.table, photo.player))
            _add(connection, PHOTOS, photo)

        await self.writer.write(work)

    async def photo(self, tournament: TournamentId, player: str) -> Photo | None:
        return await self._read(lambda c: _one(c, PHOTOS, (tournament, player)))

    async def photographed(self, tournament: TournamentId) -> list[str]:
        sql = "SELECT player FROM photos WHERE table_id = ? ORDER BY player"
        return await self._read(lambda c: [row[0] for row in c.execute(sql, (tournament,))])

    async def drop_photo(self, tournament: TournamentId, player: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(_DROP_PHOTO, (tournament, player))

        await self.writer.write(work)

    # --- links -----------------------------------------------------------------------------

    async def add_link(self, link: Link) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            parent = _one(connection, LINKS, (link.parent,)) if link.parent else None
            if link.parent and (parent is None or parent.revoked):
                return False
            _add(connection, LINKS, link)
            return True

        added = await self.writer.write(work)
        if added:
            self._tell("links", link.table)
        return added

    async def link(self, digest: bytes) -> Link | None:
        found = await self._read(lambda c: _many(c, LINKS, "WHERE digest = ?", (digest,)))
        return found[0] if found else None

    async def links(self, table: StreamId) -> list[Link]:
        where = "WHERE table_id = ? ORDER BY created, id"
        return await self._read(lambda c: _many(c, LINKS, where, (table,)))

    async def shorten_link(self, link: LinkId, expires: str) -> bool:
        def work(connection: sqlite3.Connection) -> Link | None:
            own = _one(connection, LINKS, (link,))
            if own is None or (own.expires is not None and own.expires <= expires):
                return None
            _change(connection, LINKS, link, expires=expires)
            return own

        own = await self.writer.write(work)
        if own is not None:
            self._tell("links", own.table)
        return own is not None

    async def revoke_link(self, link: LinkId) -> list[Link]:
        def work(connection: sqlite3.Connection) -> list[Link]:
            own = _one(connection, LINKS, (link,))
            waiting, ended = [] if own is None else [own], []
            while waiting:
                one = waiting.pop()
                waiting += _many(connection, LINKS, "WHERE parent = ?", (one.id,))
                if _change(connection, LINKS, one.id, revoked=True):
                    ended.append(one)
            return ended

        ended = await self.writer.write(work)
        self._tell("links", *(one.table for one in ended))
        return ended

    # --- accounts --------------------------------------------------------------------------

    async def add_account(self, name: str, password: str, created: str) -> Account | None:
        def work(connection: sqlite3.Connection) -> Account | None:
            if _many(connection, ACCOUNTS, "WHERE name = ?", (name,)):
                return None
            (last,) = connection.execute("SELECT coalesce(max(id), 0) FROM accounts").fetchone()
            account = Account(last + 1, name, password, created)
            connection.execute(_insert(ACCOUNTS), ACCOUNTS.row(account))
            return account

        return await self.writer.write(work)

    async def account(self, name: str) -> Account | None:
        found = await self._read(lambda c: _many(c, ACCOUNTS, "WHERE name = ?", (name,)))
        return found[0] if found else None

    async def account_by_id(self, account: AccountId) -> Account | None:
        return await self._read(lambda c: _one(c, ACCOUNTS, (account,)))

    async def add_session(self, session: Session) -> None:
        await self.writer.write(lambda c: _add(c, SESSIONS, session))

    async def session(self, digest: bytes) -> Session | None:
        return await self._read(lambda c: _one(c, SESSIONS, (digest,)))

    async def end_session(self, digest: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM sessions WHERE digest = ?", (digest,))

        await self.writer.write(work)

    # --- rows that are in no log -------------------------------------------------------------

    async def put(self, shape: Shape[R], record: R) -> None:
        row = shape.row(record)  # refuse what cannot be stored before anybody waits
        await self.writer.write(lambda c: _replace(c, shape, row))

    async def found(self, shape: Shape[R], **cells: Cell) -> list[R]:
        where = f"{_where(cells)} ORDER BY {', '.join(shape.key)}"
        return await self._read(lambda c: _many(c, shape, where, tuple(cells.values())))

    async def count(self, shape: Shape[R], **cells: Cell | None) -> int:
        sql = f"SELECT count(*) FROM {shape.name} {_where(cells)}"  # noqa: S608  our names
        values = tuple(cells.values())
        return await self._read(lambda c: int(c.execute(sql, values).fetchone()[0]))

    async def drop(self, shape: Shape[R], **cells: Cell) -> int:
        sql = f"DELETE FROM {shape.name} {_where(cells)}"  # noqa: S608  our names
        values = tuple(cells.values())
        return await self.writer.write(lambda c: c.execute(sql, values).rowcount)

    async def add_new(self, shape: Shape[R], records: Sequence[R]) -> int:
        sql = _insert(shape).replace("INSERT", "INSERT OR IGNORE", 1)
        rows = [shape.row(record) for record in records]
        return await self.writer.write(lambda c: c.executemany(sql, rows).rowcount)

    async def changed(self, shape: Shape[R], pairs: Sequence[tuple[R, R]]) -> list[R]:
        sql = f"{replacing(shape, '?')} RETURNING 1"
        rows = [(shape.row(after), *replaced(shape, before)) for before, after in pairs]

        def work(connection: sqlite3.Connection) -> list[R]:
            done = [bool(connection.execute(sql, (*row, *was)).fetchall()) for row, *was in rows]
            return [after for (_, after), ok in zip(pairs, done, strict=True) if ok]

        return await self.writer.write(work)

    async def due(self, now: str, most: int) -> list[Outgoing]:
        where = DUE.format(now="?1", most="?2")
        return await self._read(lambda c: _many(c, OUTBOX, where, (now, most)))

    async def forget_notices(self, before: str) -> int:
        sql = FORGOTTEN.format("?")
        return await self.writer.write(lambda c: c.execute(sql, (before,)).rowcount)

    async def sign(self, at: str) -> list[StreamId]:
        signer = self.signer
        if signer is None:
            return []

        def write(connection: sqlite3.Connection) -> None:
            for head in done.moved:
                _replace(connection, ANCHORS, ANCHORS.row(head))
            for table in done.gone:
                connection.execute("DELETE FROM anchors WHERE table_id = ?", (table,))
            if done.tip is not None:
                connection.executemany(_DROP_GRAVE, ((table,) for table in done.used))
                _replace(connection, TIPS, TIPS.row(done.tip))

        async with self._signing, self._signing_alone():
            # Read and hashed outside the writer's thread, so that commands do not wait for all
            # logs.
            done = await self._read(lambda c: signed(_ends(c), signer, at))
            if done.tip is not None:
                await self.writer.write(write)
                signer.remember(done.tip)
        return done.broken

    async def size(self) -> int:
        beside = (self.path, self.path.with_name(f"{self.path.name}-wal"))
        return sum(file.stat().st_size for file in beside if file.exists())

    # --- the store itself ------------------------------------------------------------------

    def listen(self, heard: Callable[[StreamId, str], None]) -> None:
        """Call `heard` for what other workers write; without them there is nobody to hear."""
        if self._sharing is not None:
            self._sharing.listen(heard)

    async def pass_on(self, table: StreamId, message: bytes) -> None:
        if self._sharing is not None:
            self._sharing.pass_on(table, message)

    def overhear(self, heard: Callable[[StreamId, bytes], None]) -> None:
        if self._sharing is not None:
            self._sharing.overhear(heard)

    def _tell(self, what: str, *streams: StreamId) -> None:
        if self._sharing is not None and streams:
            self._sharing.tell(what, streams)

    @asynccontextmanager
    async def _signing_alone(self) -> AsyncIterator[None]:
        """Let only one worker sign at a time."""
        if self._sharing is None:
            yield
            return
        lock = self._sharing.signing
        await asyncio.to_thread(lock.take)
        try:
            yield
        finally:
            lock.free()

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(self._readers.shutdown)
        while self._open:
            self._open.pop().close()
        await asyncio.to_thread(self.writer.close)  # last, because it leaves one whole file
        if self._sharing is not None:
            self._sharing.close()

    async def _read(self, work: Callable[[sqlite3.Connection], R]) -> R:
        if self._closed:
            raise StoreClosedError
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, lambda: work(self._connection()))

    def _connection(self) -> sqlite3.Connection:
        """Return the connection of the present reader thread, opened at its first read."""
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = self._own.connection = opened_for_reading(self.path)
            self._open.append(connection)
        return connection


def _insert(shape: Shape[Any]) -> str:
    marks = ", ".join("?" * len(shape.all_columns))
    return f"INSERT INTO {shape.name} ({shape.listed}) VALUES ({marks})"  # noqa: S608  our names


def _of(shape: Shape[Any]) -> str:
    """The columns of one table among those of others."""
    return ", ".join(f"{shape.name}.{column}" for column in shape.all_columns)


def _where(cells: Mapping[str, Cell | None]) -> str:
    return f"WHERE {' AND '.join(f'{column} IS ?' for column in cells)}" if cells else ""


def _drop_log(connection: sqlite3.Connection, log: str, grave: Grave | None) -> None:
    """Delete a table or tournament with everything that is stored under its id."""
    for sql in DROPPED:
        connection.execute(sql.format("?"), (log,))
    if grave is not None:
        _replace(connection, GRAVES, GRAVES.row(grave))


_INSERT_ENTRY = _insert(ENTRIES)
_INSERT_RECEIPT = _insert(RECEIPTS)
_REWRITE_ENTRY = "UPDATE entries SET body = ? WHERE table_id = ? AND version = ?"
_DROP_GRAVE = "DELETE FROM graves WHERE table_id = ?"
_DROP_PHOTO = "DELETE FROM photos WHERE table_id = ? AND player = ?"
_END = (
    f"SELECT {_of(HEADS)}, {_of(RECEIPTS)} FROM heads LEFT JOIN receipts "  # noqa: S608  our names
    "ON receipts.table_id = heads.table_id AND receipts.command = ? WHERE heads.table_id = ?"
)
_MOVE_HEAD = "UPDATE heads SET version = ?, hash = ?, receipts = ? WHERE table_id = ?"


def _many(
    connection: sqlite3.Connection, shape: Shape[R], where: str, cells: tuple[Any, ...]
) -> list[R]:
    sql = f"SELECT {shape.listed} FROM {shape.name} {where}"  # noqa: S608  our names
    return [shape.record(row) for row in connection.execute(sql, cells)]


def _one(connection: sqlite3.Connection, shape: Shape[R], key: tuple[Any, ...]) -> R | None:
    found = _many(connection, shape, shape.by_key, key)
    return found[0] if found else None


def _appending(
    entries: Sequence[Entry], receipt: Receipt | None
) -> Callable[[sqlite3.Connection], Receipt | None]:
    """Return the work that appends entries and their receipt to a log.

    The work returns the stored receipt if the command is already known, and None otherwise.
    """
    table = of_one_table(entries, receipt)
    rows = [ENTRIES.row(entry) for entry in entries]
    answered = [] if receipt is None else [RECEIPTS.row(receipt)]

    def work(connection: sqlite3.Connection) -> Receipt | None:
        before, known = _end(connection, table, "" if receipt is None else receipt.command)
        if receipt is not None and known is not None:
            return known
        head = next_head(before, table, entries, receipt)
        connection.executemany(_INSERT_ENTRY, rows)
        connection.executemany(_INSERT_RECEIPT, answered)
        connection.execute(_MOVE_HEAD, (head.version, head.hash, head.receipts, table))
        return None

    return work


def _end(
    connection: sqlite3.Connection, log: StreamId, command: str
) -> tuple[Head | None, Receipt | None]:
    """The end of a log, and what a command was answered before.

    It is one question: for each, this thread and the event loop hand the interpreter over twice.
    """
    row = connection.execute(_END, (command, log)).fetchone()
    if row is None:
        return None, None
    size = len(HEADS.all_columns)
    known = None if row[size] is None else RECEIPTS.record(row[size:])
    return HEADS.record(row[:size]), known


def _ends(connection: sqlite3.Connection) -> Ends:
    """Return the ends of all logs at one moment; later writes are left to the next signature."""
    connection.execute("BEGIN")
    try:
        tips = _many(connection, TIPS, "", ())
        return Ends(
            tips[0] if tips else None,
            {one.table: one for one in _many(connection, ANCHORS, "", ())},
            {one.table: one for one in _many(connection, HEADS, "", ())},
            {one.table: one for one in _many(connection, GRAVES, "", ())},
            dict(connection.execute(MOVED)),
        )
    finally:
        connection.execute("COMMIT")


def _replace(connection: sqlite3.Connection, shape: Shape[R], row: tuple[Any, ...]) -> None:
    sql = _insert(shape).replace("INSERT", "INSERT OR REPLACE", 1)
    connection.execute(sql, row)


def _add(connection: sqlite3.Connection, shape: Shape[R], record: R) -> None:
    connection.execute(_insert(shape), shape.row(record))


def _begin_log(connection: sqlite3.Connection, shape: Shape[R], record: R) -> None:
    """Add a table or tournament with the head of its log; both kinds share one space of ids."""
    row = shape.row(record)
    if _one(connection, HEADS, (row[0],)) is not None:
        raise StoreError(f"there is a log {row[0]} already")
    connection.execute(_insert(shape), row)
    connection.execute(_insert(HEADS), HEADS.row(Head(row[0], 0, START, 0)))


def _change(connection: sqlite3.Connection, shape: Shape[Any], key: str, **changes: object) -> bool:
    """Change a row and its seal. Returns False if there is no such row or nothing changes."""
    before = _one(connection, shape, (key,))
    after = None if before is None else msgspec.structs.replace(before, **changes)
    if after is None or after == before:
        return False
    row = shape.row(after)
    columns = ", ".join(f"{column} = ?" for column in shape.all_columns)
    connection.execute(f"UPDATE {shape.name} SET {columns} WHERE id = ?", (*row, key))  # noqa: S608
    return True
