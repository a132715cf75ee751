"""Two servers on one PostgreSQL: a game has one live table, which reports once."""

import asyncio

from gorod.server.config import Config
from gorod.server.store.database_backup import backup, verify
from gorod.server.store.row_codecs import PLANS
from gorod.server.tables.table_requests import Take, Undo
from gorod.server.tournaments.planning.stored_plans import SILENT
from tests.kit.running_server import LOOSE, PATIENCE, SteeredTime, serving
from tests.server import command_sender
from tests.server.tournaments.kit import ServedTournament
from tests.server.tournaments.test_push import parts_told, watching
from tests.server.tournaments.test_table_reports import LOST


async def at_two(address, tmp_path, scene):
    config, time = Config(limits=LOOSE, database=address), SteeredTime()
    async with (
        serving(tmp_path, config, time=time) as one,
        serving(tmp_path, config, time=time) as two,
    ):
        desk = await ServedTournament(one, time).opened()
        await desk.entered(10)
        await scene(desk, one, two)


async def test_whoever_asks_at_two_servers_at_once_finds_one_table(address, tmp_path):
    """A new nickname calls for a new table, and both would make it."""

    async def scene(desk, one, two):
        await desk.seated(1)
        path, by = desk.at("/games/q.1.1/table"), desk.headers["judge"]
        for number in range(5):
            told = {"id": desk.players[0], "nickname": f"Ник {number}"}
            await desk.do({"type": "edit-player", "player": told})
            theirs = await two.services.tournaments.get(desk.id)
            await theirs.catch_up()
            asked = (server.http.post(path, json={}, headers=by) for server in (one, two))
            made = [answer.json()["table"] for answer in await asyncio.gather(*asked)]
            assert made[0] == made[1]
            live = [table.id for table in await one.services.store.tables(live=True)]
            assert live == [made[0]]

    await at_two(address, tmp_path, scene)


async def test_a_page_at_one_server_hears_what_is_done_at_the_other(address, tmp_path):
    """Of the tournament, and of a table that only the other server had in memory."""

    async def scene(desk, one, two):
        await desk.shown()
        async with watching(desk, server=two) as page:
            await desk.seated(1)
            while "rounds" not in await parts_told(page):
                pass
            made = await desk.post("/games/q.1.1/table", {}, "judge")
            live = await one.services.hub.tables.get(made.json()["table"])
            while two.services.hub.tables.known(live.id) is None:
                await asyncio.sleep(0.01)
            judge = command_sender.CommandSender(live)
            await judge.ask(Take())
            await judge.ask(command_sender.DEAL)
            while "live/q.1.1" not in await parts_told(page):
                pass

    await at_two(address, tmp_path, scene)


async def test_a_game_starts_and_ends_once_whatever_server_its_table_is_at(address, tmp_path):
    async def scene(desk, one, two):
        await desk.seated(1)
        made = await desk.post("/games/q.1.1/table", {}, "judge")
        table = made.json()["table"]
        here, there = [await server.services.hub.tables.get(table) for server in (one, two)]
        judge = command_sender.CommandSender(here)
        await judge.ask(Take())
        for wish in (command_sender.DEAL, LOST, Undo(), LOST):
            await judge.ask(wish)
            await there.catch_up()
            for server in (one, two):
                await server.services.table_reporter.settled()
        log = await desk.read("/log")
        kinds = [entry["command"]["type"] for entry in log if entry["who"] == ":table"]
        assert kinds == ["start-game", "end-game", "undo", "end-game"]

    await at_two(address, tmp_path, scene)


async def test_what_one_server_erases_the_other_forgets(address, tmp_path):
    async def scene(desk, _, two):
        theirs = await two.services.tournaments.get(desk.id)
        assert theirs.t.players[desk.players[0]].name == "Имя 1"
        erased = {"type": "erase-person", "person": desk.players[0], "label": "Участник 1"}
        answer = await desk.do(erased)
        await theirs.catch_up()
        assert theirs.t.nickname(desk.players[0]) == "Участник 1"
        assert "Имя 1'" not in repr(theirs.log.entries)
        mine = await desk.server.services.tournaments.get(desk.id)
        assert mine.log == theirs.log
        again = await desk.ask(erased, seen=0, name=answer["id"])
        assert again.status_code == 200
        assert not (await verify(address)).findings
        await backup(address, tmp_path / "copy.db")
        assert '"Имя 1"'.encode() not in (tmp_path / "copy.db").read_bytes()
        # The second server continues where the first one has written something new.
        club = {"type": "add-club", "club": {"id": "k", "name": "Клуб"}}
        body = {"id": "z1", "seen": theirs.version, "commands": [club]}
        answer = await two.http.post(
            desk.at("/commands"), json=body, headers=desk.headers["organiser"]
        )
        assert answer.status_code == 200, answer.text
        assert not (await verify(address)).findings

    await at_two(address, tmp_path, scene)


async def test_a_search_at_one_server_is_seen_stopped_and_taken_at_the_other(address, tmp_path):
    async def scene(desk, one, two):
        path, by = desk.at("/plans/q"), desk.headers["organiser"]
        one.http.timeout = two.http.timeout = PATIENCE
        long = {"seconds": 60, "seed": 7}
        begun = await one.http.post(path, json=long, headers=by)
        assert begun.status_code == 201, begun.text
        # Another search for the same tournament is refused wherever it is asked for.
        assert (await two.http.post(path, json=long, headers=by)).status_code == 409
        seen = (await two.http.get(path, headers=by)).json()
        assert (seen["state"], seen["seed"]) == ("searching", 7)
        stopped = (await two.http.delete(path, headers=by)).json()
        assert stopped["state"] in ("stopped", "done")
        assert stopped["rounds"]
        told = [(await server.http.get(path, headers=by)).json() for server in (one, two)]
        assert told[0]["rounds"] == told[1]["rounds"] == stopped["rounds"]
        body = {"id": "t1", "seen": await desk.version(), "reason": ""}
        taken = await two.http.post(f"{path}/take", json=body, headers=by)
        assert taken.status_code == 200, taken.text
        assert [row.kind for row in await one.services.store.found(PLANS)] == ["plan"]

    await at_two(address, tmp_path, scene)


async def test_a_search_whose_process_is_gone_is_over(address, tmp_path):
    async def scene(desk, one, two):
        path, by = desk.at("/plans/q"), desk.headers["organiser"]
        await one.http.post(path, json={"seconds": 60}, headers=by)
        (row,) = await one.services.store.found(PLANS)
        await one.services.plans.close()
        await one.services.store.put(PLANS, row)  # as a process leaves it that is killed
        assert (await two.http.get(path, headers=by)).json()["state"] == "searching"
        desk.time.pass_(SILENT.total_seconds() + 1)
        assert (await two.http.get(path, headers=by)).json()["state"] == "stopped"
        again = await two.http.post(path, json={"seconds": 1}, headers=by)
        assert again.status_code == 201

    await at_two(address, tmp_path, scene)
