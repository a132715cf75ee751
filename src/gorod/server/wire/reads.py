"""Single reads of a table: the view, the protocol and the record, for those who may have them."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from gorod.engine.history import line_of
from gorod.engine.phases import Over
from gorod.engine.struct import replace
from gorod.engine.viewers import JUDGE
from gorod.fair import Proof
from gorod.i18n import catalogue
from gorod.record import Record, RecordError, format_record, parse
from gorod.record.fact_writing import with_facts
from gorod.record.fair_tags import proof_tags
from gorod.record.replay import Replay
from gorod.record.writing import Called, record_of
from gorod.report.pdf import sheet
from gorod.report.protocol import Chapter, chapters, protocol
from gorod.rulebooks import Rulebook
from gorod.server.access.audience import fitted
from gorod.server.access.principal import Kind, Principal
from gorod.server.tables.game_headings import headed
from gorod.server.tables.replayed import header, proof_of, renamed, replayed, stamps
from gorod.server.tables.table_state import TableState
from gorod.server.tables.timeline import Timeline
from gorod.server.wire.by_day_projection import by_day_view
from gorod.server.wire.by_day_views import ByDayView
from gorod.server.wire.gallery import gallery_of
from gorod.server.wire.models import View
from gorod.server.wire.watcher import Eyes, Watcher


def point_for(timeline: Timeline, by: Principal) -> TableState | None:
    """Return the table as this reader may know it, late if their link is; None before any entry."""
    return timeline.due(by.delay)


def look(timeline: Timeline, by: Principal) -> View | None:
    """Return the view that a socket of this reader would get; None before any entry."""
    watcher = gallery_of(timeline).watcher(Eyes(by.kind, by.viewer, by.delay))
    return watcher.frame() if watcher.version else None


def look_at_the_calendar(timeline: Timeline, by: Principal) -> ByDayView | None:
    """What that view says of a by-day game's days; nothing else of the view is worked out."""
    state = point_for(timeline, by)
    part = None if state is None else by_day_view(timeline, state, by.viewer)
    if part is not None:
        fitted(part, by.kind)
    return part


def is_over(timeline: Timeline, by: Principal) -> bool:
    """Whether the game has ended, as far as this reader may know."""
    state = point_for(timeline, by)
    return state is not None and isinstance(state.game.phase, Over)


def replay_for(timeline: Timeline, by: Principal, seat: int) -> list[View] | None:
    """Return a finished game step by step, as one seat saw it.

    Returns None until the reader knows that the game is over. Nothing is offered in these views.
    """
    state = point_for(timeline, by)
    if state is None or not is_over(timeline, by):
        return None
    told = [*Watcher(timeline, Eyes(Kind.SEAT, seat)).retold(state)]
    for view in told:
        view.offers = ()
    return told


def proof_for(timeline: Timeline, by: Principal) -> Proof | None:
    """Return what this reader may know of the deals; None before any entry."""
    state = point_for(timeline, by)
    return None if state is None else proof_of(timeline, state)


def look_with_proof(timeline: Timeline, by: Principal) -> View | None:
    """Return the view for a file, with the proof of the deal."""
    view = look(timeline, by)
    if view is not None:
        view.fair = proof_for(timeline, by) or UNSET
    return view


def protocol_for(timeline: Timeline, by: Principal, lang: str) -> str | None:
    """Return the protocol of what this reader has seen; None before they know of the deal."""
    state = point_for(timeline, by)
    if state is None or not state.game.cards:
        return None
    return protocol(_headed(timeline, state), catalogue(lang), by.viewer)


def course_for(timeline: Timeline, by: Principal, lang: str) -> tuple[Chapter, ...] | None:
    """Return the protocol without tables, for a screen that opens clauses; None before the deal."""
    state = point_for(timeline, by)
    if state is None or not state.game.cards:
        return None
    return chapters(replayed(timeline, state), catalogue(lang), by.viewer)


def sheet_for(timeline: Timeline, by: Principal, lang: str) -> dict[str, Any] | None:
    """Return the protocol as a sheet to print; None before the deal.

    Only judges get the hash of the log: it would reveal things about the night.
    """
    state = point_for(timeline, by)
    if state is None or not state.game.cards:
        return None
    present = by.viewer == JUDGE and not by.delay
    digest = timeline.head.hash.hex() if timeline.head is not None and present else ""
    return sheet(_headed(timeline, state), catalogue(lang), by.viewer, digest)


def _headed(timeline: Timeline, state: TableState) -> Replay:
    """Return the game with the date and hours of its day, which only paper needs."""
    played = replayed(timeline, state)
    tags = (*headed(timeline, state), *proof_tags(proof_of(timeline, state)))
    named = replace(played.record.header, tags=tags)
    return replace(played, record=replace(played.record, header=named))


def record_text(timeline: Timeline) -> str:
    """Return the record of the game so far. It is for judges: it tells everything.

    Corrected moves stay in it, marked as taken back. It names the roles, which people read; the
    proof of the deal is in its tags.
    """
    plain = header(timeline, timeline.now)
    corrected = [*timeline.corrections(timeline.now)][::-1]
    left = [(line_of(before.turn), made.reason) for before, made in corrected]
    turns = line_of(timeline.now.turn)
    names: dict[int, tuple[Called, ...]] = {}
    for state in (*(before for before, _ in corrected), timeline.now):
        for one, turn in renamed(timeline, state, line_of(state.turn)):
            called = Called(one.seat, one.name, one.version)
            if called not in names.get(id(turn), ()):
                names[id(turn)] = (*names.get(id(turn), ()), called)
    times = stamps(timeline, timeline.now)
    record = record_of(plain, timeline.book.rules, turns, left, names, stamps=times)
    return format_record(_told(record, timeline.book))


def _told(record: Record, book: Rulebook) -> Record:
    """Return the record with its facts written out, so that a slip in a copy shows at once.

    A record that its rulebook reads differently today is returned as it was played.
    """
    try:
        return with_facts(parse(format_record(record), ""), "", lambda _: book)
    except RecordError:
        return record
