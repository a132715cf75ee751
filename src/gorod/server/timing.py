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
