"""Delayed links, lines about links in the journal, and protests over the wire."""

import asyncio
import json
import logging
import re

from gorod.server.journal import LOGGER, JsonLines
from tests.kit.running_server import CARDS, SteeredTime, served, serving


def late(scope):
    """A link of that scope with a delay gets nothing before its time."""

    async def scene(path):
        time = SteeredTime()
        async with serving(path, time=time) as server, server.dealt(CARDS) as (made, judge):
            await server.link(made, scope, delay=30)
            at, by = f"/api/tables/{made.id}", made.bearer(scope)
            assert (await server.http.get(f"{at}/view", headers=by)).status_code == 404
            for name in ("protocol", "protocol.pdf"):
                told = await server.http.get(f"{at}/{name}", headers=by)
                assert told.status_code == (404 if scope == "hall" else 403)
            time.pass_(31)
            await judge.do("foul", seat=3)
            seen = (await server.http.get(f"{at}/view", headers=by)).json()
            assert seen["phase"] == "N1.meet"
            assert seen["players"][2]["fouls"] == 0
            async with server.socket(made.tokens[scope]) as viewer:
                assert (await viewer.view())["players"][2]["fouls"] == 0
                time.pass_(31)
                server.services.hub.tick()
                assert (await viewer.view())["players"][2]["fouls"] == 1
            links = (await server.http.get(f"{at}/links", headers=made.bearer("judge"))).json()
            assert {link["delay"] for link in links if link["scope"] == scope} == {0, 30}

    return scene


def test_a_hall_may_be_told_late(tmp_path):
    asyncio.run(late("hall")(tmp_path))


def test_an_overlay_may_be_told_late(tmp_path):
    asyncio.run(late("overlay")(tmp_path))


@served
async def test_a_delay_has_its_bounds(server):
    made = await server.table()
    for delay, status in ((0, 201), (3600, 201), (3601, 400), (-1, 400)):
        body = {"scope": "hall", "delay": delay}
        path = f"/api/tables/{made.id}/links"
        told = await server.http.post(path, json=body, headers=made.bearer("judge"))
        assert told.status_code == status


@served
async def test_the_journal_tells_of_links_and_never_their_tokens(server):
    lines, handler = [], logging.Handler()
    handler.emit = lambda record: lines.append(JsonLines().format(record))
    level = LOGGER.level
    LOGGER.addHandler(handler)
    LOGGER.setLevel(logging.INFO)
    try:
        made = await server.table()
        await server.link(made, "overlay-roles", delay=30)
        path = f"/api/tables/{made.id}/links/{made.links['overlay-roles']}"
        await server.http.delete(path, headers=made.bearer("judge"))
    finally:
        LOGGER.removeHandler(handler)
        LOGGER.setLevel(level)
    told = [json.loads(line) for line in lines if made.links["overlay-roles"] in line]
    told = [line for line in told if line["what"] != "request"]
    assert [line["what"] for line in told] == ["link made", "link ended"]
    for line in told:
        assert (line["table"], line["scope"], line["root"]) == (
            made.id,
            "overlay-roles",
            "anonymous",
        )
        assert (line["level"], line["address"]) == ("security", "127.0.0.1")
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["at"])
    assert not any(token in line for token in made.tokens.values() for line in lines)


async def over(judge):
    """The judge ends the game at once."""
    answer = await judge.do("defeat", seat=8, clause="6.8.1")
    assert answer["type"] == "ack", answer
    while judge.seq < answer["seq"]:
        await judge.view()
    assert judge.last["phase"] == "over"


@served
async def test_a_seat_protests_and_the_judge_rules(server):
    async with server.dealt(CARDS) as (made, judge):
        await over(judge)
        async with (
            server.socket(made.tokens["seat:3"]) as seat,
            server.socket(made.tokens["seat:4"]) as other,
            server.socket(made.tokens["hall"]) as hall,
        ):
            for viewer in (seat, other, hall):
                await viewer.view()
            assert {offer["move"] for offer in seat.last["offers"]} == {"protest"}
            body = {"type": "file-protest", "seat": 3, "text": "рук было четыре"}
            answer = await seat.ask({"wish": "do", "command": body})
            assert answer["type"] == "ack"
            assert (await judge.view())["protest"]["text"] == "рук было четыре"
            forged = {**body, "seat": 4}
            refused = await seat.ask({"wish": "do", "command": forged})
            assert refused["code"] == "not-offered"
            ruling = {"type": "rule", "upheld": False, "text": "рук было три"}
            assert (await seat.ask({"wish": "do", "command": ruling}))["code"] == "not-offered"
            assert (await judge.ask({"wish": "do", "command": ruling}))["type"] == "ack"
            while seat.last["protest"]["status"] != "rejected":
                await seat.view()
            assert seat.last["protest"]["ruling"] == "рук было три"
            assert await other.quiet()
            assert await hall.quiet()
            assert other.last["protest"] is None
            assert "protest" not in hall.last


@served
async def test_the_judge_enters_a_protest_and_the_votes_on_it_where_players_decide(server):
    made = await server.table(rules="fiim-2011")
    async with server.judge(made) as judge:
        await judge.do("deal", cards=list(CARDS))
        for seat in (8, 9, 10):
            answer = await judge.do("disqualify", seat=seat, clause="L.9.1.5")
            assert answer["type"] == "ack", answer
        assert (await judge.do("file-protest", seat=3, text="спор"))["type"] == "ack"
        verbs = {offer["move"]: offer for offer in judge.last["offers"]}
        assert verbs["ruling"]["choices"]["upheld"]["of"] == [False]
        votes = list(range(1, 11))
        assert (await judge.do("support", seats=votes))["type"] == "ack"
        answer = await judge.do("rule", upheld=True, text="")
        assert answer["type"] == "ack", answer
        while judge.seq < answer["seq"]:
            await judge.view()
        assert judge.last["protest"]["status"] == "upheld"


def test_times_of_a_client_are_not_believed(tmp_path):
    @served
    async def scene(server):
        async with server.dealt(CARDS) as (_, judge):
            await over(judge)
            late = {"type": "file-protest", "seat": 3, "text": "x", "elapsed": 1}
            assert (await judge.ask({"wish": "do", "command": late}))["code"] == "malformed"

    scene(tmp_path)


def test_8_8_1_the_window_is_held_against_the_servers_clock(tmp_path):
    async def whole():
        time = SteeredTime()
        async with serving(tmp_path, time=time) as server, server.dealt(CARDS) as (made, judge):
            time.pass_(3600)  # however long the game was
            await over(judge)
            time.pass_(599)
            await judge.ask({"wish": "timer", "do": "set", "seconds": 60})  # no move ends a game
            first = {"type": "file-protest", "seat": 3, "text": "вовремя"}
            assert (await judge.ask({"wish": "do", "command": first}))["type"] == "ack"
            time.pass_(2)
            late = {"type": "file-protest", "seat": 4, "text": "поздно"}
            refused = await judge.ask({"wish": "do", "command": late})
            assert (refused["code"], refused["cite"]) == ("protest-late", "fiim-2019 8.8.1")
            async with server.socket(made.tokens["seat:4"]) as seat:
                await seat.view()
                refused = await seat.ask({"wish": "do", "command": late})
                assert refused["code"] == "protest-late"
            # The end is undone and happens again, so the window starts again.
            while judge.last["phase"] == "over":
                answer = await judge.ask({"wish": "undo"})
                while judge.seq < answer["seq"]:
                    await judge.view()
            await over(judge)
            assert (await judge.ask({"wish": "do", "command": late}))["type"] == "ack"

    asyncio.run(whole())
