"""`open_store`: a path means a SQLite file, `postgresql://…` a server."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from urllib.parse import urlsplit

from gorod.server.siblings import Siblings
from gorod.server.store.interface import OpenError, Store
from gorod.server.store.signing import Signer
from gorod.server.store.sqlite import SqliteStore

DEFAULT = "gorod.db"
VARIABLE = "GOROD_DATABASE"
"""The environment variable that names another database."""

KEY_VARIABLE = "GOROD_KEY"
"""The environment variable that names the key file."""

_POSTGRES = ("postgresql", "postgres")


def is_postgres(database: str) -> bool:
    """Whether a database is named by a PostgreSQL address."""
    return urlsplit(database).scheme in _POSTGRES


def file_of(database: str) -> Path:
    """Return the file that a path or `sqlite:///path` names.

    Raises `OpenError` for any other address.
    """
    scheme, colon, rest = database.partition(":")
    if colon and scheme == "sqlite":
        return Path(rest.removeprefix("///"))
    if "://" in database:
        raise OpenError(f"{scheme}://")
    return Path(database)


def existing(path: Path) -> Path:
    """Return the path if the file exists; raises `OpenError` otherwise."""
    if not path.is_file():
        raise OpenError(os.strerror(2))
    return path


def spoken(database: str) -> str:
    """Return the name of a database for people and logs: without a password."""
    if "://" not in database:
        return database
    parts = urlsplit(database)
    return f"{parts.scheme}://{parts.hostname or ''}{parts.path}"


async def open_store(
    database: str = DEFAULT, key: str = "", siblings: Siblings | None = None
) -> Store:
    """Open a database, making or migrating it if necessary.

    Refuses a database that is newer or not ours. `siblings` are the other workers of this server.
    """
    signer = signer_for(database, key)
    store: Store
    if not is_postgres(database):
        store = await SqliteStore.open(file_of(database), siblings=siblings)
    else:
        _needs_driver()
        from gorod.server.store.postgres import PostgresStore  # noqa: PLC0415  an optional extra

        store = await PostgresStore.open(database)
    store.signer = signer
    return store


def signer_for(database: str, key: str = "") -> Signer | None:
    """Return the configured key, or the key beside a SQLite file.

    A PostgreSQL database needs a configured key: None without one.
    """
    named = key or os.environ.get(KEY_VARIABLE, "")
    if named:
        return Signer(Path(named))
    if is_postgres(database):
        return None
    real = file_of(database).resolve()
    return Signer(real.with_name(f"{real.name}.key"))


def postgres_copy() -> ModuleType:
    """Import the module that copies PostgreSQL databases."""
    _needs_driver()
    from gorod.server.store import postgres_copy  # noqa: PLC0415  an optional extra

    return postgres_copy


def _needs_driver() -> None:
    if find_spec("asyncpg") is None:
        raise OpenError("PostgreSQL needs asyncpg: pip install 'gorod[postgres]'")
