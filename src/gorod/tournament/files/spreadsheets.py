"""A grid as CSV, XLSX or JSON: the same cells in each."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence

from gorod.tournament.files.grid import Grid, as_word, plain

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""Spreadsheets run a text that begins so as a formula; a nickname may begin so."""
SHIELD = "'"
BOM = "\ufeff"


def as_csv(grid: Grid, headings: Sequence[str], mark: str = ".") -> str:
    """Return CSV with a mark that tells spreadsheets it is UTF-8.

    If the comma is the decimal mark, spreadsheets expect semicolons between the columns.
    """
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";" if mark == "," else ",", lineterminator="\r\n")
    writer.writerow([shielded(heading) for heading in headings])
    for row in grid.rows:
        cells = (shielded(c) if isinstance(c, str) else as_word(c).replace(".", mark) for c in row)
        writer.writerow([*cells])
    return BOM + out.getvalue()


def shielded(text: str) -> str:
    """Return a text that a spreadsheet takes as text, and never as a formula."""
    return SHIELD + text if text.startswith((*FORMULA, SHIELD)) else text


def unshielded(text: str) -> str:
    """Return the text that `shielded` was given."""
    guarded = text.startswith(SHIELD) and text[1:].startswith((*FORMULA, SHIELD))
    return text[1:] if guarded else text


def as_xlsx(grid: Grid, headings: Sequence[str], title: str = "") -> bytes:
    """Return a workbook of one sheet with frozen headings; texts are never formulas."""
    import xlsxwriter  # noqa: PLC0415  slow to import, and most commands write no sheet

    out = io.BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True, "strings_to_formulas": False})
    sheet = book.add_worksheet(_sheet_name(title))
    bold = book.add_format({"bold": True})
    for at, heading in enumerate(headings):
        sheet.write_string(0, at, heading, bold)
    for down, row in enumerate(grid.rows, 1):
        for at, cell in enumerate(row):
            value = plain(cell)
            if isinstance(value, str):
                sheet.write_string(down, at, value)
            elif value is not None:
                sheet.write_number(down, at, value)
    sheet.freeze_panes(1, 0)
    sheet.autofit()
    book.close()
    return out.getvalue()


def _sheet_name(title: str) -> str:
    """Return a title that a spreadsheet allows as the name of a sheet."""
    clean = "".join(" " if char in "[]:*?/\\" else char for char in title).strip(" '")
    return clean[:31] or "1"


def as_json_text(grid: Grid) -> str:
    """Return a list of objects, with the ids of the columns as keys."""
    rows = [dict(zip(grid.columns, map(plain, row), strict=True)) for row in grid.rows]
    return json.dumps(rows, ensure_ascii=False, indent=1)
