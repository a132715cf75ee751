"""Read a list as rows of texts: pasted, CSV or XLSX.

Lists come from anybody and are read with limits. Text may be UTF-8, UTF-16 or, from a Russian
spreadsheet, Windows-1251, and its cells are separated by tabs, semicolons or commas. If hardly any
line has one of these, every line is one cell.
"""

from __future__ import annotations

import codecs
import csv
import io
from collections.abc import Iterator

from gorod.tournament.files.spreadsheets import BOM, unshielded
from gorod.tournament.files.unreadable import UnreadableError
from gorod.tournament.files.xlsx_reader import COLUMNS, LARGEST, ROWS, Rows, read_workbook

__all__ = ["COLUMNS", "LARGEST", "ROWS", "Rows", "UnreadableError", "read_table"]

SEPARATORS = "\t;,"
NONE = "\x1f"
"""A separator that no readable text has, so every line is one cell."""
HINT = "sep="
"""A line that begins so, before all others, tells Excel the separator of a file."""
SAMPLE = 200
"""How many lines are looked at to find the separator."""
ALPHABETS = (0x00, 0x04)
"""The high bytes of Latin and of Cyrillic letters in UTF-16."""
OLD_EXCEL = b"\xd0\xcf\x11\xe0"


def read_table(data: bytes) -> Rows:
    """Read the rows of a list in any of these formats; every cell is the text that it shows.

    Raises `UnreadableError`.
    """
    if len(data) > LARGEST:
        raise UnreadableError("too-large")
    if data.startswith(OLD_EXCEL):
        raise UnreadableError("old-excel")
    rows = read_workbook(data) if data[:2] == b"PK" else _text(_decoded(data))
    if any(len(row) > COLUMNS for row in rows):
        raise UnreadableError("too-large")
    return rows


def _decoded(data: bytes) -> str:
    for encoding in _encodings(data):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if BINARY.isdisjoint(text):
            return text.removeprefix(BOM)
    raise UnreadableError("not-a-table")


BINARY = {chr(code) for code in range(32)} - set("\t\n\r\a\v\f")
"""Characters that no list has; a bell or a page break comes with copied cells and is reported."""


def _encodings(data: bytes) -> Iterator[str]:
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        yield "utf-16"
        return
    if b"\0" not in data:
        yield from ("utf-8", "cp1251")
        return
    # UTF-16 without a byte order mark: one byte of nearly every character tells its alphabet.
    for half, encoding in ((data[1::2], "utf-16-le"), (data[::2], "utf-16-be")):
        if sum(map(half.count, ALPHABETS)) * 4 >= len(half) * 3:
            yield encoding


def _text(text: str) -> Rows:
    separator = ""
    first, _, rest = text.partition("\n")
    if first.lower().startswith(HINT) and len(first.strip()) == len(HINT) + 1:
        separator, text = first[len(HINT)], rest
    separator = separator if separator in (*SEPARATORS, "|") and separator else _separator(text)
    found: list[tuple[str, ...]] = []
    try:
        for row in csv.reader(io.StringIO(text, newline=""), delimiter=separator):
            found.append(tuple(map(unshielded, row)))
            if len(found) > ROWS:
                raise UnreadableError("too-large")
    except csv.Error:
        raise UnreadableError("not-a-table") from None
    return tuple(found)


def _separator(text: str) -> str:
    """Return the separator that divides most lines, and at least half of them; else `NONE`."""
    best, most = NONE, 0.0
    for separator in SEPARATORS:
        divided = filled = 0
        try:
            for row in csv.reader(io.StringIO(text, newline=""), delimiter=separator):
                filled += any(cell.strip() for cell in row)
                divided += len(row) > 1
                if filled >= SAMPLE:
                    break
        except csv.Error:
            continue
        share = divided / filled if filled else 0.0
        if share >= 0.5 and share > most:  # noqa: PLR2004  half of the lines
            best, most = separator, share
    return best
