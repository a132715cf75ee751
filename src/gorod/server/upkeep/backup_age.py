"""Checks the age of the last good backup, and warns if it is too old."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta

from gorod.server.access.accounts import OWNER_STANDING
from gorod.server.journal import warn
from gorod.server.metrics import Metrics
from gorod.server.notify.notices import Notice, NoticeKind, account
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import BACKED_UP, PROFILES, SETTINGS
from gorod.server.time_source import Time, stamp
from gorod.server.upkeep.repeated import Repeated

EVERY_S = 3600.0
"""Seconds between two warnings in the journal about an overdue backup."""


class Backups:
    """Reads from the store when `gorod backup` made and verified the last copy."""

    def __init__(
        self,
        store: Store,
        time: Time,
        metrics: Metrics,
        hours: float,
        enqueue: Callable[[Sequence[Notice]], Awaitable[int]],
    ) -> None:
        self._store, self._time, self._metrics = store, time, metrics
        self._most, self._enqueue = timedelta(hours=hours), enqueue
        self._started = time.now()
        self._watch = Repeated(self.look, EVERY_S, "gorod-backups")

    async def last(self) -> datetime | None:
        """Return when the last good backup was made; None if there was none."""
        found = await self._store.found(SETTINGS, name=BACKED_UP)
        try:
            return datetime.fromisoformat(found[0].value) if found else None
        except ValueError:
            return None

    def late(self, last: datetime | None) -> bool:
        """Whether a backup is overdue; for the first one, time counts from the server's start."""
        return bool(self._most) and self._time.now() - (last or self._started) > self._most

    async def measure(self) -> None:
        """Set the metric for the operator; it is infinite if there is no backup."""
        last = await self.last()
        age = float("inf") if last is None else (self._time.now() - last).total_seconds()
        self._metrics.backup_age.set(age)

    async def look(self) -> None:
        """If a backup is overdue, warn in the journal, and notify the owner once a day."""
        last = await self.last()
        if self.late(last):
            warn("backup overdue", last=None if last is None else stamp(last))
            await self._enqueue(await self._notices(last))

    async def _notices(self, last: datetime | None) -> list[Notice]:
        now = self._time.now()
        told = {"hours": str(int((now - (last or self._started)).total_seconds() // 3600))}
        owners = await self._store.found(PROFILES, standing=OWNER_STANDING)
        return [
            Notice(
                key=f"backup:{stamp(now)[:10]}:{owner.account}",
                person=account(owner.account),
                kind=NoticeKind.BACKUP_OVERDUE,
                params=told,
            )
            for owner in owners
        ]

    def start(self) -> None:
        if self._most:
            self._watch.start()

    async def close(self) -> None:
        await self._watch.close()
