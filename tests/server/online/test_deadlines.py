"""Deadlines are data in the log: every fold finds the same one, and it is executed once."""

import asyncio

import pytest

from gorod.engine import commands as c
from gorod.engine.phases import Over, Speech
from gorod.server.access.principal import Kind, Principal
from gorod.server.streams.answers import Ack, Stale
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import Ask, Do, Enter, Timer
from gorod.server.wire.asked_views import ask_view
from gorod.server.wire.watcher import Eyes
from tests.kit.online_table import conducted
from tests.kit.running_server import SteeredTime
from tests.server.secrecy.memory import MemoryStore


def automatic(table, wish, version, key=""):
    """A deadline that was decided at this version, here or in another process."""
    by = Principal(Kind.AUTOMATIC_JUDGE, table.live.id)
    asked = Ask(key or f"{version}", version, wish)
    return table.services.hub.submit(table.live, Sender(by), asked)


def test_a_deadline_that_was_decided_at_an_earlier_version_moves_nothing(tmp_path):
    async def whole():
        async with conducted(tmp_path, held=MemoryStore()) as table:
            await table.until(lambda timeline: isinstance(timeline.now.game.phase, Speech))
            version, speaker = table.timeline.version, table.timeline.now.game.floor
            assert isinstance(await automatic(table, Timer("start"), version), Ack)
            again = await automatic(table, Timer("start"), version)
            assert isinstance(again, Ack), "the same deadline, answered the same"
            assert table.timeline.version == version + 1
            late = await automatic(table, Do(c.Pass(speaker)), 3)
            assert isinstance(late, Stale)
            beside = await automatic(table, Do(c.Pass(speaker)), version, key="another process")
            assert isinstance(beside, Stale), "the clock moved no game, and is written all the same"
            assert table.timeline.now.game.floor == speaker

    asyncio.run(whole())


async def played_on(path, rules, time):
    """Play on from the store until the next deadline, and then be killed.

    Gives whether the game is over, and the version.
    """
    async with conducted(path, time, killed=True, rules=rules, size=SIZES[rules]) as table:
        if not table.over:
            await _something(table)
            await table.go()
        return isinstance(table.timeline.now.game.phase, Over), table.timeline.version


async def _something(table):
    """Everybody enters the first of the living; so there are victims, checks and deeds."""
    timeline = table.timeline
    living = sorted(timeline.public.at(timeline.now.turn))
    seats = range(1, timeline.size + 1)
    asks = {seat: ask_view(timeline, timeline.now, Eyes(Kind.SEAT, seat), 0) for seat in seats}
    for seat, ask in asks.items():
        if ask is not None and ask.own is None and ask.most == 1:
            target = next((number for number in living if number in ask.choices), 0)
            await table.done(f"seat:{seat}", Enter(ask.move, target))


SIZES = {"fiim-2019": 10, "fiim-2011": 10, "cma-2025": 12, "tournament-2026": 10}


@pytest.mark.parametrize("rules", SIZES)
def test_a_table_that_is_folded_anew_at_every_entry_comes_to_its_end(rules, tmp_path):
    async def whole():
        time, over, folds = SteeredTime(), False, 0
        while not over:
            over, version = await played_on(tmp_path, rules, time)
            folds += 1
            assert folds < 600, "it does not end"
        return folds, version

    folds, version = asyncio.run(whole())
    assert folds > 30
    assert version > folds


def test_a_speech_goes_on_after_a_restart_with_what_was_left_of_it(tmp_path):
    async def whole():
        time = SteeredTime()
        async with conducted(tmp_path, time, killed=True) as table:
            await table.until(lambda timeline: isinstance(timeline.now.game.phase, Speech))
            await table.go()
            end = table.next_at()
            time.pass_(25)
        time.pass_(5)
        async with conducted(tmp_path, time) as table:
            plan = table.services.conductor._plans["t1"]
            assert plan.due.at == end
            assert plan.at > end, "whoever wrote the last entry goes first"

    asyncio.run(whole())
