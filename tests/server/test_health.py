"""A server that can only read is not healthy, and its journal says why."""

import asyncio
import json
import sqlite3
from contextlib import closing

import pytest

from gorod.server.journal import LOGGER, JsonLines
from gorod.server.store.interface import StoreError
from gorod.server.store.reasons import because, failed
from gorod.server.upkeep import store_health
from tests.kit.running_server import SteeredTime, serving

LARGE = (
    "CREATE TABLE padding (x)",
    *(
        f"CREATE TRIGGER large_{table} AFTER INSERT ON {table} "
        "BEGIN INSERT INTO padding VALUES (zeroblob(1000000)); END"
        for table in ("settings", "tables")
    ),
)
"""Every row needs a megabyte."""


def limited(writer, pages):
    return writer.write(lambda c: c.execute(f"PRAGMA max_page_count={pages}").close())


def lines(caplog, what):
    told = [json.loads(JsonLines().format(record)) for record in caplog.records]
    return [line for line in told if line["what"] == what]


def test_a_full_disk_is_seen_said_and_forgotten(tmp_path, caplog, monkeypatch):
    monkeypatch.setattr(LOGGER, "propagate", True)
    caplog.set_level("INFO")
    time = SteeredTime()

    async def run():
        async with serving(tmp_path, time=time) as server:
            writer = server.services.store.writer
            health = server.http.get

            async def told():
                time.pass_(store_health.FRESH_MS / 1000)
                answer = await health("/healthz")
                return answer.status_code, answer.json()["status"]

            assert await told() == (200, "ok")
            for sql in LARGE:
                await writer.write(lambda c, sql=sql: c.execute(sql).close())
            await limited(writer, 100)
            assert await told() == (503, "cannot-write")
            assert (await health("/api/rulebooks")).status_code == 200
            asked = {"rules": "fiim-2019", "names": [f"И{n}" for n in range(10)]}
            refused = await server.http.post("/api/tables", json=asked)
            assert refused.status_code == 503
            assert await told() == (503, "cannot-write")
            await limited(writer, 100_000)
            before = writer.commits
            assert await told() == (200, "ok")
            for _ in range(20):
                assert (await health("/healthz")).status_code == 200
            assert writer.commits == before + 1, "whoever asks often makes nobody write"

    asyncio.run(run())
    (once,) = lines(caplog, "store cannot write")
    assert once["reason"].startswith("SQLITE_FULL: database or disk is full")
    assert lines(caplog, "store")[0]["reason"].startswith("SQLITE_FULL")
    assert len(lines(caplog, "store writes again")) == 1


def test_a_store_that_does_not_answer_is_not_healthy(tmp_path, monkeypatch):
    time = SteeredTime()

    async def never(*_args, **_more):
        await asyncio.Event().wait()

    async def run():
        async with serving(tmp_path, time=time) as server:
            assert (await server.http.get("/healthz")).status_code == 200
            monkeypatch.setattr(server.services.store, "put", never)
            monkeypatch.setattr(store_health, "PATIENCE_S", 0.01)
            time.pass_(store_health.FRESH_MS / 1000)
            assert (await server.http.get("/healthz")).status_code == 503

    asyncio.run(run())


def test_a_reason_holds_nothing_that_was_typed():
    with pytest.raises(sqlite3.Error) as raised, closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("SELECT 'Иван' FROM nowhere")
    assert because(raised.value) == "SQLITE_ERROR"
    assert failed(raised.value, StoreError).reason == "SQLITE_ERROR"
    assert because(ValueError("Иван")) == "ValueError"
