"""A list of players from a file: first a preview of what would change, then the commands.

Nothing is lost: a row with a fault is told by its cell and stays in the preview; rows without
one can be taken without it. A player is recognised by id, where the file has one, or by nickname.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gorod.engine.struct import replace
from gorod.record.writing import nickname
from gorod.tournament import commands as c
from gorod.tournament.papers.grid import Grid, address, trimmed
from gorod.tournament.people import Club, Player
from gorod.tournament.state import Tournament

HEADINGS: dict[str, tuple[str, ...]] = {
    "id": ("id", "№", "номер", "код"),
    "nickname": ("nickname", "nick", "ник", "никнейм", "псевдоним", "игровой ник"),
    "name": ("name", "имя", "фио", "имя и фамилия", "полное имя"),
    "city": ("city", "город"),
    "club": ("club", "клуб"),
}
"""What a column may be called, in any case."""
LONGEST = 100
COLUMNS = ("id", "nickname", "name", "city", "club")


@dataclass(frozen=True, slots=True)
class CellFault:
    """What is wrong with which cell."""

    cell: str
    why: str
    value: str
    other: str = ""
    """The cell, or the player, that it clashes with."""


@dataclass(frozen=True, slots=True)
class Change:
    """A row that can be taken: whom it adds, or what it changes about whom."""

    row: int
    player: Player
    """As he will be; without an id if he is new, his club by its name."""
    before: Player | None
    fields: tuple[str, ...]
    """What differs; empty if nothing does."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What a file would do."""

    changes: tuple[Change, ...]
    faults: tuple[CellFault, ...]
    clubs: tuple[str, ...]
    """Clubs that would be added."""
    ignored: tuple[str, ...]
    """Headings of columns that mean nothing here."""
    left: tuple[tuple[str, ...], ...]
    """Rows with a fault, as they were."""

    @property
    def added(self) -> tuple[Change, ...]:
        return tuple(change for change in self.changes if change.before is None)

    @property
    def changed(self) -> tuple[Change, ...]:
        return tuple(change for change in self.changes if change.before and change.fields)


def previewed(t: Tournament, rows: Sequence[Sequence[str]]) -> Preview:
    """Read rows of texts, the first of them headings."""
    head = next((at for at, row in enumerate(rows) if trimmed(row)), None)
    if head is None:
        return Preview((), (CellFault("A1", "empty", ""),), (), (), ())
    columns, ignored, faults = _columns(rows[head], head + 1)
    if faults:
        return Preview((), faults, (), ignored, tuple(map(tuple, rows)))
    reader = _Rows(t, columns)
    for at, row in enumerate(rows[head + 1 :], head + 2):
        if trimmed(row):
            reader.take(at, tuple(row))
    return reader.preview(ignored)


def _columns(
    heading: Sequence[str], row: int
) -> tuple[dict[str, int], tuple[str, ...], tuple[CellFault, ...]]:
    known = {name: column for column, names in HEADINGS.items() for name in names}
    columns: dict[str, int] = {}
    ignored: list[str] = []
    faults: list[CellFault] = []
    for at, cell in enumerate(heading):
        column = known.get(" ".join(cell.split()).casefold())
        if column is None:
            ignored += [cell] if cell.strip() else []
        elif column in columns:
            where = address(row, columns[column])
            faults.append(CellFault(address(row, at), "heading-twice", cell, where))
        else:
            columns[column] = at
    if "nickname" not in columns and not faults:
        faults.append(CellFault(address(row, 0), "no-nickname-column", " ".join(heading)))
    return columns, tuple(ignored), tuple(faults)


class _Rows:
    """Takes one row after the other."""

    def __init__(self, t: Tournament, columns: dict[str, int]) -> None:
        self.t, self.columns = t, columns
        self.by_nickname = {
            p.nickname.casefold(): p for p in t.players.values() if p.id not in t.merged
        }
        self.clubs = {club.name.casefold(): club.name for club in t.clubs.values()}
        self.seen: dict[tuple[str, str], str] = {}
        self.changes: list[Change] = []
        self.faults: list[CellFault] = []
        self.new_clubs: dict[str, str] = {}
        self.left: list[tuple[str, ...]] = []

    def take(self, at: int, row: tuple[str, ...]) -> None:
        found = {name: " ".join(self._cell(row, name).split()) for name in self.columns}
        faults = self._faults(at, row, found)
        if faults:
            self.faults += faults
            self.left.append(row)
            return
        club = found.get("club", "")
        if club and club.casefold() not in self.clubs:
            club = self.new_clubs.setdefault(club.casefold(), club)
        club = self.clubs.get(club.casefold(), club)
        self._change(at, found | ({"club": club} if "club" in found else {}))

    def _cell(self, row: tuple[str, ...], name: str) -> str:
        at = self.columns[name]
        return row[at] if at < len(row) else ""

    def _faults(self, at: int, row: tuple[str, ...], found: dict[str, str]) -> list[CellFault]:
        faults = [
            CellFault(address(at, self.columns[name]), why, self._cell(row, name))
            for name, value in found.items()
            if (why := _fault(name, value))
        ]
        for name in ("id", "nickname"):
            value = found.get(name, "")
            if not value:
                continue
            where, key = address(at, self.columns[name]), (name, value.casefold())
            if key in self.seen:
                faults.append(CellFault(where, "twice", value, self.seen[key]))
            self.seen.setdefault(key, where)
        known, named = self._known(found), self.by_nickname.get(found["nickname"].casefold())
        if known is not None and named is not None and known.id != named.id:
            where = address(at, self.columns["nickname"])
            faults.append(CellFault(where, "nickname-taken", found["nickname"], named.id))
        return faults

    def _known(self, found: dict[str, str]) -> Player | None:
        """By id, else by nickname; an id that nobody has is a new player's."""
        own = self.t.players.get(self.t.who(found["id"])) if found.get("id") else None
        return own or self.by_nickname.get(found["nickname"].casefold())

    def _change(self, at: int, found: dict[str, str]) -> None:
        before = self._known(found)
        clubs = {club.id: club.name for club in self.t.clubs.values()}
        shown = None if before is None else replace(before, club=clubs.get(before.club, ""))
        base = shown or Player(found.get("id", ""), found["nickname"])
        told = {name: value for name, value in found.items() if name != "id" and value}
        after = replace(base, **told)
        fields = tuple(
            n for n in COLUMNS[1:] if shown is None or getattr(after, n) != getattr(shown, n)
        )
        self.changes.append(Change(at, after, shown, fields))

    def preview(self, ignored: tuple[str, ...]) -> Preview:
        return Preview(
            tuple(self.changes),
            tuple(self.faults),
            tuple(self.new_clubs.values()),
            ignored,
            tuple(self.left),
        )


def _fault(name: str, value: str) -> str:
    """What is wrong with one cell by itself."""
    if len(value) > LONGEST:
        return "too-long"
    if name == "nickname":
        if not value:
            return "nickname-missing"
        if nickname(value) != value:
            return "nickname-unwritable"
    return "" if value.isprintable() else "unprintable"


def as_commands(t: Tournament, preview: Preview, new_id: Callable[[], str]) -> list[c.Command]:
    """What to ask of the desk so that the preview comes true; ids are given from outside."""
    clubs = {club.name.casefold(): club.id for club in t.clubs.values()}
    wanted: list[c.Command] = []
    for name in preview.clubs:
        clubs[name.casefold()] = new_id()
        wanted.append(c.AddClub(Club(clubs[name.casefold()], name)))
    for change in preview.changes:
        player = replace(change.player, club=clubs.get(change.player.club.casefold(), ""))
        if change.before is None:
            wanted.append(c.AddPlayer(replace(player, id=player.id or new_id())))
        elif change.fields:
            wanted.append(c.EditPlayer(player))
    return wanted


def players_grid(t: Tournament) -> Grid:
    """The players of a tournament, in the columns that can be read again."""
    rows = tuple(
        (p.id, p.nickname, p.name, p.city, t.clubs[p.club].name if p.club in t.clubs else "")
        for p in t.players.values()
        if p.id not in t.merged
    )
    return Grid(COLUMNS, rows)
