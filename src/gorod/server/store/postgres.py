"""The store on a PostgreSQL server: several server processes share it and notify each other."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import asyncpg
import msgspec

from gorod.server.store.appending import next_head, of_one_table
from gorod.server.store.chain import START
from gorod.server.store.interface import (
    Cell,
    Erasing,
    OpenError,
    StoreClosedError,
    StoreError,
    StoreLostError,
)
from gorod.server.store.postgres_batch import CHANNEL, Append, payloads
from gorod.server.store.postgres_link import (
    LOST,
    SETTINGS,
    insert,
    open_to_write,
    select,
    warn_if_lax,
)
from gorod.server.store.postgres_listener import NotificationListener
from gorod.server.store.postgres_messages import MESSAGE_CHANNEL, pieces
from gorod.server.store.postgres_writer import BatchWriter
from gorod.server.store.reasons import failed
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
from gorod.server.store.signing import Ends, Signed, Signer, signed
from gorod.server.store.store_ids import AccountId, LinkId, StreamId, TableId, TournamentId
from gorod.server.store.stored_rows import (
    Account,
    Entry,
    Link,
    Outgoing,
    Photo,
    Receipt,
    Session,
    Table,
    Tournament,
)
from gorod.server.time_source import stamp_now

R = TypeVar("R")
READERS = 4


class PostgresStore:
    """A `Store` in a PostgreSQL database."""

    def __init__(
        self,
        pool: Any,  # noqa: ANN401
        listener: NotificationListener,
        writer: BatchWriter,
        origin: str,
    ) -> None:
        self.writer = writer
        self._pool = pool
        self._listener = listener
        self._origin = origin
        self._closed = False
        self.signer: Signer | None = None

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        """Connect to the database; make or migrate it if necessary, or refuse it."""
        async with open_to_write(address) as connection:
            await warn_if_lax(connection)
        origin = secrets.token_hex(8)
        listener = NotificationListener(address, origin)
        try:
            await listener.start()
            pool = await asyncpg.create_pool(
                address, min_size=1, max_size=READERS, server_settings=SETTINGS
            )
        except (*LOST, asyncpg.PostgresError) as error:
            await listener.close()
            raise OpenError(str(error)) from error
        return cls(pool, listener, BatchWriter(address, origin), origin)

    # --- the log ---------------------------------------------------------------------------

    async def append(self, entries: Sequence[Entry], receipt: Receipt | None) -> Receipt | None:
        table = of_one_table(entries, receipt)
        rows = tuple(ENTRIES.row(entry) for entry in entries)
        answered = None if receipt is None else RECEIPTS.row(receipt)
        asked = Append(table, tuple(entries), receipt, rows, answered)
        answer = await self.writer.write(asked)
        if isinstance(answer, StoreError):
            raise answer
        return answer

    async def erase(
        self, entry: Entry, receipt: Receipt | None, erasing: Erasing
    ) -> Receipt | None:
        table = of_one_table([entry], receipt)

        async def work(connection: Any) -> Receipt | None:  # noqa: ANN401
            locked = await connection.fetchrow(
                select(HEADS, "WHERE table_id = $1 FOR UPDATE"), table
            )
            rows = await connection.fetch(select(RECEIPTS, "WHERE table_id = $1"), table)
            known = [RECEIPTS.record(tuple(row)) for row in rows]
            for before in known:
                if receipt is not None and before.command == receipt.command:
                    return before
            now = None if locked is None else HEADS.record(tuple(locked))
            head = next_head(now, table, [entry], receipt)
            sql = "UPDATE entries SET body = $1 WHERE table_id = $2 AND version = $3"
            for version, body in erasing.bodies.items():
                await connection.execute(sql, body, table, version)
            for before in known:
                after = erasing.receipt(before)
                if after != before:
                    await connection.execute(_replace(RECEIPTS), *RECEIPTS.row(after))
            await connection.execute(_DROP_PHOTOS, table, [*erasing.people])
            for name in (name for one in erasing.people for name in told_as(table, one)):
                for sql in OF_PERSON:
                    await connection.execute(sql.format("$1"), name)
            await connection.execute(insert(ENTRIES), *ENTRIES.row(entry))
            if receipt is not None:
                await connection.execute(insert(RECEIPTS), *RECEIPTS.row(receipt))
            await connection.execute(_MOVE_HEAD, *HEADS.row(head))
            await self._say(connection, "entries", table)
            return None

        answered: Receipt | None = await self._write(work)
        await self._swept()
        return answered

    async def _swept(self) -> None:
        """Remove the former rows from disk now, and not when the server next vacuums."""
        with suppress(*LOST, asyncpg.PostgresError):
            log, notices = (
                "entries, receipts, photos",
                "outbox, subscriptions, quiet_hours, unwanted_kinds",
            )
            await self._pool.execute(f"VACUUM {log}, {notices}")

    async def receipt(self, table: StreamId, command: str) -> Receipt | None:
        return await self._one(RECEIPTS, "WHERE table_id = $1 AND command = $2", table, command)

    async def entries(self, table: StreamId, after: int = 0) -> list[Entry]:
        where = "WHERE table_id = $1 AND version > $2 ORDER BY version"
        return await self._many(ENTRIES, where, table, after)

    # --- tables ----------------------------------------------------------------------------

    async def add_table(self, table: Table) -> None:
        await self._begin_log(TABLES, table)

    async def table(self, table: TableId) -> Table | None:
        return await self._one(TABLES, "WHERE id = $1", table)

    async def tables(self, *, live: bool | None = None) -> list[Table]:
        where = "" if live is None else f"WHERE live = {int(live)}"
        return await self._many(TABLES, f'{where} ORDER BY created COLLATE "C", id COLLATE "C"')

    async def newest(self, tag: tuple[str, str], most: int) -> list[Table]:
        where = "WHERE live = 1 AND strpos(tags, $1) > 0"
        order = 'ORDER BY created COLLATE "C" DESC, id COLLATE "C" DESC LIMIT $2'
        return (await self._many(TABLES, f"{where} {order}", tag_cell(tag), most))[::-1]

    async def close_table(self, table: TableId) -> None:
        await self._live(table, live=False)

    async def reopen_table(self, table: TableId) -> None:
        await self._live(table, live=True)

    async def _live(self, table: TableId, *, live: bool) -> None:
        async def work(connection: Any) -> None:  # noqa: ANN401
            if await _change(connection, TABLES, table, live=live) is not None:
                await self._say(connection, "table", table)

        await self._write(work)

    async def drop_table(self, table: TableId) -> None:
        await self._drop_log(table, "table")

    async def resting(self, since: str) -> list[Table]:
        sql = RESTING.format(columns=TABLES.listed, mark="$1")
        return [TABLES.record(tuple(row)) for row in await self._fetched(sql, since)]

    # --- tournaments -----------------------------------------------------------------------

    async def add_tournament(self, tournament: Tournament) -> None:
        await self._begin_log(TOURNAMENTS, tournament)

    async def tournament(self, tournament: TournamentId) -> Tournament | None:
        return await self._one(TOURNAMENTS, "WHERE id = $1", tournament)

    async def tournaments(self, *, account: AccountId | None = None) -> list[Tournament]:
        where, cells = ("shown = 1", ()) if account is None else ("account = $1", (account,))
        where = f'WHERE {where} ORDER BY created COLLATE "C", id COLLATE "C"'
        return await self._many(TOURNAMENTS, where, *cells)

    async def all_tournaments(self) -> list[Tournament]:
        return await self._many(TOURNAMENTS, 'ORDER BY created COLLATE "C", id COLLATE "C"')

    async def show_tournament(self, tournament: TournamentId, *, shown: bool) -> None:
        async def work(connection: Any) -> None:  # noqa: ANN401
            if await _change(connection, TOURNAMENTS, tournament, shown=shown) is not None:
                await self._say(connection, "tournament", tournament)

        await self._write(work)

    async def drop_tournament(self, tournament: TournamentId) -> None:
        await self._drop_log(tournament, "tournament")

    async def _drop_log(self, log: StreamId, what: str) -> None:
        """Delete a table or tournament with everything that is stored under its id."""
        grave = None if self.signer is None else self.signer.grave(log, stamp_now())

        async def work(connection: Any) -> None:  # noqa: ANN401
            for sql in DROPPED:
                await connection.execute(sql.format("$1"), log)
            if grave is not None:
                await connection.execute(_replace(GRAVES), *GRAVES.row(grave))
            await self._say(connection, what, log)

        await self._write(work)

    # --- photos ----------------------------------------------------------------------------

    async def put_photo(self, photo: Photo) -> None:
        columns = ", ".join(f"{name} = excluded.{name}" for name in PHOTOS.all_columns)
        sql = f"{insert(PHOTOS)} ON CONFLICT (table_id, player) DO UPDATE SET {columns}"
        await self._write(lambda c: c.execute(sql, *PHOTOS.row(photo)))

    async def photo(self, tournament: TournamentId, player: str) -> Photo | None:
        return await self._one(PHOTOS, "WHERE table_id = $1 AND player = $2", tournament, player)

    async def photographed(self, tournament: TournamentId) -> list[str]:
        sql = 'SELECT player FROM photos WHERE table_id = $1 ORDER BY player COLLATE "C"'
        return [row[0] for row in await self._fetched(sql, tournament)]

    async def drop_photo(self, tournament: TournamentId, player: str) -> None:
        sql = "DELETE FROM photos WHERE table_id = $1 AND player = $2"
        await self._write(lambda c: c.execute(sql, tournament, player))

    # --- links -----------------------------------------------------------------------------

    async def add_link(self, link: Link) -> bool:
        async def work(connection: Any) -> bool:  # noqa: ANN401
            if link.parent:  # the lock makes a revocation wait, so that it sees the child
                locked = select(LINKS, "WHERE id = $1 FOR SHARE")
                row = await connection.fetchrow(locked, link.parent)
                if row is None or LINKS.record(tuple(row)).revoked:
                    return False
            await connection.execute(insert(LINKS), *LINKS.row(link))
            await self._say(connection, "links", link.table)
            return True

        added: bool = await self._write(work)
        return added

    async def link(self, digest: bytes) -> Link | None:
        return await self._one(LINKS, "WHERE digest = $1", digest)

    async def links(self, table: StreamId) -> list[Link]:
        where = 'WHERE table_id = $1 ORDER BY created COLLATE "C", id COLLATE "C"'
        return await self._many(LINKS, where, table)

    async def shorten_link(self, link: LinkId, expires: str) -> bool:
        async def work(connection: Any) -> bool:  # noqa: ANN401
            row = await connection.fetchrow(select(LINKS, "WHERE id = $1 FOR UPDATE"), link)
            own = None if row is None else LINKS.record(tuple(row))
            if own is None or (own.expires is not None and own.expires <= expires):
                return False
            await _change(connection, LINKS, link, expires=expires)
            await self._say(connection, "links", own.table)
            return True

        shortened: bool = await self._write(work)
        return shortened

    async def revoke_link(self, link: LinkId) -> list[Link]:
        async def work(connection: Any) -> list[Link]:  # noqa: ANN401
            waiting, ended = [link], []
            while waiting:
                own = waiting.pop()
                revoked: Link | None = await _change(connection, LINKS, own, revoked=True)
                if revoked is not None:
                    ended.append(revoked)
                rows = await connection.fetch(select(LINKS, "WHERE parent = $1"), own)
                waiting += [LINKS.record(tuple(row)).id for row in rows]
            for table in {one.table for one in ended}:
                await self._say(connection, "links", table)
            return ended

        done: list[Link] = await self._write(work)
        return done

    # --- accounts --------------------------------------------------------------------------

    async def add_account(self, name: str, password: str, created: str) -> Account | None:
        async def work(connection: Any) -> Account | None:  # noqa: ANN401
            await connection.execute("LOCK TABLE accounts IN EXCLUSIVE MODE")
            if await connection.fetchval("SELECT 1 FROM accounts WHERE name = $1", name):
                return None
            last = await connection.fetchval("SELECT coalesce(max(id), 0) FROM accounts")
            account = Account(last + 1, name, password, created)
            await connection.execute(insert(ACCOUNTS), *ACCOUNTS.row(account))
            return account

        added: Account | None = await self._write(work)
        return added

    async def account(self, name: str) -> Account | None:
        return await self._one(ACCOUNTS, "WHERE name = $1", name)

    async def account_by_id(self, account: AccountId) -> Account | None:
        return await self._one(ACCOUNTS, "WHERE id = $1", account)

    async def add_session(self, session: Session) -> None:
        await self._write(lambda c: c.execute(insert(SESSIONS), *SESSIONS.row(session)))

    async def session(self, digest: bytes) -> Session | None:
        return await self._one(SESSIONS, "WHERE digest = $1", digest)

    async def end_session(self, digest: bytes) -> None:
        await self._write(lambda c: c.execute("DELETE FROM sessions WHERE digest = $1", digest))

    # --- rows that are in no log -------------------------------------------------------------

    async def put(self, shape: Shape[R], record: R) -> None:
        await self._write(lambda c: c.execute(_replace(shape), *shape.row(record)))

    async def found(self, shape: Shape[R], **cells: Cell) -> list[R]:
        where = f"{_where(cells)} ORDER BY {', '.join(shape.key)}"
        return await self._many(shape, where, *cells.values())

    async def count(self, shape: Shape[R], **cells: Cell | None) -> int:
        known = {column: cell for column, cell in cells.items() if cell is not None}
        empty = [f"{column} IS NULL" for column in cells if column not in known]
        where = " AND ".join(filter(None, (_where(known).removeprefix("WHERE "), *empty)))
        sql = f"SELECT count(*) FROM {shape.name} {'WHERE' * bool(where)} {where}"  # noqa: S608
        return int((await self._fetched(sql, *known.values()))[0][0])

    async def drop(self, shape: Shape[R], **cells: Cell) -> int:
        sql = f"DELETE FROM {shape.name} {_where(cells)}"  # noqa: S608  our names
        done: str = await self._write(lambda c: c.execute(sql, *cells.values()))
        return int(done.rpartition(" ")[2])

    async def add_new(self, shape: Shape[R], records: Sequence[R]) -> int:
        sql = f"{insert(shape)} ON CONFLICT ({', '.join(shape.key)}) DO NOTHING RETURNING 1"
        rows = [shape.row(record) for record in records]
        return len(await self._write(lambda c: c.fetchmany(sql, rows)))

    async def changed(self, shape: Shape[R], pairs: Sequence[tuple[R, R]]) -> list[R]:
        sql = f"{replacing(shape, '${}')} RETURNING 1"
        # Rows are locked in one order, so that two processes never wait for each other.
        ordered = sorted(pairs, key=lambda pair: replaced(shape, pair[0]))

        async def work(connection: Any) -> list[R]:  # noqa: ANN401
            done = []
            for before, after in ordered:
                cells = (*shape.row(after), *replaced(shape, before))
                if await connection.fetchval(sql, *cells):
                    done.append(after)
            return done

        written: list[R] = await self._write(work)
        return written

    async def due(self, now: str, most: int) -> list[Outgoing]:
        return await self._many(OUTBOX, DUE.format(now="$1", most="$2"), now, most)

    async def forget_notices(self, before: str) -> int:
        done: str = await self._write(lambda c: c.execute(FORGOTTEN.format("$1"), before))
        return int(done.rpartition(" ")[2])

    async def sign(self, at: str) -> list[StreamId]:
        signer = self.signer
        if signer is None:
            return []

        async def work(connection: Any) -> Signed:  # noqa: ANN401
            ends = await _ends(connection)
            done = await asyncio.to_thread(signed, ends, signer, at)
            if done.moved:
                rows = [ANCHORS.row(head) for head in done.moved]
                await connection.executemany(_replace(ANCHORS), rows)
            await connection.execute("DELETE FROM anchors WHERE table_id = ANY($1)", done.gone)
            if done.tip is not None:
                await connection.execute("DELETE FROM graves WHERE table_id = ANY($1)", done.used)
                await connection.execute(_replace(TIPS), *TIPS.row(done.tip))
            return done

        done: Signed = await self._write(work)
        if done.tip is not None:
            signer.remember(done.tip)
        return done.broken

    async def size(self) -> int:
        rows = await self._fetched("SELECT pg_database_size(current_database())")
        return int(rows[0][0])

    # --- the store itself ------------------------------------------------------------------

    def listen(self, heard: Callable[[StreamId, str], None]) -> None:
        self._listener.listen(heard)

    async def pass_on(self, table: StreamId, message: bytes) -> None:
        async def work(connection: Any) -> None:  # noqa: ANN401
            for piece in pieces(self._origin, table, message):
                await connection.execute("SELECT pg_notify($1, $2)", MESSAGE_CHANNEL, piece)

        await self._write(work)

    def overhear(self, heard: Callable[[StreamId, bytes], None]) -> None:
        self._listener.overhear(heard)

    async def close(self) -> None:
        self._closed = True
        await self._listener.close()
        await self.writer.close()
        await self._pool.close()

    async def _begin_log(self, shape: Shape[R], record: R) -> None:
        """Add a table or tournament with the head of its log; both kinds share one space of ids."""
        row = shape.row(record)

        async def work(connection: Any) -> None:  # noqa: ANN401
            await connection.execute(insert(shape), *row)
            await connection.execute(insert(HEADS), *HEADS.row(Head(row[0], 0, START, 0)))

        await self._write(work)

    async def _say(self, connection: Any, what: str, table: str) -> None:  # noqa: ANN401
        for payload in payloads(self._origin, what, [table]):
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    async def _many(self, shape: Shape[R], where: str, *cells: Any) -> list[R]:  # noqa: ANN401
        return [
            shape.record(tuple(row)) for row in await self._fetched(select(shape, where), *cells)
        ]

    async def _fetched(self, sql: str, *cells: Any) -> Any:  # noqa: ANN401
        if self._closed:
            raise StoreClosedError
        try:
            return await self._pool.fetch(sql, *cells)
        except LOST:  # a pooled connection died while idle; the second one is new
            try:
                return await self._pool.fetch(sql, *cells)
            except LOST as error:
                raise failed(error, StoreLostError) from error

    async def _one(self, shape: Shape[R], where: str, *cells: Any) -> R | None:  # noqa: ANN401
        found = await self._many(shape, where, *cells)
        return found[0] if found else None

    async def _write(self, work: Callable[[Any], Any]) -> Any:  # noqa: ANN401
        if self._closed:
            raise StoreClosedError
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                return await work(connection)
        except LOST as error:
            raise failed(error, StoreLostError) from error
        except asyncpg.PostgresError as error:
            raise failed(error, StoreError) from error


_SIGNING = 0x5369676E
"""The advisory lock of the process that signs."""
_DROP_PHOTOS = "DELETE FROM photos WHERE table_id = $1 AND player = ANY($2)"
_MOVE_HEAD = "UPDATE heads SET version = $2, hash = $3, receipts = $4 WHERE table_id = $1"


async def _ends(connection: Any) -> Ends:  # noqa: ANN401
    """Return the ends of all logs. One process signs at a time; the others go on writing.

    A log that moves or is deleted between two of these queries is caught by their order: what
    belongs to a head is queried after the heads.
    """
    await connection.execute("SELECT pg_advisory_xact_lock($1)", _SIGNING)
    tips = [TIPS.record(tuple(row)) for row in await connection.fetch(select(TIPS, ""))]
    anchors = [ANCHORS.record(tuple(row)) for row in await connection.fetch(select(ANCHORS, ""))]
    heads = [HEADS.record(tuple(row)) for row in await connection.fetch(select(HEADS, ""))]
    graves = [GRAVES.record(tuple(row)) for row in await connection.fetch(select(GRAVES, ""))]
    return Ends(
        tips[0] if tips else None,
        {one.table: one for one in anchors},
        {one.table: one for one in heads},
        {one.table: one for one in graves},
        {row[0]: row[1] for row in await connection.fetch(MOVED)},
    )


def _replace(shape: Shape[Any]) -> str:
    """Return the statement that writes a row in place of the row with the same key."""
    columns = ", ".join(f"{name} = excluded.{name}" for name in shape.all_columns)
    return f"{insert(shape)} ON CONFLICT ({', '.join(shape.key)}) DO UPDATE SET {columns}"


def _where(cells: Mapping[str, Cell]) -> str:
    same = (f"{column} = ${n}" for n, column in enumerate(cells, 1))
    return f"WHERE {' AND '.join(same)}" if cells else ""


async def _change(connection: Any, shape: Shape[Any], key: str, **changes: object) -> Any:  # noqa: ANN401
    """Change a row and its seal. Returns None if there is no such row or nothing changes."""
    row = await connection.fetchrow(select(shape, "WHERE id = $1 FOR UPDATE"), key)
    before = None if row is None else shape.record(tuple(row))
    after = None if before is None else msgspec.structs.replace(before, **changes)
    if after is None or after == before:
        return None
    columns = ", ".join(f"{column} = ${n}" for n, column in enumerate(shape.all_columns, 2))
    sql = f"UPDATE {shape.name} SET {columns} WHERE id = $1"  # noqa: S608  our names
    await connection.execute(sql, key, *shape.row(after))
    return after
