"""A grid of cells: standings, a list or a schedule before it becomes a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from gorod.scoring import as_json

Cell = str | int | Fraction | None


@dataclass(frozen=True, slots=True)
class Grid:
    """Columns by their ids, and rows of cells."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def plain(cell: Cell) -> str | int | float | None:
    """Return a cell as every format holds it: an exact decimal, or four places if there is none."""
    return as_json(cell) if isinstance(cell, Fraction) else cell


def as_word(cell: Cell) -> str:
    """Return a cell as text."""
    value = plain(cell)
    return "" if value is None else str(value)


def letter(column: int) -> str:
    """Return the name of a column, counted from 0: A, B, … Z, AA."""
    name = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        name = chr(ord("A") + rest) + name
    return name


def address(row: int, column: int) -> str:
    """Return the address of a cell, such as `B7`: rows from 1, columns from 0."""
    return f"{letter(column)}{row}"


def row_of(cell: str) -> int:
    """Return the row of an address: 7 for `B7`."""
    return int(cell.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))


def trimmed(cells: Sequence[str]) -> tuple[str, ...]:
    """Return a row without the empty cells at its end."""
    last = max((at for at, cell in enumerate(cells, 1) if cell.strip()), default=0)
    return tuple(cells[:last])
