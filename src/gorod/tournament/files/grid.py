"""A sheet of cells: what a table, a list or a schedule is, before it becomes a file."""

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
    """A cell as every format holds it: an exact decimal, or four places where there is none."""
    return as_json(cell) if isinstance(cell, Fraction) else cell


def as_word(cell: Cell) -> str:
    """A cell as text."""
    value = plain(cell)
    return "" if value is None else str(value)


def letter(column: int) -> str:
    """The name of a column, from 0: A, B, … Z, AA."""
    name = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        name = chr(ord("A") + rest) + name
    return name


def address(row: int, column: int) -> str:
    """`B7`: rows from 1, columns from 0."""
    return f"{letter(column)}{row}"


def row_of(cell: str) -> int:
    """`B7` -> 7."""
    return int(cell.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))


def trimmed(cells: Sequence[str]) -> tuple[str, ...]:
    """A row without the empty cells at its end."""
    last = max((at for at, cell in enumerate(cells, 1) if cell.strip()), default=0)
    return tuple(cells[:last])
