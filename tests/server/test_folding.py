"""How much is folded for viewers, counted in turns, so that the machine's speed does not matter."""

import asyncio

import msgspec
import pytest

from gorod.engine import commands as c
from gorod.server.access.limits import BusyError, Rate
from gorod.server.access.principal import Principal
from gorod.server.config import Config, Limits
from gorod.server.hub.connection import Connection
from gorod.server.streams.answers import Ack
from gorod.server.tables.table_requests import Correct, Do, Redo, Take, Undo
from gorod.server.wire import gallery
from gorod.server.wire.reads import look
from gorod.server.wire.watcher import Watcher
from tests.kit.outlets import PlainOutlet
from tests.kit.running_server import LOOSE, live_table, served, serving
from tests.server.command_sender import DEAL, JUDGE, CommandSender, seat

HALL = Principal("hall", "t1")
WARNINGS = 30


@pytest.fixture
def folded(monkeypatch):
    """Every turn that any watcher folds."""
    turns = []
    new_turns = Watcher._new_turns

    def counted(self, turn):
        at, new = new_turns(self, turn)
        turns.extend(new)
        return at, new

    monkeypatch.setattr(Watcher, "_new_turns", counted)
    return turns


def at_a_long_table(tmp_path, test, **limits):
    """A table with many warnings, most of which were taken back and given again many times."""

    async def whole():
        loose = replace_limits(limits)
        async with live_table(tmp_path, limits=loose) as (live, store):
            judge = CommandSender(live)
            await judge.ask(Take())
            await judge.ask(DEAL)
            for number in range(WARNINGS):
                assert isinstance(await judge.ask(Do(c.Warn(number % 10 + 1))), Ack)
            await test(live, judge, store)

    asyncio.run(whole())


def replace_limits(limits):
    return msgspec.structs.replace(LOOSE, **limits)


def test_who_looks_pays_for_the_line_that_counts_and_only_once(tmp_path, folded):
    async def scenario(live, judge, store):
        for _ in range(20):
            assert isinstance(await judge.ask(Undo(turns=WARNINGS - 2)), Ack)
            assert isinstance(await judge.ask(Redo()), Ack)
        assert not folded, "nobody watches"
        timeline = WARNINGS + 2
        for by in (JUDGE, HALL, seat(3)):
            folded.clear()
            assert look(live.timeline, by).seq == live.timeline.number(by.viewer)
            assert len(folded) <= timeline
            folded.clear()
            look(live.timeline, by)
            assert not folded, "asked again, nothing has changed"
        await judge.ask(Do(c.Warn(1)))
        folded.clear()
        look(live.timeline, HALL)
        assert len(folded) == 1

    at_a_long_table(tmp_path, scenario)


def test_a_socket_begins_with_the_view_that_is_folded_already(tmp_path, folded):
    async def whole():
        async with serving(tmp_path) as server, server.dealt() as (made, judge):
            for number in range(WARNINGS):
                await judge.do("warn", seat=number % 10 + 1)
            hub = server.services.hub
            live = await hub.tables.get(made.id)
            look(live.timeline, Principal("hall", made.id))
            folded.clear()
            for _ in range(5):
                connection = Connection(
                    Principal("hall", made.id), PlainOutlet(), console="", lang="ru", pending=8
                )
                hub.join(connection, live, 0)
                hub.leave(connection)
            assert not folded

    asyncio.run(whole())


def test_an_undo_and_its_redo_fold_what_is_new_to_a_watcher(tmp_path, folded):
    async def scenario(live, judge, store):
        look(live.timeline, HALL)
        for back in (1, 5, 8):
            await judge.ask(Undo(turns=back))
            folded.clear()
            look(live.timeline, HALL)
            assert not folded
            await judge.ask(Redo())
            look(live.timeline, HALL)
            assert len(folded) == back

    at_a_long_table(tmp_path, scenario)


def test_whoever_resumes_from_any_number_has_the_same_log(tmp_path):
    """Also where the watcher was not there when the numbers came."""

    async def scenario(live, judge, store):
        for wish in (Undo(turns=20), Redo(), Undo(turns=3), Do(c.Warn(7)), Undo(turns=12)):
            assert isinstance(await judge.ask(wish), Ack)
        for by in (JUDGE, HALL, seat(1)):
            eyes = gallery.Eyes(by.kind, by.viewer)
            along, logs = Watcher(live.timeline, eyes), {}
            for state in live.timeline.states:
                along.bring_to(state)
                logs[along.seq] = list(along.log)
            late = gallery.Gallery(live.timeline).watcher(eyes)
            assert late.seq == along.seq
            for number, log in logs.items():
                for watcher in (along, late):
                    part = watcher.frame(number).log
                    assert (*log[: part.keep], *part.add) == tuple(along.log), number
            assert late.frame(late.seq).log.add == ()

    at_a_long_table(tmp_path, scenario)


def test_links_that_are_told_late_cannot_have_the_line_folded_without_end(tmp_path, folded):
    async def scenario(live, judge, store):
        live.timeline.time.pass_(3600)
        delays = [one % 200 + 1 for one in range(100_000)]
        with pytest.raises(BusyError):
            _ = [look(live.timeline, Principal("hall", "t1", delay=delay)) for delay in delays]
        assert gallery.LATE < len(folded) <= gallery.LATE_TURNS.burst
        assert look(live.timeline, JUDGE) is not None, "nobody else waits for them"

    at_a_long_table(tmp_path, scenario)


def test_the_log_of_a_table_has_an_end_that_is_said_in_words(tmp_path):
    async def scenario(live, judge, store):
        full = live.timeline.version + 2
        for _ in range(2):
            assert isinstance(await judge.ask(Do(c.Warn(1))), Ack)
        for wish in (Do(c.Warn(1)), Undo(), Take()):
            refused = await judge.ask(wish, lang="en")
            assert refused.code == "table-full"
            assert "begin a new table" in refused.text
        assert live.timeline.version == full == len(await store.entries("t1"))
        assert look(live.timeline, HALL) is not None

    at_a_long_table(tmp_path, scenario, entries_per_table=WARNINGS + 5)


def test_corrections_count_by_what_they_play_again(tmp_path):
    async def scenario(live, judge, store):
        wish = Correct(turn=4, reason="ошибка", command=c.Warn(5))
        assert isinstance(await judge.ask(wish), Ack)
        assert (await judge.ask(Do(c.Warn(1)))).code == "table-full"

    at_a_long_table(tmp_path, scenario, turns_per_table=WARNINGS + 10)


def test_far_undos_are_so_many_in_a_minute_and_near_ones_are_free(tmp_path):
    async def scenario(live, judge, store):
        far = Undo(turns=20)
        assert isinstance(await judge.ask(far), Ack)
        assert isinstance(await judge.ask(Redo()), Ack)
        for wish in (far, Correct(turn=4, reason="ошибка", command=c.Warn(5))):
            refused = await judge.ask(wish)
            assert refused.code == "far-undo"
        for _ in range(20):
            assert isinstance(await judge.ask(Undo()), Ack)
            assert isinstance(await judge.ask(Redo()), Ack)
        live.timeline.time.pass_(1)
        assert isinstance(await judge.ask(far), Ack)

    at_a_long_table(tmp_path, scenario, far_undo=Rate(2, 1))


def test_a_seat_cannot_fill_the_store_with_moves_that_move_nothing(tmp_path):
    async def scenario(live, judge, store):
        one, other = CommandSender(live, seat(1), "phone"), CommandSender(live, seat(2), "phone")
        seen = [getattr(await one.ask(Do(c.Pass(1))), "code", "") for _ in range(5)]
        assert seen[2:] == ["too-many"] * 3
        assert "too-many" not in seen[:2]
        assert getattr(await other.ask(Do(c.Pass(2))), "code", "") != "too-many"
        assert isinstance(await judge.ask(Do(c.Warn(1))), Ack)
        live.timeline.time.pass_(1)
        assert getattr(await one.ask(Do(c.Pass(1))), "code", "") != "too-many"

    at_a_long_table(tmp_path, scenario, seat_command=Rate(2, 1))


@served
async def test_a_server_has_these_limits(server):
    limits = Limits()
    assert (limits.entries_per_table, limits.far_undo) == (5000, Rate(10, 0.1))
    assert Config().limits == limits
    made = await server.table()
    small = replace_limits({"entries_per_table": 1})
    server.services.hub.tables.limits = small
    server.services.hub.tables.clear()
    body = {"id": "x", "seen": 1, "wish": {"wish": "take"}, "console": "c"}
    path = f"/api/tables/{made.id}/commands"
    answer = await server.http.post(path, json=body, headers=made.bearer("judge"))
    assert answer.json()["code"] == "table-full"
