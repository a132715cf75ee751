"""Seating plans in the store: the searching process writes them, and all processes read them."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import PLANS
from gorod.server.store.store_ids import TournamentId
from gorod.server.store.stored_rows import Planned
from gorod.server.time_source import Time, stamp
from gorod.server.tournaments.planning.search_job import Plan, PlanState
from gorod.tournament.ids import StageId

Key = tuple[TournamentId, StageId]
"""Tournament and stage."""
PLAN, STOP = "plan", "stop"
SILENT = timedelta(seconds=20)
"""A search that has not been stored for this long has ended together with its process."""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Plan).decode


class StoredPlans:
    """Reads and writes the stored rows of all searches."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store, self._time = store, time

    async def begin(self, key: Key, plan: Plan) -> None:
        """Store a new search in place of the last one, and forget requests to stop that one."""
        await self._store.drop(PLANS, table_id=key[0], stage=key[1], kind=STOP)
        await self.write(key, plan)

    async def write(self, key: Key, plan: Plan) -> None:
        now = stamp(self._time.now())
        await self._store.put(PLANS, Planned(*key, PLAN, now, _encode(plan)))

    async def read(self, key: Key) -> Plan | None:
        """Return the stored plan; a search that is silent for too long is returned as stopped."""
        row = await self._row(key)
        if row is None:
            return None
        plan: Plan = _decode(row.body)
        if plan.state == PlanState.SEARCHING and self._silent(row):
            plan.state, plan.cut_short = PlanState.STOPPED, True
        return plan

    async def owned(self, key: Key, plan: Plan) -> bool:
        """Whether no other search has begun for the stage since."""
        row = await self._row(key)
        return row is not None and _decode(row.body).owner == plan.owner

    async def searching(self, key: Key) -> bool:
        plan = await self.read(key)
        return plan is not None and plan.state == PlanState.SEARCHING

    async def busy(self, tournament: TournamentId) -> bool:
        rows = await self._store.found(PLANS, table_id=tournament, kind=PLAN)
        return any(
            _decode(row.body).state == PlanState.SEARCHING and not self._silent(row) for row in rows
        )

    async def ask_to_stop(self, key: Key) -> None:
        if await self.searching(key):
            await self._store.put(PLANS, Planned(*key, STOP, stamp(self._time.now()), b""))

    async def to_stop(self, key: Key) -> bool:
        """Whether somebody asked to stop the search; the request is then forgotten."""
        tournament, stage = key
        return bool(await self._store.drop(PLANS, table_id=tournament, stage=stage, kind=STOP))

    async def _row(self, key: Key) -> Planned | None:
        found = await self._store.found(PLANS, table_id=key[0], stage=key[1], kind=PLAN)
        return found[0] if found else None

    def _silent(self, row: Planned) -> bool:
        return self._time.now() - datetime.fromisoformat(row.at) > SILENT
