"""`kill -9` of the real server at random moments, while judges send commands and halls look on.

`GOROD_KILLS` sets how often (`make torture` uses more).
"""

import asyncio
import json
import os
import signal
import time
from random import Random

from gorod.server.tables.sender import console_hash
from gorod.server.tables.table_entries import Moved, decode
from tests.kit.http_clients import client
from tests.kit.retrying_clients import Judge, Watcher, by_http, by_socket
from tests.kit.server_processes import PATIENCE, ServerProcess, gorod, prepared
from tests.kit.stores import opened

KILLS = int(os.environ.get("GOROD_KILLS", "30"))
STYLES = ("dealer", "timer", "player", "dealer", "player", "player")
COLD = 20
"""Every so often the process is a new interpreter, not a fork."""


class Tally:
    """How many kills met an unanswered command."""

    met = 0


async def killed_again_and_again(server, kills, chance, judges):
    """While it starts, while it works, and some while they stop as they were told to."""
    tally = Tally()
    for number in range(kills):
        cold = number % COLD == 0
        server.start(warm=not cold)
        if cold or chance.random() < 0.7:
            await some_are_answered(judges)
        await asyncio.sleep(chance.random() * 0.08)
        if chance.random() < 0.1:
            server.send(signal.SIGTERM)
            await asyncio.sleep(chance.random() * 0.03)
        tally.met += any(judge.waiting for judge in judges)
        await asyncio.to_thread(server.kill)
    return tally


async def one_worker_killed_again_and_again(server, kills, chance, judges):
    """The process above them is left alone, and starts another one each time."""
    tally = Tally()
    server.start(warm=True)
    await server.ready()
    for _ in range(kills):
        await some_are_answered(judges)
        await asyncio.sleep(chance.random() * 0.08)
        tally.met += any(judge.waiting for judge in judges)
        os.kill(chance.choice(server.workers), signal.SIGKILL)
        while len(server.workers) < 2:
            await asyncio.sleep(0.01)
    assert server.stop() == 0
    return tally


async def some_are_answered(judges):
    before = sum(len(judge.acked) for judge in judges)
    deadline = time.monotonic() + PATIENCE
    while sum(len(judge.acked) for judge in judges) == before:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.005)


async def tortured(path, kills, killed=killed_again_and_again, flags=()):
    chance = Random(20261116)
    database = str(path / "gorod.db")
    tables = await prepared(database, len(STYLES))
    server, done, over = ServerProcess(database), asyncio.Event(), asyncio.Event()
    server.flags = (*server.flags, *flags)
    judges = [
        Judge(server.url, made, style, Random(number))
        for number, (made, style) in enumerate(zip(tables, STYLES, strict=True))
    ]
    halls = [Watcher(server.url, made) for made in tables]
    try:
        async with asyncio.TaskGroup() as group:
            for number, judge in enumerate(judges):
                group.create_task((by_http if number % 3 == 2 else by_socket)(judge, done))
            watching = [group.create_task(hall.watch(over)) for hall in halls]
            tally = await killed(server, kills, chance, judges)
            server.start(warm=True)
            await server.ready()
            done.set()
            while any(judge.waiting for judge in judges):
                await asyncio.sleep(0.01)
            await everybody_has_seen_all(server, halls)
            for task in watching:
                task.cancel()
    finally:
        server.kill()
    return database, judges, halls, tally


async def everybody_has_seen_all(server, halls):
    """Cut off again and again, they know what one knows who asks only now."""
    async with client(server.url) as http:
        for hall in halls:
            path, by = f"/api/tables/{hall.made.id}/view", hall.made.bearer("hall")
            view = (await http.get(path, headers=by)).json()
            async with asyncio.timeout(PATIENCE):
                while hall.seq < view["seq"]:
                    await asyncio.sleep(0.01)
            assert (hall.seq, hall.log) == (view["seq"], view["log"]["add"])


async def compared(database, judges):
    """Compare the ledgers of the clients with the file."""
    async with opened(database) as store:
        for judge in judges:
            entries = await store.entries(judge.made.id)
            # One entry for every command that was answered so, and none beside them.
            versions = [asked.answer["seq"] for asked in judge.acked]
            assert sorted(versions) == [e.version for e in entries if e.actor == "judge"]
            for asked in judge.acked:
                key = f"judge/{console_hash(judge.console)}/{asked.id}"
                receipt = await store.receipt(judge.made.id, key)
                assert json.loads(receipt.answer) == asked.answer
            bodies = [decode(entry.body) for entry in entries]
            for version, roles in judge.cards.items():
                body = bodies[version - 1]
                if isinstance(body, Moved) and body.drawn == "seed":
                    assert list(body.command.cards) == roles


def nothing_is_lost(database, judges):
    verified = gorod("verify", "--database", database, "--json")
    assert verified.returncode == 0, verified.stdout
    assert json.loads(verified.stdout)["findings"] == []
    asyncio.run(compared(database, judges))


def test_nothing_acknowledged_is_lost_doubled_or_redrawn(tmp_path):
    begun = time.perf_counter()
    database, judges, halls, tally = asyncio.run(tortured(tmp_path, KILLS))
    nothing_is_lost(database, judges)
    answered = sum(len(judge.acked) for judge in judges)
    again = sum(judge.repeated for judge in judges)
    deals = sum(asked.wish["wish"] == "draw" for judge in judges for asked in judge.acked)
    resumed = sum(hall.resumed for hall in halls)
    took = time.perf_counter() - begun
    print(
        f"\n{KILLS} kills in {took:.0f} s, {tally.met} while a command was unanswered: "
        f"{answered} commands acknowledged ({deals} deals), "
        f"{again} asked again and answered the same, {resumed} resumed sockets, 0 lost"
    )
    assert answered > KILLS
    assert again > KILLS / 4
    assert resumed > KILLS
    assert tally.met > KILLS / 3


def test_nothing_is_lost_when_one_of_two_workers_is_killed_again_and_again(tmp_path):
    kills = max(8, KILLS // 4)
    database, judges, halls, tally = asyncio.run(
        tortured(tmp_path, kills, one_worker_killed_again_and_again, ("--workers", "2"))
    )
    nothing_is_lost(database, judges)
    answered = sum(len(judge.acked) for judge in judges)
    resumed = sum(hall.resumed for hall in halls)
    print(
        f"\n{kills} kills of a worker, {tally.met} while a command was unanswered: "
        f"{answered} commands acknowledged, {resumed} resumed sockets, 0 lost"
    )
    assert answered > kills
    assert resumed > kills / 4
