"""Rate limits: a bucket for everyone who asks, refilled with time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from gorod.server.time_source import Time

MOST = 50_000
"""So many buckets are kept; full ones go first, for they say nothing."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float

    def among(self, processes: int) -> Rate:
        """The part of one process, where a balancer deals requests out evenly."""
        return Rate(max(1.0, self.burst / processes), self.per_second / processes)


class Bucket:
    """What is left for one of them."""

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
    """One kind of request, limited for each key by itself."""

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
    """Too many wait for the same work already."""


class Turns:
    """Costly work that is done one by one, while a few wait for it."""

    def __init__(self, most: int) -> None:
        self._most, self._here = most, 0
        self._one = asyncio.Lock()

    @asynccontextmanager
    async def next(self) -> AsyncIterator[None]:
        """Waits until it is one's turn."""
        if self._here >= self._most:
            raise BusyError
        self._here += 1
        try:
            async with self._one:
                yield
        finally:
            self._here -= 1
