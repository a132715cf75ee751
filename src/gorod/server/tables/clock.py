"""The clock of a table: counted on monotonic time, and never moving the game by itself."""

from __future__ import annotations

import msgspec

from gorod.server.time_source import Time

LONGEST_MS = 24 * 3600 * 1000
AWAY_MS = 5 * 60 * 1000
"""A machine that takes over later than this lets a running clock stand where it was written."""
SKEW_MS = 5_000
"""By how much the wall clocks of two machines may differ."""


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
    wall: int = 0
    """The wall clock in milliseconds, for another machine that goes on with the table."""


def marked(clock: Clock | None, time: Time) -> Mark | None:
    if clock is None:
        return None
    now = time.ms()
    left = clock.left_at(now)
    if not clock.running:
        return Mark(left)
    return Mark(left, running=True, since=now, boot=time.boot, wall=_wall(time))


def restored(mark: Mark | None, time: Time) -> Clock | None:
    """The clock of a mark; the monotonic reading of another machine is worth nothing."""
    if mark is None:
        return None
    now = time.ms()
    if not mark.running:
        return Clock(mark.left)
    if mark.boot != time.boot or not time.boot or mark.since > now:
        return _elsewhere(mark, now, _wall(time))
    return Clock(mark.left, running=True, since=mark.since)


def _elsewhere(mark: Mark, now: int, wall: int) -> Clock:
    """It ran on by the wall clock, if that can be: after a while nobody knows, and it stops."""
    away = wall - mark.wall
    if not mark.wall or not -SKEW_MS <= away <= AWAY_MS:
        return Clock(mark.left)
    return Clock(mark.left, running=True, since=now - max(0, away))


def _wall(time: Time) -> int:
    return round(time.now().timestamp() * 1000)
