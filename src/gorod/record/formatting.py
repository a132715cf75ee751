"""The canonical form of a record: what `gorod fmt` prints and every screen exports."""

from collections.abc import Iterator

from gorod.record.header import HeaderNote, header_lines
from gorod.record.parse import Record
from gorod.record.record_errors import fault
from gorod.record.shapes import CHECKPOINT
from gorod.record.source_lines import UNWRITABLE, parted, single_spaced
from gorod.record.syntax import statement_text


def format_record(record: Record) -> str:
    """Return the canonical text of a record.

    Formatting twice changes nothing; parsing the text gives an equal record.
    """
    lines = [*_header(record), *_moves(record)]
    if record.tail and not record.statements:
        lines.append("")
    lines.extend(map(_comment, record.tail))
    return "\n".join(lines) + "\n"


def _header(record: Record) -> Iterator[str]:
    notes = {note.key: note for note in record.notes}
    for key, text in header_lines(record.header):
        note = notes.get(key, HeaderNote(key))
        yield from map(_comment, note.above)
        yield _line(text, note.comment)


def _moves(record: Record) -> Iterator[str]:
    for index, statement in enumerate(record.statements):
        if index == 0 or statement.verb == CHECKPOINT:
            yield ""
        yield from map(_comment, statement.above)
        yield _line(statement_text(statement), statement.comment)


def _line(text: str, comment: str) -> str:
    """Return one line; a nickname or a reason from elsewhere must not smuggle in a second one."""
    text = single_spaced(text)
    if parted(text)[1] or UNWRITABLE.search(text):
        raise fault("record-unwritable").at(None, None, text)
    return f"{text}  {_comment(comment)}" if comment else text


def _comment(comment: str) -> str:
    if "\n" in comment or UNWRITABLE.search(comment):
        raise fault("record-unwritable").at(None, None, comment)
    return comment.rstrip() if comment.startswith("#") else f"# {comment}".rstrip()
