"""A text cut into lines: the statement, its comment, and the comment lines above it.

Spaces carry no meaning in a record, so a body comes out with single spaces. Comments are kept
as they are written, with their `#`.
"""

import re

from gorod.engine.struct import Struct
from gorod.record.record_errors import Message, RecordError

MAX_LINE = 10_000
MARK, QUOTE = "#", '"'

# Everything that could break a line or steer a terminal, and surrogates, which UTF-8 cannot hold.
UNWRITABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class SourceLine(Struct, frozen=True, gc=False):
    """One statement as it stands in the file."""

    number: int
    body: str
    comment: str = ""
    above: tuple[str, ...] = ()


class SourceText(Struct, frozen=True, gc=False):
    """All statements of a file, and the comments after the last of them."""

    lines: tuple[SourceLine, ...]
    tail: tuple[str, ...] = ()


def physical_lines(text: str, file: str | None) -> list[str]:
    """The lines of a text; one that no hand could have written is refused."""
    # Not splitlines: it also splits at characters that an editor does not count as line ends.
    whole = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    lines = whole.split("\n")
    if UNWRITABLE.search(whole) or max(map(len, lines)) > MAX_LINE:
        _refuse_first(lines, file)
    return lines


def _refuse_first(lines: list[str], file: str | None) -> None:
    """Refuse the first line that is too long or has a character that nobody can type."""
    for number, line in enumerate(lines, start=1):
        if len(line) > MAX_LINE:
            raise RecordError(
                file, number, "", Message("record-line-too-long", {"limit": MAX_LINE})
            )
        if found := UNWRITABLE.search(line):
            code = f"U+{ord(found[0]):04X}"
            raise RecordError(file, number, "", Message("record-control-character", {"code": code}))


_INSIDE = '(?:[^"]|"")*'
_NAMED = r"(?:seat\s+\S+\s+\S+|(?:@\S+\s+)?name\s+\S+)"
_QUOTED = re.compile(rf'\s*{_NAMED}\s+("{_INSIDE}#{_INSIDE}")\s*(?:#|$)', re.IGNORECASE)
"""A nickname that holds a `#` stands in quotes; a quote inside it is doubled."""


def quoted(name: str) -> str:
    """A nickname as a seat line holds it."""
    return f'"{name.replace(QUOTE, QUOTE * 2)}"' if MARK in name else name


def unquoted(name: str) -> str:
    """The nickname that a seat line holds; quotes without a `#` between them are its own."""
    inside = name[1:-1]
    return inside.replace(QUOTE * 2, QUOTE) if quoted_whole(name) else name


def quoted_whole(name: str) -> bool:
    return MARK in name and len(name) > 1 and name[0] == name[-1] == QUOTE


def parted(line: str) -> tuple[str, str]:
    """A line before its comment, and the comment with its `#`."""
    at = line.find(MARK)
    if at < 0:
        return line, ""
    found = _QUOTED.match(line) if QUOTE in line else None
    if found is not None:
        at = line.find(MARK, found.end(1))
    return (line, "") if at < 0 else (line[:at], line[at:])


def split_lines(text: str, file: str | None) -> SourceText:
    lines: list[SourceLine] = []
    above: list[str] = []
    for number, line in enumerate(physical_lines(text, file), start=1):
        body, note = parted(line)
        body = single_spaced(body)
        if body:
            lines.append(SourceLine(number, body, note.rstrip(), tuple(above)))
            above.clear()
        elif note:
            above.append(note.rstrip())
    return SourceText(tuple(lines), tuple(above))


def single_spaced(text: str) -> str:
    return " ".join(text.split())


def plain_text(words: str) -> str:
    """What somebody wrote, without what a line cannot hold."""
    return single_spaced(UNWRITABLE.sub(" ", words).replace("#", " "))
