"""What becomes due while a table's deadlines are worked off is done at the next tick."""

import asyncio
from datetime import timedelta
from types import SimpleNamespace

from gorod.server.hub.deadlines import RETRY_MS, Deadlines
from tests.kit.running_server import SteeredTime
from tests.server.secrecy.memory import MemoryStore

LIVE = SimpleNamespace(id="t1")


class Tables:
    """One table, always in memory."""

    def watch(self, told):
        self.told = told

    async def readable(self, _):
        return LIVE


class Calendar:
    """Work at some moments; meanwhile something else happens."""

    tag = ("format", "calendar")

    def __init__(self, moments, meanwhile):
        self.moments, self.meanwhile, self.acts = list(moments), meanwhile, 0

    def when(self, _):
        return min(self.moments, default=None)

    async def act(self, _):
        self.acts += 1
        await asyncio.sleep(0)
        self.meanwhile(self)


class Scene:
    def __init__(self, seconds, meanwhile):
        self.time, self.tables, self.errands = SteeredTime(), Tables(), []
        self.deadlines = Deadlines(self.tables, MemoryStore(), self.time)
        begin = self.time.now()
        moments = [begin + timedelta(seconds=second) for second in seconds]
        self.calendar = Calendar(moments, lambda calendar: meanwhile(self, calendar))
        self.deadlines.add(self.calendar)
        self.tables.told(LIVE)

    def tick(self):
        self.deadlines.tick(lambda errand: self.errands.append(asyncio.ensure_future(errand)))

    async def ticked(self):
        """Tick and wait until everything is done that the tick has begun."""
        self.tick()
        while self.errands:
            await self.errands.pop()


def test_what_becomes_due_during_the_work_waits_for_no_second():
    def meanwhile(scene, calendar):
        calendar.moments = [moment for moment in calendar.moments if moment > scene.time.now()]
        if calendar.acts == 1:
            scene.time.pass_(10)  # over the second moment

    async def whole():
        scene = Scene((0, 5), meanwhile)
        await scene.ticked()
        assert (scene.calendar.acts, len(scene.calendar.moments)) == (1, 1)
        await scene.ticked()
        assert (scene.calendar.acts, len(scene.calendar.moments)) == (2, 0)

    asyncio.run(whole())


def test_a_tick_during_the_work_does_not_take_the_next_moment_away():
    def meanwhile(scene, calendar):
        calendar.moments = [moment for moment in calendar.moments if moment > scene.time.now()]
        if calendar.acts == 1:
            scene.tables.told(LIVE)  # a change, and with it the second moment
            scene.time.pass_(10)
            scene.tick()

    async def whole():
        scene = Scene((0, 5), meanwhile)
        await scene.ticked()
        await scene.ticked()
        assert (scene.calendar.acts, len(scene.calendar.moments)) == (2, 0)

    asyncio.run(whole())


def test_work_that_stays_due_is_tried_again_after_a_second():
    async def whole():
        scene = Scene((0,), lambda *_: None)
        for _ in range(3):
            await scene.ticked()
        assert scene.calendar.acts == 1
        scene.time.pass_(RETRY_MS / 1000)
        await scene.ticked()
        assert scene.calendar.acts == 2

    asyncio.run(whole())
