"""A SQLite file: the check that it is ours, how it is opened, and its migrations."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import struct
import tempfile
import time
from contextlib import closing
from pathlib import Path

from gorod.server.store.checkpoints import AT_LAST
from gorod.server.store.interface import (
    ForeignDatabaseError,
    NewerSchemaError,
    OpenError,
    ReadOnlyError,
)
from gorod.server.store.schema import SQLITE, migrations, pending

APPLICATION = int.from_bytes(b"Gord", "big")
"""The application id in the header of all our databases."""

UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""Errors that a damaged file causes; their messages may quote the damage."""

PATIENCE = 30
"""How many seconds another process may keep the file locked."""

SYNCHRONOUS = "FULL"
"""With FULL a commit is on disk before it is acknowledged; NORMAL could lose the last commits."""

_FULL = 2
_MAGIC = b"SQLite format 3\0"
_HEADER = struct.Struct(">60xi4xi28x")
"""The fields of the 100-byte header: the schema version and the application id."""


def opened_for_writing(path: Path) -> sqlite3.Connection:
    """Open the file, making or migrating it if necessary.

    Commits are durable from the first one on.
    """
    guard(path)
    try:  # readable by nobody else: it contains every card
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise unwritable(error) from error
    try:
        connection = sqlite3.connect(
            path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
    except UNREADABLE as error:
        raise OpenError(str(error)) from error
    try:
        migrate(connection)
        _write_ahead(connection)
        _make_durable(connection)
    except UNREADABLE as error:
        connection.close()
        code = getattr(error, "sqlite_errorcode", 0)
        if code & 0xFF == sqlite3.SQLITE_READONLY:
            raise ReadOnlyError(str(error)) from error
        raise OpenError(str(error)) from error
    except OpenError:
        connection.close()
        raise
    return connection


def opened_for_checkpoints(path: Path) -> sqlite3.Connection:
    """Open a file that is open for writing already, to move its commits out of the log."""
    connection = _connected(path, "mode=rw")
    _make_durable(connection)
    return connection


def _make_durable(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA synchronous={SYNCHRONOUS}")
    connection.execute("PRAGMA fullfsync=ON")  # if fsync alone does not reach the disk
    connection.execute(f"PRAGMA wal_autocheckpoint={AT_LAST}")
    _insist(durable=_is_durable(connection))


def _is_durable(connection: sqlite3.Connection) -> bool:
    """Read the settings back, because SQLite ignores settings that it does not know."""
    (synchronous,) = connection.execute("PRAGMA synchronous").fetchone()
    (journal,) = connection.execute("PRAGMA journal_mode").fetchone()
    return synchronous >= _FULL and journal in ("wal", "delete", "truncate", "persist")


def _insist(*, durable: bool) -> None:
    if not durable:
        raise OpenError("SQLite does not sync what it commits")


def unwritable(error: OSError) -> OpenError:
    """Return the error for a file that cannot be opened for writing."""
    kind = ReadOnlyError if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM) else OpenError
    return kind(error.strerror or str(error))


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Turn on the write-ahead log. SQLite itself does not wait here for another process."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


def opened_for_reading(path: Path) -> sqlite3.Connection:
    """Open the file, or a migrated copy of an older one; nothing is written to the file."""
    guard(path)
    connection = _read_only(path)
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version == len(migrations(SQLITE)):
            return connection
        with closing(connection):
            return _migrated_copy(connection)
    except UNREADABLE as error:
        connection.close()
        raise OpenError(str(error)) from error


def _migrated_copy(source: sqlite3.Connection) -> sqlite3.Connection:
    """Return the rows in the newest schema, in a nameless file that ends with its connection."""
    copy = sqlite3.connect("", isolation_level=None, check_same_thread=False)
    source.backup(copy)
    migrate(copy)
    return copy


def guard(path: Path) -> None:
    """Raise an error, before anything is touched, if the file is not ours or is too new."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError:
        return
    except OSError as error:
        raise OpenError(error.strerror or str(error)) from error
    if not header:
        return
    if len(header) < _HEADER.size or not header.startswith(_MAGIC):
        raise ForeignDatabaseError(str(path))
    version, application = _HEADER.unpack(header)
    if application == APPLICATION and version > len(migrations(SQLITE)):
        raise NewerSchemaError(version, len(migrations(SQLITE)))
    _guard_through_the_log(path)


def _guard_through_the_log(path: Path) -> None:
    """Check the file through its write-ahead log, which may be newer than the header."""
    connection = _read_only(path)
    try:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except UNREADABLE as error:
        raise OpenError(str(error)) from error
    finally:
        connection.close()
    if application != APPLICATION and (things or application):
        raise ForeignDatabaseError(str(path))
    pending(SQLITE, version)


def _read_only(path: Path) -> sqlite3.Connection:
    connection = _connected(path, "mode=ro")
    try:
        connection.execute("PRAGMA schema_version")
    except sqlite3.OperationalError:
        effective = os.access in os.supports_effective_ids
        if os.access(path.absolute().parent, os.W_OK, effective_ids=effective):
            return connection  # the next query raises the actual error of the file
        connection.close()
        return _on_a_disk_that_takes_nothing(path)
    except UNREADABLE:
        pass
    return connection


def _connected(path: Path, how: str) -> sqlite3.Connection:
    try:
        return sqlite3.connect(
            f"{path.absolute().as_uri()}?{how}",
            uri=True,
            timeout=PATIENCE,
            isolation_level=None,
            check_same_thread=False,
        )
    except UNREADABLE as error:
        raise OpenError(str(error)) from error


def _on_a_disk_that_takes_nothing(path: Path) -> sqlite3.Connection:
    """Open a file on a read-only disk.

    A reader of a write-ahead log needs a further file beside it, which cannot be made there.
    Without a log nobody changes the file, so it is read alone. Otherwise both are copied.
    """
    log = path.with_name(f"{path.name}-wal")
    if not log.exists():
        return _connected(path, "mode=ro&immutable=1")
    try:
        with tempfile.TemporaryDirectory(prefix="gorod-") as folder:
            draft = Path(folder, "read")
            shutil.copyfile(path, draft)
            shutil.copyfile(log, draft.with_name(f"{draft.name}-wal"))
            whole = sqlite3.connect("", isolation_level=None, check_same_thread=False)
            with closing(_connected(draft, "mode=rw")) as copied:
                copied.backup(whole)
            return whole
    except (OSError, *UNREADABLE) as error:
        raise OpenError(str(error)) from error


def migrate(connection: sqlite3.Connection) -> None:
    """Run all missing migrations in one transaction; another process may be doing the same."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        steps = pending(SQLITE, version)
        for statement in (statement for step in steps for statement in step):
            connection.execute(statement)
        if steps:
            connection.execute(f"PRAGMA application_id={APPLICATION}")
            connection.execute(f"PRAGMA user_version={version + len(steps)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
