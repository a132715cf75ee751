"""`gorod backup` and `gorod restore`: one SQLite file, whichever database it came from.

A backup is made while the server runs, shows one moment, is verified before it gets its name, and
never replaces another file. The same is true of a restored database.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import msgspec

from gorod.server.store.integrity import Evidence, Verified, verify_file
from gorod.server.store.interface import ExistsError, OpenError, StoreError
from gorod.server.store.open import existing, file_of, is_postgres, postgres_copy, signer_for
from gorod.server.store.row_codecs import BACKED_UP, ENDED, LINKS, SETTINGS
from gorod.server.store.schema import SQLITE, migrations
from gorod.server.store.signing import Signer
from gorod.server.store.sqlite_file import (
    PATIENCE,
    UNREADABLE,
    guard,
    migrate,
    opened_for_reading,
)
from gorod.server.store.stored_rows import Setting
from gorod.server.time_source import SystemTime, stamp


class DamagedError(StoreError):
    """The copy does not verify; it is deleted."""

    def __init__(self, verified: Verified) -> None:
        super().__init__("damaged")
        self.verified = verified


async def backup(database: str, target: Path) -> Verified:
    """Copy a database, which may be in use, into a new file, and note the backup in the database.

    The time of the note is the start of the copy: what was written later is not in the copy.
    """
    begun = stamp(SystemTime().now())
    with _draft_of(target) as draft:
        if is_postgres(database):
            await postgres_copy().dump(database, draft)
        else:
            with closing(opened_for_reading(existing(file_of(database)))) as source:
                _copy(source, draft)
        verified = _sound(draft)
    await _note(database, Setting(BACKED_UP, begun))
    return verified


async def _note(database: str, done: Setting) -> None:
    """Note the backup in the database, if possible.

    A copy is good without the note: the database may be older, read-only or out of room.
    """
    if is_postgres(database):
        await postgres_copy().note(database, done)
        return
    marks = ", ".join("?" * len(SETTINGS.all_columns))
    sql = f"INSERT OR REPLACE INTO settings ({SETTINGS.listed}) VALUES ({marks})"  # noqa: S608
    place = f"{file_of(database).absolute().as_uri()}?mode=rw"
    newest = len(migrations(SQLITE))
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(place, uri=True, timeout=PATIENCE)) as connection,
        connection,
    ):
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version == newest:
            connection.execute(sql, SETTINGS.row(done))


async def restore(source: Path, database: str, *, void: bool = False) -> Verified:
    """Fill an empty database from a backup; an older backup is migrated on the way.

    Links and sessions that ended after the backup would be valid again; `void` ends all of them.
    """
    with _about(str(source)):
        guard(existing(source))
    if is_postgres(database):
        with tempfile.TemporaryDirectory(prefix="gorod-") as folder:
            draft = Path(folder, "restored")
            verified = _recovered(source, draft, void=void)
            await postgres_copy().load(draft, database)
            _forget(database)
            return verified
    with _draft_of(file_of(database)) as draft:
        verified = _recovered(source, draft, void=void)
        _forget(database)
    return verified


def _forget(database: str) -> None:
    """Forget the signature of the former database in this place."""
    signer = signer_for(database)
    if signer is not None:
        signer.forget()


@contextmanager
def _about(place: str) -> Iterator[None]:
    try:
        yield
    except UNREADABLE as error:
        raise _placed(StoreError(str(error)), place) from error
    except StoreError as error:
        raise _placed(error, place) from None


def _placed(error: StoreError, place: str) -> StoreError:
    error.place = error.place or place
    return error


async def verify(database: str, key: str = "") -> Verified:
    """Verify a database, which may be in use; a given key must be the one that signed it.

    If the key is found without being named, the number of the last signature is checked, too. A
    named key may be that of another database, from which a backup was made.
    """
    evidence = _evidence(database, key)
    if not is_postgres(database):
        return verify_file(existing(file_of(database)), evidence=evidence)
    with tempfile.TemporaryDirectory(prefix="gorod-") as folder:
        draft = Path(folder, "verified")
        await postgres_copy().dump(database, draft)
        return verify_file(draft, evidence=evidence)


def _evidence(database: str, key: str) -> Evidence:
    if key:
        return Evidence(Signer(existing(Path(key))).key)
    signer = signer_for(database)
    memo = None if signer is None else signer.remembered()
    return Evidence() if memo is None else Evidence(bytes.fromhex(memo.key), memo.number)


def _recovered(source: Path, draft: Path, *, void: bool) -> Verified:
    uri = f"{source.absolute().as_uri()}?mode=ro"
    with _about(str(source)):
        with closing(sqlite3.connect(uri, uri=True)) as backed_up:
            _copy(backed_up, draft)
        with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
            migrate(copy)
            if void:
                _end_links(copy)
        return _sound(draft)


def _end_links(copy: sqlite3.Connection) -> None:
    """Revoke all links, sign out all browsers, and delete the links that set a password."""
    rows = copy.execute(f"SELECT {LINKS.listed} FROM links").fetchall()  # noqa: S608  our names
    ended = (msgspec.structs.replace(LINKS.record(row), revoked=True) for row in rows)
    marks = ", ".join("?" * len(LINKS.all_columns))
    copy.execute("BEGIN")
    sql = f"INSERT OR REPLACE INTO links ({LINKS.listed}) VALUES ({marks})"  # noqa: S608
    copy.executemany(sql, map(LINKS.row, ended))
    for sql in ENDED:
        copy.execute(sql)
    copy.execute("COMMIT")


def _copy(source: sqlite3.Connection, draft: Path) -> None:
    """Copy in one step, so that the copy shows one moment and no writer makes it start again."""
    with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it


def _sound(draft: Path) -> Verified:
    verified = verify_file(draft)
    if verified.findings:
        raise DamagedError(verified)
    return verified


@contextmanager
def _draft_of(target: Path) -> Iterator[Path]:
    """Yield a draft beside its target; it gets the target's name once it is whole and on disk."""
    place = str(target)
    beside = [target.with_name(target.name + suffix) for suffix in ("", "-wal", "-journal")]
    for path in beside:
        if path.exists():
            raise ExistsError(str(path))
    try:
        handle, name = tempfile.mkstemp(dir=target.absolute().parent, prefix=f".{target.name}.")
    except OSError as error:
        raise _placed(OpenError(error.strerror or str(error)), place) from error
    draft = Path(name)
    try:
        yield draft
        os.fsync(handle)
        draft.rename(target)
        _sync_folder(target.absolute().parent)
    except (*UNREADABLE, OSError) as error:
        raise _placed(StoreError(str(error)), place) from error
    finally:
        os.close(handle)
        draft.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Sync the folder, so that the new name is durable. Windows has no such call and needs none."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
