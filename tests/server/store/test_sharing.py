"""Workers that share one SQLite file: who writes, and what the others are told."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from gorod.server.config import Limits
from gorod.server.siblings import Siblings, Worker, channels
from gorod.server.store.database_backup import verify
from gorod.server.store.interface import VersionTakenError
from gorod.server.store.open import open_store
from gorod.server.streams.registry import Registry
from gorod.server.tables.clock import Mark
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.table_entries import Seated, Timed
from gorod.server.tables.table_registry import LiveTables
from tests.kit.running_server import SeededChance, SteeredTime
from tests.kit.stores import NOW, link_of, log_of, receipt_of, table_of


@asynccontextmanager
async def sharing(path, count=2):
    """Open one file as often as there are workers."""
    async with AsyncExitStack() as held:
        stores = []
        for number, ends in enumerate(channels(count)):
            siblings = Siblings(Worker(number, count, ends))
            siblings.start()
            held.callback(siblings.close)
            store = await open_store(str(path / "gorod.db"), siblings=siblings)
            held.push_async_callback(store.close)
            stores.append(store)
        yield stores


def told(store):
    heard = []
    store.listen(lambda *what: heard.append(what))
    return heard


async def until(true):
    while not true():
        await asyncio.sleep(0.005)


async def test_the_others_hear_what_one_has_written_and_it_does_not_hear_itself(tmp_path):
    async with sharing(tmp_path, 3) as (one, two, three):
        heard = [told(store) for store in (one, two, three)]
        await one.add_table(table_of("t"))
        entry = log_of("t", [1])
        await one.append(entry, receipt_of(entry[0], "c1"))
        await one.append(entry, receipt_of(entry[0], "c1"))  # the same once more: nothing new
        await one.add_link(link_of("t", "judge"))
        await one.shorten_link("judge", "2027-01-01T00:00:00Z")
        await one.shorten_link("judge", "2028-01-01T00:00:00Z")  # it ends earlier already
        await one.revoke_link("judge")
        await one.revoke_link("judge")  # it has ended
        await one.close_table("t")
        await one.reopen_table("t")
        await one.drop_table("t")
        wanted = [("t", what) for what in ("entries", *["links"] * 3, *["table"] * 3)]
        await until(lambda: len(heard[1]) >= 7 and len(heard[2]) >= 7)
        assert heard == [[], wanted, wanted]


async def test_a_message_that_is_passed_on_reaches_the_others(tmp_path):
    async with sharing(tmp_path) as (one, two):
        heard = {"one": [], "two": []}
        one.overhear(lambda *said: heard["one"].append(said))
        two.overhear(lambda *said: heard["two"].append(said))
        await one.pass_on("t", b"\x00signal")
        await until(lambda: heard["two"])
        assert heard == {"one": [], "two": [("t", b"\x00signal")]}


async def test_many_logs_of_one_moment_are_all_told(tmp_path):
    async with sharing(tmp_path) as (one, two):
        heard = told(two)
        names = [f"стол-{number}" for number in range(2500)]
        await asyncio.gather(*(one.add_table(table_of(name)) for name in names))
        await asyncio.gather(*(one.append(log_of(name, [1]), None) for name in names))
        await until(lambda: len(heard) == 2500)
        assert sorted(heard) == sorted((name, "entries") for name in names)


async def test_of_two_that_append_at_once_one_is_first_and_no_version_is_taken_twice(tmp_path):
    async with sharing(tmp_path, 3) as stores:
        await stores[0].add_table(table_of("t"))

        async def write(store, name):
            done = 0
            while done < 40:
                log = await store.entries("t")
                entry = log_of("t", [f"{name}{done}"], log[-1] if log else None)
                try:
                    await store.append(entry, receipt_of(entry[0], f"{name}{done}"))
                except VersionTakenError:
                    continue
                done += 1

        await asyncio.gather(*(write(store, f"w{n}-") for n, store in enumerate(stores)))
        log = await stores[1].entries("t")
        assert [entry.version for entry in log] == list(range(1, 121))
    assert not (await verify(str(tmp_path / "gorod.db"))).findings


async def test_workers_that_sign_at_once_do_not_take_each_other_for_forgers(tmp_path):
    async with sharing(tmp_path, 3) as stores:
        await stores[0].add_table(table_of("t"))
        last = None
        for number in range(8):
            (last,) = log_of("t", [number], last)
            await stores[number % 3].append([last], None)
            broken = await asyncio.gather(*(store.sign(NOW) for store in stores))
            assert broken == [[], [], []]
    assert not (await verify(str(tmp_path / "gorod.db"))).findings


async def test_an_erasure_reaches_everybody_while_they_write(tmp_path):
    """The file is written anew meanwhile; nobody else's commit is lost or refused."""
    async with sharing(tmp_path) as (one, two):
        await one.add_table(table_of("t"))
        await two.add_table(table_of("u"))
        last = None
        for number in range(60):
            (last,) = log_of("u", [number], last)
            scrubbed = one.writer.scrub() if number % 20 == 0 else asyncio.sleep(0)
            await asyncio.gather(two.append([last], None), scrubbed)
        assert len(await one.entries("u")) == 60


@pytest.mark.parametrize("count", [1, 2])
async def test_what_was_committed_is_moved_into_the_file_also_when_several_write(tmp_path, count):
    """Otherwise the log beside the file would grow as long as two workers are busy."""
    async with sharing(tmp_path, count) as stores:
        for number in range(count):
            await stores[number].add_table(table_of(f"t{number}"))

        async def write(number):
            last = None
            for _ in range(1500):
                (last,) = log_of(f"t{number}", ["x" * 500], last)
                await stores[number].append([last], None)

        await asyncio.gather(*map(write, range(count)))
        assert (tmp_path / "gorod.db-wal").stat().st_size < 20_000_000


async def test_a_stream_that_is_being_caught_up_is_not_given_out_before_that_is_done(tmp_path):
    """Else a request that comes meanwhile would not see what was acknowledged by another worker."""
    async with sharing(tmp_path) as (one, two):
        time, chance = SteeredTime(), SeededChance()
        table = table_of("t1")
        await one.add_table(table)
        writer = LiveTable(table, one, time, chance)
        await writer.begin(Seated(secret="5e" * 32))
        tables = LiveTables(Registry(two, time), chance, Limits())
        reader = await tables.get(table.id)
        reading, go, entries = asyncio.Event(), asyncio.Event(), two.entries

        async def slowly(*asked):
            reading.set()
            await go.wait()
            return await entries(*asked)

        two.entries = slowly
        await writer.noted(lambda: Timed("set", Mark(42_000)))
        await reading.wait()  # the reader has heard of it and asks for it
        asked = asyncio.ensure_future(tables.get(table.id))
        await asyncio.sleep(0.05)
        assert not asked.done()
        go.set()
        assert (await asked) is reader
        assert reader.version == writer.version == 2
