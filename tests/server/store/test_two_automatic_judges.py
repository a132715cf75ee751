"""Several processes conduct one online table: kills or not, a deadline is executed once."""

import asyncio
import time as real_time

from gorod.engine.phases import Speech
from gorod.server.config import Config
from gorod.server.online import conductor
from gorod.server.services import assemble
from gorod.server.store.open import open_store
from gorod.server.tables.table_entries import Moved, Timed, decode
from tests.kit.online_table import begun
from tests.kit.running_server import LOOSE, PATIENCE, WEAK, SeededChance, SteeredTime
from tests.kit.server_processes import process_of

CONFIG = Config(limits=LOOSE, strength=WEAK)


async def made(address, **settings):
    """A table that has begun, made by a process that has gone since."""
    services = assemble(CONFIG, await open_store(address), SteeredTime(), SeededChance())
    await begun(services, "fiim-2011", **settings)
    await services.close()


def starts(bodies):
    """How often the clock was started after each turn."""
    counts = [0]
    for body in bodies:
        if isinstance(body, Moved):
            counts.append(0)
        elif isinstance(body, Timed) and body.do == "start":
            counts[-1] += 1
    return counts


async def test_two_who_act_at_the_same_moment_write_a_deadline_once(address, monkeypatch):
    monkeypatch.setattr(conductor, "OTHERS_MS", 0)
    await made(address)
    time = SteeredTime()
    both = [
        assemble(CONFIG, await open_store(address), time, SeededChance(seed)) for seed in (1, 2)
    ]
    for services in both:
        await services.conductor.search()
    lines = [(await one.hub.tables.get("t1")).timeline for one in both]
    deadlines = 0
    while not isinstance(lines[0].now.game.phase, Speech) or lines[0].now.clock.running is False:
        at = both[0].conductor.next_at()
        assert at == both[1].conductor.next_at(), "both come to the same deadline"
        time.pass_(max(0, at - time.ms()) / 1000)
        for services in both:
            services.conductor.look()
        deadlines += 1
        async with asyncio.timeout(PATIENCE):
            while not (
                lines[0].version == lines[1].version == 12 + deadlines
                and not any(one.conductor._acting for one in both)
            ):
                await asyncio.sleep(0.002)
    entries = await both[0].store.entries("t1")
    assert len(entries) == 12 + deadlines
    judged = [entry for entry in entries if entry.actor == "automatic-judge"]
    assert len(judged) == deadlines > 5
    assert max(starts([decode(entry.body) for entry in entries])) == 1
    for services in both:
        await services.close()


async def grown(store, by):
    """Wait until the automatic judge has written this many more entries; return them all."""
    before, begun_at = len(await store.entries("t1")), real_time.monotonic()
    while True:
        entries = await store.entries("t1")
        if len(entries) >= before + by:
            return entries
        assert real_time.monotonic() - begun_at < PATIENCE, "nobody goes on"
        await asyncio.sleep(0.1)


async def test_a_table_goes_on_when_the_process_that_judged_it_is_killed(address, tmp_path):
    await made(address, pace="quick")
    store = await open_store(address)
    async with (
        process_of(address, journal=tmp_path / "one.log") as one,
        process_of(address, journal=tmp_path / "two.log") as two,
    ):
        await grown(store, 1)
        one.kill()
        await grown(store, 2)
        one.start(warm=True)
        await one.ready()
        two.kill()
        entries = await grown(store, 2)
    bodies = [decode(entry.body) for entry in entries]
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    assert {entry.actor for entry in entries[12:]} == {"automatic-judge"}
    assert max(starts(bodies)) == 1, "no deadline was executed twice"
    await store.close()
