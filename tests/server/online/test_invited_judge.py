"""A judge by invitation: they would see all cards, so the players have to agree."""

import asyncio

from tests.kit.running_server import SteeredTime, served, serving
from tests.server.online.lobbies import full_table, new_key, online_table


async def offer(table, name="Вася", key="", scope="lobby"):
    path = f"/api/tables/{table.id}/judge"
    body = {"key": key or new_key(), "name": name}
    return await table.server.http.post(path, json=body, headers=table.made.bearer(scope))


async def vote(table, *seats, on=True):
    for seat in seats:
        told = await table.ask(f"seat:{seat}", {"wish": "judge", "on": on})
        assert told["type"] == "ack", told


@served
async def test_more_than_half_of_the_players_have_to_agree(server):
    table, key = await full_table(server, people=5), new_key()
    assert (await offer(table, key=key)).json() == {"accepted": False, "link": None}
    await vote(table, 1, 2)
    assert (await table.view("hall"))["online"]["candidate"] == {
        "name": "Вася",
        "votes": [1, 2],
        "needed": 3,
        "accepted": False,
    }
    assert not (await offer(table, key=key)).json()["accepted"]
    await vote(table, 2, on=False)
    await vote(table, 3, 4)
    online = (await table.view())["online"]
    assert online["candidate"]["accepted"]
    made = (await offer(table, key=key)).json()
    assert made["link"]["scope"] == "judge"
    assert (await table.view())["online"]["sighted"] == 1, "everybody may know of it"


@served
async def test_an_invited_judge_takes_the_table_and_hands_it_back(server):
    table, key = await full_table(server, people=1), new_key()
    await offer(table, key=key)
    await vote(table, 1)
    table.tokens["judge"] = (await offer(table, key=key)).json()["link"]["token"]
    assert (await table.view())["online"]["judging"] == "automatic"
    assert (await table.ask("judge", {"wish": "take"}))["type"] == "ack"
    assert (await table.view())["online"]["judging"] == "human"
    assert (await table.ask("judge", {"wish": "hand-back"}))["type"] == "ack"
    assert (await table.view())["online"]["judging"] == "automatic"


@served
async def test_nobody_who_sits_becomes_the_judge_and_nobody_gets_anothers_link(server):
    table = await full_table(server, people=2)
    assert (await offer(table, key=table.keys[2])).json()["code"] == "already-sits"
    for scope in ("host", "hall", "seat:1"):
        assert (await offer(table, scope=scope)).status_code == 403, scope
    key = new_key()
    await offer(table, key=key)
    assert (await offer(table, "Петя")).json()["code"] == "judge-waits"
    await vote(table, 1, 2)
    assert (await offer(table, "Петя")).json()["code"] == "judge-waits"
    assert (await table.ask("seat:1", {"wish": "judge"}))["code"] == "not-asked", "it is decided"


@served
async def test_the_host_sends_somebody_away_and_another_may_offer_it(server):
    table = await online_table(server)
    await table.seated("Аня", 1)
    assert (await table.ask("seat:1", {"wish": "judge"}))["code"] == "not-asked"
    await offer(table)
    assert (await table.ask("host", {"wish": "judge", "on": True}))["code"] == "not-asked"
    assert (await table.ask("host", {"wish": "judge", "on": False}))["type"] == "ack"
    assert (await table.view())["online"]["candidate"] is None
    assert (await offer(table, "Петя")).json()["accepted"] is False


def test_the_host_sends_an_accepted_judge_away_before_the_deal(tmp_path):
    """Their links end, including that of their console, and the automatic judge continues."""

    async def whole():
        async with serving(tmp_path, time=SteeredTime()) as server:  # nobody deals meanwhile
            table, key = await full_table(server, people=3), new_key()
            await offer(table, key=key)
            await vote(table, 1, 2)
            table.tokens["judge"] = (await offer(table, key=key)).json()["link"]["token"]
            by = table.made.bearer("judge")
            table.tokens["console"] = (
                await server.http.post("/api/link/device", headers=by)
            ).json()["token"]
            async with table.socket("console", console="console-1") as judge:
                await judge.view()
                assert (await judge.ask({"wish": "take"}))["type"] == "ack"
                assert (await table.view())["online"]["judging"] == "human"
                refused = await table.ask("seat:1", {"wish": "judge", "on": False})
                assert refused["code"] == "not-asked"
                assert (await table.ask("host", {"wish": "judge", "on": False}))["type"] == "ack"
                assert (await judge.until("gone"))["code"] == "dismissed"
            online = (await table.view())["online"]
            assert (online["candidate"], online["judging"]) == (None, "automatic")
            for scope in ("judge", "console"):
                url, by = f"/api/tables/{table.id}/view", table.made.bearer(scope)
                assert (await server.http.get(url, headers=by)).status_code == 401, scope
            assert not (await offer(table, key=key)).json()["accepted"], "they may offer it again"

    asyncio.run(whole())


def test_a_judge_who_has_seen_the_cards_is_not_sent_away(tmp_path):
    async def whole():
        async with serving(tmp_path, time=SteeredTime()) as server:
            table, key = await full_table(server, people=1), new_key()
            await offer(table, key=key)
            await vote(table, 1)
            table.tokens["judge"] = (await offer(table, key=key)).json()["link"]["token"]
            async with table.socket("judge", console="console-1") as judge:
                await judge.view()
                for wish in ({"wish": "take"}, {"wish": "draw"}):
                    assert (await judge.ask(wish))["type"] == "ack"
            told = await table.ask("host", {"wish": "judge", "on": False})
            assert (told["type"], told["code"]) == ("refused", "judge-stays")
            assert (await table.view())["online"]["candidate"]["accepted"]
            assert (await table.view("judge"))["players"][0]["role"]

    asyncio.run(whole())


@served
async def test_whoever_comes_first_lets_nobody_in(server):
    """Alone at the table, the host could agree with themselves and look at the cards later."""
    table, key = await online_table(server), new_key()
    await table.seated("Аня", 1, scope="host")
    await offer(table, key=key)
    assert (await table.ask("seat:1", {"wish": "judge"}))["code"] == "not-started"
    assert (await offer(table, key=key)).json() == {"accepted": False, "link": None}


@served
async def test_bots_and_those_who_have_left_do_not_decide(server):
    table, key = await full_table(server, people=3), new_key()
    await offer(table, key=key)
    assert (await table.view())["online"]["candidate"]["needed"] == 2
    await table.ask("seat:3", {"wish": "leave"})
    await table.ask("seat:2", {"wish": "leave"})
    assert (await table.view())["online"]["candidate"]["needed"] == 1
    await vote(table, 1)
    assert (await offer(table, key=key)).json()["accepted"]
