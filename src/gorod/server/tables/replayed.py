"""A live table in the form in which the reports and the record know a game."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import msgspec

from gorod.engine.by_day.by_day_commands import CloseDay
from gorod.engine.commands import Deal
from gorod.engine.history import History, Rewind, Turn, line_of
from gorod.engine.phases import Over
from gorod.engine.struct import replace
from gorod.fair import DRAWN, FairDeal, Proof
from gorod.record.by_day import calendar_tags
from gorod.record.fair_tags import proof_tags
from gorod.record.header import Header, SeatLine
from gorod.record.parse import Record
from gorod.record.replay import Naming, Replay, Undone
from gorod.record.syntax import Statement, statement_text
from gorod.record.writing import statement_of
from gorod.rulebooks.policies.by_day.calendar import MOSCOW, Calendar
from gorod.server.tables.table_state import Renamed, TableState
from gorod.server.tables.timeline import Timeline


def header(timeline: Timeline, state: TableState) -> Header:
    """Return the header of the record; it names the roles, and its tags prove the deal."""
    cards = state.game.cards or (None,) * timeline.size
    tags = (*timeline.tags, *_calendar_tags(state))
    seats = enumerate(zip(cards, dealt_names(timeline, state), strict=True), 1)
    return Header(
        version=1,
        rules=timeline.table.rules,
        options=tuple((option, None) for option in timeline.table.options),
        tags=(*tags, *proof_tags(proof_of(timeline, state))) if state.dealt else tags,
        seats=tuple(SeatLine(seat, card, name) for seat, (card, name) in seats),
    )


def _calendar_tags(state: TableState) -> tuple[tuple[str, str], ...]:
    """Return the tags with the dates of a by-day game; a rehearsal has none."""
    course = state.by_day
    days = None if course is None else course.days
    return calendar_tags(days) if isinstance(days, Calendar) else ()


def stamps(timeline: Timeline, state: TableState) -> dict[int, datetime]:
    """Return when each input of a by-day game came, under the `id` of its turn.

    A day may have been made longer after an input came. Its stamp would then be read as another
    number of seconds than it had, so it is left out.
    """
    days = None if state.by_day is None else state.by_day.days
    if not isinstance(days, Calendar):
        return {}
    found: dict[int, datetime] = {}
    for turn in line_of(state.turn):
        command, at = turn.command, getattr(turn.command, "at", None)
        if isinstance(command, CloseDay) and command.after is not None and turn.before is not None:
            after = timedelta(seconds=command.after)
            ends = days.span(turn.before.game.number).ends
            found[id(turn)] = (ends.astimezone(UTC) + after).astimezone(MOSCOW)
        elif at is not None and at[0]:
            moment = _then(timeline, turn).moment(at)
            if days.locate(moment) == at:
                found[id(turn)] = moment
    return found


def _then(timeline: Timeline, turn: Turn) -> Calendar:
    """Return the calendar as it was when a turn was made."""
    course = timeline.states[timeline.name(turn) - 1].by_day
    days = None if course is None else course.days
    if not isinstance(days, Calendar):  # pragma: no cover - a game keeps its kind of calendar
        raise TypeError(turn)
    return days


def proof_of(timeline: Timeline, state: TableState) -> Proof:
    """Return what everybody may know of the deals of a table: all of it after the game.

    A secret is opened with the result, if cards or lots were drawn from it. A secret that is still
    to be used stays closed.
    """
    over = isinstance(state.game.phase, Over)
    deals = tuple(_shown(deal, state, over=over) for deal in state.deals)
    return Proof(timeline.table.id, timeline.book.rules.deck(timeline.size), deals, state.dealt)


def _shown(deal: FairDeal, state: TableState, *, over: bool) -> FairDeal:
    """Return the public part of a deal.

    Cards that the judge entered are never shown: they belong to the players, and nothing proves
    them.
    """
    if not over or not (deal.source == DRAWN or deal.draws):
        return msgspec.structs.replace(deal, secret="", cards=(), draws=())
    if deal.source != DRAWN:
        return msgspec.structs.replace(deal, cards=())
    changed = deal.number == state.dealt and deal.cards != state.game.cards
    return msgspec.structs.replace(deal, changed=changed)


def dealt_names(timeline: Timeline, state: TableState) -> tuple[str, ...]:
    """Return the names of the seats when the cards were dealt: a record begins there."""
    dealt = _dealt(timeline, state)
    names = list(timeline.table.names)
    for one in state.renamed:
        if one.turn < dealt:
            names[one.seat - 1] = one.name
    return tuple(names)


def _dealt(timeline: Timeline, state: TableState) -> int:
    """Return the name of the turn of the deal; before the deal, a number above all turns."""
    deals = (timeline.name(t) for t in line_of(state.turn) if isinstance(t.command, Deal))
    return next(deals, state.version + 1)


def renamed(
    timeline: Timeline, state: TableState, turns: tuple[Turn, ...]
) -> Iterator[tuple[Renamed, Turn]]:
    """Yield the names that were corrected after the deal, each with the turn that it came after.

    If that turn itself was removed, it is the last older turn of the line.
    """
    dealt = _dealt(timeline, state)
    for one in state.renamed:
        if one.turn >= dealt:
            yield one, next(t for t in reversed(turns) if timeline.name(t) <= one.turn)


def replayed(timeline: Timeline, state: TableState) -> Replay:
    """Return the present line, with corrected facts marked as such and without what was undone."""
    rewinds: list[Rewind] = []
    undone: list[Undone] = []
    for before, made in timeline.corrections(state):
        old = next(t for t in line_of(before.turn) if timeline.name(t) == made.turn)
        again = any((s.turn, s.command) == (made.turn, old.command) for s in made.turns[:2])
        if old.before is None or old.command is None or again:
            continue
        written = statement_of(old.command, old.before.game)
        if written is not None:
            said = Statement(0, *written)
            said = replace(said, text=statement_text(said))
            rewinds.append(Rewind(old, old.before, made.reason))
            undone.append(Undone(said, made.turn, made.reason))
    history = History(state.turn, tuple(rewinds))
    named = tuple(
        Naming(one.seat, one.name, one.was, turn)
        for one, turn in renamed(timeline, state, line_of(state.turn))
    )
    record = Record(header(timeline, state))
    return Replay(record, timeline.book, history, undone=tuple(undone), named=named)
