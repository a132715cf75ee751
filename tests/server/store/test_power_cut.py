"""A power cut takes nothing that was acknowledged; a weaker setting would, and is noticed.

`GOROD_CUTS` sets how many cuts there are (`make torture` makes more).
"""

import asyncio
import os
import sqlite3
from contextlib import closing
from random import Random

import pytest

from gorod.server.journal import LOGGER
from gorod.server.store import checkpoints, sqlite_file
from gorod.server.store.integrity import verify_file
from gorod.server.store.interface import OpenError
from gorod.server.store.postgres_link import connected
from gorod.server.store.row_codecs import SETTINGS
from gorod.server.store.sqlite_file import opened_for_writing
from gorod.server.store.stored_rows import Setting
from tests.kit.power_cut import library, watched
from tests.kit.stores import log_of, opened, receipt_of, table_of

CUTS = int(os.environ.get("GOROD_CUTS", "300"))
WRITES = 40


@pytest.fixture(autouse=True)
def own_library():
    if library() is None:
        pytest.skip("SQLite is a part of this Python and cannot be watched")


async def written(path, disk, *, pages=15, after=None):
    """Writes until the end; (happenings, entries) whenever something was acknowledged."""
    acknowledged = []
    async with opened(str(path)) as store:
        # Often, so that cuts meet the moments at which the log moves into the file.
        often = f"PRAGMA wal_autocheckpoint={pages}"
        await store.writer.write(lambda c: c.execute(often).close())
        await store.add_table(table_of("t"))
        acknowledged.append((len(disk.happened), 0))
        log = log_of("t", [f"x{number}" * 50 for number in range(WRITES)], kind="note")
        for entry in log:
            await store.append([entry], receipt_of(entry, f"c{entry.version}"))
            acknowledged.append((len(disk.happened), entry.version))
            if after is not None:
                await after(entry.version)
            if not entry.version % 10:
                await store.put(SETTINGS, Setting("language:1", "ru"))
    return acknowledged


def played(folder):
    folder.mkdir(parents=True)
    with watched(folder) as disk:
        return disk, asyncio.run(written(folder / "gorod.db", disk))


def lost(disk, acknowledged, folder, cuts, *, verified=False):
    """Return at how many cuts something acknowledged was missing, or the file was broken."""
    folder.mkdir()
    begin, _ = acknowledged[0]
    found = 0
    for seed in range(cuts):
        random = Random(seed)
        moment = random.randrange(begin, len(disk.happened) + 1)
        due = max(version for at, version in acknowledged if at <= moment)
        for old in folder.iterdir():
            old.unlink()
        for name, content in disk.after_cut(moment, random).items():
            (folder / name).write_bytes(content)
        found += not _whole(folder / "gorod.db", due, verified=verified and not seed % 50)
    return found


def _whole(path, due, *, verified):
    try:
        with closing(sqlite3.connect(path)) as connection:
            rows = connection.execute("SELECT version FROM entries ORDER BY version").fetchall()
            (head,) = connection.execute("SELECT max(version) FROM heads").fetchone()
            (sound,) = connection.execute("PRAGMA quick_check").fetchone()
    except sqlite3.DatabaseError:
        return False
    versions = [version for (version,) in rows]
    if head is None:
        return False
    good = versions == list(range(1, head + 1)) and head >= due and sound == "ok"
    return good and (not verified or not verify_file(path, games=False).findings)


def test_cuts_lose_nothing_that_was_acknowledged(tmp_path):
    disk, acknowledged = played(tmp_path / "disk")
    assert acknowledged[-1][1] == WRITES
    assert lost(disk, acknowledged, tmp_path / "cut", CUTS, verified=True) == 0


def test_nor_do_cuts_while_a_thread_moves_the_log_into_the_file(tmp_path, monkeypatch):
    moves, move = [], checkpoints.moved

    def counted(connection):
        moves.append(move(connection))
        return moves[-1]

    monkeypatch.setattr(checkpoints, "EVERY", 4)
    monkeypatch.setattr(checkpoints, "moved", counted)

    async def moved(version):
        """Let the thread fall behind by a few writes at most, so that it moves while they come."""
        while len(moves) < version // 8:
            await asyncio.sleep(0)

    folder = tmp_path / "disk"
    folder.mkdir()
    with watched(folder) as disk:
        file = folder / "gorod.db"
        acknowledged = asyncio.run(written(file, disk, pages=1_000, after=moved))
    assert acknowledged[-1][1] == WRITES
    assert all(moves)
    assert lost(disk, acknowledged, tmp_path / "cut", CUTS, verified=True) == 0


@pytest.mark.parametrize("weaker", ["NORMAL", "OFF"])
def test_a_weaker_setting_would_be_noticed(tmp_path, monkeypatch, weaker):
    monkeypatch.setattr(sqlite_file, "SYNCHRONOUS", weaker)
    monkeypatch.setattr(sqlite_file, "_is_durable", lambda _: True)
    disk, acknowledged = played(tmp_path / "disk")
    assert lost(disk, acknowledged, tmp_path / "cut", 50) > 0


def test_a_disk_that_only_says_that_it_has_synced_would_be_noticed(tmp_path):
    folder = tmp_path / "disk"
    folder.mkdir()
    with watched(folder) as disk:
        disk.honest = False
        acknowledged = asyncio.run(written(folder / "gorod.db", disk))
    assert lost(disk, acknowledged, tmp_path / "cut", 50) > 0


@pytest.mark.parametrize("weaker", ["NORMAL", "OFF"])
def test_a_connection_that_would_not_sync_is_refused(tmp_path, monkeypatch, weaker):
    """The settings are read back: SQLite ignores a word that it does not know."""
    for word in (weaker, "FULLL"):
        monkeypatch.setattr(sqlite_file, "SYNCHRONOUS", word)
        if word == "FULLL":
            monkeypatch.setattr(sqlite3, "connect", _off(sqlite3.connect))
        with pytest.raises(OpenError):
            opened_for_writing(tmp_path / "gorod.db")


def _off(connect):
    def opened_without(*args, **options):
        connection = connect(*args, **options)
        connection.execute("PRAGMA synchronous=OFF")
        return connection

    return opened_without


def test_a_postgres_that_does_not_sync_is_a_warning(address, caplog, monkeypatch):
    monkeypatch.setattr(LOGGER, "propagate", True)

    async def look():
        async with opened(address):
            pass
        connection = await connected(address)
        committed = await connection.fetchval("SHOW synchronous_commit")
        await connection.close()
        return committed

    assert asyncio.run(look()) == "on"
    warned = [record.facts["setting"] for record in caplog.records if record.levelname == "WARNING"]
    assert warned == ["fsync = off"], "the server of these tests is fast, not safe"
