"""Signs the ends of all logs regularly, and once more when the server stops."""

from __future__ import annotations

from gorod.server.journal import LOGGER
from gorod.server.store.interface import Store, StoreError
from gorod.server.time_source import Time, stamp
from gorod.server.upkeep.repeated import Repeated

EVERY_S = 60.0
"""Seconds between two signings; younger entries may not be signed yet."""


class LogSigner:
    """Lets the store sign, and reports once if stored data were changed from outside."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store, self._time = store, time
        self._told: set[str] = set()
        self._signing = Repeated(self.sign, EVERY_S, "gorod-log-signing")

    async def sign(self) -> None:
        try:
            broken = await self._store.sign(stamp(self._time.now()))
        except (StoreError, OSError) as error:
            self._tell("logs are not signed", str(getattr(error, "reason", "")), error)
            return
        for table in broken:
            self._tell("a log is not as it was signed", table)

    def _tell(self, what: str, about: str, error: Exception | None = None) -> None:
        if about not in self._told:
            self._told.add(about)
            facts = {} if error is not None else {"table": about}
            LOGGER.error(what, exc_info=error, extra={"facts": facts})

    def start(self) -> None:
        self._signing.start()

    async def close(self) -> None:
        await self._signing.close()
        if self._signing.begun:
            await self.sign()
