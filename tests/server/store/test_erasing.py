"""An erasure in the store: all of it or nothing, and everything else is still found."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from gorod.server.store.chain import chained
from gorod.server.store.database_backup import verify
from gorod.server.store.integrity import verify_file
from gorod.server.store.interface import Erasing, VersionTakenError
from gorod.server.store.open import open_store
from gorod.server.store.redacted import naming, redactions
from gorod.server.store.stored_rows import Photo, Receipt, Tournament

AT = "2026-11-16T10:00:00Z"
ERASE = b'{"format":1,"number":3,"command":{"type":"erase-person","person":"p1"},"events":[]}'
NOTE = b'{"format":1,"is":"tabled","game":"q.1.1","table":"%b"}'


def follow(last, body, kind="note"):
    return chained(last, table="cup", kind=kind, actor="a", at=AT, body=body)


def receipt(entry, name, answer):
    return Receipt("cup", name, bytes(range(32)), entry.version, answer)


async def begun(store):
    """Two entries with receipts, and a photo."""
    await store.add_tournament(Tournament("cup", AT, 1, "account:1"))
    first = follow(None, NOTE % "Колядин".encode())
    second = follow(first, NOTE % b"other")
    await store.append([first], receipt(first, "c1", '{"text":"Колядин"}'.encode()))
    await store.append([second], receipt(second, "c2", b"{}"))
    await store.put_photo(Photo("cup", "p1", "image/png", AT, b"picture of p1"))
    await store.put_photo(Photo("cup", "p2", "image/png", AT, b"picture of p2"))
    return second


def erasing():
    return Erasing(
        {1: NOTE % b""}, lambda told: told.replace("Колядин".encode(), b""), frozenset({"p1"})
    )


def run(database, scene):
    async def whole():
        store = await open_store(database)
        try:
            await scene(store, await begun(store))
        finally:
            await store.close()

    asyncio.run(whole())


def test_the_words_go_with_the_receipts_and_the_photo(database):
    async def scene(store, last):
        told = erasing()
        entry = follow(last, naming(NOTE % b"third", told.bodies))
        assert await store.erase(entry, receipt(entry, "c3", b"{}"), told) is None
        bodies = [own.body for own in await store.entries("cup")]
        assert bodies == [NOTE % b"", NOTE % b"other", entry.body]
        cleaned = await store.receipt("cup", "c1")
        assert (cleaned.answer, cleaned.digest) == (b'{"text":""}', bytes(32))
        assert (await store.receipt("cup", "c2")).digest == bytes(range(32))
        assert await store.photographed("cup") == ["p2"]
        # Sent again it is answered as before, and nothing happens a second time.
        known = await store.erase(entry, receipt(entry, "c3", b"{}"), told)
        assert (known.command, len(await store.entries("cup"))) == ("c3", 3)

    run(database, scene)


def test_an_erasure_that_comes_too_late_changes_nothing(database):
    async def scene(store, last):
        told = erasing()
        await store.append([follow(last, NOTE % b"x")], None)
        late = follow(last, naming(NOTE % b"third", told.bodies))
        with pytest.raises(VersionTakenError):
            await store.erase(late, None, told)
        assert "Колядин".encode() in (await store.entries("cup"))[0].body
        assert await store.photographed("cup") == ["p1", "p2"]
        assert not (await verify(database)).findings

    run(database, scene)


def test_only_the_entry_of_an_erasure_lets_another_entry_be_written_anew(tmp_path):
    database = str(tmp_path / "gorod.db")

    async def scene(store, last):
        told = erasing()
        note = follow(last, naming(NOTE % b"third", told.bodies))  # names bytes, and erases nobody
        await store.erase(note, None, told)

    run(database, scene)
    found = verify_file(tmp_path / "gorod.db").findings
    assert [(own.what, own.version) for own in found] == [("hash", 1)]
    assert "Колядин".encode() not in (tmp_path / "gorod.db").read_bytes()
    with closing(sqlite3.connect(database)) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_an_erasure_speaks_of_entries_before_it_and_the_last_one_counts():
    first = naming(ERASE, {1: b"one", 9: b"later"})
    second = naming(ERASE, {1: b"two"})
    both = redactions([(1, b"x"), (3, first), (5, second)])
    assert both == redactions([(5, second)])
    assert redactions([(3, first)]).keys() == {1}
    assert redactions([(3, first[:-3]), (4, None), (5, NOTE)]) == {}
