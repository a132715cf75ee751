"""A live table as the reports and the record know a game."""

from __future__ import annotations

from dataclasses import replace

from gorod.engine.history import History, Rewind, line_of
from gorod.record.header import Header, SeatLine
from gorod.record.parse import Record
from gorod.record.replay import Replay, Undone
from gorod.record.syntax import Statement, statement_text
from gorod.record.writing import statement_of
from gorod.server.tables.line import Line, Point


def header(line: Line, point: Point) -> Header:
    """The header of the record; with a seed the roles need not be written."""
    cards = point.game.cards or (None,) * line.size
    seats = enumerate(zip(cards, line.table.names, strict=True), 1)
    return Header(
        version=1,
        rules=line.table.rules,
        options=tuple((option, None) for option in line.table.options),
        tags=line.tags,
        seats=tuple(SeatLine(seat, card, name) for seat, (card, name) in seats),
        deal=point.opened or None,
    )


def replayed(line: Line, point: Point) -> Replay:
    """The line that counts, with the facts that were corrected and without what was undone."""
    rewinds: list[Rewind] = []
    undone: list[Undone] = []
    for before, made in line.corrections(point):
        old = next(t for t in line_of(before.turn) if line.name(t) == made.turn)
        again = any((s.turn, s.command) == (made.turn, old.command) for s in made.turns[:2])
        if old.before is None or old.command is None or again:
            continue
        written = statement_of(old.command, line.book.rules, old.before.game)
        if written is not None:
            said = Statement(0, *written)
            said = replace(said, text=statement_text(said))
            rewinds.append(Rewind(old, old.before, made.reason))
            undone.append(Undone(said, made.turn, made.reason))
    history = History(point.turn, tuple(rewinds))
    return Replay(Record(header(line, point)), line.book, history, undone=tuple(undone))
