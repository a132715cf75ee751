"""A live table as the reports and the record know a game."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gorod.engine.commands import Deal
from gorod.engine.history import History, Rewind, Turn, line_of
from gorod.engine.phases import Over
from gorod.engine.struct import replace
from gorod.fair import DRAWN, FairDeal, Proof
from gorod.record.fair_tags import proof_tags
from gorod.record.header import Header, SeatLine
from gorod.record.parse import Record
from gorod.record.replay import Naming, Replay, Undone
from gorod.record.syntax import Statement, statement_text
from gorod.record.writing import statement_of
from gorod.server.tables.timeline import Line, Point, Renamed


def header(line: Line, point: Point) -> Header:
    """The header of the record; it names the roles, and its tags prove the deal."""
    cards = point.game.cards or (None,) * line.size
    seats = enumerate(zip(cards, dealt_names(line, point), strict=True), 1)
    return Header(
        version=1,
        rules=line.table.rules,
        options=tuple((option, None) for option in line.table.options),
        tags=(*line.tags, *proof_tags(proof_of(line, point))) if point.dealt else line.tags,
        seats=tuple(SeatLine(seat, card, name) for seat, (card, name) in seats),
    )


def proof_of(line: Line, point: Point) -> Proof:
    """What everybody may know of the deals of a table; after the game, all of it.

    A secret is opened with the result, if cards or lots came with it. One that is still to be
    used stays closed.
    """
    over = isinstance(point.game.phase, Over)
    deals = tuple(_shown(deal, point, over=over) for deal in point.deals)
    return Proof(line.table.id, line.book.rules.deck(line.size), deals, point.dealt)


def _shown(deal: FairDeal, point: Point, *, over: bool) -> FairDeal:
    """Cards that the judge entered are nobody's but the players': nothing proves them."""
    if not over or not (deal.source == DRAWN or deal.draws):
        return msgspec.structs.replace(deal, secret="", cards=(), draws=())
    if deal.source != DRAWN:
        return msgspec.structs.replace(deal, cards=())
    changed = deal.number == point.dealt and deal.cards != point.game.cards
    return msgspec.structs.replace(deal, changed=changed)


def dealt_names(line: Line, point: Point) -> tuple[str, ...]:
    """What the seats were called when the cards were dealt: a record begins there."""
    dealt = _dealt(line, point)
    names = list(line.table.names)
    for one in point.renamed:
        if one.turn < dealt:
            names[one.seat - 1] = one.name
    return tuple(names)


def _dealt(line: Line, point: Point) -> int:
    """The turn of the deal; before it, none has come."""
    deals = (line.name(t) for t in line_of(point.turn) if isinstance(t.command, Deal))
    return next(deals, point.version + 1)


def renamed(line: Line, point: Point, turns: tuple[Turn, ...]) -> Iterator[tuple[Renamed, Turn]]:
    """The names that were corrected after the deal, each with the turn of a line it came after.

    Where that turn itself was struck, it is the last one that is older.
    """
    dealt = _dealt(line, point)
    for one in point.renamed:
        if one.turn >= dealt:
            yield one, next(t for t in reversed(turns) if line.name(t) <= one.turn)


def replayed(line: Line, point: Point) -> Replay:
    """The line that counts, with the facts that were corrected and without what was undone."""
    rewinds: list[Rewind] = []
    undone: list[Undone] = []
    for before, made in line.corrections(point):
        old = next(t for t in line_of(before.turn) if line.name(t) == made.turn)
        again = any((s.turn, s.command) == (made.turn, old.command) for s in made.turns[:2])
        if old.before is None or old.command is None or again:
            continue
        written = statement_of(old.command, old.before.game)
        if written is not None:
            said = Statement(0, *written)
            said = replace(said, text=statement_text(said))
            rewinds.append(Rewind(old, old.before, made.reason))
            undone.append(Undone(said, made.turn, made.reason))
    history = History(point.turn, tuple(rewinds))
    named = tuple(
        Naming(one.seat, one.name, one.was, turn)
        for one, turn in renamed(line, point, line_of(point.turn))
    )
    record = Record(header(line, point))
    return Replay(record, line.book, history, undone=tuple(undone), named=named)
