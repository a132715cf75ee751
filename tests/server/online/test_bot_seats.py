"""Bots at seats of online tables: they play and speak, and know no more than a seat."""

import asyncio

from gorod.server.access.principal import Principal
from gorod.server.online import bot_seats
from tests.kit.running_server import CARDS, PATIENCE, served, serving
from tests.server.online.lobbies import NICKS, full_table
from tests.server.online.test_talk import to_the_first_speech


async def until(viewer, holds):
    """The first view that fits; the judge's socket tells of every change."""
    while not holds(viewer.last):
        await asyncio.wait_for(viewer.view(), PATIENCE)
    return viewer.last


async def with_bots(server, people=1, kind="random", **online):
    """Begin a table of this many people and bots, judged by a person."""
    return await full_table(server, people=people, kind=kind, judge="human", pace="quick", **online)


def floor(view):
    return (view["clock"] or {}).get("seat")


@served
async def test_bots_speak_by_phrases_and_pass_until_a_person_has_the_floor(server):
    table = await with_bots(server)
    async with server.judge(table.made) as judge:
        await judge.do("deal", cards=list(CARDS))
        assert await to_the_first_speech(judge) == 1
        assert (await judge.do("pass", seat=1))["type"] == "ack"
        view = await until(judge, lambda view: not view["phase"].startswith("D1.speech"))
    talk = (await table.view("hall"))["talk"]["add"]
    assert [timeline["seat"] for timeline in talk] == list(range(2, 11))
    assert {timeline["phrase"]["id"] for timeline in talk} == {"nothing-to-add"}
    assert view["phase"].startswith("D1")
    entries = await server.services.store.entries(table.id)
    assert {f"seat:{seat}" for seat in range(2, 11)} <= {entry.actor for entry in entries}


@served
async def test_a_reasoning_bot_hears_what_people_say_and_speaks_of_it(server):
    """A sheriff's check is believed; a player accused by it is suspected aloud."""
    table = await with_bots(server, kind="reasoning")
    cards = ("sheriff", "citizen", "citizen", "citizen", "citizen", "citizen", "citizen", "don")
    async with server.judge(table.made) as judge:
        await judge.do("deal", cards=[*cards, "mafia", "mafia"])
        assert await to_the_first_speech(judge) == 1
        for phrase in ({"id": "i-am", "role": "sheriff"}, {"id": "check-black", "seats": [9]}):
            assert (await table.ask("seat:1", {"wish": "say", "phrase": phrase}))["type"] == "ack"
        assert (await judge.do("pass", seat=1))["type"] == "ack"
        await until(judge, lambda view: not view["phase"].startswith("D1.speech"))
    talk = (await table.view("hall"))["talk"]["add"]
    said = [
        (timeline["seat"], timeline["phrase"]["id"], timeline["phrase"].get("seats"))
        for timeline in talk
    ]
    assert any(name == "suspect" and seats == [9] for seat, name, seats in said if seat != 1), said


@served
async def test_a_bot_is_shown_what_the_link_of_its_seat_would_be_shown(server):
    """The bot of a seat gets exactly the view of that seat."""
    shown = {}
    original = bot_seats.SeatPlayer.take

    def take(player, frame):
        shown[player.seat] = frame
        return original(player, frame)

    bot_seats.SeatPlayer.take = take
    try:
        table = await with_bots(server)
        async with server.judge(table.made) as judge:
            await judge.do("deal", cards=list(CARDS))
            while shown.keys() != {*range(2, 11)} or any(
                frame["seq"] < 2 or not any(p["role"] for p in frame["players"])
                for frame in shown.values()
            ):
                await asyncio.sleep(0.01)
    finally:
        bot_seats.SeatPlayer.take = original
    for seat, frame in shown.items():
        known = {player["seat"]: player["role"] for player in frame["players"] if player["role"]}
        assert known == {seat: CARDS[seat - 1]}, "a card of its own, and nobody else's"
        assert "control" not in frame


def test_bots_go_on_after_a_restart(tmp_path):
    async def whole():
        async with serving(tmp_path) as server:
            table = await with_bots(server)
            async with server.judge(table.made) as judge:
                await judge.do("deal", cards=list(CARDS))
                assert await to_the_first_speech(judge) == 1
        async with serving(tmp_path) as again:
            table.server = again
            async with again.judge(table.made) as judge:
                assert floor(judge.last) == 1
                judge.asked = 100  # its ids are not used twice
                assert (await judge.do("pass", seat=1))["type"] == "ack"
                await until(judge, lambda view: not view["phase"].startswith("D1.speech"))
            talk = (await table.view("hall"))["talk"]["add"]
            assert [timeline["seat"] for timeline in talk] == list(range(2, 11))

    asyncio.run(whole())


def test_two_processes_that_play_one_bot_are_heard_once(tmp_path):
    """Equal decisions have equal ids, so the second process finds the first one's receipt."""

    async def whole():
        async with serving(tmp_path) as server:
            table = await with_bots(server)
            other = bot_seats.BotSeats(server.services.hub)
            async with server.judge(table.made) as judge:
                await judge.do("deal", cards=list(CARDS))
                await to_the_first_speech(judge)
                await judge.do("pass", seat=1)
                await until(judge, lambda view: not view["phase"].startswith("D1.speech"))
            talk = (await table.view("hall"))["talk"]["add"]
            assert [timeline["seat"] for timeline in talk] == list(range(2, 11))
            await other.close()

    asyncio.run(whole())


@served
async def test_a_person_who_takes_the_seat_of_a_bot_before_the_start_is_not_played_for(server):
    table = await full_table(server, people=2, start=False, judge="human", pace="quick")
    await table.seated(NICKS[2], 3)
    await table.ready(3)
    assert (await table.ask("host", {"wish": "start"}))["type"] == "ack"
    async with server.judge(table.made) as judge:
        await judge.do("deal", cards=list(CARDS))
        await to_the_first_speech(judge)
        await judge.do("pass", seat=1)
        await judge.do("pass", seat=2)
        assert await judge.quiet(0.5)
        assert floor(judge.last) == 3
    live = await server.services.hub.tables.get(table.id)
    assert (await table.ask("seat:3", {"wish": "say", "text": "моё слово"}))["type"] == "ack"
    assert not live.timeline.now.lobby.place(3).bot
    bot = Principal("seat", table.id, 3)
    assert bot.link == "", "a bot has no link, so it holds no seat of a person"
