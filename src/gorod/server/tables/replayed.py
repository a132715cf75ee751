"""A live table as the reports and the record know a game."""

from __future__ import annotations

from gorod.engine.history import History
from gorod.record.header import Header, SeatLine
from gorod.record.parse import Record
from gorod.record.replay import Replay
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
    """The line that counts, without what was taken back."""
    return Replay(Record(header(line, point)), line.book, History(point.turn))
