"""Background work that is repeated at intervals."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from gorod.server.journal import fault
from gorod.server.store.interface import StoreError


class Repeated:
    """Does some work, waits, and repeats it until it is closed.

    If the store is unavailable, the journal gets a line named `failed`, and the work is repeated as
    usual.
    """

    def __init__(
        self,
        work: Callable[[], Awaitable[object]],
        every_s: float,
        name: str,
        failed: str = "store",
    ) -> None:
        self._work, self._every_s = work, every_s
        self._name, self._failed = name, failed
        self._task: asyncio.Task[None] | None = None

    @property
    def begun(self) -> bool:
        return self._task is not None

    def start(self) -> None:
        self._task = asyncio.create_task(self._repeat(), name=self._name)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _repeat(self) -> None:
        while True:
            try:
                await self._work()
            except StoreError as error:
                fault(self._failed, error)
            await asyncio.sleep(self._every_s)
