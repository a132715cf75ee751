"""Clients that send what they may not are refused, and named in the journal by link and seat."""

import asyncio
from collections import Counter
from contextlib import asynccontextmanager

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from gorod.server.access.limits import Rate
from gorod.server.config import Config
from gorod.server.journal import security
from gorod.server.tables.live_table import LiveTable
from gorod.server.wire.frames import LARGEST_FRAME
from tests.kit.running_server import CARDS, LOOSE, SeededChance, SteeredTime, served, serving
from tests.server.online.lobbies import full_table, online_table
from tests.server.online.test_talk import to_the_first_speech
from tests.server.test_journal import journal, of

OTHERS = ("don", "mafia"), ("sheriff", "mafia", *("citizen",) * 4)
ONE = ("citizen", *OTHERS[0], "maniac", *OTHERS[1])
OTHER = ("maniac", *OTHERS[0], "citizen", *OTHERS[1])
"""Two deals of a game in which the maniac alone may take somebody's vote at night."""


@asynccontextmanager
async def at_table(server, cards=CARDS, **wanted):
    """People at the first speech; gives the table, its judge and the sockets of three seats."""
    keys = iter(f"key-{n:030}" for n in range(100))
    table = await full_table(server, people=len(cards), judge="human", keys=keys, **wanted)
    async with (
        server.judge(table.made) as judge,
        table.everybody("seat:1", "seat:2", "seat:3") as seats,
    ):
        await judge.do("deal", cards=list(cards))
        await to_the_first_speech(judge)
        await caught_up(table, seats)
        yield table, judge, seats


async def caught_up(table, seats):
    """Every socket asks with the number that its seat has by now."""
    for scope, viewer in seats.items():
        viewer.seq = (await table.view(scope))["seq"]


async def to_the_vote(table, judge, seats):
    """Play until seats 4 and 5 are put up, everybody has spoken, and hands are asked for."""
    for speaker, target in ((1, 4), (2, 5)):
        assert (await judge.do("nominate", seat=speaker, target=target))["type"] == "ack"
        assert (await judge.do("pass", seat=speaker))["type"] == "ack"
    for speaker in range(3, 11):
        assert (await judge.do("pass", seat=speaker))["type"] == "ack"
    while not judge.last["phase"].endswith("vote"):
        assert (await judge.do("proceed"))["type"] == "ack", judge.last["phase"]
    await caught_up(table, seats)


def vote(target):
    return {"wish": "enter", "move": "vote", "target": target}


def refusals(lines):
    """Who was refused what, in the order of the journal."""
    told = of(lines, "refused")
    assert all(timeline["level"] == "security" for timeline in told)
    assert all(timeline["address"] == "127.0.0.1" for timeline in told)
    return [
        (timeline.get("by"), timeline.get("link"), timeline["why"], timeline.get("wish"))
        for timeline in told
    ]


@served
async def test_a_command_of_another_seat_or_of_the_judge(server):
    async with at_table(server) as (table, _, seats):
        with journal() as lines:
            other = await seats["seat:2"].do("pass", seat=1)
            judges = await seats["seat:3"].do("proceed")
            undone = await seats["seat:3"].ask({"wish": "undo"})
        assert [one["code"] for one in (other, judges)] == ["not-offered"] * 2
        assert undone["code"] == "forbidden"
        links = table.made.links
        assert refusals(lines) == [
            ("seat:2", links["seat:2"], "anothers-command", "do"),
            ("seat:3", links["seat:3"], "anothers-command", "do"),
            ("seat:3", links["seat:3"], "forbidden", "undo"),
        ]
        assert {timeline["table"] for timeline in of(lines, "refused")} == {table.id}


@served
async def test_a_vote_that_comes_late(server):
    async with at_table(server) as (table, judge, seats):
        one = seats["seat:1"]
        await to_the_vote(table, judge, seats)
        before = one.seq
        assert (await one.ask(vote(4)))["type"] == "ack"
        for _ in range(2):
            assert (await judge.ask({"wish": "close"}))["type"] == "ack"
        while judge.last["phase"].endswith("vote"):
            assert (await judge.do("proceed"))["type"] == "ack"
        with journal() as lines:
            assert (await one.ask(vote(5), seen=before))["type"] == "stale"
            await caught_up(table, seats)
            assert (await seats["seat:2"].ask(vote(5)))["code"] == "not-asked"
        links = table.made.links
        assert refusals(lines) == [
            ("seat:1", links["seat:1"], "stale", "enter"),
            ("seat:2", links["seat:2"], "not-asked", "enter"),
        ]


@served
async def test_a_vote_that_is_doubled(server):
    async with at_table(server) as (table, judge, seats):
        one, two, links = seats["seat:1"], seats["seat:2"], table.made.links
        await to_the_vote(table, judge, seats)
        with journal() as lines:
            assert (await one.ask(vote(4), name="hand"))["type"] == "ack"
            assert (await one.ask(vote(4), name="hand"))["type"] == "ack", "said again"
            assert refusals(lines) == []
            assert (await one.ask(vote(5), name="hand"))["type"] == "conflict"
            assert (await judge.ask({"wish": "close"}))["type"] == "ack"
            await caught_up(table, seats)
            assert (await one.ask(vote(5)))["code"] == "not-asked", "the hand has been counted"
            assert (await two.ask({"wish": "pause", "on": True}))["type"] == "ack"
            assert (await two.ask({"wish": "pause", "on": True}))["code"] == "already-voted"
        assert refusals(lines) == [
            ("seat:1", links["seat:1"], "conflict", "enter"),
            ("seat:1", links["seat:1"], "not-asked", "enter"),
            ("seat:2", links["seat:2"], "already-voted", "pause"),
        ]


@served
async def test_frames_that_are_too_large_or_no_frames(server):
    async with at_table(server) as (table, _, seats):
        link = table.made.links["seat:3"]
        with journal() as lines:
            await seats["seat:3"].send("{")
            assert (await seats["seat:3"].until("error"))["code"] == "malformed"
            await seats["seat:3"].send({"type": "pong", "more": "x" * LARGEST_FRAME})
            with pytest.raises(ConnectionClosed) as closed:
                await seats["seat:3"].until("never")
            assert closed.value.rcvd.code == 1009
            async with server.bare() as nobody:
                await nobody.send("x" * (LARGEST_FRAME + 1))
                with pytest.raises(ConnectionClosed):
                    await nobody.next()
            while len(of(lines, "refused")) < 3:
                await asyncio.sleep(0.01)
        assert refusals(lines) == [
            ("seat:3", link, "malformed", None),
            ("seat:3", link, "frame-too-large", None),
            (None, None, "frame-too-large", None),
        ]
        assert not any("xxxx" in timeline for timeline in lines)


@served
async def test_a_link_of_another_table(server):
    async with at_table(server) as (table, _, _seats):
        elsewhere = await online_table(server)
        by, links = table.made.bearer("seat:2"), table.made.links
        body = {"id": "c1", "seen": 0, "wish": vote(4)}
        with journal() as lines:
            path = f"/api/tables/{elsewhere.id}"
            answers = [
                await server.http.get(f"{path}/view", headers=by),
                await server.http.post(f"{path}/commands", json=body, headers=by),
                await server.http.post(
                    f"{path}/join",
                    json={"key": "k" * 24, "name": "Чужой", "seat": None},
                    headers=table.made.bearer("lobby"),
                ),
            ]
            mine = await server.http.get(f"/api/tables/{table.id}/record", headers=by)
        assert [answer.status_code for answer in answers] == [404] * 3
        assert mine.status_code == 403
        assert refusals(lines) == [
            ("seat:2", links["seat:2"], "other-table", None),
            ("lobby", links["lobby"], "other-table", None),
            ("seat:2", links["seat:2"], "forbidden", None),
        ]
        assert not any(token in timeline for timeline in lines for token in table.tokens.values())


def flooded(path, limits, frames):
    """Return the journal while one seat floods a table; time stands still until the end."""

    async def whole():
        time = SteeredTime()
        config = Config(limits=msgspec.structs.replace(LOOSE, **limits), roles_delay=0)
        async with serving(path, config, time=time) as server:
            table = await full_table(server)
            async with table.socket("seat:3") as viewer:
                await viewer.view()
                with journal() as lines:
                    refused = 0
                    for number in range(frames):
                        answer = await viewer.ask({"wish": "ready", "on": bool(number % 2)})
                        refused += answer.get("code") == "too-many"
                    at_once = too_many(lines)
                    time.pass_(61)
                    while len(told := too_many(lines)) < 2:
                        await asyncio.sleep(0.01)
                return refused, at_once, told, table.made.links["seat:3"]

    return asyncio.run(whole())


def too_many(lines):
    return [timeline for timeline in of(lines, "refused") if timeline["why"] == "too-many"]


@pytest.mark.parametrize("limit", ["seat_command", "frame"])
def test_a_flood_is_one_line_a_minute_and_a_number(tmp_path, limit):
    refused, at_once, told, link = flooded(tmp_path, {limit: Rate(20, 0.001)}, 300)
    assert refused >= 270
    assert len(at_once) == 1
    assert {(timeline["by"], timeline["link"]) for timeline in told} == {("seat:3", link)}
    assert len(told) == 2
    assert sum(timeline.get("times", 1) for timeline in told) == refused


# --- what the journal does not tell ---------------------------------------------------------------


async def attacked(path, cards):
    """What the journal says of the same attacks at a table with these cards, by day and by night.

    It ends where the maniac is called: what they do then is heard in the morning.
    """
    with journal() as lines:
        async with (
            serving(path, chance=SeededChance(), time=SteeredTime()) as server,
            at_table(server, cards, rules="fiim-2011", options=["maniac"]) as (table, judge, seats),
        ):
            called = ""
            while called != "maniac":
                at = await table.view("judge")
                await caught_up(table, seats)
                await attack(seats, called := (at["asks"] or {}).get("move", ""))
                await on(judge, await table.view("judge"))
    told = of(lines, "refused")
    return [{name: one[name] for name in one if name not in ("at", "link")} for one in told]


async def on(judge, at):
    """Let the judge go on: with what was entered, to the next step, or after a speech."""
    judge.seq = at["seq"]
    speaker = (at["clock"] or {}).get("seat") or 0
    for wish in (
        {"wish": "close"},
        {"wish": "do", "command": {"type": "proceed"}},
        {"wish": "do", "command": {"type": "pass", "seat": speaker}},
    ):
        if (await judge.ask(wish))["type"] == "ack":
            return
    raise AssertionError(at["phase"])


async def attack(seats, asked):
    """What moves no game before the maniac is called."""
    for viewer in seats.values():
        for move in {"vote", "sheriff", asked or "shoot"}:
            wish = {"wish": "enter", "move": move, "target": 5, "takes": ["vote"]}
            await viewer.ask(wish)
        await viewer.do("pass", seat=8)
        await viewer.do("show", duty="sheriff", target=4, seat=8)
        await viewer.do("proceed")


async def differing(tmp_path):
    for name in ("1", "2"):
        (tmp_path / name).mkdir()
    one = await attacked(tmp_path / "1", ONE)
    other = await attacked(tmp_path / "2", OTHER)
    assert len(one) > 10
    counts = [Counter(map(msgspec.json.encode, lines)) for lines in (one, other)]
    return [*(counts[0] - counts[1]), *(counts[1] - counts[0])]


def test_the_journal_of_refusals_is_the_same_whatever_the_cards(tmp_path):
    assert asyncio.run(differing(tmp_path)) == []


def test_a_journal_of_what_is_judged_and_not_of_what_is_answered_is_found_out(
    tmp_path, monkeypatch
):
    judged = LiveTable.refused

    def noted(live, sender, asked, code):
        security("refused", by=sender.by.label, why=code)
        return judged(live, sender, asked, code)

    monkeypatch.setattr(LiveTable, "refused", noted)
    assert asyncio.run(differing(tmp_path)) != []
