"""Executes what the automatic judge decides, at every online table of this process.

Several processes may have the same table in memory, and all of them compute the same deadline. The
version of the log decides: a deadline is a command that was decided at one version and has it as
its id, so it is written once, and a second process finds that the table has gone on. The process
that wrote the last entry goes first; others wait a little longer, and act if it is gone.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from gorod.engine.phases import Over
from gorod.server.access.principal import Kind, Principal
from gorod.server.hub import Hub
from gorod.server.journal import fault
from gorod.server.online.automatic_judge import Due, due
from gorod.server.store.interface import DamagedLogError, StoreError
from gorod.server.store.store_ids import StreamId
from gorod.server.streams.answers import Refused
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.online import ONLINE
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import Ask

TICK = 0.05
"""The seconds between two looks at the deadlines."""
SEARCH = 100
"""After this many looks the store is searched for tables that other processes have made."""
MOST = 10_000
OTHERS_MS = 1_500
"""How long other processes wait for the process that wrote the last entry."""


@dataclass(slots=True)
class Plan:
    """What comes next at a table, decided at one version of its log."""

    version: int
    wrote: bool
    due: Due | None
    failed: bool = False

    @property
    def at(self) -> int | None:
        """When this process acts, by its monotonic clock; None if nothing is due."""
        if self.due is None or self.failed:
            return None
        return self.due.at if self.wrote else self.due.at + OTHERS_MS


class Conductor:
    """Acts for the automatic judge at all online tables of this process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._plans: dict[StreamId, Plan] = {}
        self._over: set[StreamId] = set()
        self._acting: dict[StreamId, asyncio.Task[None]] = {}
        self._ticker: asyncio.Task[None] | None = None
        hub.tables.watch(self._changed)
        hub.keep(self._keeps)

    def start(self) -> None:
        self._ticker = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Decide nothing from now on; what is being written is finished."""
        if self._ticker is not None:
            self._ticker.cancel()
            await asyncio.gather(self._ticker, return_exceptions=True)
        await asyncio.gather(*self._acting.values(), return_exceptions=True)

    async def search(self) -> None:
        """Bring every online table into memory that is not over."""
        for table in await self._hub.store.newest(ONLINE, MOST):
            if table.id not in self._plans and table.id not in self._over:
                try:
                    await self._hub.tables.readable(table.id)
                except DamagedLogError:  # the operator has been told
                    self._over.add(table.id)

    def next_at(self) -> int | None:
        """Return when something is due next at any table; None if nothing is."""
        return min(
            (at for plan in self._plans.values() if (at := plan.at) is not None), default=None
        )

    def look(self) -> None:
        """Do what is due now."""
        now = self._hub.time.ms()
        for table_id, plan in [*self._plans.items()]:
            at = plan.at
            live = self._hub.tables.known(table_id)
            if live is None or live.gone:
                del self._plans[table_id]
            elif at is not None and now >= at and table_id not in self._acting:
                self._acting[table_id] = asyncio.create_task(self._act(live, plan))

    async def _run(self) -> None:
        looks = 0
        while True:
            try:
                if looks % SEARCH == 0:
                    await self.search()
                self.look()
            except StoreError as error:
                fault("search for online tables failed", error)
            except Exception as error:  # noqa: BLE001  one bad table must not stop the others
                fault("automatic judge failed", error)
            looks += 1
            await asyncio.sleep(TICK)

    def _keeps(self, stream_id: StreamId) -> bool:
        plan = self._plans.get(stream_id)
        return plan is not None and plan.due is not None

    def _changed(self, live: LiveTable) -> None:
        if live.timeline.now.lobby is None:
            return
        if isinstance(live.timeline.now.game.phase, Over) or not live.timeline.table.live:
            self._over.add(live.id)
            self._plans.pop(live.id, None)
            return
        self._over.discard(live.id)
        try:
            self._plans[live.id] = Plan(
                live.timeline.version, live.timeline.wrote, due(live.timeline)
            )
        except Exception as error:  # noqa: BLE001  a bug of the rules must not stop the others
            fault("automatic judge failed", error, table=live.id)
            self._plans[live.id] = Plan(live.timeline.version, live.timeline.wrote, None)

    async def _act(self, live: LiveTable, plan: Plan) -> None:
        try:
            if plan.due is None or live.timeline.version != plan.version:
                return
            late = self._hub.time.ms() - plan.due.at
            by = Principal(Kind.AUTOMATIC_JUDGE, live.id)
            asked = Ask(f"{plan.version}", plan.version, plan.due.wish)
            answer = await self._hub.submit(live, Sender(by), asked)
            self._hub.metrics.judged_late.observe(max(0, late) / 1000)
            if isinstance(answer, Refused):
                plan.failed = True
                fault("automatic judge refused", RuntimeError(answer.code), table=live.id)
        except StoreError as error:
            fault("automatic judge failed", error, table=live.id)
        finally:
            del self._acting[live.id]
