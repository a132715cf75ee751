"""All live tables of this process."""

from __future__ import annotations

import asyncio

from gorod.server.chance import Chance
from gorod.server.config import Limits
from gorod.server.store.interface import StoreError
from gorod.server.store.store_ids import TableId
from gorod.server.store.stored_rows import Receipt, Table
from gorod.server.streams.registry import Registry, Streams
from gorod.server.tables.by_day.settings import ByDay
from gorod.server.tables.live_lesson import Training
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.online import Online
from gorod.server.tables.table_entries import Seated


class LiveTables(Streams[TableId, LiveTable]):
    """Brings tables into memory when they are needed."""

    def __init__(self, registry: Registry, chance: Chance, limits: Limits) -> None:
        super().__init__(registry)
        self.chance, self.limits = chance, limits

    async def create(
        self,
        table: Table,
        *,
        phones: bool = True,
        online: Online | None = None,
        by_day: ByDay | None = None,
        training: Training | None = None,
        receipt: Receipt | None = None,
    ) -> LiveTable:
        """Make a new table, with the secret of its first deal drawn and promised.

        With a receipt the table is made only once: a repeated request, at the same moment or after
        a process that died in the middle, gets the same table.
        """
        async with self._loading.setdefault(table.id, asyncio.Lock()):
            live = None if receipt is None else self.known(table.id)
            if live is None:
                live = self._unloaded(await self._row(table, again=receipt is not None))
            if not live.version:
                build, secret = live.timeline.build_now(), self.chance.secret()
                first = Seated("", build, phones, secret, online, by_day, training)
                await live.begin(first, receipt)
                self.keep(live)
                live.changed()
        self._loading.pop(table.id, None)
        return live

    async def _row(self, table: Table, *, again: bool) -> Table:
        """Store the row of a new table, and return it.

        `again`: the request may be a repetition; then an existing row is returned.
        """
        try:
            await self.store.add_table(table)
        except StoreError:
            known = await self.store.table(table.id) if again else None
            if known is None:
                raise
            return known
        return table

    async def find(self, stream_id: TableId) -> LiveTable | None:
        row = await self.store.table(stream_id)
        return None if row is None else self._unloaded(row)

    def _unloaded(self, table: Table) -> LiveTable:
        return LiveTable(table, self.store, self.time, self.chance, limits=self.limits)

    def left(self, stream: LiveTable) -> None:
        stream.timeline.gallery = None  # its watchers refer to it: a cycle that stays for long
