"""A folder of backups: named by date, the newest kept, cut-off drafts taken away, its age told."""

import asyncio
import fcntl
import json
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest

from gorod.server.journal import LOGGER, JsonLines
from gorod.server.metrics import Metrics
from gorod.server.store import backup_folder
from gorod.server.store.backup_folder import backup_into
from gorod.server.store.database_backup import DamagedError, backup, verify
from gorod.server.store.interface import BusyFolderError, NoRoomError, OpenError
from gorod.server.store.row_codecs import BACKED_UP, SETTINGS
from gorod.server.upkeep.backup_age import Backups
from tests.kit.running_server import SteeredTime
from tests.kit.stores import filled, game_of, opened

BEGIN = datetime(2026, 11, 16, 12, tzinfo=UTC)


@pytest.fixture
def written(database):
    async def write():
        async with opened(database) as store:
            await filled(store, [game_of("t", 1)])

    asyncio.run(write())
    return database


def test_the_newest_are_kept_and_nothing_else_is_touched(written, tmp_path):
    folder = tmp_path / "backups"
    folder.mkdir()
    strangers = ("new.db", "notes.txt", ".20261116T120000Z.txt", "20261116.db", ".hidden")
    for name in strangers:
        (folder / name).write_bytes(b"somebody else's")
    for hour in range(5):
        done = asyncio.run(backup_into(written, folder, 3, BEGIN + timedelta(hours=hour)))
        assert done.file.name == f"20261116T{12 + hour}0000Z.db"
        assert (done.kept, done.removed) == (min(hour + 1, 3), int(hour > 2))
    names = {path.name for path in folder.iterdir()} - {".lock"}
    assert names == {*strangers, *(f"20261116T{hour}0000Z.db" for hour in (14, 15, 16))}
    assert asyncio.run(verify(str(done.file))) == done.verified
    again = asyncio.run(backup_into(written, folder, 3, BEGIN + timedelta(hours=4)))
    assert again.file.name == "20261116T160001Z.db"


def test_a_backup_that_was_cut_off_stops_no_later_one(written, tmp_path):
    """What a killed process leaves: a draft, with what SQLite had beside it."""
    for name in (".20261116T110000Z.db.abcd1234", ".20261116T110000Z.db.abcd1234-journal"):
        (tmp_path / name).write_bytes(b"half of a copy")
    asyncio.run(backup_into(written, tmp_path, 2, BEGIN))
    assert not [path for path in tmp_path.iterdir() if "abcd1234" in path.name]


def test_older_backups_stay_when_a_new_one_fails(tmp_path):
    source, folder = str(tmp_path / "gorod.db"), tmp_path / "backups"

    async def write():
        async with opened(source) as store:
            await filled(store, [game_of("t", 1)])

    asyncio.run(write())
    good = asyncio.run(backup_into(source, folder, 1, BEGIN)).file
    noted = _noted(source)
    with closing(sqlite3.connect(source)) as connection:
        connection.execute("UPDATE entries SET actor = 'nobody' WHERE version = 4")
        connection.commit()
    with pytest.raises(DamagedError):
        asyncio.run(backup_into(source, folder, 1, BEGIN + timedelta(hours=1)))
    assert [path for path in folder.iterdir() if path.name != ".lock"] == [good]
    assert _noted(source) == noted


def _noted(database):
    async def read():
        async with opened(database) as store:
            return await store.found(SETTINGS, name=BACKED_UP)

    return asyncio.run(read())


def test_a_disk_without_room_and_a_folder_in_use_are_refused(written, tmp_path, monkeypatch):
    usage = shutil.disk_usage(tmp_path)._replace(free=1000)
    with monkeypatch.context() as patched:
        patched.setattr(backup_folder.shutil, "disk_usage", lambda _: usage)
        with pytest.raises(NoRoomError):
            asyncio.run(backup_into(written, tmp_path, 1, BEGIN))
    held = os.open(tmp_path / ".lock", os.O_RDWR | os.O_CREAT)
    fcntl.flock(held, fcntl.LOCK_EX)
    with pytest.raises(BusyFolderError):
        asyncio.run(backup_into(written, tmp_path, 1, BEGIN))
    os.close(held)
    with pytest.raises(OpenError):
        asyncio.run(backup_into(written, tmp_path / ".lock" / "x", 1, BEGIN))
    assert not list(tmp_path.glob("2026*"))


async def nobody_told(_):
    """`test_backup_notices.py` checks to whom the owner's notices go."""
    return 0


def test_the_age_of_the_last_good_backup_is_known_and_a_late_one_is_a_warning(
    written, tmp_path, caplog, monkeypatch
):
    monkeypatch.setattr(LOGGER, "propagate", True)
    time, metrics = SteeredTime(), Metrics()

    async def look():
        async with opened(written) as store:
            caplog.clear()
            backups = Backups(store, time, metrics, 26, nobody_told)
            await backups.measure()
            assert b"gorod_backup_age_seconds +Inf" in metrics.text()
            await backups.look()
            assert not caplog.records
            time.pass_(27 * 3600)
            await backups.look()
            await asyncio.to_thread(lambda: asyncio.run(backup(written, tmp_path / "copy.db")))
            time.wall = await backups.last() + timedelta(hours=25)
            await backups.look()
            await backups.measure()
            assert b"gorod_backup_age_seconds 90000.0" in metrics.text()
            time.pass_(2 * 3600)
            await backups.look()
            assert not Backups(store, time, metrics, 0, nobody_told).late(await backups.last())

    asyncio.run(look())
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    assert [(line["what"], line["level"]) for line in lines] == [("backup overdue", "warning")] * 2
    assert lines[0]["last"] is None
    assert lines[1]["last"] is not None


def test_a_copy_of_a_database_that_takes_no_note_is_good(tmp_path):
    source = tmp_path / "gorod.db"

    async def write():
        async with opened(str(source)) as store:
            await filled(store, [game_of("t", 1)])

    asyncio.run(write())
    with closing(sqlite3.connect(source)) as connection:
        connection.execute(
            "CREATE TRIGGER no BEFORE INSERT ON settings BEGIN SELECT RAISE(ABORT, ''); END"
        )
        connection.commit()
    assert asyncio.run(backup(str(source), tmp_path / "copy.db")).findings == ()
