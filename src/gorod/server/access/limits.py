"""Rate limits: each key has a bucket that refills over time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from gorod.server.time_source import Time

MOST = 50_000
"""How many buckets are kept; full ones are dropped first, because they hold no information."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How many requests are allowed at once, and how many per second after that."""

    burst: float
    per_second: float

    def among(self, processes: int) -> Rate:
        """Return the share of one process, if a balancer distributes requests evenly."""
        return Rate(max(1.0, self.burst / processes), self.per_second / processes)


class Bucket:
    """What one key has left."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: int) -> None:
        self.left, self.at = left, at

    def take(self, rate: Rate, now: int, amount: float = 1) -> bool:
        self.left = min(rate.burst, self.left + (now - self.at) * rate.per_second / 1000)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Limiter:
    """Limits one kind of request, separately for each key."""

    def __init__(self, rate: Rate, time: Time) -> None:
        self.rate, self._time = rate, time
        self._buckets: dict[str, Bucket] = {}

    def allows(self, key: str) -> bool:
        now = self._time.ms()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST:
                self._tidy(now)
            bucket = self._buckets[key] = Bucket(self.rate.burst, now)
        return bucket.take(self.rate, now)

    def _tidy(self, now: int) -> None:
        full = self.rate.burst * 1000 / self.rate.per_second
        self._buckets = {k: b for k, b in self._buckets.items() if now - b.at < full}
        while len(self._buckets) >= MOST:
            del self._buckets[next(iter(self._buckets))]


class BusyError(Exception):
    """Too many requests wait for the same work."""


class WorkQueue:
    """Does costly work one at a time; a limited number of requests may wait."""

    def __init__(self, most: int) -> None:
        self._most, self._here = most, 0
        self._one = asyncio.Lock()

    @asynccontextmanager
    async def one_at_a_time(self) -> AsyncIterator[None]:
        """Wait until nothing else is being done; raise `BusyError` if too many wait already."""
        if self._here >= self._most:
            raise BusyError
        self._here += 1
        try:
            async with self._one:
                yield
        finally:
            self._here -= 1
