"""Links of an online table: nobody who sits there gets sight of roles, and watching may be late."""

import asyncio

from tests.kit.running_server import CARDS, SteeredTime, served, serving
from tests.server.online.lobbies import full_table, online_table


async def linked(table, scope, by="host", **more):
    return await table.server.http.post(
        f"/api/tables/{table.id}/links",
        json={"scope": scope, **more},
        headers=table.made.bearer(by),
    )


@served
async def test_a_host_who_does_not_sit_makes_a_judges_link_and_everybody_is_told(server):
    table = await online_table(server)
    async with table.everybody("lobby") as viewers:
        answer = await linked(table, "judge")
        assert answer.status_code == 201
        assert (await viewers["lobby"].view())["online"]["sighted"] == 1
    assert (await table.join("Хозяин", scope="host")).status_code == 201


@served
async def test_a_host_who_sits_makes_no_link_that_shows_roles(server):
    table = await online_table(server)
    await table.seated("Хозяин", 2, scope="host")
    assert (await table.seats())[1]["host"]
    answer = await linked(table, "judge")
    assert (answer.status_code, answer.json()["code"]) == (409, "host-sits")
    again = await table.join("Ещё раз", 3, scope="host")
    assert (again.status_code, again.json()["code"]) == (409, "already-sits")
    assert (await table.view())["online"]["sighted"] == 0


@served
async def test_whoever_got_the_judges_link_does_not_sit_down_with_the_hosts(server):
    table = await online_table(server, judge="human")
    assert (await table.view())["online"]["sighted"] == 1
    answer = await table.join("Судья", scope="host")
    assert (answer.status_code, answer.json()["code"]) == (409, "host-judges")


@served
async def test_the_host_makes_no_other_links_and_nobody_a_seats(server):
    table = await online_table(server, judge="human")
    for scope in ("side-judge", "overlay-roles", "overlay"):
        assert (await linked(table, scope)).status_code == 403
    for by in ("host", "judge"):
        for scope in ("seat:1", "host"):
            assert (await linked(table, scope, by)).status_code == 422
    assert (await linked(table, "hall", "lobby")).status_code == 403
    ordinary = await server.table()
    for scope in ("host", "lobby"):
        path = f"/api/tables/{ordinary.id}/links"
        answer = await server.http.post(
            path, json={"scope": scope}, headers=ordinary.bearer("judge")
        )
        assert answer.status_code == 422


@served
async def test_the_account_that_made_the_table_has_no_way_around(server):
    account = {"name": "Клуб", "password": "длинный пароль"}
    await server.http.post("/api/accounts", json=account)
    await server.http.post("/api/sessions", json=account)
    table = await online_table(server)
    await table.seated("Хозяин", 2, scope="host")
    path = f"/api/tables/{table.id}/links"
    for scope, status in (("judge", 409), ("seat:3", 422), ("overlay-roles", 403), ("hall", 201)):
        assert (await server.http.post(path, json={"scope": scope})).status_code == status


@served
async def test_a_host_closes_the_table_before_the_game_and_not_in_it(server):
    table = await full_table(server)
    path = f"/api/tables/{table.id}/close"
    answer = await server.http.post(path, headers=table.made.bearer("host"))
    assert (answer.status_code, answer.json()["code"]) == (409, "started")
    other = await online_table(server)
    path = f"/api/tables/{other.id}/close"
    answer = await server.http.post(path, headers=other.made.bearer("host"))
    assert answer.status_code == 204
    answer = await other.join("Поздно")
    assert (answer.status_code, answer.json()["code"]) == (409, "closed")


def test_those_who_watch_are_told_late_also_by_the_invitation(tmp_path):
    time = SteeredTime()

    async def whole():
        async with serving(tmp_path, time=time) as server:
            table = await full_table(server, start=False, judge="human", delay=60)
            time.pass_(100)
            async with table.socket("lobby") as early, server.judge(table.made) as judge:
                await early.view()
                assert (await table.ask("host", {"wish": "start"}))["type"] == "ack"
                assert (await early.until("gone"))["code"] == "late"
                await judge.do("deal", cards=list(CARDS))
            for scope in ("lobby", "hall"):
                assert not (await table.view(scope))["online"]["started"]
                async with table.socket(scope) as late:
                    assert not (await late.view())["online"]["started"]
            assert (await linked(table, "hall", "host")).json()["delay"] == 60
            time.pass_(61)
            assert (await table.view("lobby"))["online"]["started"]
            await table.ask("seat:3", {"wish": "leave"})
            assert await table.seated("Замена") == 3, "an absent player is replaced at once"

    asyncio.run(whole())


def test_public_tables_are_listed_and_lead_to_their_invitation(tmp_path):
    time = SteeredTime()

    async def whole():
        async with serving(tmp_path, time=time) as server:
            hidden = await online_table(server)
            table = await online_table(server, public=True, pace="calm", delay=30)
            await table.seated("Аня", 1)
            await table.ask("host", {"wish": "bot", "seat": 2, "kind": "random"})
            (listed,) = (await server.http.get("/api/lobbies")).json()
            assert {**listed, "short": "", "title": ""} == {
                "table": table.id,
                "rules": "fiim-2019",
                "short": "",
                "title": "",
                "size": 10,
                "people": 1,
                "bots": 1,
                "free": 9,
                "judge": "automatic",
                "pace": "calm",
                "started": False,
                "delay": 30,
            }
            assert (await server.http.get("/api/tables")).json() == []
            answer = await server.http.get(f"/join/{table.id}")
            page, _, token = answer.headers["location"].partition("#")
            assert page == "/table"
            table.tokens["lobby"] = token
            assert await table.seated("Боря", 2) == 2
            watching = await server.http.get(f"/watch/{table.id}")
            late = watching.headers["location"].partition("#")[2]
            who = await server.services.links.holder(late)
            assert (who.kind, who.delay) == ("hall", 30)
            for path in (f"/join/{hidden.id}", f"/watch/{hidden.id}", "/join/nowhere"):
                assert (await server.http.get(path)).status_code == 404
            time.pass_(3)
            (listed,) = (await server.http.get("/api/lobbies")).json()
            assert (listed["people"], listed["bots"], listed["free"]) == (2, 0, 8)

    asyncio.run(whole())
