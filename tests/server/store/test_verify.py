"""`verify` finds every change of what is stored, however small, and is quick about it."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from gorod.rulebooks import BOOKS
from gorod.server.store.chain import chained
from gorod.server.store.database_backup import verify
from gorod.server.store.integrity import audit, verify_file
from gorod.server.store.interface import OpenError
from gorod.server.store.row_codecs import SHAPES
from gorod.server.store.stored_rows import Tournament
from tests.kit.stores import (
    NOW,
    filled,
    game_of,
    live_logs,
    log_of,
    opened,
    receipt_of,
    table_of,
    with_desk,
)

ROWS = 1200
SOME = 11
FLIPS = 300


async def fill(database, games):
    async with opened(database) as store:
        await filled(store, games)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A database with three games and two tournaments."""
    path = tmp_path_factory.mktemp("verify") / "gorod.db"
    asyncio.run(fill(str(path), [game_of(f"t{n}", n) for n in range(3)]))
    asyncio.run(with_desks(str(path)))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("VACUUM")  # no page is left over that may be lost unseen
    return path


async def with_desks(database):
    async with opened(database) as store:
        await with_desk(store, "кубок")
        await with_desk(store, "другой")
        await store.show_tournament("другой", shown=True)
        await with_desk(store, "удалённый")
        assert await store.sign(NOW) == []
        await store.drop_tournament("удалённый")


def contents(path):
    with closing(sqlite3.connect(path)) as connection:
        return [
            sorted(connection.execute(f"SELECT {shape.listed} FROM {shape.name}"), key=repr)
            for shape in SHAPES
        ]


@pytest.mark.parametrize("book", sorted(BOOKS))
def test_games_of_every_rulebook_are_found_whole(another, book):
    database = another()
    asyncio.run(fill(database, [game_of(f"t{n}", n, book) for n in range(2)]))
    verified = asyncio.run(verify(database))
    assert verified.findings == ()
    assert (verified.tables, verified.entries) == (2, verified.receipts)


# --- every change of a row is found ------------------------------------------------------------


def flip(connection, shape, rowid, chance):
    """One bit of one cell."""
    column = chance.choice(shape.all_columns)
    find = f"SELECT {column} FROM {shape.name} WHERE rowid = ?"
    (cell,) = connection.execute(find, (rowid,)).fetchone()
    if cell is None:
        changed = 1 if column == "account" else "x"
    elif isinstance(cell, int):
        changed = cell ^ 1 << chance.randrange(16)
    else:
        raw = bytearray(cell if isinstance(cell, bytes) else cell.encode())
        if not raw:
            return False
        raw[chance.randrange(len(raw))] ^= 1 << chance.randrange(7)
        changed = bytes(raw)
    typed = "CAST(? AS TEXT)" if isinstance(cell, str) else "?"
    sql = f"UPDATE {shape.name} SET {column} = {typed} WHERE rowid = ?"
    connection.execute(sql, (changed, rowid))
    return True


def drop(connection, shape, rowid, _):
    """One row; of the log and what belongs to it."""
    if shape.name not in {
        *("entries", "heads", "receipts", "tables", "tournaments"),
        *("anchors", "tips", "graves"),
    }:
        return False
    connection.execute(f"DELETE FROM {shape.name} WHERE rowid = ?", (rowid,))
    return True


def swap(connection, shape, rowid, chance):
    """A cell of one row with that of another."""
    column = chance.choice([c for c in shape.all_columns if c not in shape.key])
    other = chance.choice(rowids(connection, shape))
    find = f"SELECT {column} FROM {shape.name} WHERE rowid = ?"
    cells = [connection.execute(find, (row,)).fetchone()[0] for row in (rowid, other)]
    if cells[0] == cells[1] or column == "digest":
        return False
    for row, cell in zip((rowid, other), reversed(cells), strict=True):
        typed = "?" if not isinstance(cell, bytes) or is_blob(column) else "CAST(? AS TEXT)"
        sql = f"UPDATE {shape.name} SET {column} = {typed} WHERE rowid = ?"
        connection.execute(sql, (cell, row))
    return True


def truncate(connection, shape, _, chance):
    """The end of a log."""
    if shape.name != "entries":
        return False
    cut = "DELETE FROM entries WHERE table_id = 't1' AND version > ?"
    connection.execute(cut, (chance.randrange(20),))
    return True


def shorten(connection, shape, rowid, chance):
    """The end of one cell."""
    column = chance.choice([c for c in shape.all_columns if is_blob(c)])
    find = f"SELECT {column} FROM {shape.name} WHERE rowid = ?"
    (cell,) = connection.execute(find, (rowid,)).fetchone()
    sql = f"UPDATE {shape.name} SET {column} = ? WHERE rowid = ?"
    connection.execute(sql, (cell[: chance.randrange(len(cell))], rowid))
    return True


def is_blob(column):
    return column in {"body", "previous", "hash", "digest", "answer", "seal", "key", "signature"}


def rowids(connection, shape):
    return [row for (row,) in connection.execute(f"SELECT rowid FROM {shape.name}")]


def test_every_changed_dropped_swapped_or_shortened_row_is_found(whole):
    chance = Random(20261115)
    counts = dict.fromkeys((flip, drop, swap, truncate, shorten), 0)
    with closing(sqlite3.connect(whole, isolation_level=None)) as connection:
        assert audit(connection).findings == ()
        while sum(counts.values()) < ROWS or min(counts.values()) < SOME:
            shape, harm = chance.choice(SHAPES), chance.choice([flip, flip, *counts])
            rowid = chance.choice(rowids(connection, shape))
            connection.execute("BEGIN")
            try:
                done = harm(connection, shape, rowid, chance)
            except sqlite3.IntegrityError:  # the database itself does not let it happen
                done = False
            if done:
                counts[harm] += 1
                assert audit(connection, games=False).findings, (harm.__name__, shape.name, rowid)
            connection.execute("ROLLBACK")
        assert audit(connection).findings == ()
    told = ", ".join(f"{count} {harm.__name__}" for harm, count in counts.items())
    print(f"\nrows harmed and found: {told}")


def test_every_flipped_byte_of_the_file_is_found_or_changes_nothing(whole, tmp_path):
    """SQLite leaves some bytes unused; a flip there changes nothing that can be read."""
    chance = Random(4)
    before, raw = contents(whole), whole.read_bytes()
    harmed = tmp_path / "harmed.db"
    found = 0
    for _ in range(FLIPS):
        place = chance.randrange(len(raw))
        byte = bytes([raw[place] ^ 1 << chance.randrange(8)])
        harmed.write_bytes(raw[:place] + byte + raw[place + 1 :])
        if finds(harmed):
            found += 1
        else:
            assert contents(harmed) == before, place
    for _ in range(20):
        harmed.write_bytes(raw[: chance.randrange(len(raw))])
        assert finds(harmed) or not harmed.stat().st_size
    print(f"\n{FLIPS} bytes of the file flipped: {found} found, the others are unused")
    assert found > FLIPS // 3


def finds(path):
    try:
        return bool(verify_file(path, games=False).findings)
    except OpenError:
        return True


# --- what each finding says ----------------------------------------------------------------------


def found(database):
    verified = asyncio.run(verify(database))
    return [(f.what, f.table, f.version) for f in verified.findings]


FOLDS = {
    "body": ("command", {"command": {"type": "dance"}}),
    "undo": ("undo", {"to": 1}),
    "correction": ("correction", {"turn": 7, "turns": []}),
    "newer": ("command", {"format": 99, "command": {"type": "dance"}}),
    "fold": (
        "command",
        {"command": {"type": "pass", "seat": 1}, "events": [{"type": "seats-taken", "size": 3}]},
    ),
}


@pytest.mark.parametrize("how", FOLDS)
def test_a_log_that_cannot_be_folded_is_found(database, how):
    """The chain is intact, because the forger has recomputed its hashes."""
    kind, body = FOLDS[how]

    async def write():
        async with opened(database) as store:
            await store.add_table(table_of("a"))
            await store.append(log_of("a", [body], kind=kind), None)

    asyncio.run(write())
    assert found(database) == [(f"replay-{how}", "a", 1)]


def test_a_desk_that_cannot_be_folded_is_found(tmp_path):
    path = str(tmp_path / "gorod.db")
    entry = {
        "number": 1,
        "at": "",
        "who": "",
        "command": {"type": "lock-round", "stage": "q", "round": 1},
    }
    bodies = {
        "fold": {**entry, "events": [{"type": "round-locked", "stage": "q", "round": 1}]},
        "body": {**entry, "events": 7},
        "newer": {"format": 99, **entry},
    }

    async def write():
        async with opened(path) as store:
            account = await store.add_account("клуб", "hash", NOW)
            for how, body in bodies.items():
                await store.add_tournament(Tournament(how, NOW, account.id, "org"))
                await store.append(log_of(how, [body], kind="command"), None)

    asyncio.run(write())
    assert sorted(found(path)) == sorted((f"replay-{how}", how, 1) for how in bodies)


def test_a_database_in_use_is_verified_at_one_moment(another):
    database = another()
    loop = asyncio.new_event_loop()

    async def write_and_verify():
        async with opened(database) as store:
            await store.add_table(table_of("a"))
            stop = asyncio.Event()

            async def write():
                last, number = None, 0
                while not stop.is_set():
                    last = chained(last, table="a", kind="note", actor="", at="", body=b"1")
                    await store.append([last], receipt_of(last, f"c{number}"))
                    number += 1

            writing = asyncio.create_task(write())
            for _ in range(5):
                answer = await asyncio.to_thread(lambda: asyncio.run(verify(database)))
                assert answer.findings == ()
            stop.set()
            await writing

    loop.run_until_complete(write_and_verify())
    loop.close()


async def test_many_entries_are_read_at_the_start_and_all_of_them_are_checked(tmp_path):
    """Goals: 50,000 entries a second, and 1,000 tables in 2 seconds; the figures are printed."""
    tables, size = 250, 60
    database = str(tmp_path / "gorod.db")
    async with opened(database) as store:
        bodies = [{"n": n, "padding": "x" * 200} for n in range(size)]
        names = [f"t{number}" for number in range(tables)]
        await asyncio.gather(*(store.add_table(table_of(name)) for name in names))
        await asyncio.gather(*(store.append(log_of(name, bodies), None) for name in names))
    async with opened(database) as store:
        begun = time.perf_counter()
        logs = await live_logs(store)
        read = time.perf_counter() - begun
    assert len(logs) == tables
    begun = time.perf_counter()
    verified = verify_file(Path(database), games=False)
    checked = time.perf_counter() - begun
    assert (verified.findings, verified.entries) == ((), tables * size)
    rate = verified.entries / checked
    print(f"\n{tables} tables, {verified.entries} entries: read in {read:.2f} s,", end=" ")
    print(f"verified in {checked:.2f} s ({rate:,.0f} entries a second)")
