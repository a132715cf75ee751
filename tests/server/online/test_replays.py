"""The replay of an online game: speeches, and gestures for those who saw them."""

from tests.kit.running_server import CARDS, served
from tests.server.online.lobbies import full_table
from tests.server.online.test_talk import to_the_first_speech

DON, MATE, RED = 8, 9, 2


async def steps_of(table, scope, **asked):
    path = f"/api/tables/{table.id}/replay"
    answer = await table.server.http.get(path, params=asked, headers=table.made.bearer(scope))
    assert answer.status_code == 200, answer.text
    return answer.json()["steps"]


def heard(steps):
    """Everything that was said, as a page puts it together; and the phases in which it was new."""
    talk, phases = [], []
    for step in steps:
        part = step["talk"]
        talk = [*talk[: part["keep"]], *part["add"]]
        phases += [step["phase"] for _ in part["add"]]
    return [(one["n"], one["seat"], one["text"] or one["phrase"]["id"]) for one in talk], phases


def gestures(steps):
    met = [step["open_eyes"] for step in steps if step["phase"] == "N1.meet"]
    return [(one["seat"], one["id"]) for eyes in met for one in (eyes or {"shown": []})["shown"]]


async def played(server):
    """A game with a chat, a gesture and two speeches, which the don's team has lost."""
    table = await full_table(server, judge="human", start=False)
    assert (await table.ask("seat:3", {"wish": "chat", "text": "Привет"}))["type"] == "ack"
    assert (await table.ask("host", {"wish": "start"}))["type"] == "ack"
    async with server.judge(table.made) as judge:
        await judge.do("deal", cards=list(CARDS))
        for seat in (DON, RED):
            shown = {"wish": "gesture", "id": "yes", "seats": []}
            assert (await table.ask(f"seat:{seat}", shown))["type"] == "ack"
        await judge.quiet()
        for timeline in ({"text": "Я мирный"}, {"phrase": {"id": "suspect", "seats": [4]}}):
            floor = await to_the_first_speech(judge)
            said = await table.ask(f"seat:{floor}", {"wish": "say", **timeline})
            assert said["type"] == "ack", said
            await judge.quiet()
            await judge.do("pass", seat=floor)
        await judge.do("defeat", seat=DON, clause="6.8.1")
    assert (await table.ask(f"seat:{RED}", {"wish": "chat", "text": "Хорошая игра"}))[
        "type"
    ] == "ack"
    return table


@served
async def test_everybody_hears_the_speeches_where_they_were_held(server):
    table = await played(server)
    for seat in (RED, DON):
        talk, phases = heard(await steps_of(table, f"seat:{seat}"))
        assert talk == [(1, 1, "Я мирный"), (2, 2, "suspect")], "a chat is no part of the game"
        assert phases == ["D1.speech", "D1.speech"]


@served
async def test_gestures_are_for_those_who_saw_them(server):
    table = await played(server)
    assert gestures(await steps_of(table, f"seat:{MATE}")) == [(DON, "yes")]
    assert gestures(await steps_of(table, f"seat:{RED}")) == []


@served
async def test_a_shared_link_has_the_talk_of_its_seat(server):
    table = await played(server)
    path = f"/api/tables/{table.id}/replay"
    made = await server.http.post(path, headers=table.made.bearer(f"seat:{MATE}"))
    assert made.status_code == 201, made.text
    table.tokens["shared"] = made.json()["token"]
    steps = await steps_of(table, "shared")
    assert [text for _, __, text in heard(steps)[0]] == ["Я мирный", "suspect"]
    assert gestures(steps) == [(DON, "yes")]


@served
async def test_what_was_said_before_an_undo_stays_where_the_lines_part(server):
    table = await full_table(server, judge="human")
    async with server.judge(table.made) as judge:
        await judge.do("deal", cards=list(CARDS))
        floor = await to_the_first_speech(judge)
        await judge.do("nominate", seat=floor, target=5)
        assert (await table.ask(f"seat:{floor}", {"wish": "say", "text": "Против"}))[
            "type"
        ] == "ack"
        await judge.quiet()
        assert (await judge.ask({"wish": "undo", "turns": 1}))["type"] == "ack"
        await judge.do("defeat", seat=DON, clause="6.8.1")
    talk, phases = heard(await steps_of(table, f"seat:{RED}"))
    assert (talk, phases) == ([(1, 1, "Против")], ["D1.speech"])
