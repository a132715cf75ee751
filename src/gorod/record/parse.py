"""From text to a record. Every complaint names the file, the line and the statement."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import islice

from gorod.engine.struct import Struct
from gorod.record.cursor import Cursor
from gorod.record.draft import HEADER_SHAPES, Draft
from gorod.record.header import PARTIAL, Header, HeaderNote
from gorod.record.record_errors import RecordError, fault, placed, shown
from gorod.record.source_lines import SourceLine, split_lines
from gorod.record.stamps import same_kind
from gorod.record.syntax import Statement, parse_statement

OPENING = ("mgn", "rules")


class Record(Struct, frozen=True, eq=False):
    """A whole file. `notes` and `tail` hold the comments that belong to no move."""

    header: Header
    statements: tuple[Statement, ...] = ()
    notes: tuple[HeaderNote, ...] = ()
    tail: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        """Whether two records say the same; comments of the header do not matter."""
        return isinstance(other, Record) and self._said() == other._said()

    def __hash__(self) -> int:
        return hash(self._said())

    def _said(self) -> tuple[object, ...]:
        return self.header, self.statements, self.tail


def parse(text: str, file: str) -> Record:
    source = split_lines(text, file)
    if not source.lines:
        raise fault("record-file-empty").at(file, None, "")
    length = _header_length(source.lines)
    head, moves = source.lines[:length], source.lines[length:]
    draft, notes = _read_header(head, file)
    # If a misspelt word cuts a header short, complain about the word, not about what is missing.
    reading = _read_moves(moves, file, partial=draft.partial)
    first = tuple(islice(reading, 1))
    with placed(file, head[-1].number, head[-1].body):
        header = draft.complete()
    return Record(header, (*first, *reading), notes, source.tail)


def _header_length(lines: Sequence[SourceLine]) -> int:
    """Return how many lines the header has: it ends at the first line with another verb.

    The opening is always part of it.
    """
    for index, line in enumerate(lines[len(OPENING) :], len(OPENING)):
        if _verb(line) not in HEADER_SHAPES:
            return index
    return len(lines)


def _says_partial(line: SourceLine) -> bool:
    return _verb(line) == "known" and line.body.lower().partition(" ")[2] in PARTIAL


def _verb(line: SourceLine) -> str:
    return line.body.partition(" ")[0].lower()


def _read_header(lines: Sequence[SourceLine], file: str) -> tuple[Draft, tuple[HeaderNote, ...]]:
    draft = Draft(partial=any(_says_partial(line) for line in lines))
    notes: list[HeaderNote] = []
    for index, line in enumerate(lines):
        try:
            if index < len(OPENING) and _verb(line) != OPENING[index]:
                raise fault("record-rules-missing" if index else "record-not-mgn")
            key = _take(draft, line)
        except RecordError as error:
            raise error.at(file, line.number, line.body) from None
        if line.comment or line.above:
            notes.append(HeaderNote(key, line.comment, line.above))
    return draft, tuple(notes)


def _take(draft: Draft, line: SourceLine) -> str:
    verb, _, rest = line.body.partition(" ")
    shape = HEADER_SHAPES[verb.lower()]
    words = Cursor(rest.split(), shape.usage)
    key = shape.take(draft, words)
    words.finish()
    if key in draft.sources:
        raise fault("record-header-repeated", key=shown(key))
    draft.sources[key] = line
    return key


def _read_moves(lines: Sequence[SourceLine], file: str, *, partial: bool) -> Iterator[Statement]:
    clock: datetime | None = None
    for line in lines:
        try:
            statement = parse_statement(line, partial=partial)
            if statement.at is not None:
                clock = _same_clock(clock, statement.at)
        except RecordError as error:
            raise error.at(file, line.number, line.body) from None
        yield statement


def _same_clock(clock: datetime | None, at: datetime) -> datetime:
    """Raise an error unless all times have a zone, or none has; the first time decides."""
    if clock is not None and not same_kind(clock, at):
        raise fault("record-stamp-mixed")
    return clock or at
