"""Two servers on one PostgreSQL: a game has one live table, and the desk is told of it once."""

import asyncio

from gorod.server.config import Config
from gorod.server.tables.wishes import Take, Undo
from tests.kit.served import LOOSE, SteeredTime, serving
from tests.server import desks
from tests.server.tournaments.kit import Desk
from tests.server.tournaments.test_attended import LOST


async def at_two(address, tmp_path, scene):
    config, time = Config(limits=LOOSE, database=address), SteeredTime()
    async with (
        serving(tmp_path, config, time=time) as one,
        serving(tmp_path, config, time=time) as two,
    ):
        desk = await Desk(one, time).opened()
        await desk.entered(10)
        await scene(desk, one, two)


async def test_whoever_asks_first_at_two_servers_finds_one_table(address, tmp_path):
    async def scene(desk, one, two):
        draft, confirm, release = desk.seating(1)
        await desk.do(draft, confirm)
        path, by = desk.at("/games/q.1.1/table"), desk.headers["judge"]
        await two.http.get(desk.at(""), headers=by)
        told = {"id": "r", "seen": await desk.version(), "commands": [release]}
        # The release makes the tables of the round; both judges ask before it has.
        released = asyncio.create_task(desk.post("/commands", told))
        made = []
        while not released.done() or not made:
            asked = (server.http.post(path, json={}, headers=by) for server in (one, two))
            made += [answer for answer in await asyncio.gather(*asked) if answer.status_code == 201]
        assert (await released).status_code == 200
        assert len({answer.json()["table"] for answer in made}) == 1
        live = [table for table in await one.services.store.tables(live=True) if table.tags]
        assert [table.id for table in live] == [made[0].json()["table"]]

    await at_two(address, tmp_path, scene)


async def test_a_game_starts_and_ends_once_whatever_server_its_table_is_at(address, tmp_path):
    async def scene(desk, one, two):
        await desk.seated(1)
        made = await desk.post("/games/q.1.1/table", {}, "judge")
        table = made.json()["table"]
        here, there = [await server.services.hub.table(table) for server in (one, two)]
        judge = desks.Desk(here)
        await judge.ask(Take())
        for wish in (desks.DEAL, LOST, Undo(), LOST):
            await judge.ask(wish)
            await there.catch_up()
            for server in (one, two):
                await server.services.attendant.settled()
        log = await desk.read("/log")
        kinds = [entry["command"]["type"] for entry in log if entry["who"] == ":table"]
        assert kinds == ["start-game", "end-game", "undo", "end-game"]

    await at_two(address, tmp_path, scene)
