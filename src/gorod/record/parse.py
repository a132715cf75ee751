"""From text to a record. Every complaint names the file, the line and the statement."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

from gorod.record.cursor import Cursor
from gorod.record.draft import HEADER_SHAPES, Draft
from gorod.record.header import PARTIAL, Header, HeaderNote
from gorod.record.record_errors import fault, placed, shown
from gorod.record.source_lines import SourceLine, split_lines
from gorod.record.stamps import same_kind
from gorod.record.syntax import Statement, parse_statement

OPENING = ("mgn", "rules")


@dataclass(frozen=True, slots=True)
class Record:
    """A whole file. `notes` and `tail` hold the comments that belong to no move."""

    header: Header
    statements: tuple[Statement, ...] = ()
    notes: tuple[HeaderNote, ...] = field(default=(), compare=False)
    tail: tuple[str, ...] = ()


def parse(text: str, file: str) -> Record:
    source = split_lines(text, file)
    if not source.lines:
        raise fault("record-file-empty").at(file, None, "")
    length = _header_length(source.lines)
    head, moves = source.lines[:length], source.lines[length:]
    draft, notes = _read_header(head, file)
    # A header cut short by a misspelt word is told the word, not what the header lacks.
    _read_moves(moves[:1], file, partial=draft.partial)
    with placed(file, head[-1].number, head[-1].body):
        header = draft.complete()
    statements = _read_moves(moves, file, partial=header.partial)
    return Record(header, statements, notes, source.tail)


def _header_length(lines: Sequence[SourceLine]) -> int:
    """The header ends at the first line that is none of its own; the opening is due anyway."""
    for index, line in enumerate(lines):
        if index >= len(OPENING) and _verb(line) not in HEADER_SHAPES:
            return index
    return len(lines)


def _says_partial(line: SourceLine) -> bool:
    verb, _, rest = line.body.lower().partition(" ")
    return verb == "known" and rest in PARTIAL


def _verb(line: SourceLine) -> str:
    return line.body.partition(" ")[0].lower()


def _read_header(lines: Sequence[SourceLine], file: str) -> tuple[Draft, tuple[HeaderNote, ...]]:
    draft = Draft(partial=any(_says_partial(line) for line in lines))
    notes: list[HeaderNote] = []
    for index, line in enumerate(lines):
        with placed(file, line.number, line.body):
            if index < len(OPENING) and _verb(line) != OPENING[index]:
                raise fault("record-rules-missing" if index else "record-not-mgn")
            key = _take(draft, line)
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


def _read_moves(lines: Sequence[SourceLine], file: str, *, partial: bool) -> tuple[Statement, ...]:
    statements: list[Statement] = []
    clock: datetime | None = None
    for line in lines:
        with placed(file, line.number, line.body):
            statement = parse_statement(line, partial=partial)
            clock = _same_clock(clock, statement.at)
        statements.append(statement)
    return tuple(statements)


def _same_clock(clock: datetime | None, at: datetime | None) -> datetime | None:
    """The first time of a file decides whether its times have a zone."""
    if clock is not None and at is not None and not same_kind(clock, at):
        raise fault("record-stamp-mixed")
    return clock or at
