"""What the server has signed cannot be deleted, cut off or forged unseen without its key."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing

import pytest

from gorod.server.config import Config
from gorod.server.journal import LOGGER, JsonLines
from gorod.server.store.chain import chained
from gorod.server.store.database_backup import backup, restore, verify
from gorod.server.store.interface import OpenError, TamperedError
from gorod.server.store.open import open_store
from gorod.server.store.row_codecs import ENTRIES, GRAVES, HEADS
from gorod.server.store.signing import Signer
from gorod.server.store.stored_rows import Grave
from gorod.server.upkeep.log_signing import LogSigner
from tests.kit.running_server import SteeredTime, serving
from tests.kit.stores import NOW, filled, game_of, opened, receipt_of, with_desk

DELETED = [
    "DELETE FROM {} WHERE table_id = 't1'".format(name)  # noqa: UP032
    for name in ("entries", "receipts", "heads", "links", "photos", "posts", "notices")
] + ["DELETE FROM tables WHERE id = 't1'"]


@pytest.fixture
def signed(tmp_path):
    """A file with two games and a tournament, all signed."""
    path = tmp_path / "gorod.db"

    async def write():
        async with opened(str(path)) as store:
            await filled(store, [game_of(f"t{n}", n) for n in range(2)])
            await with_desk(store, "кубок")
            assert await store.sign(NOW) == []

    asyncio.run(write())
    return path


def found(path, key=""):
    return [(one.what, one.table) for one in asyncio.run(verify(str(path), key)).findings]


def harmed(path, statements):
    with closing(sqlite3.connect(path)) as connection:
        for statement, *cells in statements:
            connection.execute(statement, *cells)
        connection.commit()


def forged(path, length, actor):
    """Return a log with another actor and every hash recomputed, cut to a length."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(
            f"SELECT {ENTRIES.listed} FROM entries WHERE table_id = 't1' ORDER BY version"
        ).fetchall()
        last = None
        for row in rows[:length]:
            old = ENTRIES.record(row)
            told = {"table": "t1", "kind": old.kind, "at": old.at, "body": old.body}
            last = chained(last, actor=actor or old.actor, **told)
            mark = ", ".join("?" * len(ENTRIES.columns))
            connection.execute(f"REPLACE INTO entries VALUES ({mark})", ENTRIES.row(last))
        connection.execute("DELETE FROM entries WHERE table_id = 't1' AND version > ?", (length,))
        connection.execute("DELETE FROM receipts WHERE table_id = 't1' AND version > ?", (length,))
        connection.execute(
            "UPDATE heads SET version = ?, hash = ?, receipts = ? WHERE table_id = 't1'",
            (last.version, last.hash, length),
        )
        connection.commit()
        return len(rows)


def test_a_table_that_is_deleted_from_every_place_is_found(signed):
    harmed(signed, [(sql,) for sql in DELETED])
    assert found(signed) == [("deleted", "t1")]


def test_a_log_that_is_cut_off_with_its_head_is_found(signed):
    forged(signed, 6, "")
    assert found(signed) == [("shorter", "t1")]


def test_a_log_that_is_forged_with_new_hashes_is_found(signed):
    forged(signed, 10_000, "seat:9")
    assert [what for what, _ in found(signed)] == ["receipts", "forged"]


def test_whoever_changes_what_was_signed_as_well_breaks_the_signature(signed):
    harmed(signed, [*((sql,) for sql in DELETED), ("DELETE FROM anchors WHERE table_id = 't1'",)])
    assert [what for what, _ in found(signed)] == ["tip"]
    harmed(signed, [("DELETE FROM anchors",), ("DELETE FROM tips",)])
    assert [what for what, _ in found(signed)] == ["unsigned"]


def test_whoever_signs_with_another_key_is_found_by_the_key(signed, tmp_path):
    forged(signed, 6, "")
    harmed(signed, [("DELETE FROM anchors",), ("DELETE FROM tips",)])

    async def resign():
        store = await open_store(str(signed), str(tmp_path / "stolen.key"))
        await store.sign(NOW)
        await store.close()

    asyncio.run(resign())
    assert [what for what, _ in found(signed)] == ["key"]
    assert [what for what, _ in found(signed, str(tmp_path / "stolen.key"))] == []


def test_an_older_copy_in_the_place_of_the_database_is_found(signed, tmp_path):
    shutil.copyfile(signed, tmp_path / "older")

    async def more():
        async with opened(str(signed)) as store:
            await with_desk(store, "другой")
            await store.sign(NOW)

    asyncio.run(more())
    assert found(signed) == []
    shutil.copyfile(tmp_path / "older", signed)
    assert [what for what, _ in found(signed)] == ["rollback"]

    async def refused():
        async with opened(str(signed)) as store:
            with pytest.raises(TamperedError):
                await store.sign(NOW)

    asyncio.run(refused())
    assert found(tmp_path / "older", f"{signed}.key") == [], "a copy may be older"
    with pytest.raises(OpenError):
        asyncio.run(verify(str(signed), str(tmp_path / "none.key")))


def test_a_server_does_not_sign_what_was_changed_behind_it(signed, caplog, monkeypatch):
    monkeypatch.setattr(LOGGER, "propagate", True)
    forged(signed, 6, "")

    async def go_on():
        async with opened(str(signed)) as store:
            await with_desk(store, "другой")
            signer = LogSigner(store, SteeredTime())
            await signer.sign()
            await signer.sign()

    asyncio.run(go_on())
    assert found(signed) == [("shorter", "t1")]
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    assert [(line["what"], line["table"]) for line in lines] == [
        ("a log is not as it was signed", "t1")
    ]
    harmed(signed, [("UPDATE anchors SET receipts = 0",)])
    caplog.clear()
    asyncio.run(go_on_again(signed))
    (line,) = [json.loads(JsonLines().format(record)) for record in caplog.records]
    assert line["what"] == "logs are not signed"
    assert "does not fit" in line["reason"]


async def go_on_again(path):
    async with opened(str(path)) as store:
        await LogSigner(store, SteeredTime()).sign()


def test_logs_grow_are_taken_away_and_are_signed_again(database, tmp_path):
    key = str(tmp_path / "elsewhere.key")

    async def play():
        store = await open_store(database, key)
        numbers = []

        async def sign():
            assert await store.sign(NOW) == []
            numbers.append(store.signer.remembered().number)
            assert (await asyncio.to_thread(whole)).findings == ()

        await filled(store, [game_of("t", 1), game_of("второй", 2)])
        await sign()
        await sign()
        await with_desk(store, "кубок")
        await with_desk(store, "черновик")
        await sign()
        await store.drop_tournament("кубок")
        await with_desk(store, "мимолётный")
        await store.drop_tournament("мимолётный")
        await store.drop_table("второй")
        assert (await asyncio.to_thread(whole)).findings == ()
        await sign()
        assert await store.found(GRAVES) == []
        last = (await store.entries("t"))[-1]
        more = chained(last, table="t", kind="note", actor="judge", at=NOW, body=b"{}")
        await store.append([more], receipt_of(more, "later"))
        await sign()
        await store.close()
        return numbers

    def whole():
        return asyncio.run(verify(database, key))

    assert asyncio.run(play()) == [1, 1, 2, 3, 4]


def test_a_grave_that_nobody_signed_hides_nothing(signed, tmp_path):
    stranger = Signer(tmp_path / "stranger.key")
    for grave in (Grave("t1", NOW, b"", b""), stranger.grave("t1", NOW)):
        cells = GRAVES.row(grave)
        statements = [("REPLACE INTO graves VALUES (?, ?, ?, ?)", cells)]
        harmed(signed, [*((sql,) for sql in DELETED), *statements])
        assert found(signed) == [("deleted", "t1")]


def test_a_backup_carries_the_signature_and_a_restored_database_goes_on(signed, another, tmp_path):
    copy, target = tmp_path / "copy", another()
    key = str(tmp_path / "new.key")
    assert asyncio.run(backup(str(signed), copy)).tip == 1
    assert found(copy, f"{signed}.key") == []
    harmed(copy, [(sql,) for sql in DELETED])
    assert found(copy) == [("deleted", "t1")]
    shutil.copyfile(signed, copy)
    assert asyncio.run(restore(copy, target)).tip == 1

    async def go_on():
        store = await open_store(target, key)
        assert await store.sign(NOW) == []
        number = store.signer.remembered().number
        await store.close()
        return number

    assert asyncio.run(go_on()) == 2
    told = asyncio.run(verify(target, key))
    assert (told.findings, told.tip) == ((), 2)


def test_a_restored_backup_takes_the_place_of_what_was_signed_there(signed, tmp_path):
    copy = tmp_path / "copy"
    asyncio.run(backup(str(signed), copy))

    async def more():
        async with opened(str(signed)) as store:
            await with_desk(store, "другой")
            await store.sign(NOW)

    asyncio.run(more())
    signed.unlink()
    asyncio.run(restore(copy, str(signed)))
    assert found(signed) == []
    asyncio.run(more())
    assert found(signed) == []


def test_the_key_is_for_its_owner_alone_and_not_in_the_database(signed):
    key = signed.with_name("gorod.db.key")
    assert key.stat().st_mode & 0o077 == 0
    secret = key.read_text()
    assert bytes.fromhex(secret) not in signed.read_bytes()
    assert secret.encode() not in signed.read_bytes()
    key.write_text("no key")

    async def refused():
        async with opened(str(signed)) as store:
            with pytest.raises(OpenError):
                await store.sign(NOW)
            assert await store.found(HEADS)

    asyncio.run(refused())


async def test_processes_that_share_a_key_sign_one_after_the_other(address, tmp_path):
    """The first of them makes the key; nobody overwrites it, and no number is given twice."""
    key = str(tmp_path / "shared.key")
    stores = [await open_store(address, key) for _ in range(3)]
    assert len({(await asyncio.to_thread(lambda s=store: s.signer.key)) for store in stores}) == 1
    for number in range(4):
        await with_desk(stores[0], f"кубок {number}")
        told = await asyncio.gather(*(store.sign(NOW) for store in stores))
        assert told == [[], [], []]
    assert stores[0].signer.remembered().number == 4
    for store in stores:
        await store.close()
    whole = await asyncio.to_thread(lambda: asyncio.run(verify(address, key)))
    assert (whole.findings, whole.tip) == ((), 4)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["shared.key", "shared.key.tip"]


def test_a_server_does_not_start_with_a_key_that_it_cannot_use(tmp_path):
    (tmp_path / "bad.key").write_text("no key")
    config = Config(key=str(tmp_path / "bad.key"))

    async def start():
        async with serving(tmp_path, config):
            """It never serves."""

    with pytest.raises(OpenError) as refused:
        asyncio.run(start())
    assert refused.value.place == str(tmp_path / "bad.key")
