"""A player who leaves in the game is absent until somebody else comes; their link has ended."""

import asyncio

from tests.kit.running_server import CARDS, served
from tests.server.online.lobbies import full_table, new_key
from tests.server.online.test_lobby import becomes
from tests.server.online.test_talk import to_the_first_speech


async def dealt(server, judge):
    await judge.do("deal", cards=list(CARDS))
    return await to_the_first_speech(judge)


@served
async def test_whoever_leaves_in_the_game_is_absent_and_their_link_ends(server):
    table = await full_table(server, judge="human")
    async with server.judge(table.made) as judge:
        await dealt(server, judge)
        former = table.made.bearer("seat:8")
        async with table.socket("seat:8") as leaver, table.socket("seat:1") as other:
            await leaver.view()
            await other.view()
            wish = {"wish": "leave"}
            await leaver.send({"type": "ask", "id": "x", "seen": leaver.seq, "wish": wish})
            assert (await leaver.until("gone"))["code"] == "left"
            view = await other.view()
        assert view["online"]["seats"][7] == {
            "seat": 8,
            "taken": False,
            "bot": "",
            "ready": False,
            "absent": True,
            "host": False,
        }
        assert view["players"][7]["name"] == "Зоя", "the seat is in the game still"
        assert view["players"][7]["alive"]
        assert await becomes(server, f"/api/tables/{table.id}/view", former, 401)


@served
async def test_a_newcomer_takes_the_absent_seat_and_sees_what_the_seat_may_know(server):
    table = await full_table(server, judge="human")
    async with server.judge(table.made) as judge:
        floor = await dealt(server, judge)
        before = await table.view("seat:9")
        await table.ask("seat:9", {"wish": "leave"})
        assert (await table.join("Новая", 8)).json()["code"] == "started"
        assert (await table.join("Аня")).json()["code"] == "nick-taken"
        assert await table.seated("Новая") == 9
        after = await table.view("seat:9")
        assert after["players"][8]["name"] == "Новая"
        names = ("name", "points")
        same = [
            [{**player, **dict.fromkeys(names)} for player in view["players"]]
            for view in (before, after)
        ]
        assert same[0] == same[1]
        assert after["log"]["add"] == before["log"]["add"], "the whole of what the seat has seen"
        assert [player["role"] for player in after["players"] if player["role"]] != []
        for seat in (*range(floor, 11), *range(1, floor)):
            if seat == 9:
                said = {"wish": "say", "text": "я вместо Ильи"}
                assert (await table.ask("seat:9", said))["type"] == "ack"
                break
            assert (await judge.do("pass", seat=seat))["type"] == "ack"
        assert (await table.join("Ещё одна")).json()["code"] == "started"


@served
async def test_the_names_of_both_stand_in_the_record(server):
    table = await full_table(server, judge="human")
    async with server.judge(table.made) as judge:
        await dealt(server, judge)
        await table.ask("seat:9", {"wish": "leave"})
        await table.seated("Новая", 9)
        assert (await judge.ask({"wish": "undo", "turns": 2}))["type"] == "ack"
        assert judge.last["players"][8]["name"] == "Новая", "an undo brings nobody back"
    path = f"/api/tables/{table.id}/record"
    record = (await server.http.get(path, headers=table.made.bearer("judge"))).text
    assert "Новая" in record


@served
async def test_a_bot_takes_the_absent_seat_where_the_host_asks_for_it(server):
    table = await full_table(server, judge="human", pace="quick")
    async with server.judge(table.made) as judge:
        floor = await dealt(server, judge)
        wish = {"wish": "bot", "seat": floor, "kind": "random"}
        assert (await table.ask("host", wish))["code"] == "seat-taken"
        await table.ask(f"seat:{floor}", {"wish": "leave"})
        assert (await table.ask("host", wish))["type"] == "ack"
        while (judge.last["clock"] or {}).get("seat") == floor:
            await judge.view()
        assert (await table.view("hall"))["talk"]["add"][0]["seat"] == floor


@served
async def test_of_two_newcomers_at_one_moment_one_gets_the_seat(server):
    table = await full_table(server, judge="human")
    await table.ask("seat:4", {"wish": "leave"})
    answers = await asyncio.gather(*(table.join(f"Гость {n}") for n in range(6)))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409, 409]
    assert sum(seat["absent"] for seat in await table.seats()) == 0


@served
async def test_somebody_who_left_comes_back_like_anybody_else(server):
    table = await full_table(server, judge="human")
    key = table.keys[4]
    await table.ask("seat:4", {"wish": "leave"})
    assert await table.seated("Глеб", 4, key=key) == 4
    assert (await table.join("Другой", 4, key=new_key())).json()["code"] == "started"
    async with table.socket("seat:4") as back:
        assert (await back.view())["online"]["seats"][3]["taken"]
