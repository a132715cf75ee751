"""Many appends in one transaction, with one notification to the other processes.

NOTIFY takes a lock on the whole server while it commits, so it is sent once for a batch and not
once for a command.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from gorod.server.store.appending import next_head
from gorod.server.store.interface import StoreError
from gorod.server.store.postgres_link import insert, select
from gorod.server.store.row_codecs import ENTRIES, HEADS, RECEIPTS, Head, Row
from gorod.server.store.store_ids import StreamId
from gorod.server.store.stored_rows import Entry, Receipt

CHANNEL = "gorod"
_PAYLOAD = 6000
"""The most bytes of table names in one notification; PostgreSQL accepts 8000 in all."""


@dataclass(frozen=True, slots=True)
class Append:
    """The entries and the receipt that one caller wants to append, and their rows."""

    table: StreamId
    entries: Sequence[Entry]
    receipt: Receipt | None
    rows: Sequence[Row]
    answered: Row | None


Answer = Receipt | StoreError | None


@dataclass(slots=True)
class _Known:
    """What the database has for the tables in a batch, and what the batch adds to it."""

    heads: dict[str, Head]
    receipts: dict[tuple[str, str], Receipt]
    written: set[bytes] = field(default_factory=set)
    """Hashes of entries of this batch that an earlier, interrupted attempt has committed."""
    moved: set[str] = field(default_factory=set)
    entries: list[Row] = field(default_factory=list)
    added: list[Row] = field(default_factory=list)

    def answer(self, asked: Append, *, again: bool) -> Answer:
        receipt = asked.receipt
        if again and asked.entries and asked.entries[-1].hash in self.written:
            return None
        if receipt is not None:
            stored = self.receipts.get((receipt.table, receipt.command))
            if stored is not None:
                mine = again and not asked.entries and stored == receipt
                return None if mine else stored
        try:
            head = next_head(self.heads.get(asked.table), asked.table, asked.entries, receipt)
        except StoreError as refused:
            return refused
        self.heads[asked.table] = head
        self.moved.add(asked.table)
        self.entries.extend(asked.rows)
        if receipt is not None and asked.answered is not None:
            self.receipts[receipt.table, receipt.command] = receipt
            self.added.append(asked.answered)
        return None


async def commit(
    connection: Any,  # noqa: ANN401  asyncpg is published without types
    batch: Sequence[Append],
    origin: str,
    *,
    again: bool,
) -> list[Answer]:
    """Commit what can be appended, durably, and return the results.

    `again`: an earlier attempt may have succeeded.
    """
    async with connection.transaction():
        known = await _known(connection, batch, again=again)
        answers = [known.answer(asked, again=again) for asked in batch]
        if known.moved:
            await _write(connection, known, origin)
    return answers


async def _known(connection: Any, batch: Sequence[Append], *, again: bool) -> _Known:  # noqa: ANN401
    """Lock the heads, always in the same order, and read what is known under the lock."""
    tables = sorted({asked.table for asked in batch})
    where = "WHERE table_id = ANY($1) ORDER BY table_id FOR UPDATE"
    heads = await connection.fetch(select(HEADS, where), tables)
    receipts = [asked.receipt for asked in batch if asked.receipt is not None]
    where = "WHERE (table_id, command) IN (SELECT * FROM unnest($1::text[], $2::text[]))"
    stored = await connection.fetch(
        select(RECEIPTS, where), [r.table for r in receipts], [r.command for r in receipts]
    )
    known = _Known(
        {row[0]: HEADS.record(tuple(row)) for row in heads},
        {(row[0], row[1]): RECEIPTS.record(tuple(row)) for row in stored},
    )
    if again:
        last = [asked.entries[-1] for asked in batch if asked.entries]
        where = "WHERE (table_id, version) IN (SELECT * FROM unnest($1::text[], $2::bigint[]))"
        rows = await connection.fetch(
            select(ENTRIES, where), [e.table for e in last], [e.version for e in last]
        )
        known.written.update(row["hash"] for row in rows)
    return known


async def _write(connection: Any, known: _Known, origin: str) -> None:  # noqa: ANN401
    if known.entries:
        await connection.executemany(insert(ENTRIES), known.entries)
    if known.added:
        await connection.executemany(insert(RECEIPTS), known.added)
    heads = [known.heads[table] for table in sorted(known.moved)]
    await connection.executemany(
        "UPDATE heads SET version = $2, hash = $3, receipts = $4 WHERE table_id = $1",
        map(HEADS.row, heads),
    )
    tables = sorted({row[0] for row in known.entries})
    for payload in payloads(origin, "entries", tables):
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)


def payloads(origin: str, what: str, tables: Sequence[str]) -> Iterator[str]:
    """Yield `[origin, what, [table, …]]` in as many notifications as the tables need."""
    part: list[str] = []
    size = 0
    for table in tables:
        length = len(msgspec.json.encode(table)) + 1
        if part and size + length > _PAYLOAD:
            yield msgspec.json.encode((origin, what, part)).decode()
            part, size = [], 0
        part.append(table)
        size += length
    if part:
        yield msgspec.json.encode((origin, what, part)).decode()
