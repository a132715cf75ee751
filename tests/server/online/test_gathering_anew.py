"""Before the deal: settings that everybody sees, and a table replaced by one with other rules."""

from tests.kit.running_server import served
from tests.server.online.lobbies import Made, Table, full_table, online_table


async def anew(table, scope="host", **wanted):
    body = {"rules": "cma-2025", "size": 12, "online": {"public": True, "pace": "quick"}, **wanted}
    path = f"/api/tables/{table.id}/anew"
    return await table.server.http.post(path, json=body, headers=table.made.bearer(scope))


async def follow(table, scope):
    path = f"/api/tables/{table.id}/follow"
    return await table.server.http.post(path, headers=table.made.bearer(scope))


@served
async def test_a_change_of_settings_is_seen_and_nobody_is_ready_any_more(server):
    table = await full_table(server, start=False)
    assert (await table.view())["online"]["startable"]
    async with table.socket("seat:4") as player:
        await player.view()
        changed = {"wish": "settings", "pace": "quick", "foul_vote": True}
        assert (await table.ask("host", changed))["type"] == "ack"
        online = (await player.view())["online"]
        assert (online["pace"], online["foul_vote"]) == ("quick", True)
        assert not any(place["ready"] for place in online["seats"])
        assert not online["startable"]
    assert (await table.ask("seat:4", changed))["code"] == "forbidden"
    assert (await table.ask("host", {"wish": "start"}))["code"] == "not-ready"


@served
async def test_a_table_gathers_anew_and_those_who_were_there_follow(server):
    table = await online_table(server, public=True)
    await table.seated("Аня", 3)
    async with table.socket("seat:3") as player:
        await player.view()
        answer = await anew(table)
        assert answer.status_code == 201, answer.text
        assert (await player.view())["online"]["successor"] is True
    made = answer.json()
    links = {link["scope"]: link["token"] for link in made["links"]}
    new = Table(server, Made(made["table"], links, {}), 12)
    for scope in ("seat:3", "lobby", "host"):
        link = (await follow(table, scope)).json()
        assert link["scope"] == "lobby"
        new.tokens["lobby"] = link["token"]
        view = await new.view("lobby")
        assert (view["rules"], len(view["players"])) == ("cma-2025", 12)
        assert view["online"]["public"]
    assert await new.seated("Аня", 7) == 7
    assert (await follow(table, "hall")).status_code == 403
    assert (await follow(new, "host")).status_code == 404, "it goes on here"


@served
async def test_the_former_table_takes_nobody_and_stands_in_no_list(server):
    table = await online_table(server, public=True)
    await anew(table)
    assert (await table.join("Боря")).json()["code"] == "closed"
    assert (await table.ask("host", {"wish": "fill", "kind": "random"}))["type"] == "ack"
    assert (await table.ask("host", {"wish": "start"}))["code"] == "not-ready"
    listed = (await server.http.get("/api/lobbies")).json()
    assert [one["rules"] for one in listed] == ["cma-2025"]
    assert (await anew(table)).json()["code"] == "closed"


@served
async def test_only_the_host_gathers_anew_and_not_a_game_that_is_played(server):
    table = await full_table(server)
    assert (await anew(table)).json()["code"] == "started"
    assert (await anew(table, "seat:3")).status_code == 403
    other = await online_table(server)
    assert (await anew(other, size=3)).status_code == 422
    assert (await other.view())["online"]["successor"] is False
