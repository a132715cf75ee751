"""Writers in separate processes that tests kill, and listeners whose notifications tests check."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Mapping
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from gorod.server.store.chain import chained
from gorod.server.store.database_backup import backup
from gorod.server.store.interface import Store
from gorod.server.store.sqlite import SqliteStore
from gorod.server.store.store_ids import StreamId
from gorod.server.store.stored_rows import Entry, Receipt
from tests.kit.stores import NOW, log_of, opened

# A child is forked from a process that has imported everything: it starts in milliseconds.
PROCESSES = get_context("forkserver")
PROCESSES.set_forkserver_preload(["pytest", "tests.kit.store_writers"])


def write_until_killed(database: str, begin: Mapping[str, int], said: Connection) -> None:
    """Write commands `TABLE-N` for each table from a number on; each is reported when answered."""
    asyncio.run(_write(database, begin, said))


async def _write(database: str, begin: Mapping[str, int], said: Connection) -> None:
    async with opened(database) as store:
        if isinstance(store, SqliteStore):  # checkpoints are frequent, so that some kills hit one
            await store.writer.write(lambda c: c.execute("PRAGMA wal_autocheckpoint=20").close())
        said.send(("open", "", ""))
        await asyncio.gather(
            *(_one_table(store, StreamId(table), n, said) for table, n in begin.items())
        )


async def _one_table(store: Store, table: StreamId, number: int, said: Connection) -> None:
    log = await store.entries(table)
    last = log[-1] if log else None
    while True:
        last, answer = await _answered(store, table, f"{table}-{number}", last)
        said.send((table, number, answer))
        number += 1


async def _answered(
    store: Store, table: StreamId, command: str, last: Entry | None
) -> tuple[Entry | None, str]:
    """Write as a table does: receipt first, randomness drawn once, durable, answered."""
    known = await store.receipt(table, command)
    if known is not None:
        return last, known.answer.decode()
    drawn = secrets.token_hex(8)
    body = json.dumps({"id": command, "drawn": drawn, "padding": "x" * 300}).encode()
    entry = chained(last, table=table, kind="note", actor="judge", at=NOW, body=body)
    receipt = Receipt(
        table, command, sha256(command.encode()).digest(), entry.version, drawn.encode()
    )
    assert await store.append([entry], receipt) is None
    return entry, drawn


def back_up(database: str, target: str, said: Connection) -> None:
    """Report when a backup begins; the process may be killed before it reports the end."""
    said.send("begun")
    asyncio.run(backup(database, Path(target)))
    said.send("done")


def append_and_listen(database: str, table: str, pipe: Connection) -> None:
    """Report every notification; append an entry when told to."""
    asyncio.run(_append_and_listen(database, table, pipe))


async def _append_and_listen(database: str, table: str, pipe: Connection) -> None:
    loop = asyncio.get_running_loop()
    async with opened(database) as store:
        store.listen(lambda *heard: pipe.send(heard))
        pipe.send("listening")
        while (word := await loop.run_in_executor(None, pipe.recv)) != "stop":
            log = await store.entries(StreamId(table))
            body: Any = {"said": word}
            await store.append(log_of(table, [body], log[-1] if log else None), None)
            pipe.send("appended")
