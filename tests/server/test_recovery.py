"""The real server comes back: a thousand tables after a kill, and a backup made under load."""

import asyncio
import json
import time
from random import Random

from websockets.asyncio.client import connect

from gorod.server.access.links import Links
from gorod.server.access.principal import SERVER, Origin
from gorod.server.chance import SystemChance
from gorod.server.store.chain import chained
from gorod.server.store.stored_rows import Table
from gorod.server.tables.table_requests import Do, Take
from gorod.server.time_source import SystemTime, stamp
from tests.kit.http_clients import client
from tests.kit.random_games import TEMPERS, Player
from tests.kit.retrying_clients import Judge, by_http, by_socket
from tests.kit.running_server import NAMES, RULES, live_table
from tests.kit.server_processes import ServerProcess, gorod, prepared, process_of
from tests.kit.stores import opened
from tests.server.command_sender import DEAL, CommandSender

TABLES = 1000
MOVES = 40
AT_ONCE = 40
BOUND = 180.0
"""Far above the goal of two seconds: a shared machine may be slow, and the figure is printed."""


async def middle_of_a_game(path):
    """The entries of a game in its middle."""
    path.mkdir()
    async with live_table(path, SystemTime()) as (live, store):
        judge = CommandSender(live)
        await judge.ask(Take())
        await judge.ask(DEAL)
        player = Player(live.timeline.book.rules, Random(4), TEMPERS["usual"])
        while live.timeline.version < MOVES:
            await judge.ask(Do(player.move(live.timeline.now.game)))
        return await store.entries(live.id)


async def many_tables(path, database):
    """Make that game at a thousand tables, each with its own chain and link."""
    model = await middle_of_a_game(path / "model")
    clock, chance = SystemTime(), SystemChance()
    async with opened(database) as store:
        links = Links(store, clock, chance)

        async def one(number):
            table = Table(f"t{number:04}", stamp(clock.now()), RULES, (), NAMES)
            await store.add_table(table)
            log = []
            for entry in model:
                parts = {"kind": entry.kind, "actor": entry.actor, "at": entry.at}
                after = log[-1] if log else None
                log.append(chained(after, table=table.id, body=entry.body, **parts))
            await store.append(log, None)
            return (await links.mint(table.id, "hall", Origin(SERVER))).token

        return await asyncio.gather(*(one(number) for number in range(TABLES)))


async def views_of_all(server, tokens):
    """Open a socket at every table, from many addresses; each shows the state of its game."""
    gate, url = asyncio.Semaphore(AT_ONCE), f"{server.url.replace('http', 'ws', 1)}/ws"

    async def one(number, token):
        local = (f"127.0.1.{1 + number // 10}", 0)
        async with (
            gate,
            connect(url, compression=None, local_addr=local, open_timeout=BOUND) as socket,
        ):
            await socket.send(json.dumps({"type": "hello", "token": token}))
            while (frame := json.loads(await socket.recv()))["type"] != "view":
                pass
            return frame["seq"], frame["phase"], tuple(p["alive"] for p in frame["players"])

    return await asyncio.gather(*(one(n, token) for n, token in enumerate(tokens)))


def test_a_thousand_tables_are_there_again_after_a_kill(tmp_path):
    database = str(tmp_path / "gorod.db")

    async def whole():
        tokens = await many_tables(tmp_path, database)
        server, took = ServerProcess(database), []
        try:
            for _ in range(2):
                begun = time.perf_counter()
                server.start()
                await server.ready()
                took.append(time.perf_counter() - begun)
                begun = time.perf_counter()
                seen = await views_of_all(server, tokens)
                took.append(time.perf_counter() - begun)
                assert len(set(seen)) == 1
                server.kill()
        finally:
            server.kill()
        return took

    first, _, start, views = asyncio.run(whole())
    print(
        f"\n{TABLES} tables of {MOVES} entries: healthy {start:.2f} s after a kill, "
        f"a view of every table {views:.2f} s later (the first start took {first:.2f} s)"
    )
    assert start + views < BOUND


def test_a_backup_under_load_is_restored_verified_and_served(tmp_path):
    """B1: everything acknowledged before the backup began is in it, and play continues from it."""
    database, copy = str(tmp_path / "gorod.db"), str(tmp_path / "copy.db")
    restored = str(tmp_path / "elsewhere" / "gorod.db")
    (tmp_path / "elsewhere").mkdir()

    async def whole():
        tables = await prepared(database, 4)
        async with process_of(tmp_path / "gorod.db") as server:
            done = asyncio.Event()
            judges = [Judge(server.url, made, "player", Random(n)) for n, made in enumerate(tables)]
            tasks = [asyncio.create_task(by_socket(judge, done)) for judge in judges[:3]]
            tasks.append(asyncio.create_task(by_http(judges[3], done)))
            while sum(len(judge.acked) for judge in judges) < 40:
                await asyncio.sleep(0.01)
            before = {judge.made.id: judge.acked for judge in judges}
            made = await asyncio.to_thread(gorod, "backup", copy, "--database", database)
            after = {judge.made.id: judge.acked for judge in judges}
            done.set()
            await asyncio.gather(*tasks)
        assert made.returncode == 0, made.stdout + made.stderr
        answer = gorod("restore", copy, "--database", restored, "--json")
        assert answer.returncode == 0, answer.stdout + answer.stderr
        verified = gorod("verify", "--database", restored, "--json")
        assert json.loads(verified.stdout)["findings"] == []
        assert verified.returncode == 0
        await nothing_is_missing(restored, before, after)
        async with process_of(tmp_path / "elsewhere" / "gorod.db") as server:
            await goes_on(server, judges, before)
        verified = gorod("verify", "--database", restored)
        assert verified.returncode == 0, verified.stdout
        return sum(map(len, before.values())), sum(map(len, after.values()))

    before, after = asyncio.run(whole())
    print(f"\n{before} commands before the backup, {after - before} while it was made")
    assert after > before


async def nothing_is_missing(database, before, after):
    """Check that what was acknowledged is there, and that what is there was requested."""
    async with opened(database) as store:
        for table, asked in before.items():
            stored = {e.version for e in await store.entries(table) if e.actor == "judge"}
            assert {one.answer["seq"] for one in asked} <= stored
            assert len(stored) <= len(after[table]) + 1


async def goes_on(server, judges, before):
    """The old links open the tables; old commands are answered as they were; new ones are done."""
    async with client(server.url) as http:
        for judge in judges:
            path, by = f"/api/tables/{judge.made.id}", judge.made.bearer("judge")
            for asked in before[judge.made.id][-3:]:
                body = {**asked.body, "console": judge.console}
                told = await http.post(f"{path}/commands", json=body, headers=by)
                assert told.json() == asked.answer
            view = (await http.get(f"{path}/view", headers=by)).json()
            wish = {"wish": "timer", "do": "set", "seconds": 30}
            body = {"id": "new", "seen": view["seq"], "wish": wish, "console": judge.console}
            told = await http.post(f"{path}/commands", json=body, headers=by)
            assert told.json() == {"type": "ack", "id": "new", "seq": view["seq"] + 1}
