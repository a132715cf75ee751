"""Work that only one of several processes does at a time."""

from __future__ import annotations

from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import LEASES
from gorod.server.store.stored_rows import Lease
from gorod.server.time_source import Time, stamp, stamp_in


class Leases:
    """Named leases: a process renews its lease by taking it again; expired ones are free."""

    def __init__(self, store: Store, time: Time, owner: str) -> None:
        self._store, self._time, self._owner = store, time, owner

    async def hold(self, name: str, seconds: float) -> bool:
        """Take or renew a lease; return whether this process holds it now."""
        now, wanted = stamp(self._time.now()), self._wanted(name, seconds)
        found = await self._store.found(LEASES, name=name)
        if not found:
            return bool(await self._store.add_new(LEASES, [wanted]))
        if found[0].owner != self._owner and found[0].until > now:
            return False
        return bool(await self._store.changed(LEASES, [(found[0], wanted)]))

    def _wanted(self, name: str, seconds: float) -> Lease:
        return Lease(name, self._owner, stamp_in(self._time, seconds))

    async def give_up(self, name: str) -> None:
        await self._store.drop(LEASES, name=name, owner=self._owner)
