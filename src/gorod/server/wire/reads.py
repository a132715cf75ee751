"""One look at a table: the view, the protocol and the record, for whoever may have them."""

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
from gorod.record.fair_tags import proof_tags
from gorod.record.replay import Replay
from gorod.record.telling import with_facts
from gorod.record.writing import Called, record_of
from gorod.report.pdf import sheet
from gorod.report.protocol import Chapter, chapters, protocol
from gorod.rulebooks import Rulebook
from gorod.server.access.principal import Kind, Principal
from gorod.server.tables.game_headings import headed
from gorod.server.tables.replayed import header, proof_of, renamed, replayed, stamps
from gorod.server.tables.table_state import TableState
from gorod.server.tables.timeline import Timeline
from gorod.server.wire.gallery import gallery_of
from gorod.server.wire.models import View
from gorod.server.wire.watcher import Eyes, Watcher


def point_for(timeline: Timeline, by: Principal) -> TableState | None:
    """The table as it is for them: late, if their link is; None if nothing has happened yet."""
    return timeline.due(by.delay)


def look(timeline: Timeline, by: Principal) -> View | None:
    """The view that a socket of theirs would have."""
    watcher = gallery_of(timeline).watcher(Eyes(by.kind, by.viewer, by.delay))
    return watcher.frame() if watcher.version else None


def is_over(timeline: Timeline, by: Principal) -> bool:
    """Whether the game has ended, as far as they are told."""
    state = point_for(timeline, by)
    return state is not None and isinstance(state.game.phase, Over)


def replay_for(timeline: Timeline, by: Principal, seat: int) -> list[View] | None:
    """A finished game step by step, as one seat saw it; None before the end has reached them."""
    state = point_for(timeline, by)
    if state is None or not is_over(timeline, by):
        return None
    told = [*Watcher(timeline, Eyes(Kind.SEAT, seat)).retold(state)]
    for view in told:
        view.offers = ()
    return told


def proof_for(timeline: Timeline, by: Principal) -> Proof | None:
    """What they may know of the deals; None if nothing has happened yet."""
    state = point_for(timeline, by)
    return None if state is None else proof_of(timeline, state)


def look_with_proof(timeline: Timeline, by: Principal) -> View | None:
    """Their view as it is kept in a file: with what proves the deal."""
    view = look(timeline, by)
    if view is not None:
        view.fair = proof_for(timeline, by) or UNSET
    return view


def protocol_for(timeline: Timeline, by: Principal, lang: str) -> str | None:
    """The protocol of what they have seen; none before the deal has reached them."""
    state = point_for(timeline, by)
    if state is None or not state.game.cards:
        return None
    return protocol(_headed(timeline, state), catalogue(lang), by.viewer)


def course_for(timeline: Timeline, by: Principal, lang: str) -> tuple[Chapter, ...] | None:
    """The same without its tables, for a screen that opens clauses."""
    state = point_for(timeline, by)
    if state is None or not state.game.cards:
        return None
    return chapters(replayed(timeline, state), catalogue(lang), by.viewer)


def sheet_for(timeline: Timeline, by: Principal, lang: str) -> dict[str, Any] | None:
    """The same as a sheet to print. The hash of the log is the judges': it tells of the night."""
    state = point_for(timeline, by)
    if state is None or not state.game.cards:
        return None
    present = by.viewer == JUDGE and not by.delay
    digest = timeline.head.hash.hex() if timeline.head is not None and present else ""
    return sheet(_headed(timeline, state), catalogue(lang), by.viewer, digest)


def _headed(timeline: Timeline, state: TableState) -> Replay:
    """The game with what is known of its day: only paper needs that."""
    played = replayed(timeline, state)
    tags = (*headed(timeline, state), *proof_tags(proof_of(timeline, state)))
    named = replace(played.record.header, tags=tags)
    return replace(played, record=replace(played.record, header=named))


def record_text(timeline: Timeline) -> str:
    """The record of the game so far: for judges, it tells everything.

    What was corrected stays in it, taken back. It names the roles, which people read; what proves
    them is in its tags.
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
    """With the facts written out: a slip in a copy shows at once.

    A record that its book reads otherwise today is given as it was played.
    """
    try:
        return with_facts(parse(format_record(record), ""), "", lambda _: book)
    except RecordError:
        return record
