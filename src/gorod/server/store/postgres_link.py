"""Connections to PostgreSQL: durable settings, lost connections, migrations."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from gorod.server.journal import warn
from gorod.server.store.interface import ForeignDatabaseError, OlderSchemaError, OpenError
from gorod.server.store.row_codecs import SHAPES, Shape
from gorod.server.store.schema import POSTGRES, migrations, pending

LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # used on an idle connection whose end was just read
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)
"""The server went away or disconnected us; what it did before that is unknown."""

_UNREACHABLE = (*LOST, asyncpg.PostgresError, asyncpg.ClientConfigurationError, ValueError)
_TIMEOUT = 10.0
_MIGRATING = 0x476F726F64
"""The advisory lock of the process that migrates."""

_VERSION = "gorod_schema"
_VISIBLE = "SELECT relname FROM pg_class WHERE relname = ANY($1) AND pg_table_is_visible(oid)"
"""Queries the catalogue itself: `to_regclass` may be outdated after another process's commit."""

SETTINGS = {"application_name": "gorod", "synchronous_commit": "on"}


async def connected(address: str) -> Any:  # noqa: ANN401  asyncpg is published without types
    """Return a connection whose commits are on disk when they are acknowledged."""
    return await asyncpg.connect(address, timeout=_TIMEOUT, server_settings=SETTINGS)


async def reached(address: str) -> Any:  # noqa: ANN401  as above
    """Return a first connection; raises `OpenError` for anything that is wrong with the address."""
    try:
        return await connected(address)
    except _UNREACHABLE as error:
        raise OpenError(str(error)) from error


@asynccontextmanager
async def open_to_write(address: str) -> AsyncIterator[Any]:
    """Yield a connection to a database that has been made or migrated."""
    connection = await reached(address)
    try:
        await _guard(connection)
        try:
            async with connection.transaction():
                await _migrate(connection)
        except asyncpg.PostgresError as error:
            raise OpenError(str(error)) from error
        yield connection
    finally:
        await connection.close()


async def warn_if_lax(connection: Any) -> None:  # noqa: ANN401  as above
    """Warn the operator if a power cut may lose acknowledged writes."""
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):
        if await connection.fetchval(f"SHOW {setting}") == "off":
            warn("the database may lose commits at a power cut", setting=f"{setting} = off")


@asynccontextmanager
async def open_to_read(address: str) -> AsyncIterator[Any]:
    """Yield a connection that sees one moment of the database and writes nothing."""
    connection = await reached(address)
    try:
        version = await _guard(connection)
        if version < len(migrations(POSTGRES)):
            raise OlderSchemaError(version, len(migrations(POSTGRES)))
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            yield connection
    finally:
        await connection.close()


async def _guard(connection: Any) -> int:  # noqa: ANN401  as above
    """Return the schema version.

    Raises, before anything is touched, for a foreign or newer database.
    """
    names = [_VERSION, *(shape.name for shape in SHAPES)]
    rows = await connection.fetch(_VISIBLE, names)
    present = {row["relname"] for row in rows}
    if _VERSION not in present:
        if present:
            raise ForeignDatabaseError(min(present))
        return 0
    version: int = await connection.fetchval("SELECT version FROM gorod_schema")
    pending(POSTGRES, version)
    return version


async def _migrate(connection: Any) -> None:  # noqa: ANN401  as above
    """Run all missing migrations. The version is read again: another process may do the same."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
    version = await _guard(connection)
    steps = pending(POSTGRES, version)
    if not version and steps:
        await connection.execute("CREATE TABLE gorod_schema (version bigint NOT NULL)")
        await connection.execute("INSERT INTO gorod_schema VALUES (0)")
    for statement in (statement for step in steps for statement in step):
        await connection.execute(statement)
    await connection.execute("UPDATE gorod_schema SET version = $1", version + len(steps))


def insert(shape: Shape[Any]) -> str:
    """Return the statement that inserts one row."""
    marks = ", ".join(f"${number}" for number in range(1, len(shape.all_columns) + 1))
    return f"INSERT INTO {shape.name} ({shape.listed}) VALUES ({marks})"  # noqa: S608  our names


def select(shape: Shape[Any], where: str) -> str:
    """Return the statement that reads whole rows."""
    return f"SELECT {shape.listed} FROM {shape.name} {where}"  # noqa: S608  our names
