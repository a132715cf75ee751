"""Four processes on one PostgreSQL, behind a balancer that sends everybody anywhere."""

import asyncio
from contextlib import AsyncExitStack
from random import Random

import httpx

from gorod.server.bots.table import TableOfBots
from gorod.server.store.database_backup import verify
from tests.kit.load_balancer import balanced
from tests.kit.running_server import LOOSE, PATIENCE
from tests.kit.server_processes import Elsewhere, ServerProcess

PROCESSES = 4
PHONES = 12


async def test_a_game_is_played_through_a_balancer_that_remembers_nobody(address, tmp_path):
    async with AsyncExitStack() as held:
        servers = []
        for number in range(PROCESSES):
            journal = tmp_path / f"{number}.log"
            server = ServerProcess(address, journal=journal, settings={"limits": LOOSE})
            held.callback(server.kill)
            server.start(warm=True)
            servers.append(server)
            if not number:
                await server.ready()  # the first one migrates
        for server in servers:
            await server.ready()
        balancer = await held.enter_async_context(balanced([one.port for one in servers]))
        # Every request opens a new connection, and so goes to another process.
        http = await held.enter_async_context(
            httpx.AsyncClient(
                base_url=balancer.url,
                timeout=PATIENCE,
                limits=httpx.Limits(max_keepalive_connections=0),
            )
        )
        front = Elsewhere(balancer.url, http)
        made = await front.table()

        # A ticket that one process gives is taken by another.
        for _ in range(PHONES):
            told = await http.post("/api/tickets", headers=made.bearer("hall"))
            async with front.bare() as phone:
                await phone.send({"type": "hello", "ticket": told.json()["ticket"]})
                assert (await phone.next())["type"] == "welcome"

        bots = TableOfBots(balancer.url, made.tokens, 0.002, Random(3), patience=5_000)
        await asyncio.wait_for(bots.play(), PATIENCE)
        views = [
            (await http.get(f"/api/tables/{made.id}/document", headers=made.bearer("hall"))).json()
            for _ in servers
        ]
        assert all(view == views[0] for view in views)
        assert min(balancer.served.values()) > PHONES // 2
        for server in servers:
            assert server.stop() == 0
            assert '"level": "error"' not in server.journal.read_text()
            assert '"level":"error"' not in server.journal.read_text()
    verified = await asyncio.to_thread(lambda: asyncio.run(verify(address)))
    assert verified.findings == ()
    assert verified.tables == 1
