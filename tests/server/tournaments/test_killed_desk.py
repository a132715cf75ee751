"""kill -9 between commands: what was acknowledged is there, once; the rest can be sent again."""

import asyncio
from pathlib import Path
from random import Random

import httpx
import msgspec

from tests.kit.http_clients import client
from tests.kit.server_processes import ServerProcess, gorod
from tests.server.tournaments.kit import PASSWORD, SMALL

KILLS, COMMANDS = 4, 30


def test_a_desk_that_is_killed_loses_nothing_and_does_nothing_twice(tmp_path):
    asyncio.run(killed(str(tmp_path / "gorod.db"), Random(20261115)))
    verified = gorod("verify", str(Path(tmp_path, "gorod.db")))
    assert verified.returncode == 0, verified.stdout


async def killed(database, chance):
    server = ServerProcess(database)
    server.start(warm=True)
    try:
        await server.ready()
        async with client(server.url) as http:
            where = await opened(http)
            dying = set(chance.sample(range(COMMANDS), KILLS))
            acked = []
            for number in range(COMMANDS):
                sent = asyncio.create_task(club(http, where, number, len(acked)))
                if number in dying:
                    await asyncio.sleep(chance.random() * 0.02)
                    server.kill()
                    server.start(warm=True)
                    await server.ready()
                answer = await sent
                if answer is None:  # nobody knows whether it was written, so it is sent again
                    answer = await club(http, where, number, len(acked))
                assert answer is not None
                assert answer.status_code == 200, answer.text
                acked.append(answer.json()["seq"])
            assert acked == sorted(set(acked))
            assert acked[-1] - acked[0] == COMMANDS - 1
            again = [await club(http, where, number, number) for number in range(COMMANDS)]
            assert [answer.json()["seq"] for answer in again] == acked
            view = (await http.get(where)).json()
            assert [own["id"] for own in view["clubs"]] == [f"c{n}" for n in range(COMMANDS)]
    finally:
        server.kill()


async def opened(http):
    account = {"name": "Организатор", "password": PASSWORD}
    await http.post("/api/accounts", json=account)
    await http.post("/api/sessions", json=account)
    body = {"name": "Кубок", "regulation": msgspec.to_builtins(SMALL)}
    made = await http.post("/api/tournaments", json=body)
    return f"/api/tournaments/{made.json()['tournament']}"


async def club(http, where, number, done):
    add = {"type": "add-club", "club": {"id": f"c{number}", "name": f"Клуб {number}"}}
    body = {"id": f"n{number}", "seen": 1 + done, "commands": [add]}
    try:
        return await http.post(f"{where}/commands", json=body, timeout=180)
    except httpx.TransportError:
        return None
