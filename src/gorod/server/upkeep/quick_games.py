"""Deletes idle quick games, and notices what `gorod admin` did to tables."""

from __future__ import annotations

import msgspec

from gorod.server.hub import Hub
from gorod.server.journal import note
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import SETTINGS
from gorod.server.time_source import Time, stamp_in
from gorod.server.upkeep.deletion import CHANGED_TABLES, ChangedTables, Purging
from gorod.server.upkeep.repeated import Repeated

DAY = 24 * 3600
HOUR_MS = 3_600_000
EVERY = 5.0
"""Seconds between two checks for what `gorod admin` has done."""


class QuickGameCleaner:
    """Deletes idle quick games once an hour, and heeds `gorod admin` every few seconds."""

    def __init__(self, store: Store, hub: Hub, time: Time, purging: Purging, days: int) -> None:
        self._store, self._hub, self._time = store, hub, time
        self._purging, self._days = purging, days
        self._swept_at: int | None = None
        self._mark: str | None = None
        self._work = Repeated(self.look, EVERY, "gorod-quick-games", "keeping failed")

    def start(self) -> None:
        self._work.start()

    async def close(self) -> None:
        await self._work.close()

    async def look(self) -> None:
        """Do one round: check what `gorod admin` did, and once an hour delete idle quick games."""
        await self._heed()
        now = self._time.ms()
        if self._days and (self._swept_at is None or now - self._swept_at >= HOUR_MS):
            self._swept_at = now
            gone = await self._purging.quick_games(stamp_in(self._time, -self._days * DAY))
            for table in gone:
                self._hub.dropped(table)
            if gone:
                note("quick games deleted", tables=len(gone), days=self._days)

    async def _heed(self) -> None:
        """Close or forget the tables that `gorod admin` has closed or deleted."""
        found = await self._store.found(SETTINGS, name=CHANGED_TABLES)
        changed = (
            msgspec.json.decode(found[0].value, type=ChangedTables)
            if found
            else ChangedTables("", ())
        )
        if self._mark is not None and changed.mark != self._mark:
            for table in changed.tables:
                known = await self._store.table(table)
                if known is None:
                    self._hub.dropped(table)
                elif not known.live:
                    self._hub.closed(table)
        self._mark = changed.mark
