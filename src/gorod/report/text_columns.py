"""Columns of text for a screen or a sheet of paper in a fixed-width font."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from gorod.i18n import Catalogue
from gorod.report.figures import figure
from gorod.rulebooks import Rulebook
from gorod.scoring import Row, Standings

GAP = "  "
ZERO_WIDTH = ("Mn", "Me", "Cf")


def width(text: str) -> int:
    """Return how many cells a text takes: a combining mark none, a wide character two."""
    return sum(_cells(char) for char in text)


def _cells(char: str) -> int:
    if unicodedata.category(char) in ZERO_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def padded(text: str, cells: int, *, right: bool = False) -> str:
    """Pad a text to the width of its column."""
    space = " " * max(0, cells - width(text))
    return space + text if right else text + space


def columns(rows: Sequence[Sequence[str]], right: Sequence[bool]) -> Iterator[str]:
    """Yield rows of cells as aligned lines."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (padded(c, w, right=r) for c, w, r in zip(row, widths, right, strict=True))
        yield GAP.join(cells).rstrip()


def clipped(text: str, cells: int) -> str:
    """Cut a text to at most this many cells, with an ellipsis where something was cut."""
    if width(text) <= cells:
        return text
    while width(text) >= cells:
        text = text[:-1]
    return f"{text}…"


NAME = 24
HEADINGS = ("place", "name", "count", "wins", "main", "extra", "compensation", "total")
TO_THE_RIGHT = tuple(heading != "name" for heading in HEADINGS)


def standings_table(
    book: Rulebook,
    table: Standings,
    unfinished: Sequence[str],
    texts: Catalogue,
    partial: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Return the standings as text for people."""
    texts = book.speaks(texts)
    lines = [book.title(texts.lang), texts.say("standings-games", count=table.games), ""]
    rows = [tuple(texts.say(f"standings-{heading}") for heading in HEADINGS)]
    rows += [_row(row, texts) for row in table.rows]
    lines += columns(rows, TO_THE_RIGHT)
    lines += _notes(table, unfinished, texts)
    known = partial.items()
    said = [texts.say("standings-partial", file=file, known=what) for file, what in known]
    lines += ["", *said] if said else []
    return "\n".join(lines) + "\n"


def _row(row: Row, texts: Catalogue) -> tuple[str, ...]:
    points = (row.main, row.extra, row.compensation, row.total)
    return (
        f"{row.place}*" if row.lot else str(row.place),
        clipped(row.name, NAME),
        str(row.games),
        str(row.wins),
        *(figure(texts, value) for value in points),
    )


def _notes(table: Standings, unfinished: Sequence[str], texts: Catalogue) -> Iterator[str]:
    if any(row.compensation for row in table.rows):
        yield from ("", texts.say("standings-compensated"))
    if any(row.lot for row in table.rows):
        yield from ("", texts.say("standings-lot"))
    if table.provisional:
        yield from ("", texts.say("standings-provisional"))
    for file in unfinished:
        yield texts.say("standings-unfinished", file=file)
