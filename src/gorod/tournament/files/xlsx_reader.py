"""The first sheet of an XLSX file that has anything in it, as rows of texts.

The package is unpacked here first, with a limit on its size, and handed on unpacked: the reader
library opens exactly what was measured. The library reads a sheet row by row, so a lone cell in the
last corner of a sheet costs nothing.
"""

from __future__ import annotations

import io
from datetime import date, datetime, time
from typing import Any
from xml.etree.ElementTree import ParseError
from zipfile import ZipFile

from gorod.tournament.files.grid import trimmed
from gorod.tournament.files.unreadable import BROKEN_ZIP, PACKED_BY, UnreadableError

LARGEST = 16 * 1024 * 1024
"""The most bytes of a file."""
UNPACKED = 64 * 1024 * 1024
"""The most bytes of all its parts together."""
PARTS = 2000
ROWS, COLUMNS = 3000, 200
SCANNED = 20_000
"""How many rows are looked at: many sheets have formats far below their last filled row."""

Rows = tuple[tuple[str, ...], ...]
BROKEN = (ParseError, KeyError, IndexError, TypeError, AttributeError)


def read_workbook(data: bytes) -> Rows:
    """Return the rows down to the last filled one; empty rows between them are kept.

    Raises `UnreadableError`.
    """
    try:
        return _rows(_measured(data))
    except (*BROKEN, *BROKEN_ZIP):  # whatever a library says of a broken file
        raise UnreadableError("not-a-table") from None


def _measured(data: bytes) -> io.BytesIO:
    """Return the same package uncompressed, if it is small enough."""
    out, left = io.BytesIO(), UNPACKED
    with ZipFile(io.BytesIO(data)) as packed, ZipFile(out, "w") as plain:
        if len(packed.infolist()) > PARTS:
            raise UnreadableError("too-large")
        if any(part.compress_type not in PACKED_BY for part in packed.infolist()):
            raise UnreadableError("not-a-table")
        for part in packed.infolist():
            with packed.open(part) as opened:
                content = opened.read(left + 1)
            left -= len(content)
            if left < 0:
                raise UnreadableError("too-large")
            # A spreadsheet declares no entities, and writes UTF-8.
            if b"<!DOCTYPE" in content or content[:2] in (b"\xff\xfe", b"\xfe\xff"):
                raise UnreadableError("not-a-table")
            plain.writestr(part.filename, content)
    return out


def _rows(package: io.BytesIO) -> Rows:
    import openpyxl  # noqa: PLC0415  slow to import, and most commands read no sheet

    book = openpyxl.load_workbook(package, read_only=True, data_only=True, keep_links=False)
    for sheet in book.worksheets:
        sheet.reset_dimensions()  # do not trust what a sheet says about its own size
        found: list[tuple[str, ...]] = []
        for at, row in enumerate(sheet.iter_rows(values_only=True, max_col=COLUMNS + 1), 1):
            if at > SCANNED:
                break
            found.append(trimmed([_shown(cell) for cell in row]))
            if at > ROWS and found[-1]:
                raise UnreadableError("too-large")
        while found and not found[-1]:
            found.pop()
        if found:
            return tuple(found)
    return ()


def _shown(value: Any) -> str:  # noqa: ANN401  whatever a cell may hold
    """Return what a cell shows: whole numbers without a point, days without a midnight."""
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, datetime) and value.time() == time():
        value = value.date()
    return value.isoformat(" ") if isinstance(value, datetime) else _plain(value)


def _plain(value: Any) -> str:  # noqa: ANN401  whatever a cell may hold
    return value.isoformat() if isinstance(value, date | time) else str(value)
