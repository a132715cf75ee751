"""Processes on one PostgreSQL notify each other, even after the connection was cut."""

import asyncio
from random import Random

import pytest

from gorod.server.store.postgres_link import LOST, reached
from tests.kit.store_writers import PROCESSES, append_and_listen
from tests.kit.stores import link_of, live_logs, log_of, opened, receipt_of, table_of


async def until(true, seconds=10):
    for _ in range(int(seconds / 0.01)):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError


async def cut_all(address):
    """As a restart of the server, or a network that drops every connection."""
    connection = await reached(address)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


async def test_two_processes_hear_each_other_and_not_themselves(address):
    loop = asyncio.get_running_loop()
    heard = []
    async with opened(address) as store:
        store.listen(lambda *word: heard.append(word))
        await store.add_table(table_of("ours"))
        await store.add_table(table_of("theirs"))
        pipe, theirs = PROCESSES.Pipe()
        process = PROCESSES.Process(target=append_and_listen, args=(address, "theirs", theirs))
        process.start()

        async def said():
            assert await loop.run_in_executor(None, pipe.poll, 20)
            return pipe.recv()

        assert await said() == "listening"
        await store.append(log_of("ours", [1]), None)
        assert await said() == ("ours", "entries")
        link = link_of("ours", "judge")
        await store.add_link(link)
        assert await said() == ("ours", "links")
        await store.revoke_link("judge")
        assert await said() == ("ours", "links")
        assert heard == []
        pipe.send("go")
        await until(lambda: heard == [("theirs", "entries")])
        assert [entry.body for entry in await store.entries("theirs")] == [b'{"said":"go"}']
        assert await said() == "appended"
        pipe.send("stop")
        await loop.run_in_executor(None, process.join, 20)
        assert process.exitcode == 0


async def test_a_batch_of_many_tables_is_told_in_full(address):
    heard = []
    async with opened(address) as one, opened(address) as two:
        two.listen(lambda *word: heard.append(word))
        tables = [f"{'стол' * 12}-{n}" for n in range(200)]
        await asyncio.gather(*(one.add_table(table_of(table)) for table in tables))
        await asyncio.gather(*(one.append(log_of(table, [1]), None) for table in tables))
        await until(lambda: len(heard) == 200)
        assert sorted(heard) == sorted((table, "entries") for table in tables)


async def test_after_a_cut_everything_may_have_changed(address):
    heard = []
    async with opened(address) as one, opened(address) as two:
        await one.add_table(table_of("a"))
        two.listen(lambda *word: heard.append(word))
        await cut_all(address)
        await until(lambda: heard == [("", "entries"), ("", "links")])
        await one.append(log_of("a", [1]), None)
        await until(lambda: ("a", "entries") in heard)
        assert len(await two.entries("a")) == 1


@pytest.mark.parametrize("seed", range(3))
async def test_cuts_while_everybody_writes_lose_and_double_nothing(address, seed):
    chance = Random(seed)
    tables = {f"t{n}" for n in range(6)}
    written = set()
    cuts = 0  # since the last commit; the writer bears seven, however slow the machine
    async with opened(address) as store:
        for table in tables:
            await store.add_table(table_of(table))

        async def write(table):
            nonlocal cuts
            before = None
            for number in range(60):
                (entry,) = log_of(table, [number], before)
                receipt = receipt_of(entry, f"c{number}") if number % 3 else None
                assert await store.append([entry], receipt) is None
                cuts = 0
                if number % 4 == 0:  # a refusal: a receipt alone
                    assert await store.append([], receipt_of(entry, f"r{number}")) is None
                before = entry
            written.add(table)

        async def cut():
            nonlocal cuts
            while written != tables:
                await asyncio.sleep(chance.random() * 0.08)
                if cuts < 4:
                    cuts += 1
                    await cut_all(address)

        await asyncio.gather(cut(), *map(write, sorted(tables)))
        logs = await live_logs(store)
        assert {table: [int(e.body) for e in log] for table, log in logs.items()} == {
            table: list(range(60)) for table in tables
        }


async def test_a_farewell_read_while_idle_is_a_lost_connection(address):
    """What asyncpg then says is neither an error of the server's nor one of its interface's."""
    connection = await reached(address)
    await cut_all(address)

    async def ask_on():
        for _ in range(1000):  # the farewell and the closing arrive one after the other
            await connection.fetch("SELECT 1")
            await asyncio.sleep(0)

    with pytest.raises(LOST):
        await ask_on()
