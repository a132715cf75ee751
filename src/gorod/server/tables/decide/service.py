"""A by-day game: what its host and players ask for beside the moves, and what its clock does."""

from __future__ import annotations

from gorod.engine import Refusal
from gorod.server.journal import fault
from gorod.server.tables.by_day.by_day_entries import DayTurned
from gorod.server.tables.by_day.clockwork import Due, overslept, publishing
from gorod.server.tables.by_day.deciding import Asking, ServiceMove, decided, lengthened
from gorod.server.tables.by_day.service_requests import ServiceRequest
from gorod.server.tables.decide.table_moves import drawn_now, played
from gorod.server.tables.decide.verdict import Decided, Deciding, Verdict
from gorod.server.tables.sender import Sender
from gorod.server.time_source import stamp


def serve(at: Deciding, sender: Sender, wish: ServiceRequest) -> Verdict:
    """Decide a request of the host or a player of a by-day game beside the moves."""
    timeline, now = at.timeline, at.timeline.now
    if now.by_day is None:  # pragma: no cover - barred before
        return "by-day-only"
    asking = Asking(
        book=timeline.book,
        course=now.by_day,
        game=now.game,
        by=sender.by,
        now=timeline.time.now(),
        secret=now.deal.secret,
        table=timeline.table.id,
    )
    verdict = decided(asking, wish)
    if isinstance(verdict, ServiceMove):
        return played(at, verdict.command, said=verdict)
    return verdict if isinstance(verdict, str | Refusal) else Decided(verdict)


def by_the_clock(at: Deciding, due: Due) -> Decided | None:
    """Decide what the calendar does when its time has come; None if the rules refuse it."""
    timeline = at.timeline
    now, time = timeline.now, timeline.time.now()
    known, game = now.by_day, now.game
    if known is None:  # pragma: no cover - nothing is due there
        return None
    if due.act in ("open", "shut"):
        return Decided(DayTurned(due.act, due.day, stamp(due.at)))
    made: Verdict
    if due.act in ("deal", "coin"):
        made = drawn_now(at)
    elif overslept(known, game, time):
        return Decided(lengthened(known, game, time))
    else:
        made = played(at, publishing(known, game, time, due=due.at))
    if not isinstance(made, Decided):
        fault(
            "the clock was refused", RuntimeError(str(made)), table=timeline.table.id, act=due.act
        )
        return None
    return made
