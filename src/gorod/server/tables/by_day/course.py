"""The state of a by-day game beside its moves, after one entry of its log. Nothing here writes."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from gorod.engine import Command, Event
from gorod.engine.by_day.by_day_commands import Clock
from gorod.engine.by_day.by_day_events import DayClosed
from gorod.engine.by_day.by_day_phases import Epilogue, Open
from gorod.engine.game import Game
from gorod.engine.phases import Over
from gorod.engine.struct import replace as struck
from gorod.server.store.store_ids import TableId
from gorod.server.tables.by_day.by_day_entries import (
    CalendarChanged,
    DayTurned,
    Decoyed,
    QuestionAsked,
    Replied,
    ReplyMarked,
    ServiceBody,
    StoryDrafted,
)
from gorod.server.tables.by_day.calendars import GameDays, game_days, whole_second
from gorod.server.tables.by_day.settings import ByDay
from gorod.server.tables.recipients import everybody

Stage = Literal["waiting", "open", "shut", "paused", "over"]
CODE_DIGITS = 6
NO_LEVEL = 86_400
"""The seconds left of a day for which nobody may make inputs yet."""


class CalendarNote(msgspec.Struct, frozen=True, gc=False):
    """A change of the calendar, or of published results, that everybody can read."""

    n: int
    do: str
    day: int
    reason: str
    at: str
    last: str
    holidays: tuple[str, ...]


class Question(msgspec.Struct, frozen=True, gc=False):
    """A bonus question."""

    n: int
    day: int
    text: str
    answer: str
    minutes: int


class Reply(msgspec.Struct, frozen=True, gc=False):
    """A player's answer to a bonus question."""

    n: int
    """The version that wrote it."""
    seat: int
    question: int
    text: str
    right: bool | None


class Publication(msgspec.Struct, frozen=True, gc=False):
    """When the results of a day were published, and whether that was late."""

    day: int
    at: str
    late: bool


class Course(msgspec.Struct, frozen=True, gc=False):
    """What the by-day service knows of a game."""

    settings: ByDay
    started: bool = False
    """Whether day 1 has begun."""
    shut: int = 0
    """The last day whose inputs were closed."""
    paused: str = ""
    """When the day was paused; empty while it runs."""
    free: tuple[str, ...] = ()
    lasts: tuple[tuple[int, str], ...] = ()
    notes: tuple[CalendarNote, ...] = ()
    stories: tuple[tuple[int, str], ...] = ()
    questions: tuple[Question, ...] = ()
    replies: tuple[Reply, ...] = ()
    decoys: tuple[tuple[int, int, int], ...] = ()
    """(day, seat, target)."""
    published: tuple[Publication, ...] = ()
    """In order; a day that was taken back and published again is here twice."""

    @property
    def days(self) -> GameDays:
        return game_days(self.settings, self.free, self.lasts)

    def stage(self, game: Game) -> Stage:
        """Return the stage of the game, as far as inputs are concerned."""
        if isinstance(game.phase, Over):
            return "over"
        if not self.started or not isinstance(game.phase, Open):
            return "waiting"
        if self.shut == game.number:
            return "shut"
        return "paused" if self.paused else "open"

    def publications(self, game: Game) -> tuple[Publication, ...]:
        """Return the publications that are valid, one for each closed day."""
        last = {told.day: told for told in self.published}
        return tuple(last[day.number] for day in game.facts.days if day.number in last)

    def story(self, day: int) -> str:
        """Return the latest text of the host about a day; empty if there is none."""
        return dict(self.stories).get(day, "")

    def clock(self, game: Game, now: datetime) -> Clock:
        """Return the game day of a moment and the seconds left of it, in the form for the engine.

        A day that was made longer after its publication has more seconds left than when it opened;
        the engine is given no more than it had then.
        """
        day, left = self.days.locate(whole_second(now))
        number = game.number
        if not self.started:
            return 0, 0
        if self.shut == number and not isinstance(game.phase, Over) and day == number:
            return number + 1, NO_LEVEL  # the machine's clock was put back over midnight
        since = game.phase.since if isinstance(game.phase, Open | Epilogue) else None
        if since is not None and since[0] == day:
            left = min(left, since[1])
        return day, left

    def decoy(self, day: int, seat: int) -> int | None:
        """Return the seat that a seat without a quest named on a day; None if it sent nothing."""
        return next((t for d, s, t in self.decoys if (d, s) == (day, seat)), None)


def begun(settings: ByDay | None) -> Course | None:
    """Return the course of a new table; None at a table without a calendar."""
    return None if settings is None else Course(settings, free=settings.holidays)


def survivors_code(secret: str, table: TableId, day: int, seat: int) -> str:
    """Return the code of one survivor for one day, derived from the deal's undisclosed secret."""
    said = f"gorod code {table} {day} {seat}".encode()
    number = int.from_bytes(hmac.digest(secret.encode(), said, "sha256")[:8])
    return f"{number % 10**CODE_DIGITS:0{CODE_DIGITS}}"


def after_entry(course: Course, body: ServiceBody, version: int, at: str) -> Course:
    """Return the course after an entry that moves no game."""
    if isinstance(body, CalendarChanged):
        return _calendar_changed(course, body, at)
    if isinstance(body, Replied):
        reply = Reply(version, body.seat, body.question, body.text, body.right)
        return replace(course, replies=(*course.replies, reply))
    return AFTER_ENTRY[type(body)](course, body)


def _turned(course: Course, body: DayTurned) -> Course:
    return replace(course, started=True) if body.do == "open" else replace(course, shut=body.day)


def _drafted(course: Course, body: StoryDrafted) -> Course:
    kept = tuple(one for one in course.stories if one[0] != body.day)
    return replace(course, stories=(*kept, (body.day, body.text)))


def _asked(course: Course, body: QuestionAsked) -> Course:
    number = len(course.questions) + 1
    asked = Question(number, body.day, body.text, body.answer, body.minutes)
    return replace(course, questions=(*course.questions, asked))


def _found_wrong(course: Course, body: ReplyMarked) -> Course:
    return after_mark(course, body.reply, right=False)


def _decoyed(course: Course, body: Decoyed) -> Course:
    return replace(course, decoys=(*course.decoys, (body.day, body.seat, body.target)))


AFTER_ENTRY: dict[type, Callable[[Course, Any], Course]] = {
    DayTurned: _turned,
    StoryDrafted: _drafted,
    QuestionAsked: _asked,
    ReplyMarked: _found_wrong,
    Decoyed: _decoyed,
}


def after_mark(course: Course, reply: int, *, right: bool) -> Course:
    """Return the course after an answer to a bonus question was marked right or wrong."""
    replies = tuple(replace(r, right=right) if r.n == reply else r for r in course.replies)
    return replace(course, replies=replies)


def after_right_answer(course: Course, version: int, seat: int, question: int, text: str) -> Course:
    """Return the course after a right answer, which was a move."""
    reply = Reply(version, seat, question, text, right=True)
    return replace(course, replies=(*course.replies, reply))


def after_publication(course: Course, events: Iterable[Event], at: str) -> Course:
    """Return the course after the results of a day were published."""
    told = (Publication(e.day, at, e.late) for e in events if isinstance(e, DayClosed))
    return replace(course, published=(*course.published, *told))


def _calendar_changed(course: Course, body: CalendarChanged, at: str) -> Course:
    note = CalendarNote(
        len(course.notes) + 1, body.do, body.day, body.reason, at, body.last, body.holidays
    )
    told = replace(course, notes=(*course.notes, note))
    if body.do == "pause":
        return replace(told, paused=at)
    if body.do == "holidays":
        return replace(told, free=body.holidays)
    lasts = (*((day, last) for day, last in course.lasts if day != body.day), (body.day, body.last))
    return replace(told, lasts=lasts, paused="" if body.do == "resume" else course.paused)


def after_correction(course: Course, day: int, reason: str, at: str) -> Course:
    """Return the course with a note that everybody reads: the host corrected public results."""
    note = CalendarNote(len(course.notes) + 1, "correct", day, reason, at, "", ())
    return replace(course, notes=(*course.notes, note))


def recipients(course: Course, body: ServiceBody, size: int) -> int:
    """Return the bits of the viewers who notice an entry; the host always does."""
    if isinstance(body, StoryDrafted):
        return 0
    if isinstance(body, Replied | Decoyed):
        return 1 << body.seat
    if isinstance(body, ReplyMarked):
        return 1 << next(r.seat for r in course.replies if r.n == body.reply)
    return everybody(size)


def stamped(course: Course, game: Game, command: Command, now: datetime) -> Command:
    """Return a command with the time at which it came; the client's own time is never used."""
    if not hasattr(command, "at"):
        return command
    return struck(command, at=course.clock(game, now))
