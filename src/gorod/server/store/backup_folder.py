"""`gorod backup --into`: a folder of backups named by date, of which the newest are kept.

An interrupted backup leaves a draft, which the next one deletes. Older backups are deleted only
after a new one has been verified.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec

from gorod.server.file_lock import FileLock
from gorod.server.store.database_backup import backup
from gorod.server.store.integrity import Verified
from gorod.server.store.interface import BusyFolderError, NoRoomError, OpenError
from gorod.server.store.open import existing, file_of, is_postgres

KEEP = 48
"""How many backups are kept by default: two days of hourly ones."""

ROOM = 64 * 1024 * 1024
"""The bytes that must stay free on the disk beside the new backup."""

_NAMES = "%Y%m%dT%H%M%SZ.db"
_BACKUP = re.compile(r"[0-9]{8}T[0-9]{6}Z\.db")
_DRAFT = re.compile(r"\.[0-9]{8}T[0-9]{6}Z\.db\.[^.]+")
_LOCK = ".lock"


class Rotated(msgspec.Struct, frozen=True):
    """A new backup in a folder, and what became of the older ones."""

    file: Path
    verified: Verified
    kept: int
    removed: int


async def backup_into(
    database: str, folder: Path, keep: int = KEEP, now: datetime | None = None
) -> Rotated:
    """Add a backup to a folder, then delete all but the newest backups."""
    with _alone(folder):
        for name in _named(folder, _DRAFT):
            (folder / name).unlink(missing_ok=True)
        _has_room(database, folder)
        target = _free_name(folder, now or datetime.now(UTC))
        verified = await backup(database, target)
        known = _named(folder, _BACKUP)
        for name in known[:-keep]:
            (folder / name).unlink(missing_ok=True)
    return Rotated(target, verified, min(len(known), keep), len(known[:-keep]))


def _named(folder: Path, names: re.Pattern[str]) -> list[str]:
    """Return the files whose names match, the oldest first; files of others never match."""
    return sorted(path.name for path in folder.iterdir() if names.fullmatch(path.name))


def _free_name(folder: Path, now: datetime) -> Path:
    while (target := folder / now.strftime(_NAMES)).exists():
        now += timedelta(seconds=1)
    return target


def _has_room(database: str, folder: Path) -> None:
    """Raise `NoRoomError` if the disk has no room.

    The size of a PostgreSQL copy is not known beforehand, so only a margin is checked for it.
    """
    size = 0 if is_postgres(database) else existing(file_of(database)).stat().st_size
    if shutil.disk_usage(folder).free < size + ROOM:
        raise NoRoomError(str(folder))


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Lock the folder: the holder of the lock knows that all drafts in it are abandoned."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FileLock(folder / _LOCK)
    except OSError as error:
        failed = OpenError(error.strerror or str(error))
        failed.place = str(folder)
        raise failed from error
    try:
        try:
            lock.take(wait=False)
        except BlockingIOError:
            raise BusyFolderError(str(folder)) from None
        yield
    finally:
        lock.close()
