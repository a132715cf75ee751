"""The judge corrects names at any time: everybody sees them, and the record says so."""

import asyncio

import msgspec
import pytest

from gorod.engine import commands as c
from gorod.record import parse, replay
from gorod.server.access.principal import Principal
from gorod.server.streams.answers import Ack, Refused
from gorod.server.tables.attached import TOURNAMENT
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.table_requests import Correct, Do, Name, Redo, SeatName, Take, Undo
from gorod.server.wire.reads import look, protocol_for, record_text
from tests.kit.running_server import NAMES, live_table, served
from tests.server.command_sender import DEAL, JUDGE, CommandSender
from tests.server.test_corrections import at_table, nominated


def named(*told):
    return Name(tuple(SeatName(seat, name) for seat, name in told))


def names(live, by=None):
    return tuple(
        player.name for player in look(live.timeline, by or Principal("hall", live.id)).players
    )


@at_table
async def test_a_swap_is_one_entry_that_everybody_sees_and_one_undo_takes_back(live, judge):
    before, number = live.timeline.now, live.timeline.number(0)
    assert isinstance(await judge.ask(named((2, NAMES[2]), (3, f" {NAMES[1]} "))), Ack)
    swapped = (NAMES[0], NAMES[2], NAMES[1], *NAMES[3:])
    assert names(live) == names(live, JUDGE) == swapped
    assert live.timeline.number(0) == number + 1
    assert live.timeline.now.game is before.game
    assert live.timeline.now.clock == before.clock
    assert isinstance(await judge.ask(Undo()), Ack)
    assert names(live) == NAMES
    assert live.timeline.now.turn is before.turn
    assert isinstance(await judge.ask(Redo()), Ack)
    assert names(live) == swapped


@at_table
async def test_the_record_and_the_protocol_tell_of_it_through_corrections(live, judge):
    first, _ = await nominated(live, judge)
    await judge.ask(named((4, "Аня"), (9, "")))
    await judge.ask(Do(c.Foul(5, "")))
    await judge.ask(Correct(first, "не расслышал", c.Nominate(1, 7)))
    await judge.ask(named((4, "Анна")))
    text = record_text(live.timeline)
    assert "name 4 Аня\nname 9\n" in text
    played = replay(parse(text, "g.mgn"), "g.mgn")
    assert played.names == names(live)
    assert played.names[3] == "Анна"
    told = protocol_for(live.timeline, JUDGE, "ru")
    assert f"Имя исправлено, место 4: Аня (было: {NAMES[3]})" in told
    assert "Имя исправлено, место 4: Анна (было: Аня)" in told
    assert told.index("Имя исправлено") > told.index("ДЕНЬ 1")


@at_table
async def test_after_the_end_and_for_a_struck_turn(live, judge):
    first, second = await nominated(live, judge)
    await judge.ask(named((1, "Яна")))
    await judge.ask(Correct(second, "не выставлял"))
    await judge.ask(Do(c.Defeat(1, "6.8.1")))
    await judge.ask(named((1, "Яна П.")))
    await judge.ask(named((2, "Юра")))
    text = record_text(live.timeline)
    end = text.index("\nend black\n")
    assert (
        text.index("name 1 Яна\n") < end < text.index("name 1 Яна П.\n") < text.index("name 2 Юра")
    )
    assert text.count("\nend ") == 1
    assert replay(parse(text, "g.mgn"), "g.mgn").names == names(live)
    assert (
        protocol_for(live.timeline, Principal("hall", live.id), "ru").count("Имя исправлено") == 3
    )
    assert first


def test_before_the_deal_names_simply_are_and_a_restart_keeps_them(tmp_path):
    async def whole():
        async with live_table(tmp_path) as (live, store):
            judge = CommandSender(live)
            await judge.ask(Take())
            await judge.ask(named((1, "Аня")))
            await judge.ask(DEAL)
            assert "name " not in record_text(live.timeline)
            assert "seat 1 citizen Аня" in record_text(live.timeline)
            await judge.ask(named((2, "Боря")))
            again = LiveTable(live.timeline.table, store, live.timeline.time, None)
            await again.load()
            assert names(again) == names(live) == ("Аня", "Боря", *NAMES[2:])

    asyncio.run(whole())


@at_table
async def test_what_is_refused(live, judge):
    async def code(wish):
        answer = await judge.ask(wish)
        assert isinstance(answer, Refused)
        return answer.code

    assert await code(named((1, NAMES[0]))) == "nothing-to-name"
    assert await code(named((11, "Лишний"))) == "malformed"
    assert await code(named((1, "Аня"), (1, "Яна"))) == "malformed"
    table = live.timeline.table
    live.timeline.table = msgspec.structs.replace(table, tags=((TOURNAMENT, "cup/q.1.1"),))
    assert await code(named((1, "Аня"))) == "names-of-tournament"


@served
async def test_a_name_that_turns_the_text_around_is_refused(server):
    for name in ("\u202eБорис", "Бо\u200bрис", "Бо\nрис", "Борис\u2067", "Борис\n"):
        body = {"rules": "fiim-2019", "names": [name, *NAMES[1:]]}
        assert (await server.http.post("/api/tables", json=body)).status_code in (400, 422)
        tagged = {"rules": "fiim-2019", "names": NAMES, "tags": {"Event": name}}
        assert (await server.http.post("/api/tables", json=tagged)).status_code in (400, 422)


@pytest.mark.parametrize("scope", ["seat:1", "hall"])
def test_only_the_judge_names(tmp_path, scope):
    @served
    async def scene(server):
        made = await server.table()
        body = {
            "id": "n1",
            "seen": 0,
            "wish": {"wish": "name", "names": [{"seat": 1, "name": "Я"}]},
        }
        answer = await server.http.post(
            f"/api/tables/{made.id}/commands", json=body, headers=made.bearer(scope)
        )
        assert not answer.is_success

    scene(tmp_path)
