"""Checks whether the store can be written, by writing the time into it.

Reading proves nothing: it still works if a disk is full or has become read-only. After its next
start, the server's clock begins at the written time or later: turning the machine's clock back
while the server is stopped does not revive expired links or sessions.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import datetime

from gorod.server.journal import LOGGER, note, warn
from gorod.server.store.interface import Store, StoreError, StoreLostError
from gorod.server.store.reasons import failed
from gorod.server.store.row_codecs import CLOCK, SETTINGS
from gorod.server.store.stored_rows import Setting
from gorod.server.time_source import ForwardTime, stamp
from gorod.server.upkeep.repeated import Repeated

EVERY_S = 60.0
FRESH_MS = 10_000
"""How old an answer to `/healthz` may be, so that frequent requests do not load the disk."""
NOTICED_S = 60
"""A clock that was turned back by more seconds than this causes a warning."""
PATIENCE_S = 15.0
"""A store that needs more seconds than this to write a row counts as failed."""


class StoreHealth:
    """Writes a row regularly, and remembers whether it succeeded."""

    def __init__(self, store: Store, time: ForwardTime) -> None:
        self._store, self._time = store, time
        self._error: StoreError | None = None
        self._at: int | None = None
        self._one = asyncio.Lock()
        self._checking = Repeated(self.healthy, EVERY_S, "gorod-store-health")

    async def wake(self) -> None:
        """Set the clock to the latest time in the store, if that is later."""
        await set_forward(self._store, self._time)

    async def healthy(self) -> bool:
        """Whether the store has accepted a row within the last seconds."""
        async with self._one:
            if self._at is None or self._time.ms() - self._at >= FRESH_MS:
                await self._check()
        return self._error is None

    async def _check(self) -> None:
        was, self._error = self._error, await self._failure()
        self._at = self._time.ms()
        if self._error is not None and (was is None or was.reason != self._error.reason):
            LOGGER.error("store cannot write", exc_info=self._error)
        elif self._error is None and was is not None:
            note("store writes again")

    async def _failure(self) -> StoreError | None:
        try:
            async with asyncio.timeout(PATIENCE_S):
                found = await self._store.found(SETTINGS, name=CLOCK)
                latest = max([stamp(self._time.now()), *(row.value for row in found)])
                await self._store.put(SETTINGS, Setting(CLOCK, latest))
        except TimeoutError:
            late = StoreLostError()
            late.reason = f"no answer within {PATIENCE_S:.0f} s"
            return late
        except StoreError as error:
            return error
        except Exception as error:  # noqa: BLE001  a disk that cannot be read is an answer, too
            return failed(error, StoreError)
        return None

    def start(self) -> None:
        self._checking.start()

    async def close(self) -> None:
        await self._checking.close()


async def set_forward(store: Store, time: ForwardTime) -> None:
    """Set a clock to the latest time that a server has stored, if that is later."""
    before = time.now()
    for row in await store.found(SETTINGS, name=CLOCK):
        with suppress(ValueError):
            time.not_before(datetime.fromisoformat(row.value))
    ahead = (time.now() - before).total_seconds()
    if ahead > NOTICED_S:
        warn("the clock of this machine was put back", seconds=round(ahead))
