"""Deadlines of tables: work that becomes due by the wall clock is done when its time comes.

A source says when a table needs it next, and does the work that is due. Its work is decided by the
log: it may be asked for twice, by this process or another, and is done once.
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
"""How many tables are handled at the same time, so that requests are answered in between."""
LOOK_MS = 60_000
"""The interval at which tables made by other processes are looked for."""
MOST = 100_000
RETRY_MS = 1_000
"""The delay before a table is tried again whose store was unavailable, or which is still due."""


class Source(Protocol):
    """A kind of work that tables need at certain moments."""

    tag: tuple[str, str]
    """The tag of the tables that the source looks after; it finds them again after a restart."""

    def when(self, live: LiveTable) -> datetime | None:
        """Return when the table needs this source next; None if never, as things are."""

    async def act(self, live: LiveTable) -> None:
        """Do everything that is due at the table."""


class Deadlines:
    """Schedules each table by the earliest deadline of its sources."""

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
        """Tables without a deadline; they are read again when another process writes to them."""
        self._again: list[tuple[int, TableId]] = []
        tables.watch(self._told)
        store.listen(self._heard)

    def add(self, source: Source) -> None:
        """Add a source of deadlines for all tables."""
        self._sources.append(source)

    def _told(self, live: LiveTable) -> None:
        """Reschedule a table that has changed or has come into memory."""
        due = self._due(live)
        self._resting.discard(live.id)
        if due is None:
            self._planned.pop(live.id, None)
            self._resting.add(live.id)
        elif self._planned.get(live.id) != due:
            self._planned[live.id] = due
            heapq.heappush(self._heap, (due, next(self._order), live.id))

    def _heard(self, stream_id: StreamId, _: str) -> None:
        """Note that another process has written to a table; an empty id means any."""
        if stream_id:
            self._resting.discard(stream_id)
        else:
            self._resting.clear()

    def _due(self, live: LiveTable) -> datetime | None:
        moments = [source.when(live) for source in self._sources]
        return min((moment for moment in moments if moment is not None), default=None)

    def tick(self, errand: Callable[[Coroutine[None, None, None]], None]) -> None:
        """Start the work that is due; `errand` runs a coroutine in the background."""
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

    def _retry(self, live: LiveTable, begun: datetime) -> None:
        """Schedule a table for a later retry if work is left that was due when all work began.

        What became due meanwhile is done at the next tick.
        """
        due = self._planned.get(live.id)
        if due is not None and due <= begun:
            self._planned[live.id] = datetime.max.replace(tzinfo=UTC)
            heapq.heappush(self._again, (self._time.ms() + RETRY_MS, live.id))

    async def _look(self) -> None:
        """Load tables from before this start of the server, and those of other processes."""
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
                    begun = self._time.now()
                    for source in self._sources:
                        await source.act(live)
                    self._planned.pop(table, None)  # a tick meanwhile has left it out as busy
                    self._told(live)
                    self._retry(live, begun)
        except StoreError as error:
            fault("deadline missed", error, table=table)
            heapq.heappush(self._again, (self._time.ms() + RETRY_MS, table))
        finally:
            self._busy.discard(table)
