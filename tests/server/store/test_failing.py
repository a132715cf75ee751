"""A full disk, an answer that is lost on its way, a server that stays away."""

import asyncio

import pytest

from gorod.server.store import postgres_listener, postgres_writer
from gorod.server.store.database_backup import verify
from gorod.server.store.interface import StoreError, StoreLostError
from tests.kit.stores import live_logs, log_of, opened, receipt_of, table_of


async def until(true):
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError


async def test_a_full_disk_is_told_and_what_was_answered_stays(tmp_path):
    database = str(tmp_path / "gorod.db")
    async with opened(database) as store:
        await store.add_table(table_of("a"))
        small, large, last = log_of("a", ["x", "x" * 1_000_000, "x"])
        await store.append([small], None)

        def limit(pages):
            return store.writer.write(lambda c: c.execute(f"PRAGMA max_page_count={pages}").close())

        await limit(60)
        with pytest.raises(StoreError):
            await store.append([large], receipt_of(large, "c1"))
        assert await store.receipt("a", "c1") is None
        assert await store.entries("a") == [small]
        await limit(10_000)
        assert await store.append([large, last], receipt_of(large, "c1")) is None
    assert (await asyncio.to_thread(lambda: asyncio.run(verify(database)))).findings == ()


@pytest.fixture
def answers_lost(monkeypatch):
    """The next commits succeed, but the connection is cut before anybody learns of it."""
    whole = postgres_writer.commit
    left = []

    async def commit(*args, **options):
        answers = await whole(*args, **options)
        if left:
            left.pop()
            raise ConnectionResetError
        return answers

    monkeypatch.setattr(postgres_writer, "commit", commit)
    return lambda times: left.extend(range(times))


async def test_an_answer_that_was_lost_is_given_without_writing_twice(address, answers_lost):
    async with opened(address) as store:
        for table in "ab":
            await store.add_table(table_of(table))
        first, second, third = log_of("a", [1, 2, 3])
        (other,) = log_of("b", [1])
        answers_lost(2)
        assert await store.append([first, second], None) is None
        answers_lost(1)
        both = (
            store.append([third], receipt_of(third, "c3")),
            store.append([other], receipt_of(other, "c1")),
        )
        assert await asyncio.gather(*both) == [None, None]
        answers_lost(1)
        refused = receipt_of(other, "c2")
        assert await store.append([], refused) is None
        assert await store.append([], refused) == refused
        assert await live_logs(store) == {"a": [first, second, third], "b": [other]}
    verified = await asyncio.to_thread(lambda: asyncio.run(verify(address)))
    assert [finding.what for finding in verified.findings] == []
    assert verified.receipts == 3


async def test_a_server_that_stays_away_is_told_and_comes_back(address, monkeypatch):
    async with opened(address) as store:
        await store.add_table(table_of("a"))
        first, second = log_of("a", [1, 2])
        await store.append([first], None)

        async def away(_):
            raise ConnectionRefusedError

        with monkeypatch.context() as patched:
            patched.setattr(postgres_writer, "PATIENCE", (0.0, 0.0))
            patched.setattr(postgres_writer, "connected", away)
            await store.writer._forget()
            with pytest.raises(StoreLostError):
                await store.append([second], None)
        assert await store.append([second], None) is None


async def test_a_line_that_is_cut_in_silence_is_noticed(address, monkeypatch):
    """A network that swallows everything ends no connection; the listener asks now and then."""
    monkeypatch.setattr(postgres_listener, "PING", 0.05)
    monkeypatch.setattr(postgres_listener, "PAUSE", 0.01)
    heard = []
    async with opened(address) as one, opened(address) as two:
        await one.add_table(table_of("a"))
        two.listen(lambda *word: heard.append(word))
        await asyncio.sleep(0.2)
        assert heard == []
        whole, down = postgres_listener.connected, [1, 2]

        async def sometimes(place):
            if down:
                down.pop()
                raise ConnectionRefusedError
            return await whole(place)

        monkeypatch.setattr(postgres_listener, "connected", sometimes)
        two._listener._connection = Silent(two._listener._connection)
        await until(lambda: heard == [("", "entries"), ("", "links")])
        await one.append(log_of("a", [1]), None)
        await until(lambda: heard[2:] == [("a", "entries")])


class Silent:
    """A connection on which nothing comes back."""

    def __init__(self, line):
        self.timeline = line

    async def execute(self, *_, **__):
        raise TimeoutError

    async def close(self, **options):
        await self.timeline.close(**options)
