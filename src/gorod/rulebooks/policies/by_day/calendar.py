"""Which game day does a moment belong to?

A game day is a half-open interval from midnight to midnight in Moscow, UTC+3 all year. Tuesday to
Friday are a day each; what begins on Saturday, Sunday or Monday ends with that Monday. Holidays
change nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta, timezone
from math import ceil

MOSCOW = timezone(timedelta(hours=3))
TO_THE_LAST_DATE = (0, 0, 0, 0, 0, 2, 1)
"""Days from the first date of a game day to its last, by weekday from Monday."""


MOST_DAYS = 1000
"""Longer than any game: what is later belongs to no day."""


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
        """The first moment that no longer belongs to it."""
        return midnight(self.last + timedelta(days=1))

    @property
    def seconds(self) -> int:
        return ceil((self.ends - self.opens).total_seconds())

    def left(self, at: datetime) -> int:
        """Whole seconds to its end, a begun one counted: 1 at 23:59:59; none or less after."""
        return ceil((self.ends - moscow(at)).total_seconds())


def midnight(day: date) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=MOSCOW)


def moscow(at: datetime) -> datetime:
    """A moment in Moscow time; without a zone it is Moscow time already."""
    return at.replace(tzinfo=MOSCOW) if at.tzinfo is None else at.astimezone(MOSCOW)


def game_days(start: date) -> Iterator[Span]:
    """The game days of a game whose first day begins on that date."""
    first = start
    for number in range(1, MOST_DAYS + 1):
        last = first + timedelta(days=TO_THE_LAST_DATE[first.weekday()])
        yield Span(number, first, last)
        first = last + timedelta(days=1)


def span(start: date, number: int) -> Span:
    """One game day by its number."""
    return next(day for day in game_days(start) if day.number == number)


def locate(start: date, at: datetime) -> tuple[int, int]:
    """The game day of a moment, and the seconds left of it; day 0 where there is none."""
    now = moscow(at).date()
    day = next((day for day in game_days(start) if now <= day.last), None)
    return (0, 0) if day is None or now < start else (day.number, day.left(at))


def since_the_end(start: date, number: int, at: datetime) -> int:
    """Seconds since the end of a game day: -1 in its last second, 0 at midnight."""
    return -span(start, number).left(at)
