"""Decides the requests to the by-day service: the entry that follows, or why there is none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

from gorod.engine import Command, Game, Offer
from gorod.engine.by_day import by_day_commands as c
from gorod.engine.by_day.by_day_phases import Open
from gorod.engine.by_day.decide import coded_day
from gorod.engine.by_day.timing import timely
from gorod.engine.commands import Disqualify
from gorod.engine.moves import MOVES
from gorod.engine.refusal import Refusal
from gorod.rulebooks import Rulebook
from gorod.rulebooks.policies.by_day.calendar import Calendar, moscow
from gorod.server.access.principal import Kind, Principal
from gorod.server.store.store_ids import TableId
from gorod.server.streams.answers import ServerReason
from gorod.server.tables.by_day import service_requests as w
from gorod.server.tables.by_day.by_day_entries import (
    CalendarChange,
    CalendarChanged,
    QuestionAsked,
    Replied,
    ReplyMarked,
    ServiceBody,
    StoryDrafted,
)
from gorod.server.tables.by_day.calendars import whole_second
from gorod.server.tables.by_day.clockwork import publishing
from gorod.server.tables.by_day.course import Course, Question, survivors_code
from gorod.server.time_source import stamp

HOST_MOVES = (
    c.PraiseLegend,
    c.NameBestPlayer,
    c.ConfirmForecast,
    c.StopGame,
    Disqualify,
)
"""The engine's moves that the host makes. Players make their own, the clock makes the rest."""
BY_OTHER_MEANS = (c.AnswerQuestion, c.EnterCode)
"""Moves of players that follow from a text which the server checks."""
LONGEST_DAY = timedelta(days=92)
"""A day cannot be made longer than this."""


@dataclass(frozen=True, slots=True)
class ServiceMove:
    """A request that is a move of the engine, with the other fields of its entry."""

    command: Command
    question: int = 0
    words: str = ""
    reply: int = 0


@dataclass(frozen=True, slots=True)
class Asking:
    """The circumstances of a request: its sender, the time and the table."""

    book: Rulebook
    course: Course
    game: Game
    by: Principal
    now: datetime
    secret: str
    table: TableId


Verdict = ServiceBody | ServiceMove | Refusal | ServerReason


def admitted(by: Principal, command: Command) -> bool:
    """Whether the service accepts a move of the engine from this sender at all."""
    if by.kind == Kind.SEAT:
        return not isinstance(command, BY_OTHER_MEANS)
    return isinstance(command, HOST_MOVES)


def offered_by_day(offer: Offer, *, judge: bool) -> bool:
    """Whether the service offers a move of the engine to the host, or to a player."""
    command = MOVES[offer.move].command
    return issubclass(command, HOST_MOVES) if judge else not issubclass(command, BY_OTHER_MEANS)


def decided(asking: Asking, wish: w.ServiceRequest) -> Verdict:
    """Return the verdict on a request."""
    return DECIDE[type(wish)](asking, wish)


# --- the host ------------------------------------------------------------------------------


def _story(asking: Asking, wish: w.DraftStory) -> Verdict:
    day = wish.day
    if day != max(1, asking.game.number) or asking.course.stage(asking.game) == "over":
        return "published-already"
    return StoryDrafted(day, wish.text)


def _publish(asking: Asking, _: w.Publish) -> Verdict:
    if asking.course.stage(asking.game) != "shut":
        return "not-shut"
    return ServiceMove(publishing(asking.course, asking.game, asking.now, due=None))


def _question(asking: Asking, wish: w.AskQuestion) -> Verdict:
    if asking.course.stage(asking.game) != "open":
        return "day-not-open"
    return QuestionAsked(asking.game.number, wish.text, wish.answer.strip(), wish.minutes)


def _mark(asking: Asking, wish: w.MarkAnswer) -> Verdict:
    course = asking.course
    reply = next((r for r in course.replies if r.n == wish.answer and r.right is None), None)
    if reply is None:
        return "no-such-answer"
    question = course.questions[reply.question - 1]
    if question.day != asking.game.number or not isinstance(asking.game.phase, Open):
        return "published-already"
    if not wish.right:
        return ReplyMarked(reply.n)
    earned = _earned(asking, asking.game.phase, question, reply.seat)
    return ServiceMove(c.AnswerQuestion(reply.seat, earned), reply=reply.n)


def _suspended(asking: Asking, wish: w.Suspend) -> Verdict:
    reason = wish.reason
    return _paused(asking, reason) if wish.on else _resumed(asking, reason, wish.until)


def _paused(asking: Asking, reason: str) -> Verdict:
    if asking.course.stage(asking.game) != "open":
        return "day-not-open"
    return CalendarChanged("pause", asking.game.number, reason)


def _resumed(asking: Asking, reason: str, until: str) -> Verdict:
    course, number = asking.course, asking.game.number
    if course.stage(asking.game) != "paused":
        return "not-paused"
    if until:
        return _ending(asking, "resume", until, reason)
    passed = asking.now - datetime.fromisoformat(course.paused)
    ends = course.days.span(number).ends
    if course.settings.every:
        return CalendarChanged("resume", number, reason, stamp(ends + passed))
    whole = timedelta(days=-(-passed // timedelta(days=1)))
    days = course.days
    last = moscow(ends).date() - timedelta(days=1) + whole
    working = days.working(last) if isinstance(days, Calendar) else last
    return CalendarChanged("resume", number, reason, str(working))


def _extended(asking: Asking, wish: w.Extend) -> Verdict:
    if asking.course.stage(asking.game) != "open":
        return "day-not-open"
    return _ending(asking, "extend", wish.until, wish.reason)


def _ending(asking: Asking, do: CalendarChange, until: str, reason: str) -> Verdict:
    """Let the day end on that date, which must be later than before and not in the past."""
    course, number = asking.course, asking.game.number
    last, today = _date(until), moscow(asking.now).date()
    if course.settings.every or last is None:
        return "date-past"
    ended = moscow(course.days.span(number).ends).date()
    least = max(today, ended if do == "extend" else ended - timedelta(days=1))
    if not least <= last <= today + LONGEST_DAY:
        return "date-past"
    return CalendarChanged(do, number, reason, until)


def _holidays(asking: Asking, wish: w.NameHolidays) -> Verdict:
    """Replace the future holidays; dates that have passed stay as they were."""
    course, today = asking.course, moscow(asking.now).date()
    named = {day for day in map(_date, wish.dates) if day is not None}
    if course.settings.every or len(named) != len(wish.dates) or any(day <= today for day in named):
        return "date-past"
    if course.stage(asking.game) == "over":
        return "day-not-open"
    kept = {day for day in map(_date, course.free) if day is not None and day <= today}
    free = tuple(sorted(map(str, named | kept)))
    return CalendarChanged("holidays", asking.game.number, wish.reason, holidays=free)


def _date(word: str) -> date | None:
    try:
        return date.fromisoformat(word)
    except ValueError:
        return None


# --- the players ---------------------------------------------------------------------------


def _answer(asking: Asking, wish: w.AnswerAsked) -> Verdict:
    course, game, seat, phase = asking.course, asking.game, asking.by.seat, asking.game.phase
    question = next((q for q in course.questions if q.n == wish.question), None)
    if question is None or not isinstance(phase, Open) or question.day != game.number:
        return "no-such-question"
    if any((r.seat, r.question) == (seat, question.n) for r in course.replies):
        return "answered-question"
    if course.stage(game) == "paused":
        return "day-paused"
    refused = timely(course.clock(game, asking.now), game.number, phase.since)
    return refused or _looked_at(asking, phase, question, wish.text)


def _looked_at(asking: Asking, phase: Open, question: Question, text: str) -> Verdict:
    """Compare an answer that is in time with the stored one, if there is one."""
    seat = asking.by.seat
    right = folded(text) == folded(question.answer) if question.answer else None
    earned = _earned(asking, phase, question, seat) if right else 0
    if not earned:
        return Replied(seat, question.n, text, right)
    at = asking.course.clock(asking.game, asking.now)
    return ServiceMove(c.AnswerQuestion(seat, earned, at), question=question.n, words=text)


def _earned(asking: Asking, phase: Open, question: Question, seat: int) -> int:
    """Return the minutes that a question brings, limited to what the day still allows."""
    left: int = asking.book.rules.question_minutes - phase.bonuses.questions[seat - 1]
    return min(question.minutes, left)


def _code(asking: Asking, wish: w.TypeCode) -> Verdict:
    seat, game = asking.by.seat, asking.game
    day = coded_day(game, seat)
    if not day or not asking.secret:
        return "no-code-due"
    if "".join(wish.code.split()) != survivors_code(asking.secret, asking.table, day, seat):
        return "wrong-code"
    if asking.course.stage(game) == "paused":
        return "day-paused"
    return ServiceMove(c.EnterCode(seat, day, asking.course.clock(game, asking.now)))


def folded(text: str) -> str:
    """Normalise a text so that answers can be compared.

    Case, the number of spaces, the letter ё and a final `.`, `!` or `?` do not count.
    """
    return " ".join(text.casefold().replace("ё", "е").split()).rstrip(".!?")


def lengthened(course: Course, game: Game, now: datetime) -> CalendarChanged:
    """Return the change that makes up for the server's absence by lengthening the next day."""
    days, number = course.days, game.number + 1
    if not isinstance(days, Calendar):
        later = whole_second(now) + timedelta(seconds=course.settings.every)
        return CalendarChanged("extend", number, AWAY, stamp(later.astimezone(UTC)))
    return CalendarChanged("extend", number, AWAY, str(days.working(moscow(now).date())))


DECIDE: dict[type, Callable[[Asking, Any], Verdict]] = {
    w.DraftStory: _story,
    w.Publish: _publish,
    w.AskQuestion: _question,
    w.AnswerAsked: _answer,
    w.MarkAnswer: _mark,
    w.TypeCode: _code,
    w.Suspend: _suspended,
    w.Extend: _extended,
    w.NameHolidays: _holidays,
}

AWAY = "server-away"
"""The reason of a change that no host made; pages have a sentence for it."""
