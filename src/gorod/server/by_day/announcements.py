"""Notifications about a by-day game: reminders, published results, an alarm to the host.

Who is reminded depends on the form that everybody has, and everybody is notified of results at the
same moment in the same words: neither reveals anything about a role.
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
"""Results that are older are not announced after a restart."""
UNTITLED = "Gorod"


@dataclass(frozen=True, slots=True)
class Announcement:
    """A notification and its time."""

    at: datetime
    kind: NoticeKind
    day: int
    until: datetime | None = None
    """When it becomes useless; None for never."""


class Announcements:
    """Notifies the people of by-day games; the outbox makes sure that nobody is told twice."""

    tag = BY_DAY

    def __init__(self, notify: Notifier, time: Time) -> None:
        self._notify, self._time = notify, time
        self._told: dict[str, frozenset[tuple[str, int]]] = {}
        """The kinds and days that this process has handed to the outbox, for the latest days of
        each table."""

    def when(self, live: LiveTable) -> datetime | None:
        if live.timeline.now.by_day is None:  # asked of every table after every command
            return None
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
    """Yield every notification about the open day and about the day published last."""
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
    """Return the holder of the host's link, and the account that made the game."""
    made_by = live.timeline.table.account
    return [judge(live.id), *([account(made_by)] if made_by else [])]


def unfinished(live: LiveTable) -> list[int]:
    """Return the seats without a vote or daily form today.

    Everybody has the form, with or without a quest.
    """
    state = live.timeline.now
    course, game, phase = state.by_day, state.game, state.game.phase
    if course is None or not isinstance(phase, Open):
        return []
    return [n for n in game.living if not phase.votes[n - 1] or not sent_move(course, game, n)]
