"""What people are told of a by-day game where they are: reminders, results, an alarm to the host.

Who is reminded follows from the form that everybody has, and everybody is told of results at the
same moment in the same words: neither says anything about a role.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from gorod.engine.by_day.by_day_phases import Open
from gorod.server.notify.notices import Notice, NoticeKind, account, judge, seat
from gorod.server.notify.notifier import Notifier
from gorod.server.tables.by_day.settings import BY_DAY
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.table_state import TableState
from gorod.server.time_source import Time, stamp
from gorod.server.wire.by_day_projection import sent_move

REMINDERS = (
    (timedelta(hours=6), NoticeKind.REMINDER_6H),
    (timedelta(hours=1), NoticeKind.REMINDER_1H),
)
FRESH = timedelta(hours=24)
"""Results that are older are no news after a new start."""
UNTITLED = "Gorod"


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something to tell, and when."""

    at: datetime
    kind: NoticeKind
    day: int
    until: datetime | None = None
    """When it is of no use any more."""


class Announcements:
    """Tells the people of by-day games; the outbox sees to it that each is told once."""

    tag = BY_DAY

    def __init__(self, notify: Notifier, time: Time) -> None:
        self._notify, self._time = notify, time
        self._told: dict[str, frozenset[tuple[str, int]]] = {}
        """What this process has handed over of the latest days of each table."""

    def when(self, live: LiveTable) -> datetime | None:
        return min((one.at for one in self._pending(live)), default=None)

    async def act(self, live: LiveTable) -> None:
        now = self._time.now()
        due = [one for one in self._pending(live) if one.at <= now]
        for one in due:
            await self._notify.enqueue([*_notices(live, one)])
        known = self._told.get(live.id, frozenset()) | {(one.kind, one.day) for one in due}
        day = live.timeline.now.game.number
        self._told[live.id] = frozenset((kind, of) for kind, of in known if of >= day - 1)

    def _pending(self, live: LiveTable) -> Iterator[Announcement]:
        told, now = self._told.get(live.id, frozenset()), self._time.now()
        for one in announcements(live.timeline.now):
            stale = one.until is not None and one.until <= now
            if not stale and (one.kind, one.day) not in told:
                yield one


def announcements(state: TableState) -> Iterator[Announcement]:
    """Everything that is to be told about the open day and about the day published last."""
    course, game = state.by_day, state.game
    if course is None:
        return
    if course.stage(game) == "open":
        span = course.days.span(game.number)
        for before, kind in REMINDERS:
            if span.ends - before > span.opens:
                yield Announcement(span.ends - before, kind, game.number, span.ends)
    for told in course.publications(game)[-1:]:
        at = datetime.fromisoformat(told.at)
        yield Announcement(at, NoticeKind.PUBLISHED, told.day, at + FRESH)
        if told.late:
            yield Announcement(at, NoticeKind.HOST_ALARM, told.day, at + FRESH)


def _notices(live: LiveTable, one: Announcement) -> Iterator[Notice]:
    people = {
        NoticeKind.HOST_ALARM: hosts(live),
        NoticeKind.PUBLISHED: [seat(live.id, n) for n in range(1, live.timeline.size + 1)],
    }.get(one.kind)
    title = dict(live.timeline.tags).get("event", "") or UNTITLED
    for person in [seat(live.id, n) for n in unfinished(live)] if people is None else people:
        yield Notice(
            key=f"{live.id}/D{one.day}/{one.kind}/{person}",
            person=person,
            kind=one.kind,
            params={"game": title},
            stream=live.id,
            not_after="" if one.until is None else stamp(one.until),
        )


def hosts(live: LiveTable) -> list[str]:
    """Whoever has the host's link, and the account that made the game."""
    made_by = live.timeline.table.account
    return [judge(live.id), *([account(made_by)] if made_by else [])]


def unfinished(live: LiveTable) -> list[int]:
    """Who has not sent a vote and the daily form yet; the form is everybody's, quest or not."""
    state = live.timeline.now
    course, game, phase = state.by_day, state.game, state.game.phase
    if course is None or not isinstance(phase, Open):
        return []
    return [n for n in game.living if not phase.votes[n - 1] or not sent_move(course, game, n)]
