"""The clock of a table: counted on monotonic time, and never moving the game by itself."""

from __future__ import annotations

import msgspec

from gorod.server.timing import Time

LONGEST_MS = 24 * 3600 * 1000


class Clock(msgspec.Struct, frozen=True, gc=False):
    """So much is left as of a monotonic reading; while it runs, less with every millisecond."""

    left: int
    running: bool = False
    since: int = 0

    def left_at(self, now: int) -> int:
        """What is left, in milliseconds; never less than nothing."""
        return max(0, self.left - (now - self.since)) if self.running else self.left

    def started(self, now: int) -> Clock:
        return Clock(self.left_at(now), running=True, since=now)

    def stopped(self, now: int) -> Clock:
        return Clock(self.left_at(now))

    def set_to(self, left: int, now: int) -> Clock:
        """The same clock, running or not, with another time on it."""
        return Clock(min(max(0, left), LONGEST_MS), running=self.running, since=now)


class Mark(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A clock as it is stored: what was left, and by which machine's clock it ran on."""

    left: int
    running: bool = False
    since: int = 0
    boot: str = ""


def marked(clock: Clock | None, time: Time) -> Mark | None:
    if clock is None:
        return None
    now = time.ms()
    left = clock.left_at(now)
    return Mark(left, running=True, since=now, boot=time.boot) if clock.running else Mark(left)


def restored(mark: Mark | None, time: Time) -> Clock | None:
    """The clock of a mark; a reading of another machine is worth nothing, so there it stops."""
    if mark is None:
        return None
    now = time.ms()
    if not mark.running or mark.boot != time.boot or not time.boot or mark.since > now:
        return Clock(mark.left)
    return Clock(mark.left, running=True, since=mark.since)
