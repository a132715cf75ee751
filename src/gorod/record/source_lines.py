"""Cut a text into lines: the statement, its comment, and the comment lines above it.

Spaces carry no meaning in a record, so a body has single spaces. Comments are kept as they are
written, with their `#`.
"""

import re

from gorod.engine.struct import Struct
from gorod.record.record_errors import Message, RecordError

MAX_LINE = 10_000
MARK, QUOTE = "#", '"'

# Everything that could break a line or control a terminal, and surrogates, which UTF-8 cannot hold.
UNWRITABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class SourceLine(Struct, frozen=True, gc=False):
    """One statement as it is in the file."""

    number: int
    body: str
    comment: str = ""
    above: tuple[str, ...] = ()


class SourceText(Struct, frozen=True, gc=False):
    """All statements of a file, and the comments after the last of them."""

    lines: tuple[SourceLine, ...]
    tail: tuple[str, ...] = ()


def physical_lines(text: str, file: str | None) -> list[str]:
    """Return the lines of a text; raise an error for a line that nobody can have typed."""
    # Not splitlines: it also splits at characters that an editor does not count as line ends.
    whole = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    lines = whole.split("\n")
    if UNWRITABLE.search(whole) or max(map(len, lines)) > MAX_LINE:
        _refuse_first(lines, file)
    return lines


def _refuse_first(lines: list[str], file: str | None) -> None:
    """Raise an error for the first line that is too long or has an untypable character."""
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
"""A nickname that contains a `#` is written in quotes; a quote inside it is doubled."""


def quoted(name: str) -> str:
    """Return a nickname as a seat line has it."""
    return f'"{name.replace(QUOTE, QUOTE * 2)}"' if MARK in name else name


def unquoted(name: str) -> str:
    """Return the nickname of a seat line.

    Quotes without a `#` between them belong to the nickname itself.
    """
    inside = name[1:-1]
    return inside.replace(QUOTE * 2, QUOTE) if quoted_whole(name) else name


def quoted_whole(name: str) -> bool:
    return MARK in name and len(name) > 1 and name[0] == name[-1] == QUOTE


def parted(line: str) -> tuple[str, str]:
    """Return a line before its comment, and the comment with its `#`."""
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
    """Return what somebody wrote, without what a line cannot hold."""
    return single_spaced(UNWRITABLE.sub(" ", words).replace("#", " "))
