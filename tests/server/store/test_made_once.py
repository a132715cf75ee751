"""A request that is sent to two servers on one PostgreSQL at one moment makes one thing."""

import asyncio

import pytest

from gorod.server.store.row_codecs import TABLES, TOURNAMENTS
from gorod.server.store.store_ids import to_table_id
from tests.server.store.test_two_lobbies import two_servers
from tests.server.test_asked_again import BODIES
from tests.server.test_owner import signed_in
from tests.server.test_quotas import CUP

ROUNDS = 6


@pytest.mark.parametrize("path", BODIES)
async def test_a_table_is_made_at_one_of_them(address, tmp_path, path):
    async with two_servers(address, tmp_path) as servers:
        store = servers[0].services.store
        for number in range(ROUNDS):
            body = {**BODIES[path], "key": f"{number:032}"}
            asked = [server.http.post(path, json=body) for server in servers * 2]
            answers = await asyncio.gather(*asked)
            assert [answer.status_code for answer in answers] == [201] * 4, answers[-1].text
            told = [[one["token"] for one in answer.json()["links"]] for answer in answers]
            assert all(tokens == told[0] for tokens in told)
            assert await store.count(TABLES) == number + 1
            table = to_table_id(answers[0].json()["table"])
            assert len(await store.links(table)) == len(told[0])
            by = {"authorization": f"Bearer {told[0][0]}"}
            for server in servers:
                view = await server.http.get(f"/api/tables/{table}/view", headers=by)
                assert view.status_code == 200, view.text


async def test_a_tournament_is_made_at_one_of_them(address, tmp_path):
    async with two_servers(address, tmp_path) as servers:
        by, _ = await signed_in(servers[0], "Клуб")
        for number in range(ROUNDS):
            body = {**CUP, "key": f"{number:032}"}
            asked = [s.http.post("/api/tournaments", json=body, headers=by) for s in servers * 2]
            answers = await asyncio.gather(*asked)
            assert [answer.status_code for answer in answers] == [201] * 4, answers[-1].text
            assert len({answer.json()["tournament"] for answer in answers}) == 1
            assert await servers[0].services.store.count(TOURNAMENTS) == number + 1
