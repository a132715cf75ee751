"""Talk at an online table: chat before and after the game, and speeches by the current speaker."""

import asyncio

import msgspec
import pytest

from gorod.server.access.limits import Rate
from gorod.server.config import Config
from tests.kit.running_server import CARDS, LOOSE, served, serving
from tests.server.online.lobbies import full_table, online_table


async def to_the_first_speech(judge):
    """The first night is gone through; gives the seat that has the floor."""
    for _ in range(40):
        phase = judge.last["phase"]
        if phase.startswith("D1") and judge.last["clock"] and judge.last["clock"]["seat"]:
            return judge.last["clock"]["seat"]
        assert (await judge.do("proceed"))["type"] == "ack", phase
    raise AssertionError(judge.last["phase"])


async def judged(server, **online):
    """A table of ten people with a human judge, whose cards are dealt."""
    return await full_table(server, judge="human", **online)


@served
async def test_everybody_chats_before_the_start(server):
    table = await online_table(server)
    await table.seated("Аня", 3)
    async with table.everybody("host", "lobby", "seat:3") as viewers:
        guest = viewers["seat:3"]
        assert (await guest.ask({"wish": "chat", "text": "  Всем   привет "}))["type"] == "ack"
        timeline = {
            "n": 1,
            "moment": "",
            "seat": 3,
            "name": "Аня",
            "kind": "chat",
            "text": "Всем привет",
            "phrase": None,
        }
        for scope in ("host", "lobby"):
            told = (await viewers[scope].view())["talk"]
            assert told["keep"] == 0
            assert [{**one, "moment": ""} for one in told["add"]] == [timeline]
        assert (await viewers["host"].ask({"wish": "chat", "text": "Ждём троих"}))["type"] == "ack"
        told = (await viewers["lobby"].view())["talk"]
        assert (told["keep"], [one["seat"] for one in told["add"]]) == (1, [0])


@served
async def test_whoever_comes_later_hears_what_was_said(server):
    table = await online_table(server)
    await table.seated("Аня", 3)
    for text in ("один", "два", "три"):
        await table.ask("seat:3", {"wish": "chat", "text": text})
    async with table.socket("lobby") as late:
        view = await late.view()
        assert [one["text"] for one in view["talk"]["add"]] == ["один", "два", "три"]
        seen = view["seq"]
    await table.ask("seat:3", {"wish": "chat", "text": "четыре"})
    for had, keep, words in ((seen, 3, ["четыре"]), (seen - 2, 1, ["два", "три", "четыре"])):
        async with table.socket("lobby", seen=had) as again:
            talk = (await again.view())["talk"]
            assert (talk["keep"], [one["text"] for one in talk["add"]]) == (keep, words)


@served
async def test_while_the_game_is_played_nobody_chats_and_only_the_speaker_speaks(server):
    table = await judged(server)
    async with server.judge(table.made) as judge:
        assert (await judge.do("deal", cards=list(CARDS)))["type"] == "ack"
        for scope in ("host", "seat:1", "seat:7"):
            assert (await table.ask(scope, {"wish": "chat", "text": "шёпот"}))["code"] == "not-now"
        assert (await judge.ask({"wish": "chat", "text": "тише"}))["code"] == "not-now"
        for seat in range(1, 11):
            told = await table.ask(f"seat:{seat}", {"wish": "say", "text": "ночью"})
            assert told["code"] == "no-floor"
        floor = await to_the_first_speech(judge)
        other = floor % 10 + 1
        async with table.everybody("seat:10", "hall") as viewers:
            said = {"wish": "say", "text": "Я красный, проверьте шестого"}
            assert (await table.ask(f"seat:{other}", said))["code"] == "no-floor"
            assert (await table.ask(f"seat:{floor}", said))["type"] == "ack"
            for viewer in viewers.values():
                (timeline,) = (await viewer.view())["talk"]["add"]
                assert (timeline["seat"], timeline["kind"], timeline["text"]) == (
                    floor,
                    "speech",
                    said["text"],
                )
        assert (await table.ask("host", said))["code"] == "forbidden"
        assert (await judge.do("pass", seat=floor))["type"] == "ack"
        assert (await table.ask(f"seat:{floor}", said))["code"] == "no-floor"


PHRASES = [
    {"id": "i-am", "role": "sheriff"},
    {"id": "check-black", "seats": [8]},
    {"id": "check-red", "seats": [3, 4]},
    {"id": "nominate", "seats": [8]},
    {"id": "vote-against", "seats": [8]},
    {"id": "suspect", "seats": [8, 9]},
    {"id": "trust", "seats": [2]},
    {"id": "thanks"},
    {"id": "nothing-to-add"},
]
SENSELESS = [
    {"id": "whisper"},
    {"id": "i-am", "role": "emperor"},
    {"id": "i-am"},
    {"id": "thanks", "role": "don"},
    {"id": "nominate"},
    {"id": "nominate", "seats": [1, 2]},
    {"id": "nominate", "seats": [11]},
    {"id": "trust", "seats": [2, 2]},
]


@served
async def test_phrases_need_no_typing_and_have_a_form(server):
    table = await judged(server)
    async with server.judge(table.made) as judge:
        await judge.do("deal", cards=list(CARDS))
        seat = f"seat:{await to_the_first_speech(judge)}"
        for phrase in PHRASES:
            assert (await table.ask(seat, {"wish": "say", "phrase": phrase}))["type"] == "ack"
        for phrase in SENSELESS:
            told = await table.ask(seat, {"wish": "say", "phrase": phrase})
            assert told["code"] == "malformed", phrase
        both = {"wish": "say", "text": "и то и то", "phrase": {"id": "thanks"}}
        for wish in (both, {"wish": "say"}, {"wish": "say", "text": " \t "}):
            assert (await table.ask(seat, wish))["code"] == "malformed"
    talk = (await table.view("hall"))["talk"]["add"]
    assert [one["phrase"] for one in talk] == PHRASES
    assert {one["text"] for one in talk} == {""}


@pytest.mark.parametrize("text", ["", "а" * 301, "невидимый\u202eзнак", "стр\x00ока"], ids=repr)
def test_a_line_that_is_too_long_or_has_unseen_letters_is_not_said(tmp_path, text):
    @served
    async def asked(server):
        table = await online_table(server)
        await table.seated("Аня", 1)
        assert (await table.ask("seat:1", {"wish": "chat", "text": text}))["code"] == "malformed"
        assert (await table.view())["talk"]["add"] == []

    asked(tmp_path)


def test_a_flood_is_refused_and_leaves_the_log_to_the_game(tmp_path):
    async def whole():
        limits = replace_limits(talk=Rate(5, 0.000001), lobby_entries=20)
        async with serving(tmp_path, Config(limits=limits)) as server:
            table = await online_table(server)
            for seat, name in enumerate(("Аня", "Боря", "Вера", "Глеб"), 1):
                await table.seated(name, seat)
            answers = []
            for seat in (1, 2, 3, 4):
                for _ in range(8):
                    wish = {"wish": "chat", "text": "спам"}
                    answers.append((await table.ask(f"seat:{seat}", wish)).get("code", "ack"))
            assert answers[:8] == ["ack"] * 5 + ["too-many"] * 3
            assert answers.count("ack") == 16, "the rest of the log is the game's"
            assert "table-full" in answers
            assert (await table.ask("seat:1", {"wish": "ready", "on": True}))[
                "code"
            ] == "table-full"
            assert (await table.ask("seat:1", {"wish": "leave"}))["type"] == "ack"

    asyncio.run(whole())


def replace_limits(**more):
    return msgspec.structs.replace(LOOSE, **more)


@served
async def test_the_talk_survives_an_undo_and_a_restart_of_the_table(server):
    table = await judged(server)
    async with server.judge(table.made) as judge:
        await judge.do("deal", cards=list(CARDS))
        seat = f"seat:{await to_the_first_speech(judge)}"
        await table.ask(seat, {"wish": "say", "text": "слово сказано"})
        assert (await judge.ask({"wish": "undo", "turns": 2}))["type"] == "ack"
        before = (await table.view("hall"))["talk"]
        assert [one["text"] for one in before["add"]] == ["слово сказано"]
        server.services.hub.tables.clear()
        assert (await table.view("hall"))["talk"] == before


@served
async def test_other_tables_have_no_talk(server):
    made = await server.table()
    async with server.socket(made.tokens["seat:1"]) as seat:
        assert "talk" not in await seat.view()
        assert (await seat.ask({"wish": "chat", "text": "есть кто"}))["code"] == "not-online"
        assert (await seat.ask({"wish": "say", "text": "есть кто"}))["code"] == "not-online"
