"""Clocks of the server: decisions depend on monotonic time only."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Protocol

BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


class Time(Protocol):
    """A clock that tests can replace."""

    boot: str
    """Identifies the machine's start: monotonic times are comparable only while it is the same."""

    def ms(self) -> int:
        """Return monotonic milliseconds."""

    def now(self) -> datetime:
        """Return wall time in UTC, for people, and for the ends of links and sessions."""

    async def pause(self, ms: int) -> None:
        """Wait this many milliseconds."""


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

    If the machine's clock is turned back, expired links would be valid again. So the latest time
    that was seen continues by the monotonic clock until the machine's own time is later again.
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
        """Set the clock to at least this moment, which was seen before."""
        self._latest = max(self.now(), moment)


def _boot() -> str:
    """Return an id of the machine's start; "" if unknown: then stored times are not comparable."""
    try:
        return BOOT_ID.read_text("ascii").strip()
    except OSError:
        return ""


def stamp(moment: datetime) -> str:
    """Return a wall time as it is stored: UTC in milliseconds, sortable as text."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def stamp_now() -> str:
    """Return the stamp of this moment, for callers without a replaceable clock."""
    return stamp(datetime.now(UTC))


def stamp_in(time_: Time, seconds: float) -> str:
    """Return the stamp of a moment this many seconds from now."""
    return stamp(time_.now() + timedelta(seconds=seconds))
