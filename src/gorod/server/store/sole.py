"""One server for one SQLite file: a lock that ends with the process, however it ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gorod.server.file_lock import FileLock
from gorod.server.store.interface import InUseError
from gorod.server.store.open import file_of, is_postgres
from gorod.server.store.sqlite_file import unwritable


@contextmanager
def sole_server(database: str) -> Iterator[None]:
    """Keep a second server away; copies, checks and `gorod admin` do not need the lock.

    The lock is held on a file beside the database. Workers of this server that are forked meanwhile
    hold it, too. Raises `InUseError` if another server holds it.
    """
    if is_postgres(database):
        yield
        return
    try:
        lock = FileLock(_lock_file(file_of(database)))
    except OSError as error:
        raise unwritable(error) from error
    try:
        try:
            lock.take(wait=False)
        except BlockingIOError:
            raise InUseError(database) from None
        yield
    finally:
        lock.close()


def _lock_file(path: Path) -> Path:
    """Return the lock file, the same for every path that leads to one database."""
    real = path.resolve()
    return real.with_name(f"{real.name}.lock")
