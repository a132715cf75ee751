"""The projection of a by-day game to what one viewer is sent of it.

What everybody is sent follows from the calendar and from published results. A player is also sent
what they entered themselves, and the host is sent everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from gorod.engine import Refusal, step
from gorod.engine.by_day.by_day_commands import CloseDay, EnterForecast
from gorod.engine.by_day.by_day_events import LinesPublished
from gorod.engine.by_day.by_day_phases import Open
from gorod.engine.by_day.close import reckoned
from gorod.engine.by_day.days import Bonuses
from gorod.engine.by_day.decide import coded_day
from gorod.engine.game import Game
from gorod.engine.history import line_of
from gorod.engine.seats import has
from gorod.engine.viewers import JUDGE, Viewer
from gorod.report.by_day.by_day_parts import public_lines
from gorod.rulebooks.policies.by_day.hours import Hours, forecast_minutes
from gorod.server.tables.by_day.calendars import BEST_VOTES, said
from gorod.server.tables.by_day.clockwork import publication_by
from gorod.server.tables.by_day.course import Course, survivors_code
from gorod.server.tables.table_state import TableState
from gorod.server.tables.timeline import Timeline
from gorod.server.time_source import stamp
from gorod.server.wire.by_day_views import (
    AnswerView,
    BoardView,
    ByDayView,
    CalendarView,
    CodeView,
    DayView,
    DueView,
    HostView,
    HoursView,
    OwnView,
    QuestionView,
    ReplyView,
)

ZONE = "Europe/Moscow"


def by_day_view(timeline: Timeline, state: TableState, viewer: Viewer) -> ByDayView | None:
    """Return the by-day part of a view; None at a table that a judge leads."""
    course, game = state.by_day, state.game
    if course is None:
        return None
    day = max(1, game.number)
    span, settings = course.days.span(day), course.settings
    now, by = timeline.time.now(), publication_by(course, day)
    stage = course.stage(game)
    view = ByDayView(
        stage=stage,
        day=game.number,
        start=settings.start,
        holidays=course.free,
        zone=ZONE,
        every=settings.every,
        prose=settings.prose,
        bots=settings.bots,
        introduction=settings.introduction,
        opens=said(span.opens),
        best_votes_from=said(_best_votes_from(course, day)),
        ends=said(span.ends),
        publication_by=said(by),
        overdue=stage == "shut" and now > by,
        calendar=tuple(_calendar(course)),
        days=tuple(published_days(state)),
        questions=tuple(_questions(course, game, viewer)),
        now=stamp(now),
    )
    if viewer == JUDGE:
        view.host = _host(timeline, state, course)
    elif viewer:
        view.own = _own(timeline, state, course, viewer)
    return view


def _best_votes_from(course: Course, day: int) -> datetime:
    """Return when best votes open: two hours before the day ends, but not before it starts."""
    span = course.days.span(day)
    return max(span.opens, span.ends - BEST_VOTES)


def _calendar(course: Course) -> Iterator[CalendarView]:
    for note in course.notes:
        ends = said(course.days.span(note.day).ends) if note.last and note.day else ""
        yield CalendarView(note.n, note.do, note.day, note.reason, note.at, ends, note.holidays)


def published_days(state: TableState) -> Iterator[DayView]:
    """Yield the days whose results are published, in order."""
    course = state.by_day
    if course is None:
        return
    for told in course.publications(state.game):
        span = course.days.span(told.day)
        story = course.story(told.day)
        yield DayView(told.day, said(span.opens), said(span.ends), told.at, told.late, story)


def _questions(course: Course, game: Game, viewer: Viewer) -> Iterator[QuestionView]:
    closed = {day.number for day in game.facts.days}
    for one in course.questions:
        told = viewer == JUDGE or one.day in closed
        yield QuestionView(one.n, one.day, one.text, one.minutes, one.answer if told else "")


# --- one player ----------------------------------------------------------------------------


def _own(timeline: Timeline, state: TableState, course: Course, seat: int) -> OwnView:
    game = state.game
    phase = game.phase
    vote = phase.votes[seat - 1] if isinstance(phase, Open) else 0
    return OwnView(
        due=tuple(_due(course, game, seat)),
        vote=vote,
        move=sent_move(course, game, seat),
        answers=tuple(
            ReplyView(r.question, r.text, r.right) for r in course.replies if r.seat == seat
        ),
        code=_code(timeline, state, course, seat),
        hours=earned(timeline.book.edition, game, seat),
    )


def sent_move(course: Course, game: Game, seat: int) -> int:
    """Return the target that a seat named in the daily form, with or without a quest of its own.

    It is -1 for «промах» (a miss), and 0 if nothing was sent.
    """
    phase = game.phase
    if not isinstance(phase, Open):
        return 0
    decoy = course.decoy(game.number, seat)
    if phase.acts[seat - 1] or decoy is None:
        return phase.acts[seat - 1]
    return decoy or -1


def _due(course: Course, game: Game, seat: int) -> Iterator[DueView]:
    """Yield the items to do: the same for every player in the game, whatever their role."""
    phase, day = game.phase, max(1, game.number)
    span = course.days.span(day)
    since, until = said(span.opens), said(span.ends)
    coded = coded_day(game, seat)
    if coded or _coded(game, seat):
        end = said(course.days.span(len(game.facts.days) + 1).ends)
        yield DueView("code", 0, since, end, done=not coded, must=False)
    if not isinstance(phase, Open):
        return
    if game.lives(seat):
        moved = sent_move(course, game, seat) != 0
        yield DueView("vote", 0, since, until, done=phase.votes[seat - 1] != 0, must=True)
        yield DueView("move", 0, since, until, done=moved, must=True)
    answered = {r.question for r in course.replies if r.seat == seat}
    for question in course.questions:
        if question.day == day:
            done = question.n in answered
            yield DueView("answer", question.n, since, until, done=done, must=False)
    late = said(_best_votes_from(course, day))
    chosen = phase.choices[seat - 1] != 0
    yield DueView("best-legend", 0, late, until, done=chosen, must=False)
    if game.lives(seat):
        liked = bool(phase.favourites) and phase.favourites[seat - 1] != 0
        yield DueView("best-player", 0, late, until, done=liked, must=False)


def _coded(game: Game, seat: int) -> bool:
    """Whether a seat has entered the code of the day that was closed last."""
    return any(has(day.bonuses.codes, seat) for day in game.facts.days[-1:])


def _code(timeline: Timeline, state: TableState, course: Course, seat: int) -> CodeView | None:
    day = coded_day(state.game, seat)
    if not day:
        return None
    until = said(course.days.span(day + 1).ends)
    code = survivors_code(state.deal.secret, timeline.table.id, day, seat)
    return CodeView(day, code, until)


def earned(hours: Hours, game: Game, seat: int) -> tuple[HoursView, ...]:
    """Return every bonus of a seat from the closed days, with what the daily limit cut off."""
    told: list[HoursView] = []
    for day in game.facts.days:
        told += _earned(hours, day.number, day.bonuses, seat)
    return tuple(told)


def _earned(hours: Hours, day: int, bonuses: Bonuses, seat: int) -> Iterator[HoursView]:
    small = (
        ("legend", bonuses.legends[seat - 1] * hours.legend),
        ("best-legend", hours.best_legend * (bonuses.best_legend == seat)),
        ("praise", hours.praise * (bonuses.praised == seat)),
        ("best-player", hours.best_player * (bonuses.best_player == seat)),
        ("question", bonuses.questions[seat - 1]),
    )
    over = sum(minutes for _, minutes in small) - hours.cap
    large = (
        ("cap", -over if over > 0 else 0),
        ("forecast", forecast_minutes(hours, day) * has(bonuses.hits, seat)),
        ("code", hours.code * has(bonuses.codes, seat)),
    )
    for what, minutes in (*small, *large):
        if minutes:
            yield HoursView(day, what, minutes)


# --- the host ------------------------------------------------------------------------------


def _host(timeline: Timeline, state: TableState, course: Course) -> HostView:
    game = state.game
    phase, rules = game.phase, timeline.book.rules
    shut = course.stage(game) == "shut"
    tied = reckoned(rules, game, phase).tied if shut and isinstance(phase, Open) else ()
    preview = _preview(timeline, state) if shut else ()
    return HostView(
        board=tuple(_board(state, course)),
        draft=course.story(max(1, game.number)),
        preview=preview,
        tie=tied if len(tied) > 1 else (),
        coin=phase.coin if isinstance(phase, Open) else 0,
        ready=bool(preview),
        answers=tuple(AnswerView(r.n, r.seat, r.question, r.text, r.right) for r in course.replies),
        keys={str(q.n): q.answer for q in course.questions},
        favourites=rules.favourites(phase) if isinstance(phase, Open) else (),
        hours={
            str(seat): earned(timeline.book.edition, game, seat) for seat in range(1, game.size + 1)
        },
    )


def _preview(timeline: Timeline, state: TableState) -> tuple[str, ...]:
    """Return the lines as they would be published now; empty while a coin must be flipped first."""
    _, events = step(timeline.book.rules, state.game, CloseDay())
    if isinstance(events, Refusal):
        return ()
    told = next(event for event in events if isinstance(event, LinesPublished))
    return tuple(public_lines(timeline.book, state.names, told))


def _board(state: TableState, course: Course) -> Iterator[BoardView]:
    game = state.game
    phase = game.phase
    if not isinstance(phase, Open):
        return
    forecasts = _forecasts(state)
    for seat in range(1, game.size + 1):
        yield BoardView(
            seat,
            game.lives(seat),
            voted=phase.votes[seat - 1] != 0,
            moved=sent_move(course, game, seat) != 0,
            legends=phase.bonuses.legends[seat - 1],
            forecast=forecasts.get(seat, ""),
            code=_coded(game, seat),
        )


def _forecasts(state: TableState) -> dict[int, str]:
    """Return today's forecasts: the last one of each seat."""
    found: dict[int, str] = {}
    for turn in line_of(state.turn):
        if isinstance(turn.command, EnterForecast) and turn.game.number == state.game.number:
            found[turn.command.seat] = turn.command.text
    return found
