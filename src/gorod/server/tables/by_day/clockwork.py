"""The clock of a by-day game: a pure function from the table to what is due next."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from gorod.engine import Game
from gorod.engine.by_day.by_day_commands import CloseDay
from gorod.engine.by_day.by_day_phases import Open
from gorod.engine.by_day.close import open_tie, reckoned
from gorod.engine.phases import Over
from gorod.rulebooks import Rulebook
from gorod.server.tables.by_day.calendars import NINE_HOURS, whole_second
from gorod.server.tables.by_day.course import Course

Act = Literal["deal", "open", "shut", "coin", "publish"]
ON_TIME = 60
"""The seconds by which an automatic publication may be late and still count as on time."""


@dataclass(frozen=True, slots=True)
class Due:
    """The next thing that the clock does, and when."""

    act: Act
    at: datetime
    day: int


def next_due(book: Rulebook, course: Course, game: Game) -> Due | None:
    """Return what the clock does next; None if the game is over or paused."""
    if isinstance(game.phase, Over):
        return None
    if not game.cards or not course.started:
        act: Act = "open" if game.cards else "deal"
        return Due(act, course.days.span(1).opens, 1)
    stage, number = course.stage(game), game.number
    ends = course.days.span(number).ends
    if stage == "open":
        return Due("shut", ends, number)
    if stage != "shut" or not isinstance(game.phase, Open):
        return None
    if open_tie(reckoned(book.rules, game, game.phase)):
        return Due("coin", ends, number)
    return Due("publish", publication(course, number), number)


def publication(course: Course, day: int) -> datetime:
    """Return when the server publishes by itself: at once, or at 9:00 if the host writes."""
    waits = course.settings.prose and not course.settings.every
    return course.days.span(day).ends + (NINE_HOURS if waits else timedelta())


def publication_by(course: Course, day: int) -> datetime:
    """Return the latest time for publication by the document; a rehearsal has no extra hours."""
    return course.days.span(day).ends + (timedelta() if course.settings.every else NINE_HOURS)


def publishing(course: Course, game: Game, now: datetime, *, due: datetime | None) -> CloseDay:
    """Return the command that publishes the day.

    If it is on time, it has the time at which it was due; otherwise the present time.
    """
    at = whole_second(now)
    if due is not None and 0 <= (at - due).total_seconds() <= ON_TIME:
        at = whole_second(due)
    return CloseDay(course.days.locate(at), course.days.since_the_end(game.number, at))


def overslept(course: Course, game: Game, now: datetime) -> bool:
    """Whether the whole next day passed before the results of this day were published."""
    return now >= course.days.span(game.number + 1).ends
