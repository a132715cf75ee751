"""Letters on their way. Nobody who asks for one waits for the network, and none is kept on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from gorod.server.journal import fault, note
from gorod.server.mail.handover import Handover, Pace, Trouble
from gorod.server.mail.letters import Letter, enveloped
from gorod.server.mail.relay import Relay
from gorod.server.metrics import Metrics
from gorod.server.time_source import Time

MOST = 200
"""So many may be on their way at once; more are dropped, and whoever lacks one asks again."""
AT_ONCE = 2
CANCELLED_AGAIN = 0.1
"""Seconds after which a letter that has not heard of the end of our server is told again."""


class Outbox:
    """The letters of this process that are being sent."""

    def __init__(
        self, relay: Relay | None, greeting: str, pace: Pace, time: Time, metrics: Metrics
    ) -> None:
        self.relay = relay
        self._handover = None if relay is None else Handover(relay, greeting, pace)
        self._pace = pace
        self._time, self._metrics = time, metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self._line = asyncio.Semaphore(AT_ONCE)

    @property
    def open(self) -> bool:
        """Whether this server sends letters at all."""
        return self.relay is not None

    @property
    def waiting(self) -> int:
        return len(self._tasks)

    def post(self, letter: Letter) -> bool:
        """Sends a letter after the present request; False if too many are on their way."""
        return self.later(self._sent(letter))

    def later(self, work: Coroutine[Any, Any, None]) -> bool:
        """Does something that no answer waits for."""
        if len(self._tasks) >= MOST:
            work.close()
            self._metrics.letters.labels(result="dropped").inc()
            note("letter dropped", waiting=len(self._tasks))
            return False
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def settled(self) -> None:
        """Returns when nothing is on its way any more."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Gives letters a moment; what is left then is lost."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=self._pace.goodbye)
        left = set(self._tasks)
        while left:  # Python 3.11 loses a cancellation that comes together with an answer
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=CANCELLED_AGAIN)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001  nobody waits who could be told
            fault("letter", error)

    async def _sent(self, letter: Letter) -> None:
        why = ""
        for pause in (*self._pace.pauses, None):
            async with self._line:
                trouble = await self._trouble(letter)
            if trouble is None:
                self._metrics.letters.labels(result="sent").inc()
                note("letter sent", kind=letter.kind)
                return
            why = trouble.why
            if pause is None or not trouble.again:
                break
            await asyncio.sleep(pause)
        self._metrics.letters.labels(result="failed").inc()
        note("letter failed", kind=letter.kind, why=why)

    async def _trouble(self, letter: Letter) -> Trouble | None:
        if self._handover is None or self.relay is None:
            return Trouble("no server", again=False)
        message = enveloped(letter, self.relay, self._time.now())
        return await self._handover.trouble(message, letter.to)
