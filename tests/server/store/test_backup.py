"""A backup under load holds all that was answered before it began, and restores anywhere."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from gorod.server.store.chain import chained
from gorod.server.store.database_backup import DamagedError, backup, restore, verify
from gorod.server.store.interface import ExistsError, OpenError, StoreError
from gorod.server.store.row_codecs import SHAPES
from tests.kit.stores import NOW, filled, game_of, log_of, opened, receipt_of, table_of


def contents(path):
    with closing(sqlite3.connect(path)) as connection:
        return {
            shape.name: sorted(
                connection.execute(f"SELECT {shape.listed} FROM {shape.name}"), key=repr
            )
            for shape in SHAPES
        }


def aside(work):
    """Run the command, which is normally a process, in a thread with its own loop."""
    return asyncio.to_thread(lambda: asyncio.run(work))


@pytest.fixture
def elsewhere(request, tmp_path):
    """A new database of either kind."""

    def make(kind):
        if kind == "postgres":
            return request.getfixturevalue("postgres")()
        return str(tmp_path / f"elsewhere-{len(list(tmp_path.iterdir()))}.db")

    return make


async def load(store, table, answered, stop):
    last, number = None, 0
    while not stop.is_set():
        last = chained(last, table=table, kind="note", actor="judge", at=NOW, body=b"%d" % number)
        await store.append([last], receipt_of(last, f"c{number}"))
        answered[table] = number = number + 1


def test_a_backup_under_load_is_restored_everywhere(database, elsewhere, tmp_path):
    tables = [f"busy{n}" for n in range(4)]

    async def under_load():
        answered, stop, kept = {}, asyncio.Event(), []
        async with opened(database) as store:
            await filled(store, [game_of(f"t{n}", n) for n in range(2)])
            for table in tables:
                await store.add_table(table_of(table))
            writing = [asyncio.create_task(load(store, table, answered, stop)) for table in tables]
            for number in range(3):
                await asyncio.sleep(0.05)
                before = dict(answered)
                verified = await aside(backup(database, tmp_path / f"backup{number}"))
                kept.append((before, verified))
            stop.set()
            await asyncio.gather(*writing)
        return kept

    for number, (before, verified) in enumerate(asyncio.run(under_load())):
        backed_up = contents(tmp_path / f"backup{number}")
        counts = {t: sum(row[0] == t for row in backed_up["entries"]) for t in tables}
        assert all(counts[table] >= before.get(table, 0) for table in tables)
        assert sum(before.values()) > 0
        assert verified.entries == len(backed_up["entries"])
    for kind in ("sqlite", "postgres"):
        target = elsewhere(kind)
        restored = asyncio.run(restore(tmp_path / "backup2", target))
        assert restored == asyncio.run(verify(target))
        asyncio.run(backup(target, tmp_path / f"again-{kind}"))
        assert contents(tmp_path / f"again-{kind}") == contents(tmp_path / "backup2")


def test_a_restored_database_goes_on(database, elsewhere, tmp_path):
    async def write(place, begin):
        async with opened(place) as store:
            if not begin:
                await filled(store, [game_of("t", 1)])
            log = await store.entries("t")
            extra = log_of("t", [begin], log[-1], kind="note")
            assert await store.append(extra, receipt_of(extra[0], f"later{begin}")) is None
            account = await store.add_account(f"club{begin}", "hash", NOW)
            assert account.id == begin + 2

    asyncio.run(write(database, 0))
    asyncio.run(backup(database, tmp_path / "backup"))
    for kind in ("sqlite", "postgres"):
        target = elsewhere(kind)
        asyncio.run(restore(tmp_path / "backup", target))
        asyncio.run(write(target, 1))
        assert asyncio.run(verify(target)).findings == ()


def test_nothing_that_exists_is_overwritten(database, another, tmp_path):
    async def write():
        async with opened(database) as store:
            await filled(store, [game_of("t", 1)])

    asyncio.run(write())
    target = tmp_path / "backup"
    first = asyncio.run(backup(database, target))
    with pytest.raises(ExistsError):
        asyncio.run(backup(database, target))
    with pytest.raises(ExistsError):
        asyncio.run(restore(target, database))
    assert asyncio.run(verify(database)) == first
    left = another()
    if not left.startswith("postgres"):
        (tmp_path / f"{left}-wal").write_bytes(b"what an older database left behind")
        with pytest.raises(ExistsError):
            asyncio.run(restore(target, left))


def test_a_damaged_backup_is_not_restored_and_a_damaged_database_not_backed_up(another, tmp_path):
    source = str(tmp_path / "gorod.db")

    async def write():
        async with opened(source) as store:
            await filled(store, [game_of("t", 1)])

    asyncio.run(write())
    with closing(sqlite3.connect(source)) as connection:
        connection.execute("UPDATE entries SET actor = 'nobody' WHERE version = 4")
        connection.commit()
    target = another()
    with pytest.raises(DamagedError) as told:
        asyncio.run(restore(tmp_path / "gorod.db", target))
    assert [(f.what, f.version) for f in told.value.verified.findings] == [("hash", 4)]
    with pytest.raises(DamagedError):
        asyncio.run(backup(source, tmp_path / "backup"))
    assert not (tmp_path / "backup").exists()
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []
    if target.startswith("postgres"):
        assert asyncio.run(empty(target))


async def empty(database):
    async with opened(database) as store:
        return not await store.tables()


def test_places_that_cannot_be_read_or_written(another, tmp_path):
    target = another()
    with pytest.raises(OpenError):
        asyncio.run(backup(str(tmp_path / "none.db"), tmp_path / "backup"))
    with pytest.raises(OpenError):
        asyncio.run(restore(tmp_path / "none", target))
    asyncio.run(empty(target))
    with pytest.raises(OpenError):
        asyncio.run(backup(target, tmp_path / "none" / "backup"))
    with pytest.raises(StoreError):
        asyncio.run(verify(str(tmp_path)))
