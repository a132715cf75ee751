"""The standings of a stage as a sheet that is signed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from fractions import Fraction

from gorod.i18n import Catalogue
from gorod.report.citing import document_name
from gorod.report.figures import figure
from gorod.tournament.files.grid import Cell, Grid, as_word
from gorod.tournament.files.spreadsheets import as_csv
from gorod.tournament.files.typst_pages import PrintPage
from gorod.tournament.heading import heading
from gorod.tournament.messages import headings, in_words, speaking, stage_title
from gorod.tournament.participants import Office
from gorod.tournament.points_book import book_of
from gorod.tournament.regulation import StagePlan
from gorod.tournament.standings.standings_rows import Standings
from gorod.tournament.state import Tournament

TEXTS = ("nickname", "city", "club", "decided-by", "out")
WIDE = {"nickname": 2.2, "club": 1.5, "city": 1.1, "out": 0.8}
"""The columns that share the width which the numbers leave, and their proportions."""
ROOMY = 26
"""With up to this many lines there is room for names on two lines."""
STRONG = ("place", "nickname", "total")
SIZES = ((34, 10.0, 1.5), (44, 9.5, 1.1), (52, 8.5, 0.7), (60, 7.5, 0.55))
"""How many players fit on one page, with which font size and which space above and below."""


def standings_sheet(
    t: Tournament, plan: StagePlan, table: Standings, grid: Grid, texts: Catalogue
) -> PrintPage:
    """Return a sheet of all columns that are not empty; its foot has the hash of the same file."""
    texts = speaking(texts, t)
    grid = in_words(texts, t, grid)
    named = headings(texts, grid.columns)
    kept = [n for n, _ in enumerate(grid.columns) if _says(grid, n)]
    book = None if t.regulation is None else book_of(t.regulation)
    size, leading = next(
        ((s, lead) for most, s, lead in SIZES if len(grid.rows) <= most), SIZES[1][1:]
    )
    told = as_csv(grid, named, texts.say("protocol-decimal-mark"))
    digest = hashlib.sha256(told.encode()).hexdigest()
    return {
        "lang": texts.lang,
        "title": t.name,
        "under": heading(t, texts).line,
        "stage": texts.say("paper-standings", stage=stage_title(t, plan, texts)),
        "book": "" if book is None else document_name(texts, book),
        "notes": list(_notes(table, plan, texts)),
        "size": size,
        "leading": leading,
        "roomy": len(grid.rows) <= ROOMY,
        "columns": [_column(grid.columns[n], named[n]) for n in kept],
        "rows": [[printed_cell(grid.columns[n], row[n], texts) for n in kept] for row in grid.rows],
        "signatures": [signature(t, office, texts) for office in (Office.CHIEF, Office.ORGANISER)],
        "hash": f"{texts.say('paper-hash')}: {digest}",
        "page": texts.say("protocol-page"),
    }


def _says(grid: Grid, column: int) -> bool:
    """Whether a column is printed: texts unless all are empty, numbers even if all are 0."""
    return grid.columns[column] not in TEXTS or any(row[column] for row in grid.rows)


def _column(column: str, name: str) -> PrintPage:
    return {
        "name": name,
        "wide": WIDE.get(column, 0),
        "text": column in TEXTS,
        "strong": column in STRONG,
        "upright": column not in ("nickname", "city", "club"),
    }


def printed_cell(column: str, cell: Cell, texts: Catalogue) -> str:
    """Format a cell in the reader's numbers and words."""
    if column == "out" and cell:
        return texts.say(f"paper-out-{cell}")
    return figure(texts, cell) if isinstance(cell, Fraction) else as_word(cell)


def _notes(table: Standings, plan: StagePlan, texts: Catalogue) -> list[str]:
    upto = table.scope.upto
    told = [texts.say("paper-rounds", rounds=plan.rounds if upto is None else upto)]
    results = sum(bool(played.game.told) for _, played in table.games.values())
    if results:
        told.append(texts.say("paper-only-results", count=results))
    return [*told, *open_notes((table,), texts)]


def open_notes(tables: Iterable[Standings], texts: Catalogue) -> tuple[str, ...]:
    """Say what is still open: protocols and protests.

    If none is, say whether places are shared; else the note is empty.
    """
    looked = tuple(tables)
    if any(table.unsettled for table in looked):
        return (texts.say("paper-provisional"),)
    ties = any(table.provisional for table in looked)
    return (texts.say("paper-ties"),) if ties else ()


def signature(t: Tournament, office: str, texts: Catalogue) -> tuple[str, str]:
    """Return the line on which one office signs.

    It names the holder if exactly one person holds the office.
    """
    names = [own.name for own in t.officials.values() if office in own.offices and own.name]
    return texts.say(f"paper-office-{office}"), names[0] if len(names) == 1 else ""
