"""Time for the server: whatever is decided is decided by the monotonic clock."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Protocol

BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


class Time(Protocol):
    """A clock that can be replaced in tests."""

    boot: str
    """Where monotonic time is comparable: the same until the machine starts anew."""

    def ms(self) -> int:
        """Monotonic milliseconds."""

    def now(self) -> datetime:
        """Wall time in UTC: shown to people, and the end of links and sessions."""

    async def pause(self, ms: int) -> None:
        """Let so many milliseconds pass."""


class SystemTime:
    """The clocks of this machine."""

    def __init__(self) -> None:
        self.boot = _boot()

    def ms(self) -> int:
        return time.monotonic_ns() // 1_000_000

    def now(self) -> datetime:
        return datetime.now(UTC)

    async def pause(self, ms: int) -> None:
        await asyncio.sleep(ms / 1000)


class ForwardTime:
    """A wall clock that never goes back, for the ends of links and sessions.

    Where the clock of the machine is put back, what has ended would live again. So the latest time
    that was seen goes on by the monotonic clock until the machine's own is later again.
    """

    def __init__(self, time_: Time) -> None:
        self._time = time_
        self.boot = time_.boot
        self._latest, self._at = time_.now(), time_.ms()

    def ms(self) -> int:
        return self._time.ms()

    def now(self) -> datetime:
        ms = self._time.ms()
        carried = self._latest + timedelta(milliseconds=max(0, ms - self._at))
        self._latest, self._at = max(carried, self._time.now()), ms
        return self._latest

    async def pause(self, ms: int) -> None:
        await self._time.pause(ms)

    def not_before(self, moment: datetime) -> None:
        """It is at least as late as this: somebody has seen it."""
        self._latest = max(self.now(), moment)


def _boot() -> str:
    """Empty where the system does not tell: then no stored reading is comparable."""
    try:
        return BOOT_ID.read_text("ascii").strip()
    except OSError:
        return ""


def stamp(moment: datetime) -> str:
    """A wall time as it is stored: UTC, to the millisecond, in an order that text keeps."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def stamp_now() -> str:
    """The stamp of this moment, for those who have no clock to steer."""
    return stamp(datetime.now(UTC))


def stamp_in(time_: Time, seconds: float) -> str:
    """The stamp of a moment to come."""
    return stamp(time_.now() + timedelta(seconds=seconds))
