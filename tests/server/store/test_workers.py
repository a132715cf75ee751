"""`gorod serve --workers 2`: two processes behind one port, on one SQLite file."""

import asyncio
import json
import os
import signal
import ssl
from collections import Counter
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gorod.server.bots.table import TableOfBots
from gorod.server.http.middleware import TOO_MANY
from gorod.server.siblings import Worker
from gorod.server.store.database_backup import verify
from tests.kit.http_clients import client
from tests.kit.running_server import LOOSE, PATIENCE, Viewer
from tests.kit.server_processes import Elsewhere, ServerProcess

WORKERS = 2


@asynccontextmanager
async def worked(path, **settings):
    """Run a server with workers; every request of its client opens a connection of its own."""
    flags = ("--workers", str(WORKERS), "--log-level", "info")
    server = ServerProcess(
        str(path / "gorod.db"), flags=flags, settings={"limits": LOOSE, **settings}
    )
    server.start(warm=True)
    single = httpx.Limits(max_keepalive_connections=0)
    try:
        await server.ready()
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, limits=single) as http:
            front = Elsewhere(server.url, http)
            await until(lambda: len(server.workers) == WORKERS)
            yield server, front
    finally:
        for pid in server.workers:
            os.kill(pid, signal.SIGKILL)
        server.kill()


def connections_of(pid, port):
    """How many clients are connected to the server in this process."""
    own = set()
    for descriptor in Path(f"/proc/{pid}/fd").iterdir():
        try:
            own.add(str(descriptor.readlink()))
        except OSError:
            continue
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    here = [row for row in rows if row[1].endswith(f":{port:04X}") and row[3] == "01"]
    return sum(f"socket:[{row[9]}]" in own for row in here)


async def until(true):
    while not true():
        await asyncio.sleep(0.01)


def connections(server):
    """How many clients each worker has."""
    return [connections_of(pid, server.port) for pid in server.workers]


async def connected(server, wanted):
    """Wait until the workers have these clients; requests may have left some that are closing."""
    async with asyncio.timeout(PATIENCE):
        await until(lambda: connections(server) == wanted)


def owner(table_id):
    return Worker(0, WORKERS, {}).owner(table_id)


async def tables_of_both(front, each):
    """Make tables until every worker has some."""
    made = {number: [] for number in range(WORKERS)}
    while min(map(len, made.values())) < each:
        one = await front.table()
        if len(made[owner(one.id)]) < each:
            made[owner(one.id)].append(one)
    return made


async def test_all_sockets_of_a_table_are_at_one_worker_whoever_accepted_them(tmp_path):
    async with worked(tmp_path) as (server, front), AsyncExitStack() as held:
        made = await tables_of_both(front, 3)
        for table in (table for its in made.values() for table in its):
            for scope in ("judge", "hall", "seat:1", "seat:2"):
                await held.enter_async_context(front.socket(table.tokens[scope]))
        await connected(server, [12, 12])


async def test_by_a_ticket_too_and_what_follows_the_first_frame_at_once_is_answered(tmp_path):
    async with worked(tmp_path) as (_, front):
        made = await tables_of_both(front, 2)
        for table in (table for its in made.values() for table in its):
            for turn in range(6):
                told = await front.http.post("/api/tickets", headers=table.bearer("judge"))
                hello = {"type": "hello", "ticket": told.json()["ticket"], "console": "c"}
                ask = {"type": "ask", "id": f"a{turn}", "seen": 0, "wish": {"wish": "take"}}
                async with front.bare() as judge:
                    await asyncio.gather(judge.send(hello), judge.send(ask))
                    assert (await judge.until("welcome"))["scope"] == "judge"
                    assert (await judge.until("ack", "stale"))["id"] == f"a{turn}"


async def test_a_game_of_bots_is_the_same_at_every_worker(tmp_path):
    async with worked(tmp_path) as (server, front):
        made = await tables_of_both(front, 1)
        games = [its[0] for its in made.values()]
        await asyncio.gather(
            *(
                TableOfBots(server.url, one.tokens, 0.002, Random(seed), patience=5_000).play()
                for seed, one in enumerate(games)
            )
        )
        for one in games:
            seen = Counter()
            for _ in range(12):  # each request is accepted by some worker
                path = f"/api/tables/{one.id}/document"
                answer = await front.http.get(path, headers=one.bearer("hall"))
                seen[json.dumps(answer.json(), sort_keys=True)] += 1
            assert len(seen) == 1
        assert server.stop() == 0
        journal = server.journal.read_text()
        assert '"level":"error"' not in journal
        assert "Traceback" not in journal
    assert not (await verify(str(tmp_path / "gorod.db"))).findings


async def test_a_request_sees_what_was_acknowledged_before_whichever_worker_answers(tmp_path):
    async with worked(tmp_path) as (_, front), AsyncExitStack() as held:
        made = await tables_of_both(front, 1)
        for table in (its[0] for its in made.values()):
            path, by = f"/api/tables/{table.id}/view", table.bearer("judge")
            for _ in range(6):  # both workers have the table in memory
                await front.http.get(path, headers=by)
            judge = await held.enter_async_context(front.judge(table))
            for seconds in range(30, 70):
                answer = await judge.ask({"wish": "timer", "do": "set", "seconds": seconds})
                assert answer["type"] == "ack"
                shown = (await front.http.get(path, headers=by)).json()
                assert shown["seq"] >= answer["seq"]


async def test_a_link_ends_at_every_worker(tmp_path):
    async with worked(tmp_path) as (_, front):
        made = await tables_of_both(front, 4)
        for table in (table for its in made.values() for table in its):
            async with front.socket(table.tokens["hall"]) as hall:
                path = f"/api/tables/{table.id}/links/{table.links['hall']}"
                done = await front.http.delete(path, headers=table.bearer("judge"))
                assert done.status_code == 204
                with pytest.raises(ConnectionClosed) as closed:
                    await hall.until("nothing more")
                assert closed.value.rcvd.code == 4401


async def test_figures_are_those_of_all_workers_whichever_is_asked(tmp_path):
    async with worked(tmp_path) as (server, front), AsyncExitStack() as held:
        made = await tables_of_both(front, 2)
        for table in (table for its in made.values() for table in its):
            await held.enter_async_context(front.socket(table.tokens["hall"]))
        for _ in range(8):
            figures = (await front.http.get("/metrics")).text
            assert "\ngorod_sockets 4.0\n" in figures
            assert "\ngorod_backup_age_seconds +Inf\n" in figures
        stopped = next(pid for pid in server.workers if connections_of(pid, server.port))
        os.kill(stopped, signal.SIGSTOP)  # a worker that hangs is left out, and stops nobody
        try:
            async with asyncio.timeout(PATIENCE):
                while "\ngorod_sockets 2.0\n" not in (await asked_again(server, "/metrics")):
                    pass
        finally:
            os.kill(stopped, signal.SIGCONT)


async def asked_again(server, path):
    """Ask until a worker that runs has accepted the connection."""
    async with httpx.AsyncClient(base_url=server.url, timeout=3) as http:
        try:
            return (await http.get(path)).text
        except httpx.TimeoutException:
            return ""


async def test_a_killed_worker_takes_only_its_own_tables_along_and_comes_back(tmp_path):
    async with worked(tmp_path) as (server, front), AsyncExitStack() as held:
        made = await tables_of_both(front, 2)
        judges = {
            number: [await held.enter_async_context(front.judge(one)) for one in its]
            for number, its in made.items()
        }
        for judge in judges[0] + judges[1]:
            assert (await judge.ask({"wish": "draw"}, name="deal"))["type"] == "ack"
        await connected(server, [2, 2])
        pid = server.workers[0]
        os.kill(pid, signal.SIGKILL)
        gone = []
        for number, its in judges.items():
            for judge in its:
                try:
                    answer = await judge.ask({"wish": "timer", "do": "set", "seconds": 42})
                    assert answer["type"] == "ack"
                except ConnectionClosed:
                    gone.append(number)
        assert gone in ([0, 0], [1, 1])
        await until(lambda: len(server.workers) == WORKERS)
        assert pid not in server.workers
        for table in made[gone[0]]:
            async with front.socket(table.tokens["judge"], "console-1") as judge:
                await judge.view()
                again = await judge.ask({"wish": "draw"}, name="deal")
                assert again["type"] == "ack", "it was acknowledged, so it is there"
                assert judge.last["players"][0]["role"]
        assert server.stop() == 0


async def test_no_worker_outlives_the_supervisor_and_the_file_is_free_again(tmp_path):
    async with worked(tmp_path) as (server, front):
        table = await front.table()
        pids = server.workers
        server.kill()
        await until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids))
    async with worked(tmp_path) as (server, front), client(server.url) as http:
        found = await http.get(f"/api/tables/{table.id}/view", headers=table.bearer("hall"))
        assert found.status_code == 200
        second = ServerProcess(server.database, flags=("--workers", "2"))
        second.start(warm=True)
        assert await asyncio.to_thread(second.wait) == 2, "one server has one file"


def test_what_one_worker_cannot_do_ends_the_server(tmp_path):
    (tmp_path / "gorod.db").write_text("this is no database of ours")
    server = ServerProcess(str(tmp_path / "gorod.db"), flags=("--workers", "2"))
    server.start(warm=True)
    assert server.wait() == 2
    assert "gorod.db" in server.journal.read_text()


async def test_a_socket_that_its_worker_refuses_is_closed_in_words_of_the_protocol(tmp_path):
    """The handshake is over by then, so the refusal is a close frame and no answer over HTTP."""
    limits = msgspec.structs.replace(LOOSE, sockets_per_address=3)
    async with worked(tmp_path, limits=limits) as (_, front), AsyncExitStack() as held:
        made = await tables_of_both(front, 1)
        token = made[0][0].tokens["hall"]
        for _ in range(3):
            await held.enter_async_context(front.socket(token))
        codes = set()
        while not codes:  # until another worker has accepted the connection
            with suppress(InvalidStatus):
                async with front.bare() as hall:
                    await hall.send({"type": "hello", "token": token})
                    with pytest.raises(ConnectionClosed) as closed:
                        await hall.until("nothing")
                    codes.add(closed.value.rcvd.code)
        assert codes == {TOO_MANY}


async def test_an_encrypted_socket_stays_where_it_was_accepted_and_follows_the_table(tmp_path):
    server = ServerProcess(
        str(tmp_path / "gorod.db"),
        flags=("--https", "--workers", "2"),
        settings={"limits": LOOSE},
    )
    server.start(warm=True)
    authority = tmp_path / "gorod-tls" / "authority.pem"
    await until(authority.exists)
    trust = ssl.create_default_context(cafile=authority)
    url = f"https://127.0.0.1:{server.port}"
    try:
        async with httpx.AsyncClient(base_url=url, verify=trust, timeout=PATIENCE) as http:
            while True:
                with suppress(httpx.TransportError):
                    assert (await http.get("/healthz")).status_code == 200
                    break
            table = await Elsewhere(url, http).table()
        async with AsyncExitStack() as held:
            viewers = []
            for scope in ("judge", *["hall"] * 7):
                socket = await held.enter_async_context(
                    connect(f"wss://127.0.0.1:{server.port}/ws", ssl=trust)
                )
                viewers.append(Viewer(socket))
                await viewers[-1].send({"type": "hello", "token": table.tokens[scope]})
                await viewers[-1].view()
            judge, *halls = viewers
            await until(lambda: sum(connections(server)) == 8)
            await judge.ask({"wish": "take"})
            assert (await judge.ask({"wish": "draw"}))["type"] == "ack"
            for _ in range(3):
                assert (await judge.do("proceed"))["type"] in ("ack", "refused")
            for hall in halls:
                while hall.last["phase"] != judge.last["phase"]:
                    await hall.view()
        assert server.stop() == 0
    finally:
        server.kill()
