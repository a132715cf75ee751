"""Background work that no response waits for, such as looking up who gets a letter."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from gorod.server.journal import fault, note
from gorod.server.metrics import Metrics

MOST = 200
"""How many tasks may wait; more are dropped, and people who miss a letter ask again."""
CANCELLED_AGAIN = 0.1
"""Seconds after which a task that did not react to its cancellation is cancelled again."""
GOODBYE = 3.0
"""Seconds for which tasks may delay the server's shutdown."""


class Errands:
    """The background tasks of this process."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def later(self, work: Coroutine[Any, Any, None]) -> bool:
        """Start work in the background; return False, and drop it, if too much waits already."""
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
        """Wait until nothing is left to do."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=GOODBYE)
        await ended(self._tasks)


async def ended(tasks: set[asyncio.Task[None]]) -> None:
    """Cancel tasks.

    Python 3.11 loses a cancellation that coincides with a result, so it is repeated.
    """
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=CANCELLED_AGAIN)


async def _guarded(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception as error:  # noqa: BLE001  no caller waits for the error
        fault("letter", error)
