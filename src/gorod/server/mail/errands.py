"""Work that no answer waits for: who is written to is looked up after the answer has left."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from gorod.server.journal import fault, note
from gorod.server.metrics import Metrics

MOST = 200
"""So many may be asked for at once; more are dropped, and whoever lacks a letter asks again."""
CANCELLED_AGAIN = 0.1
"""Seconds after which work that has not heard of the end of our server is told again."""
GOODBYE = 3.0
"""Seconds by which it may hold up the end of our server."""


class Errands:
    """What this process still has to look up."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def later(self, work: Coroutine[Any, Any, None]) -> bool:
        """Does something after the present request; False if too much waits already."""
        if len(self._tasks) >= MOST:
            work.close()
            self._metrics.letters.labels(result="dropped").inc()
            note("letter dropped", waiting=len(self._tasks))
            return False
        task = asyncio.get_running_loop().create_task(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def settled(self) -> None:
        """Returns when nothing is left to look up."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=GOODBYE)
        await ended(self._tasks)


async def ended(tasks: set[asyncio.Task[None]]) -> None:
    """Ends tasks. Python 3.11 loses a cancellation that comes together with an answer."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=CANCELLED_AGAIN)


async def _guarded(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception as error:  # noqa: BLE001  nobody waits who could be told
        fault("letter", error)
