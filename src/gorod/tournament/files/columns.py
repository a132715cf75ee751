"""Which row of a list is its heading, and what its columns mean: guessed unless given.

A heading is recognised by its name or, in the answers to a form, by a word of its question. In a
list without a heading, the nicknames are in the first column that has words in it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

HEADINGS: dict[str, tuple[str, ...]] = {
    "id": ("id", "номер"),
    "nickname": ("nickname", "nick", "ник", "никнейм", "псевдоним", "игровой ник", "игрок"),
    "name": ("name", "имя", "фио", "имя и фамилия", "фамилия и имя", "полное имя", "фамилия"),
    "city": ("city", "город"),
    "club": ("club", "клуб"),
    "office": ("office", "offices", "должность", "роль на турнире"),
}
"""The names that a column may have, in upper or lower case."""
ASKED: dict[str, str] = {
    "nickname": r"ник\w{0,2}|никнейм\w?|псевдоним\w?|позывн\w+|nick|nickname|игров\w+ имя",
    "name": r"имя|фио|фамили\w+|name|surname|зовут",
    "city": r"город\w?|city|откуда",
    "club": r"клуб\w?|club",
    "office": r"должность\w?|office",
}
"""Words by which the question of a form is recognised; the first role that fits counts."""
ROLES = tuple(HEADINGS)
SEVERAL = "name"
"""The role that several columns may share: first name and surname are often apart."""
SEARCHED = 30
"""How many filled rows are searched for the heading."""
NUMBERED = re.compile(r"\d{1,4}\s*[.)]\s*(?=\S)|[-–—•*·]\s+(?=\S)")
"""A number or a bullet before each nickname in a list from a chat: `1.`, `2)`, `-`."""
NO_WORD = re.compile(r"[\W\d_]*")


@dataclass(frozen=True, slots=True)
class Layout:
    """How a list is read."""

    header: int
    """The row of headings, from 1; 0 if there is none."""
    columns: tuple[str, ...]
    """The role of each column; empty if it has none."""
    headings: tuple[str, ...]
    """The heading of each column, or the first thing in it."""

    def cell(self, row: Sequence[str], role: str) -> str:
        """Return the text that a row has for a role, in one line."""
        said = [row[at] for at in self.where(role) if at < len(row)]
        return " ".join(" ".join(said).split())

    def where(self, role: str) -> tuple[int, ...]:
        return tuple(at for at, own in enumerate(self.columns) if own == role)


def layout(
    rows: Sequence[Sequence[str]],
    header: int | None = None,
    columns: Sequence[str] | None = None,
    *,
    main: str = "nickname",
) -> Layout:
    """Return the layout: what was chosen, and guesses for the rest.

    `main` is the column without which nothing works.
    """
    filled = [at for at, row in enumerate(rows, 1) if any(cell.strip() for cell in row)]
    width = max((len(row) for row in rows), default=0)
    chosen = _header(rows, filled, main) if header is None else header
    head = rows[chosen - 1] if 0 < chosen <= len(rows) else ()
    if columns is None:
        guess = _by_heading(head) if head else _by_content(rows, filled, width, main)
    else:
        guess = [role if role in ROLES else "" for role in columns]
    guess = [*guess, *[""] * width][:width]
    if head and columns is None and main not in guess and main == "name" and "nickname" in guess:
        guess[guess.index("nickname")] = main
    first = rows[filled[0] - 1] if filled else ()
    shown = head or first
    named = tuple(" ".join(shown[at].split()) if at < len(shown) else "" for at in range(width))
    return Layout(chosen, tuple(guess), named)


def _header(rows: Sequence[Sequence[str]], filled: list[int], main: str) -> int:
    """Return the row that names most columns; 0 if there is none.

    A question counts only in the first row of several cells.
    """
    best, most = 0, 0
    wide = next((at for at in filled if _several(rows[at - 1])), 0)
    single = wide == 0
    for at in filled[:SEARCHED]:
        row = rows[at - 1]
        if not _several(row) and not _alone(at, filled, single=single):
            continue
        roles = [_exactly(cell) or (_asked(cell) if at == wide else "") for cell in row]
        named = len(set(filter(None, roles))) + (main in roles)
        if named > most and (main in roles or any(map(_exactly, row))):
            best, most = at, named
    return best


def _several(row: Sequence[str]) -> bool:
    return sum(bool(cell.strip()) for cell in row) > 1


def _alone(at: int, filled: list[int], *, single: bool) -> bool:
    """Whether one cell may be a heading: the first of a list, or the first below an empty line."""
    return single and (at == filled[0] or (len(filled) > 1 and at == filled[1] > filled[0] + 1))


def _plain(cell: str) -> str:
    return " ".join(cell.split()).casefold().strip(" :*.?!")


def _exactly(cell: str) -> str:
    return next((role for role, names in HEADINGS.items() if _plain(cell) in names), "")


def _asked(cell: str) -> str:
    text = _plain(cell)
    fitting = (role for role, words in ASKED.items() if re.search(rf"\b(?:{words})\b", text))
    return next(fitting, "")


def _by_heading(head: Sequence[str]) -> list[str]:
    """Give each role to one column: to the one with its very name before one that asks for it."""
    roles = [_exactly(cell) for cell in head]
    taken: set[str] = set()
    for at, role in enumerate(roles):
        if role in taken and role != SEVERAL:
            roles[at] = ""
        taken.add(role)
    for at, cell in enumerate(head):
        role = _asked(cell) if not roles[at] else ""
        if role and role not in taken:
            roles[at] = role
            taken.add(role)
    return roles


def _by_content(
    rows: Sequence[Sequence[str]], filled: list[int], width: int, main: str
) -> list[str]:
    """Give the main role to the first column in which at least half of the cells have a word."""
    for at in range(width):
        cells = [rows[row - 1][at] for row in filled if at < len(rows[row - 1])]
        worded = sum(not NO_WORD.fullmatch(cell) for cell in cells)
        if worded * 2 >= len(filled) > 0:
            return [""] * at + [main]
    return [main]


def unnumbered(nicknames: Sequence[str]) -> list[str]:
    """Remove the numbers or bullets of a list from a chat, if most lines begin with one."""
    begun = sum(NUMBERED.match(name) is not None for name in nicknames)
    if begun * 3 < len(nicknames) * 2 or begun < 2:  # noqa: PLR2004  two thirds, and not by chance
        return list(nicknames)
    return [NUMBERED.sub("", name, count=1) for name in nicknames]
