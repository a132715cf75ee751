"""The ranking, the judges' report and the list of sanctions as sheets that are signed."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from gorod.i18n import Catalogue
from gorod.report.citing import document_name
from gorod.tournament.files.grid import Grid
from gorod.tournament.files.print_standings import ROOMY, SIZES, printed_cell, signature
from gorod.tournament.files.spreadsheets import as_csv
from gorod.tournament.files.typst_pages import PrintPage
from gorod.tournament.heading import heading
from gorod.tournament.messages import headings, in_words
from gorod.tournament.participants import Office
from gorod.tournament.points_book import book_of
from gorod.tournament.state import Tournament

WIDE: Mapping[str, Mapping[str, float]] = {
    "ranking": {"nickname": 2.2, "club": 1.5, "city": 1.1},
    "judging": {
        "judge": 1.4,
        "result": 1.2,
        "signed": 1.7,
        "confirmed": 1.7,
        "protests": 1.9,
        "consents": 1.9,
    },
    "sanctions": {"nickname": 1.2, "name": 1.4, "club": 1, "sanction": 1.3, "reason": 1.6},
}
"""By paper: the columns that share the width which the others leave, and their proportions."""
NUMBERS = frozenset(
    {"place", "stage-place", "games", "wins", "total", "round", "table", "played-at"}
)
STRONG = frozenset({"place", "nickname", "judge", "total"})
SMALL = (8.5, 0.9)
"""Font size and spacing of a paper with sentences in its cells."""


def report_sheet(
    t: Tournament, what: str, grid: Grid, texts: Catalogue, notes: tuple[str, ...] = ()
) -> PrintPage:
    """Return the paper `ranking`, `judging` or `sanctions`.

    Its foot has the hash of the same file.
    """
    told = in_words(texts, t, grid)
    named = headings(texts, told.columns)
    book = None if t.regulation is None else book_of(t.regulation)
    kept = [n for n, c in enumerate(told.columns) if c in NUMBERS or any(r[n] for r in told.rows)]
    size, leading = (
        next((own[1:] for own in SIZES if len(told.rows) <= own[0]), SIZES[1][1:])
        if what == "ranking"
        else SMALL
    )
    digest = hashlib.sha256(as_csv(told, named).encode()).hexdigest()
    return {
        "lang": texts.lang,
        "title": t.name,
        "stage": texts.say(f"paper-{what}"),
        "book": "" if book is None else document_name(texts, book),
        "under": heading(t, texts).line,
        "notes": list(notes) or ([] if told.rows else [texts.say("paper-nothing")]),
        "size": size,
        "leading": leading,
        "roomy": len(told.rows) <= ROOMY,
        "columns": [_column(what, told.columns[n], named[n]) for n in kept],
        "rows": [[printed_cell(told.columns[n], row[n], texts) for n in kept] for row in told.rows],
        "signatures": [signature(t, office, texts) for office in (Office.CHIEF, Office.ORGANISER)],
        "hash": f"{texts.say('paper-hash')}: {digest}",
        "page": texts.say("protocol-page"),
    }


def _column(what: str, column: str, name: str) -> PrintPage:
    return {
        "name": name,
        "wide": WIDE[what].get(column, 0),
        "text": column not in NUMBERS,
        "strong": column in STRONG,
        "upright": what == "ranking" and column in NUMBERS,
    }
