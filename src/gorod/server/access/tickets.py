"""One-use tickets: what a browser shows when it opens a socket, instead of its token."""

from __future__ import annotations

from gorod.server.access.links import digest
from gorod.server.access.principal import Principal
from gorod.server.chance import Chance
from gorod.server.timing import Time

GOOD_FOR_MS = 30_000
MOST = 100_000
"""More than so many at once are not kept: the oldest go."""


class Tickets:
    """Kept in memory: a ticket is good at the process that gave it."""

    def __init__(self, time: Time, chance: Chance) -> None:
        self._time, self._chance = time, chance
        self._given: dict[bytes, tuple[int, Principal]] = {}

    def give(self, principal: Principal) -> str:
        self._forget()
        ticket = self._chance.token()
        self._given[digest(ticket)] = (self._time.ms() + GOOD_FOR_MS, principal)
        return ticket

    def take(self, ticket: str) -> Principal | None:
        """Who was given it; it is worth nothing afterwards."""
        until, principal = self._given.pop(digest(ticket), (0, None))
        return principal if self._time.ms() < until else None

    def _forget(self) -> None:
        """They are in the order of their time."""
        now = self._time.ms()
        while self._given:
            oldest = next(iter(self._given))
            if self._given[oldest][0] > now and len(self._given) < MOST:
                return
            del self._given[oldest]
