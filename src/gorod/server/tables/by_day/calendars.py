"""The game days of a by-day game in the server's time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from math import ceil
from typing import Protocol

from gorod.rulebooks.policies.by_day.calendar import MOSCOW, MOST_DAYS, Calendar
from gorod.server.tables.by_day.settings import ByDay

NINE_HOURS = timedelta(hours=9)
BEST_VOTES = timedelta(hours=2)


class Stretch(Protocol):
    """One game day."""

    @property
    def opens(self) -> datetime: ...
    @property
    def ends(self) -> datetime: ...


class GameDays(Protocol):
    """Maps moments to game days and back."""

    def span(self, number: int) -> Stretch:
        """Return a game day by its number."""

    def locate(self, at: datetime) -> tuple[int, int]:
        """Return the game day of a moment and the seconds left of it; day 0 if there is none."""

    def since_the_end(self, number: int, at: datetime) -> int:
        """Return the seconds since the end of a game day."""


@dataclass(frozen=True, slots=True)
class RehearsedDay:
    """A game day of a rehearsal."""

    opens: datetime
    ends: datetime


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """Game days of a fixed number of seconds each."""

    begins: datetime
    every: int
    later: Mapping[int, datetime]
    """Game day -> its end, if it was made longer."""

    def span(self, number: int) -> RehearsedDay:
        opens = self.begins
        for before in range(1, number):
            opens = self._end(before, opens)
        return RehearsedDay(opens.astimezone(MOSCOW), self._end(number, opens).astimezone(MOSCOW))

    def _end(self, number: int, opens: datetime) -> datetime:
        usual = opens + timedelta(seconds=self.every)
        return max(usual, self.later.get(number, usual))

    def locate(self, at: datetime) -> tuple[int, int]:
        opens = self.begins
        for number in range(1, MOST_DAYS + 1):
            ends = self._end(number, opens)
            if opens <= at < ends:
                return number, ceil((ends - at).total_seconds())
            opens = ends
        return 0, 0

    def since_the_end(self, number: int, at: datetime) -> int:
        return -ceil((self.span(number).ends - at).total_seconds())


def game_days(
    settings: ByDay, free: tuple[str, ...], lasts: tuple[tuple[int, str], ...]
) -> GameDays:
    """Return the game days as the host has set them by now."""
    if settings.every:
        later = {number: datetime.fromisoformat(last) for number, last in lasts}
        return Rehearsal(datetime.fromisoformat(settings.start), settings.every, later)
    return calendar(settings, free, lasts)


def calendar(
    settings: ByDay, free: tuple[str, ...], lasts: tuple[tuple[int, str], ...]
) -> Calendar:
    """Return the calendar of a game that is not a rehearsal."""
    dates = frozenset(map(date.fromisoformat, free))
    last_dates = {number: date.fromisoformat(last) for number, last in lasts}
    return Calendar(date.fromisoformat(settings.start), dates, last_dates)


def whole_second(now: datetime) -> datetime:
    """Return a moment without its fraction: 23:59:59.999 becomes 23:59:59."""
    return now.astimezone(UTC).replace(microsecond=0)


def said(moment: datetime) -> str:
    """Format a moment in Moscow time: `2026-07-03T00:00:00+03:00`."""
    return moment.astimezone(MOSCOW).isoformat(timespec="seconds")
