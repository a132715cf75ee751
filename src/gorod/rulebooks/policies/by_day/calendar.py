"""Which game day does a moment belong to?

A game day is a half-open interval from midnight to midnight in Moscow. It ends with the first
working date on or after its beginning: Tuesday to Friday are one day each, and a day that begins on
Saturday, Sunday or Monday ends with that Monday. Public holidays change nothing; a host may name
further free dates beforehand, and may let a day end on a later date.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from math import ceil
from zoneinfo import ZoneInfo

MOSCOW = ZoneInfo("Europe/Moscow")
SATURDAY = 5
MOST_DAYS = 1000
"""More days than any game has; a later moment belongs to no day."""


@dataclass(frozen=True, slots=True)
class Span:
    """One game day: its number, and its first and last date."""

    number: int
    first: date
    last: date

    @property
    def opens(self) -> datetime:
        return midnight(self.first)

    @property
    def ends(self) -> datetime:
        """The first moment after this day."""
        return midnight(self.last + timedelta(days=1))

    @property
    def seconds(self) -> int:
        return ceil(between(self.opens, self.ends))

    def left(self, at: datetime) -> int:
        """Return the seconds to its end, rounded up: 1 at 23:59:59, and 0 or less afterwards."""
        return ceil(between(moscow(at), self.ends))


@dataclass(frozen=True, slots=True)
class Calendar:
    """The game days of one game."""

    start: date
    free: frozenset[date] = frozenset()
    """Dates that the host has named as holidays; no game day ends on them."""
    lasts: Mapping[int, date] = field(default_factory=dict)
    """Game day -> its last date, where the host has postponed its end."""

    def days(self) -> Iterator[Span]:
        """Yield the game days in order."""
        first = self.start
        for number in range(1, MOST_DAYS + 1):
            last = max(self.working(first), self.lasts.get(number, first))
            yield Span(number, first, last)
            first = last + timedelta(days=1)

    def working(self, first: date) -> date:
        """Return the first working date on or after that one."""
        while first.weekday() >= SATURDAY or first in self.free:
            first += timedelta(days=1)
        return first

    def span(self, number: int) -> Span:
        """Return one game day by its number."""
        return next(day for day in self.days() if day.number == number)

    def locate(self, at: datetime) -> tuple[int, int]:
        """Return the game day of a moment and the seconds left of it; (0, 0) if there is none."""
        now = moscow(at).date()
        day = next((day for day in self.days() if now <= day.last), None)
        return (0, 0) if day is None or now < self.start else (day.number, day.left(at))

    def since_the_end(self, number: int, at: datetime) -> int:
        """Return the seconds since the end of a game day: -1 in its last second, 0 at midnight."""
        return -self.span(number).left(at)

    def moment(self, at: tuple[int, int]) -> datetime:
        """Return the moment of a `(game day, seconds left)` pair."""
        number, left = at
        return (self.span(number).ends.astimezone(UTC) - timedelta(seconds=left)).astimezone(MOSCOW)


def midnight(day: date) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=MOSCOW)


def moscow(at: datetime) -> datetime:
    """Convert a moment to Moscow time; a naive one is taken to be in Moscow time already."""
    return at.replace(tzinfo=MOSCOW) if at.tzinfo is None else at.astimezone(MOSCOW)


def between(one: datetime, other: datetime) -> float:
    """Return the seconds from one moment to another, allowing for changes of the clocks."""
    return (other.astimezone(UTC) - one.astimezone(UTC)).total_seconds()


def game_days(start: date) -> Iterator[Span]:
    """Yield the game days of a game that begins on that date, if the host changes none of them."""
    return Calendar(start).days()


def span(start: date, number: int) -> Span:
    """Return one game day by its number."""
    return Calendar(start).span(number)


def locate(start: date, at: datetime) -> tuple[int, int]:
    """Return the game day of a moment and the seconds left of it; (0, 0) if there is none."""
    return Calendar(start).locate(at)


def since_the_end(start: date, number: int, at: datetime) -> int:
    """Return the seconds since the end of a game day: -1 in its last second, 0 at midnight."""
    return Calendar(start).since_the_end(number, at)
