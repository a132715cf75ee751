"""The clock of a table. It counts on monotonic time and never moves the game by itself."""

from __future__ import annotations

import msgspec

from gorod.server.time_source import Time

LONGEST_MS = 24 * 3600 * 1000
AWAY_MS = 5 * 60 * 1000
"""If a machine takes over later than this, a running clock stops at the time last written."""
SKEW_MS = 5_000
"""The most by which the wall clocks of two machines may differ."""


class Clock(msgspec.Struct, frozen=True, gc=False):
    """The milliseconds left at a monotonic reading (`since`); a running clock counts down."""

    left: int
    running: bool = False
    since: int = 0

    def left_at(self, now: int) -> int:
        """Return the milliseconds left, never less than zero."""
        return max(0, self.left - (now - self.since)) if self.running else self.left

    def started(self, now: int) -> Clock:
        return Clock(self.left_at(now), running=True, since=now)

    def stopped(self, now: int) -> Clock:
        return Clock(self.left_at(now))

    def set_to(self, left: int, now: int) -> Clock:
        """Return the same clock, running or not, with another time on it."""
        return Clock(min(max(0, left), LONGEST_MS), running=self.running, since=now)


class Mark(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A clock as it is stored: the time left, and the readings of the machine on which it ran."""

    left: int
    running: bool = False
    since: int = 0
    boot: str = ""
    wall: int = 0
    """The wall clock in milliseconds, for another machine that takes the table over."""


def marked(clock: Clock | None, time: Time) -> Mark | None:
    if clock is None:
        return None
    now = time.ms()
    left = clock.left_at(now)
    if not clock.running:
        return Mark(left)
    return Mark(left, running=True, since=now, boot=time.boot, wall=_wall(time))


def restored(mark: Mark | None, time: Time) -> Clock | None:
    """Return the clock of a mark.

    The monotonic reading of another machine cannot be used: then the wall clock decides.
    """
    if mark is None:
        return None
    now = time.ms()
    if not mark.running:
        return Clock(mark.left)
    if mark.boot != time.boot or not time.boot or mark.since > now:
        return _elsewhere(mark, now, _wall(time))
    return Clock(mark.left, running=True, since=mark.since)


def _elsewhere(mark: Mark, now: int, wall: int) -> Clock:
    """Return a clock that ran on by the wall clock; stopped if too much time has passed to know."""
    away = wall - mark.wall
    if not mark.wall or not -SKEW_MS <= away <= AWAY_MS:
        return Clock(mark.left)
    return Clock(mark.left, running=True, since=now - max(0, away))


def _wall(time: Time) -> int:
    return round(time.now().timestamp() * 1000)
