"""Copies of all rows between a PostgreSQL database and a SQLite file, the format of backups."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import asyncpg

from gorod.server.store.interface import ExistsError, OpenError
from gorod.server.store.open import spoken
from gorod.server.store.postgres_link import (
    LOST,
    insert,
    open_to_read,
    open_to_write,
    reached,
    select,
)
from gorod.server.store.row_codecs import SETTINGS, SHAPES, Shape
from gorod.server.store.sqlite_file import migrate
from gorod.server.store.stored_rows import Setting

_ROWS = 1000


async def dump(address: str, draft: Path) -> None:
    """Copy one moment of the database, without disturbing its writers."""
    async with open_to_read(address) as connection:
        with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
            migrate(copy)
            copy.execute("BEGIN")
            for shape in SHAPES:
                marks = ", ".join("?" * len(shape.all_columns))
                sql = f"INSERT INTO {shape.name} ({shape.listed}) VALUES ({marks})"  # noqa: S608
                await _copy_rows(connection, shape, copy, sql)
            copy.execute("COMMIT")


async def note(address: str, done: Setting) -> None:
    """Write one setting, unless the database cannot be reached or written."""
    replace = "ON CONFLICT (name) DO UPDATE SET value = excluded.value, seal = excluded.seal"
    with suppress(OpenError, *LOST, asyncpg.PostgresError):
        connection = await reached(address)
        try:
            await connection.execute(f"{insert(SETTINGS)} {replace}", *SETTINGS.row(done))
        finally:
            await connection.close()


async def _copy_rows(
    connection: Any,  # noqa: ANN401  asyncpg is published without types
    shape: Shape[Any],
    copy: sqlite3.Connection,
    sql: str,
) -> None:
    cursor = await connection.cursor(select(shape, ""))
    while rows := await cursor.fetch(_ROWS):
        copy.executemany(sql, map(tuple, rows))


async def load(draft: Path, address: str) -> None:
    """Load everything in one transaction, into a database that is still empty.

    Raises `ExistsError` if it is not.
    """
    async with open_to_write(address) as connection, connection.transaction():
        for shape in SHAPES:
            # The lock keeps a server that starts meanwhile from writing between two of our rows.
            await connection.execute(f"LOCK TABLE {shape.name} IN EXCLUSIVE MODE")
            if await connection.fetchval(f"SELECT 1 FROM {shape.name} LIMIT 1"):  # noqa: S608
                raise ExistsError(spoken(address))
        with closing(sqlite3.connect(draft)) as source:
            for shape in SHAPES:
                cursor = source.execute(f"SELECT {shape.listed} FROM {shape.name}")  # noqa: S608
                while rows := cursor.fetchmany(_ROWS):
                    await connection.copy_records_to_table(
                        shape.name, records=rows, columns=shape.all_columns
                    )
