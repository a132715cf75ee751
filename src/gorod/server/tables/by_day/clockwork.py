"""What time brings about in a by-day game: a pure function from the table to what is due next."""

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
"""An automatic publication that comes so many seconds after it was due counts as on time."""


@dataclass(frozen=True, slots=True)
class Due:
    """The next thing that the clock does, and when."""

    act: Act
    at: datetime
    day: int


def next_due(book: Rulebook, course: Course, game: Game) -> Due | None:
    """None where the clock has nothing to do: the game is over, or paused."""
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
    """When the server publishes by itself: at once, or at 9:00 if the host writes."""
    waits = course.settings.prose and not course.settings.every
    return course.days.span(day).ends + (NINE_HOURS if waits else timedelta())


def publication_by(course: Course, day: int) -> datetime:
    """The last moment for it by the document; a rehearsal has none of its own."""
    return course.days.span(day).ends + (timedelta() if course.settings.every else NINE_HOURS)


def publishing(course: Course, game: Game, now: datetime, *, due: datetime | None) -> CloseDay:
    """The command that publishes the day: with the time it was due, if it comes in time."""
    at = whole_second(now)
    if due is not None and 0 <= (at - due).total_seconds() <= ON_TIME:
        at = whole_second(due)
    return CloseDay(course.days.locate(at), course.days.since_the_end(game.number, at))


def overslept(course: Course, game: Game, now: datetime) -> bool:
    """Whether the whole next day has passed before the results of this one were published."""
    return now >= course.days.span(game.number + 1).ends
