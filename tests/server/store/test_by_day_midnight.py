"""One midnight of a by-day game: killed at every moment of its closing, or slept through.

Real processes on a steered clock. Whatever happens, the log is the one of a night in which nothing
happened.
"""

import asyncio
import shutil
from contextlib import asynccontextmanager

import pytest

from gorod.engine.by_day.by_day_commands import CloseDay
from gorod.server.notify import states
from gorod.server.store.open import open_store
from gorod.server.store.row_codecs import OUTBOX
from gorod.server.tables.by_day.by_day_entries import DayTurned
from gorod.server.tables.table_entries import Moved, decode
from tests.kit.http_clients import client
from tests.kit.push_service import bot_api, push_service
from tests.kit.running_server import PATIENCE
from tests.kit.server_processes import Elsewhere
from tests.kit.steered_processes import TRAPS, SteeredProcess, Traps, clock_in
from tests.server.by_day.by_day_games import Game, made, moscow
from tests.server.store.test_by_day_kills import SharedCalendar, outside_of

SIZE = 8
TOLD = (1, 2, 3, 4)


@asynccontextmanager
async def asked(process):
    await process.ready()
    async with client(process.url) as http:
        yield Elsewhere(process.url, http)


def process_in(folder, database, outside, name="one"):
    return SteeredProcess(
        str(database), journal=folder / f"{name}.log", folder=folder, settings=outside["settings"]
    )


async def evening(folder, database, outside):
    """A game just before midnight, with a shared lead and people who want to be told."""
    time = SharedCalendar(clock_in(folder))
    time.wall = moscow("06-30T12:00:00")
    process = process_in(folder, database, outside)
    process.start()
    try:
        async with asked(process) as server:
            g = await made(server, time, SIZE, prose=False)
            for seat in TOLD:
                browser = outside["push"].browser(f"b{seat}")
                await server.http.post(
                    "/api/notices/push", json=browser.address, headers=g.bearer(f"seat:{seat}")
                )
            time.to("07-01T00:00:00")
            await g.until("open", 1)
            await g.vote({seat: 2 if seat % 2 else 1 for seat in range(1, SIZE + 1)})
            for seat in range(1, SIZE + 1):
                assert (await g.do(seat, "act", target=0))["type"] == "ack"  # nobody is reminded
            time.to("07-01T23:59:59")
            await g.now()
    finally:
        process.kill()
    return g.table, g.tokens


def all_told(rows):
    ways = [row for row in rows if row.channel]
    return len(ways) == len(TOLD) and not any(row.state in states.UNDERWAY for row in rows)


async def night(database, table, process, time, tokens):
    """Pass midnight, until day 2 is open and everybody was notified."""
    async with asked(process) as server:
        g = Game(server, time, table, tokens)
        await g.until("open", 2)
    store = await open_store(str(database))
    try:
        async with asyncio.timeout(PATIENCE):
            while not all_told(await store.found(OUTBOX)):
                time.pass_(states.LEASE_S / 2)
                await asyncio.sleep(0.02)
        log = [(e.version, e.kind, e.actor, e.at, e.body) for e in await store.entries(table)]
        ways = [row for row in await store.found(OUTBOX) if row.channel]
    finally:
        await store.close()
    return log, sorted((row.key, row.state) for row in ways)


@pytest.fixture(scope="module")
def prepared(tmp_path_factory):
    """The evening, and the night that follows if nobody is killed."""
    folder = tmp_path_factory.mktemp("evening")
    with push_service() as push, bot_api() as bot:
        outside = outside_of(folder, push, bot)
        database = folder / "gorod.db"
        table, tokens = asyncio.run(evening(folder, database, outside))

        def again(place):
            """The same evening in another folder."""
            for file in folder.glob("gorod.db*"):
                shutil.copy(file, place)
            shutil.copy(clock_in(folder), place)
            push.pushed.clear()
            time = SharedCalendar(clock_in(place))
            return process_in(place, place / "gorod.db", outside), time

        async def undisturbed(place):
            process, time = again(place)
            process.start()
            try:
                await process.ready()
                time.to("07-02T00:00:00")
                return await night(place / "gorod.db", table, process, time, tokens)
            finally:
                process.kill()

        place = tmp_path_factory.mktemp("undisturbed")
        whole = asyncio.run(undisturbed(place))
        yield again, whole, table, tokens, push


def test_a_closing_has_every_moment_in_which_a_process_may_die(prepared):
    """The night that the others are compared with: inputs, coin, results, in this order."""
    _, (log, ways), _, _, push = prepared
    bodies = [decode(body) for *_, body in log]
    shut = next(
        n for n, body in enumerate(bodies) if isinstance(body, DayTurned) and body.do == "shut"
    )
    assert [type(body) for body in bodies[shut:]] == [DayTurned, Moved, Moved]
    assert [body.drawn for body in bodies[shut + 1 :]] == ["coin", ""]
    assert [state for _, state in ways] == [states.SENT] * len(TOLD)
    assert len(push.pushed) == len(TOLD)


@pytest.mark.parametrize("moment", TRAPS)
def test_a_process_that_dies_in_a_closing_leaves_the_same_night(prepared, tmp_path, moment):
    again, whole, table, tokens, push = prepared

    async def scene():
        process, time = again(tmp_path)
        traps = Traps(tmp_path)
        traps.set(moment)
        process.start()
        try:
            await process.ready()
            time.to("07-02T00:00:00")
            await traps.wait(moment)
            process.wait()
            process.start()
            return await night(tmp_path / "gorod.db", table, process, time, tokens)
        finally:
            process.kill()

    assert asyncio.run(scene()) == whole
    assert {one.said["id"] for one in push.pushed} == {key for key, _ in whole[1]}
    if moment == "after-send":
        assert len(push.pushed) > len(TOLD)  # nobody knew, so it came again under the same id


@pytest.mark.parametrize(
    ("until", "ends", "changes"),
    [("07-02T10:00:00", "2026-07-03", []), ("07-03T12:00:00", "2026-07-04", ["server-away"])],
)
def test_a_machine_that_slept_over_midnight_closes_the_day_once(
    address, tmp_path, until, ends, changes
):
    """Both processes are stopped where they are; only the wall clock continues."""

    async def scene(outside):
        table, tokens = await evening(tmp_path, address, outside)
        time = SharedCalendar(clock_in(tmp_path))
        both = [process_in(tmp_path, address, outside, name) for name in ("one", "two")]
        try:
            for process in both:
                process.start()
            for process in both:
                await process.ready()
            for process in both:
                process.sleep()
            time.wall = moscow(until)
            for process in both:
                process.wake()
            log, ways = await night(address, table, both[0], time, tokens)
            async with asked(both[1]) as server:
                now = await Game(server, time, table, tokens).until("open", 2)
            return log, ways, now
        finally:
            for process in both:
                process.kill()

    with push_service() as push, bot_api() as bot:
        log, ways, now = asyncio.run(scene(outside_of(tmp_path, push, bot)))
    bodies = [decode(body) for _, _, actor, _, body in log if actor == "clock"]
    closings = [
        body for body in bodies if isinstance(body, Moved) and type(body.command) is CloseDay
    ]
    shut = [body for body in bodies if isinstance(body, DayTurned) and body.do == "shut"]
    assert (len(closings), len(shut)) == (1, 1)
    assert shut[0].due.startswith("2026-07-01T21:00:00")  # when it was due, not when it was done
    assert now["days"][0]["late"]
    assert now["ends"] == f"{ends}T00:00:00+03:00"
    assert [one["reason"] for one in now["calendar"]] == changes
    assert len(ways) == len({one.said["id"] for one in push.pushed}) == len(TOLD)
