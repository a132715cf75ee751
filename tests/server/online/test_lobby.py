"""The lobby: people come, choose or draw seats, get ready, and begin; bots give way to them."""

import asyncio

import msgspec
import pytest

from gorod.server.access.limits import Rate
from gorod.server.config import Config
from gorod.server.tables.table_entries import decode
from tests.kit.running_server import LOOSE, SIZE, served, serving
from tests.server.online.lobbies import NICKS, full_table, new_key, online_table


@served
async def test_somebody_takes_the_seat_that_they_choose_and_everybody_sees_it(server):
    table = await online_table(server)
    async with table.everybody("host", "lobby") as viewers:
        assert await table.seated("  Аня  К. ", 4) == 4
        for viewer in viewers.values():
            view = await viewer.view()
            assert view["online"]["seats"][3]["taken"]
            assert view["players"][3]["name"] == "Аня К."
    async with table.socket("seat:4") as own:
        assert (await own.view())["online"]["seats"][3]["taken"]


@served
async def test_whoever_chooses_no_seat_draws_a_free_one_until_all_are_taken(server):
    table = await online_table(server)
    drawn = [await table.seated(nick) for nick in NICKS[:SIZE]]
    assert sorted(drawn) == list(range(1, SIZE + 1))
    answer = await table.join("Опоздавший")
    assert (answer.status_code, answer.json()["code"]) == (409, "table-taken")


@served
async def test_a_seat_is_taken_once_and_a_name_as_well(server):
    table = await online_table(server)
    await table.seated("Аня", 1)
    assert (await table.join("Боря", 1)).json()["code"] == "seat-taken"
    assert (await table.join("аня", 2)).json()["code"] == "nick-taken"
    assert (await table.join("Вера", SIZE + 1)).json()["code"] == "nobody-there"
    assert [seat["taken"] for seat in await table.seats()] == [True] + [False] * 9
    links = await server.services.store.links(table.id)
    open_ = [link.scope for link in links if not link.revoked and link.scope.startswith("seat")]
    assert open_ == ["seat:1"], "a link whose seat was not given has ended"


@served
async def test_a_page_that_lost_the_answer_asks_again_with_its_key_and_gets_the_same_seat(server):
    table, key = await online_table(server), new_key()
    await table.seated("Аня", 6, key=key)
    first = table.made.bearer("seat:6")
    await table.ready(6)
    assert await table.seated("Кто-то", 2, key=key) == 6
    view = await table.view()
    assert view["online"]["seats"][5] == {
        "seat": 6,
        "taken": True,
        "bot": "",
        "ready": True,
        "absent": False,
        "host": False,
    }
    assert view["players"][5]["name"] == "Аня"
    assert not view["online"]["seats"][1]["taken"]
    path = f"/api/tables/{table.id}/view"
    assert await becomes(server, path, first, 401)


async def becomes(server, path, headers, status):
    """Whether an address is answered so before long: a link ends just after its entry."""
    for _ in range(1000):
        if (await server.http.get(path, headers=headers)).status_code == status:
            return True
        await asyncio.sleep(0.01)
    return False


@served
async def test_the_same_link_opens_the_seat_on_another_device(server):
    table = await online_table(server)
    await table.seated("Аня", 3)
    async with table.socket("seat:3") as phone, table.socket("seat:3") as laptop:
        await phone.view()
        await laptop.view()
        assert (await phone.ask({"wish": "ready", "on": True}))["type"] == "ack"
        assert (await laptop.view())["online"]["seats"][2]["ready"]


@served
async def test_a_person_changes_their_seat_and_the_former_link_ends(server):
    table = await online_table(server)
    await table.seated("Аня", 3)
    await table.seated("Боря", 7)
    await table.ready(3)
    assert (await table.reseat(3, 7)).json()["code"] == "seat-taken"
    former = table.made.bearer("seat:3")
    async with table.socket("seat:3") as before:
        await before.view()
        answer = await table.reseat(3, 9)
        assert (answer.status_code, answer.json()["scope"]) == (201, "seat:9")
        assert (await before.until("gone"))["code"] == "moved"
    view = await table.view()
    assert [player["name"] for player in view["players"]][2:9:2] == ["", "", "Боря", "Аня"]
    assert not view["online"]["seats"][8]["ready"], "another seat is another decision"
    assert await becomes(server, f"/api/tables/{table.id}/view", former, 401)
    table.tokens["seat:9"] = answer.json()["token"]
    await table.ready(9)


@served
async def test_bots_hold_seats_on_request_and_give_way_to_people(server):
    table = await online_table(server)
    await table.seated("Аня", 1)
    assert (await table.ask("host", {"wish": "bot", "seat": 2, "kind": "reasoning"}))[
        "type"
    ] == "ack"
    assert (await table.ask("host", {"wish": "fill", "kind": "random"}))["type"] == "ack"
    seats = await table.seats()
    assert [seat["bot"] for seat in seats] == ["", "reasoning", *["random"] * 8]
    names = [player["name"] for player in (await table.view())["players"]]
    assert len({*names}) == SIZE
    assert "" not in names
    assert await table.seated("Боря", 2) == 2
    assert await table.seated("Вера") in range(3, SIZE + 1)
    assert (await table.ask("host", {"wish": "bot", "seat": 2, "kind": "random"}))[
        "code"
    ] == "seat-taken"
    assert sum(seat["bot"] != "" for seat in await table.seats()) == 7
    bot = next(seat["seat"] for seat in await table.seats() if seat["bot"])
    assert (await table.ask("host", {"wish": "bot", "seat": bot, "kind": ""}))["type"] == "ack"
    assert not (await table.seats())[bot - 1]["taken"]
    assert (await table.view())["players"][bot - 1]["name"] == ""


@served
async def test_the_game_begins_when_every_seat_is_taken_and_everybody_is_ready(server):
    table = await full_table(server, people=2, start=False)
    await table.ask("seat:2", {"wish": "ready", "on": False})
    assert not (await table.view())["online"]["startable"]
    assert (await table.ask("host", {"wish": "start"}))["code"] == "not-ready"
    await table.ready(2)
    assert (await table.view())["online"]["startable"]
    assert (await table.ask("host", {"wish": "bot", "seat": 5, "kind": ""}))["type"] == "ack"
    assert (await table.ask("host", {"wish": "start"}))["code"] == "not-ready"
    assert (await table.ask("host", {"wish": "fill", "kind": "random"}))["type"] == "ack"
    assert (await table.ask("host", {"wish": "start"}))["type"] == "ack"
    online = (await table.view())["online"]
    assert (online["started"], online["startable"]) == (True, False)
    assert (await table.join("Поздний")).json()["code"] == "started"
    assert (await table.join("Поздний", 5)).json()["code"] == "started"
    for wish in (
        {"wish": "start"},
        {"wish": "kick", "seat": 1},
        {"wish": "fill", "kind": "random"},
        {"wish": "bot", "seat": 5, "kind": ""},
        {"wish": "bot", "seat": 5, "kind": "random"},
        {"wish": "settings", "pace": "quick"},
    ):
        assert (await table.ask("host", wish))["code"] == "started"
    assert (await table.ask("seat:1", {"wish": "ready", "on": False}))["code"] == "started"
    assert (await table.reseat(1, 5)).json()["code"] == "started"


@served
async def test_nothing_is_dealt_before_the_start(server):
    table = await full_table(server, start=False, judge="human")
    async with server.judge(table.made) as judge:
        assert (await judge.ask({"wish": "draw"}))["code"] == "not-started"
        assert (await judge.do("proceed"))["code"] == "not-started"
        assert (await table.ask("host", {"wish": "start"}))["type"] == "ack"
        assert (await judge.ask({"wish": "draw"}))["type"] == "ack"
        told = await judge.ask({"wish": "name", "names": [{"seat": 1, "name": "Другая"}]})
        assert told["code"] == "names-of-lobby"


@served
async def test_the_host_sends_somebody_away_and_only_the_host(server):
    table = await online_table(server)
    await table.seated("Аня", 1)
    await table.seated("Боря", 2)
    for scope in ("seat:1", "lobby"):
        answer = await table.ask(scope, {"wish": "kick", "seat": 2})
        assert answer["code"] == "forbidden"
    async with table.socket("seat:2") as guest:
        await guest.view()
        assert (await table.ask("host", {"wish": "kick", "seat": 2}))["type"] == "ack"
        assert (await guest.until("gone"))["code"] == "kicked"
    assert not (await table.seats())[1]["taken"]
    assert (await table.ask("host", {"wish": "kick", "seat": 2}))["code"] == "nobody-there"


@served
async def test_whoever_leaves_before_the_start_frees_the_seat(server):
    table = await online_table(server)
    await table.seated("Аня", 1)
    by = table.made.bearer("seat:1")
    async with table.socket("seat:1") as guest:
        await guest.view()
        await guest.send({"type": "ask", "id": "x", "seen": guest.seq, "wish": {"wish": "leave"}})
        assert (await guest.until("gone"))["code"] == "left"
    assert await becomes(server, f"/api/tables/{table.id}/view", by, 401)
    assert not (await table.seats())[0]["taken"]
    assert await table.seated("Аня", 1) == 1


@served
async def test_settings_change_before_the_start(server):
    table = await online_table(server, pace="club")
    wish = {"wish": "settings", "pace": "calm", "foul_vote": True}
    assert (await table.ask("host", wish))["type"] == "ack"
    online = (await table.view())["online"]
    assert (online["pace"], online["foul_vote"]) == ("calm", True)


@served
async def test_what_is_for_online_tables_is_refused_at_others(server):
    made = await server.table()
    async with server.socket(made.tokens["seat:1"]) as seat:
        await seat.view()
        for wish in ({"wish": "ready", "on": True}, {"wish": "leave"}):
            assert (await seat.ask(wish))["code"] == "not-online"


@served
async def test_a_seat_cannot_speak_for_another(server):
    """A request contains no seat: the seat is that of the link."""
    table = await online_table(server)
    await table.seated("Аня", 1)
    await table.seated("Боря", 2)
    async with table.socket("seat:1") as seat:
        await seat.view()
        await seat.send(
            {"type": "ask", "id": "a", "seen": 0, "wish": {"wish": "ready", "on": True, "seat": 2}}
        )
        assert (await seat.until("error", "ack"))["code"] == "malformed"
    assert not any(one["ready"] for one in await table.seats())
    other = await online_table(server)
    path = f"/api/tables/{other.id}/join"
    stranger = {"key": new_key(), "name": "Чужой"}
    answer = await server.http.post(path, json=stranger, headers=table.made.bearer("lobby"))
    assert answer.status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        {"key": "short", "name": "Аня"},
        {"key": "k" * 30, "name": ""},
        {"key": "k" * 30, "name": "   "},
        {"key": "k" * 30, "name": "А" * 41},
        {"key": "k" * 30, "name": "А\u202eБ"},
        {"key": "k" * 30, "name": "Аня", "seat": 0},
        {"key": "k" * 30, "name": "Аня", "host": True},
        {"key": "k" * 30, "name": "Аня", "link": "x"},
    ],
    ids=str,
)
def test_a_request_that_makes_no_sense_takes_no_seat(tmp_path, body):
    @served
    async def asked(server):
        table = await online_table(server)
        path, by = f"/api/tables/{table.id}/join", table.made.bearer("lobby")
        assert (await server.http.post(path, json=body, headers=by)).status_code == 400
        assert not any(seat["taken"] for seat in await table.seats())

    asked(tmp_path)


def test_one_address_takes_so_many_seats_and_no_more(tmp_path):
    limits = msgspec.structs.replace(LOOSE, join=Rate(3, 0.000001))

    async def whole():
        async with serving(tmp_path, Config(limits=limits)) as server:
            table = await online_table(server)
            answers = [await table.join(nick) for nick in NICKS[:6]]
            assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 3
            assert sum(seat["taken"] for seat in await table.seats()) == 3

    asyncio.run(whole())


@served
async def test_a_wish_that_is_sent_twice_is_done_once_and_another_holder_has_ids_of_their_own(
    server,
):
    """A later holder of a seat may use the same ids as the earlier one."""
    table = await online_table(server)
    await table.seated("Аня", 1)
    async with table.socket("seat:1") as first:
        await first.view()
        wish = {"wish": "chat", "text": "раз"}
        assert [(await first.ask(wish, "same"))["type"] for _ in range(2)] == ["ack", "ack"]
        assert (await first.ask({"wish": "ready", "on": True}, "same"))["type"] == "conflict"
    await table.ask("host", {"wish": "kick", "seat": 1})
    await table.seated("Боря", 1)
    async with table.socket("seat:1") as second:
        await second.view()
        assert (await second.ask({"wish": "chat", "text": "два"}, "same"))["type"] == "ack"
    talk = (await table.view())["talk"]["add"]
    assert [(timeline["name"], timeline["text"]) for timeline in talk] == [
        ("Аня", "раз"),
        ("Боря", "два"),
    ]


def test_a_lobby_survives_a_restart(tmp_path):
    async def whole():
        async with serving(tmp_path) as server:
            table = await full_table(server, people=2, start=False)
            before = await table.view("seat:1")
        async with serving(tmp_path) as again:
            table.server = again
            after = await table.view("seat:1")
            assert after == before
            assert (await table.ask("host", {"wish": "start"}))["type"] == "ack"

    asyncio.run(whole())


def test_a_link_that_should_have_ended_ends_after_a_crash(tmp_path):
    """The server stopped between the entry and the end of the link."""

    async def whole():
        async with serving(tmp_path) as server:
            table = await online_table(server)
            await table.seated("Аня", 1)
            live = await server.services.hub.tables.get(table.id)
            left = decode(b'{"format":1,"is":"left","seat":1}')
            server.services.hub.tables._watching.clear()  # the process is no longer notified
            assert await live.noted(lambda: left)
        async with serving(tmp_path) as again:
            table.server = again
            assert (await table.ask("seat:1", {"wish": "ready", "on": True})).get("code") in (
                "forbidden",
                "unauthorised",
            )
            await table.view()
            by = table.made.bearer("seat:1")
            assert await becomes(again, f"/api/tables/{table.id}/view", by, 401)

    asyncio.run(whole())
