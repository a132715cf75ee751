"""Why the database failed, in words that may appear in the journal."""

from __future__ import annotations

import sqlite3
from typing import TypeVar

from gorod.server.store.interface import StoreError

E = TypeVar("E", bound=StoreError)

_OF_THE_DISK = frozenset(
    {
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_NOMEM,
    }
)
"""Errors whose text is fixed, so that it cannot quote a row."""


def because(error: BaseException) -> str:
    """Return the database's name for the error, with its text if that is fixed."""
    name = getattr(error, "sqlite_errorname", "")
    if name:
        fixed = getattr(error, "sqlite_errorcode", 0) & 0xFF in _OF_THE_DISK
        return f"{name}: {error}" if fixed else str(name)
    state = getattr(error, "sqlstate", None)
    return f"{type(error).__name__} {state}" if state else type(error).__name__


def failed(error: BaseException, kind: type[E]) -> E:
    """Convert an error of the database to an error of the store."""
    told = kind(str(error))
    told.reason = because(error)
    return told
