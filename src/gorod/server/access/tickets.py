"""One-use tickets, which a browser sends instead of its token to open a socket.

A ticket refers to a link without containing it. The link is read when the ticket is used, so that a
link that has ended meanwhile opens nothing. Tickets are kept in the store, so that every process
accepts them, but only once.
"""

from __future__ import annotations

from gorod.server.access.links import Links, digest
from gorod.server.access.principal import Principal
from gorod.server.chance import Chance
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import TICKETS
from gorod.server.store.stored_rows import Ticket
from gorod.server.time_source import Time, stamp, stamp_in

GOOD_FOR_MS = 30_000
TIDY_MS = 60_000


class Tickets:
    """The tickets of all processes."""

    def __init__(self, store: Store, links: Links, time: Time, chance: Chance) -> None:
        self._store, self._links = store, links
        self._time, self._chance = time, chance
        self._tidy_at = 0

    async def give(self, by: Principal) -> str:
        await self._tidy()
        ticket = self._chance.token()
        expires = stamp_in(self._time, GOOD_FOR_MS // 1000)
        await self._store.put(TICKETS, Ticket(digest(ticket), by.link, expires))
        return ticket

    async def take(self, ticket: str) -> Principal | None:
        """Use a ticket up; return the holder of its link, or None if either is no longer valid."""
        key = digest(ticket)
        found = await self._store.found(TICKETS, digest=key)
        if not found or not await self._store.drop(TICKETS, digest=key):
            return None
        late = self._links.past(found[0].expires)
        return None if late else await self._links.behind(found[0].link)

    async def _tidy(self) -> None:
        """Delete unused tickets after their time, at most once a minute."""
        if self._time.ms() < self._tidy_at:
            return
        self._tidy_at = self._time.ms() + TIDY_MS
        now = stamp(self._time.now())
        for one in await self._store.found(TICKETS):
            if one.expires <= now:
                await self._store.drop(TICKETS, digest=one.digest)
