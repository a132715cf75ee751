"""Deadlines of tables: what becomes due by the clock of the wall is done when its time comes.

A source says when a table needs it next, and does what is due. Whatever it does is decided by the
log: it may be asked twice, by this process or by another one, and does a thing once.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from itertools import count
from typing import Protocol

from gorod.server.journal import fault
from gorod.server.store.interface import Store, StoreError
from gorod.server.store.store_ids import StreamId, TableId
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.table_registry import LiveTables
from gorod.server.time_source import Time

AT_ONCE = 16
"""So many tables are looked after at the same time: requests are answered in between."""
LOOK_MS = 60_000
"""After this time it is asked which tables other processes have made."""
MOST = 100_000
RETRY_MS = 1_000
"""A table whose store was away is looked after again so much later."""


class Source(Protocol):
    """Something that tables need at certain moments."""

    tag: tuple[str, str]
    """The tag of the tables that it looks after, also after a new start."""

    def when(self, live: LiveTable) -> datetime | None:
        """When the table needs it next; None for never, as it stands."""

    async def act(self, live: LiveTable) -> None:
        """Do everything that is due there."""


class Deadlines:
    """When each table is due, by the earliest of its sources."""

    def __init__(self, tables: LiveTables, store: Store, time: Time) -> None:
        self._tables, self._store, self._time = tables, store, time
        self._sources: list[Source] = []
        self._heap: list[tuple[datetime, int, TableId]] = []
        self._planned: dict[TableId, datetime] = {}
        self._order = count()
        self._busy: set[StreamId] = set()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._look_at = 0
        self._looking = False
        self._resting: set[StreamId] = set()
        """Tables that need nothing as they stand; they are read again when somebody has written."""
        self._again: list[tuple[int, TableId]] = []
        tables.watch(self._told)
        store.listen(self._heard)

    def add(self, source: Source) -> None:
        """Let tables be looked after for one more reason."""
        self._sources.append(source)

    def _told(self, live: LiveTable) -> None:
        """A table has changed, or has come into memory."""
        due = self._due(live)
        self._resting.discard(live.id)
        if due is None:
            self._planned.pop(live.id, None)
            self._resting.add(live.id)
        elif self._planned.get(live.id) != due:
            self._planned[live.id] = due
            heapq.heappush(self._heap, (due, next(self._order), live.id))

    def _heard(self, stream_id: StreamId, _: str) -> None:
        """Another process has written; an empty id means any."""
        if stream_id:
            self._resting.discard(stream_id)
        else:
            self._resting.clear()

    def _due(self, live: LiveTable) -> datetime | None:
        moments = [source.when(live) for source in self._sources]
        return min((moment for moment in moments if moment is not None), default=None)

    def tick(self, errand: Callable[[Coroutine[None, None, None]], None]) -> None:
        """Set to work what is due; `errand` runs it beside everything else."""
        ms, now = self._time.ms(), self._time.now()
        if self._sources and ms >= self._look_at and not self._looking:
            self._look_at, self._looking = ms + LOOK_MS, True
            errand(self._look())
        while self._again and self._again[0][0] <= ms:
            _, table = heapq.heappop(self._again)
            if table not in self._busy:
                self._busy.add(table)
                errand(self._served(table))
        while self._heap and self._heap[0][0] <= now:
            due, _, table = heapq.heappop(self._heap)
            if self._planned.get(table) == due and table not in self._busy:
                self._busy.add(table)
                errand(self._served(table))

    def _retry(self, live: LiveTable) -> None:
        """What is still due after everything was done is tried again, and not at once."""
        due = self._planned.get(live.id)
        if due is not None and due <= self._time.now():
            self._planned[live.id] = datetime.max.replace(tzinfo=UTC)
            heapq.heappush(self._again, (self._time.ms() + RETRY_MS, live.id))

    async def _look(self) -> None:
        """Tables of an earlier start, and those that other processes have made."""
        try:
            for tag in {source.tag for source in self._sources}:
                for table in await self._store.newest(tag, MOST):
                    if table.id not in self._planned and table.id not in self._resting:
                        await self._tables.readable(table.id)
        finally:
            self._looking = False

    async def _served(self, table: TableId) -> None:
        try:
            async with self._turns:
                live = await self._tables.readable(table)
                self._planned.pop(table, None)
                if live is not None:
                    for source in self._sources:
                        await source.act(live)
                    self._told(live)
                    self._retry(live)
        except StoreError as error:
            fault("deadline missed", error, table=table)
            heapq.heappush(self._again, (self._time.ms() + RETRY_MS, table))
        finally:
            self._busy.discard(table)
