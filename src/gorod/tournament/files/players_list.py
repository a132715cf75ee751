"""A list of players: first a preview of what each row would do, then one command.

Nothing is lost: every row stays in the preview, with what it would do, what is doubtful about it,
or why it cannot be taken. Rows that do not look like a player (a total, a formula, the look-alike
of somebody) are left out unless somebody ticks them. A player is recognised by nickname, or by the
id of an exported list; a number in a list is nobody's id.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from gorod.engine.struct import replace
from gorod.record.writing import nickname
from gorod.tournament import tournament_commands as c
from gorod.tournament.files.columns import Layout, layout, unnumbered
from gorod.tournament.files.grid import Grid, address
from gorod.tournament.ids import NOBODY, ClubId, PersonId
from gorod.tournament.participants import Club, Player
from gorod.tournament.similar_names import skeleton
from gorod.tournament.state import Tournament

LONGEST = 100
LONG = 40
"""The longest nickname that a player may type at sign-up; a longer one is doubtful."""
COLUMNS = ("id", "nickname", "name", "city", "club")
TOTAL = re.compile(r"(итого|всего|итог|сумма|total|sum)\b.*", re.IGNORECASE)
BAD_CELL = re.compile(r"=.*|#(ref|n/a|name|value|div/0|ссылка|н/д|имя|знач|дел/0).*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class CellFault:
    """What is wrong with a cell, and which cell it is."""

    cell: str
    why: str
    value: str
    other: str = ""
    """The cell, or the nickname of the player, that it clashes with."""


@dataclass(frozen=True, slots=True)
class Change:
    """A row that can be taken: the player whom it adds, or what it changes about one."""

    row: int
    player: Player
    """The player after the import; without an id if they are new, with the name of their club."""
    before: Player | None
    fields: tuple[str, ...]
    """The fields that differ; empty if none does."""
    doubt: str = ""
    """Why the row is left out unless somebody ticks it."""
    other: str = ""
    """The nickname that this one looks like."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What a list would change."""

    changes: tuple[Change, ...]
    faults: tuple[CellFault, ...]
    ignored: tuple[str, ...]
    """Headings of columns that have no role here."""
    left: tuple[tuple[str, ...], ...]
    """Rows that cannot be taken, as they were."""
    layout: Layout
    above: tuple[int, ...] = ()
    """Filled rows above the heading."""

    @property
    def added(self) -> tuple[Change, ...]:
        return tuple(change for change in self.changes if change.before is None)

    @property
    def changed(self) -> tuple[Change, ...]:
        return tuple(change for change in self.changes if change.before and change.fields)

    @property
    def ticked(self) -> frozenset[int]:
        """The rows that are taken unless somebody says otherwise."""
        return frozenset(change.row for change in self.changes if not change.doubt)

    def clubs(self, t: Tournament, rows: Collection[int]) -> tuple[str, ...]:
        """Return the clubs that these rows would add."""
        known = {club.name.casefold() for club in t.clubs.values()}
        named = (change.player.club for change in self.changes if change.row in rows)
        new = {name.casefold(): name for name in named if name and name.casefold() not in known}
        return tuple(new.values())


def previewed(
    t: Tournament,
    rows: Sequence[Sequence[str]],
    header: int | None = None,
    columns: Sequence[str] | None = None,
) -> Preview:
    """Work out what every row would do.

    The heading and the roles of columns are guessed unless given.
    """
    own = layout(rows, header, columns)
    filled = [at for at, row in enumerate(rows, 1) if any(cell.strip() for cell in row)]
    named = [heading for heading in own.headings if own.header]
    ignored = tuple(h for h, role in zip(named, own.columns, strict=False) if h and not role)
    if not filled:
        return Preview((), (CellFault("A1", "empty", ""),), ignored, (), own)
    if not own.where("nickname"):
        cell = address(own.header or filled[0], 0)
        fault = CellFault(cell, "no-nickname-column", " ".join(own.headings))
        return Preview((), (fault,), ignored, tuple(map(tuple, rows)), own)
    reader = _Rows(t, own)
    below = [at for at in filled if at > own.header]
    nicknames = unnumbered([own.cell(rows[at - 1], "nickname") for at in below])
    for at, name in zip(below, nicknames, strict=True):
        reader.take(at, tuple(rows[at - 1]), name)
    return reader.preview(ignored, tuple(at for at in filled if at < own.header))


class _Rows:
    """Takes one row after the other and collects changes and faults."""

    def __init__(self, t: Tournament, own: Layout) -> None:
        self.t, self.layout = t, own
        known = [p for p in t.players.values() if p.id not in t.merged]
        self.by_nickname = {p.nickname.casefold(): p for p in known}
        self.alike = {skeleton(p.nickname): p.nickname for p in known}
        self.clubs = {club.name.casefold(): club.name for club in t.clubs.values()}
        self.seen: dict[tuple[str, str], str] = {}
        self.changes: list[Change] = []
        self.faults: list[CellFault] = []
        self.left: list[tuple[str, ...]] = []

    def take(self, at: int, row: tuple[str, ...], name: str) -> None:
        roles = {role for role in self.layout.columns if role in COLUMNS}
        found = {role: self.layout.cell(row, role) for role in roles} | {"nickname": name}
        if found.get("id", "").isdecimal():  # a number in a list is nobody's id
            found["id"] = ""
        faults = self._faults(at, found)
        if faults:
            self.faults += faults
            self.left.append(row)
            return
        if found.get("club"):
            found["club"] = self.clubs.setdefault(found["club"].casefold(), found["club"])
        self._change(at, row, found)

    def _address(self, at: int, role: str) -> str:
        return address(at, self.layout.where(role)[0])

    def _faults(self, at: int, found: dict[str, str]) -> list[CellFault]:
        faults = [
            CellFault(self._address(at, role), why, found[role])
            for role in COLUMNS
            if role in found and (why := _fault(role, found[role]))
        ]
        for role in ("id", "nickname"):
            value = found.get(role, "")
            if not value:
                continue
            where, key = self._address(at, role), (role, value.casefold())
            if key in self.seen:
                faults.append(CellFault(where, "twice", value, self.seen[key]))
            elif not faults:
                self.seen[key] = where
        known, named = self._known(found), self.by_nickname.get(found["nickname"].casefold())
        if known is not None and named is not None and known.id != named.id:
            where = self._address(at, "nickname")
            faults.append(CellFault(where, "nickname-taken", found["nickname"], named.nickname))
        return faults

    def _known(self, found: dict[str, str]) -> Player | None:
        """Find the player by id, else by nickname; an unknown id is ignored."""
        own = self.t.players.get(self.t.who(PersonId(found["id"]))) if found.get("id") else None
        return own or self.by_nickname.get(found["nickname"].casefold())

    def _change(self, at: int, row: tuple[str, ...], found: dict[str, str]) -> None:
        before = self._known(found)
        clubs = {club.id: club.name for club in self.t.clubs.values()}
        shown = None if before is None else replace(before, club=clubs.get(before.club, ""))
        told = {role: value for role, value in found.items() if role != "id" and value}
        after = replace(shown or Player(NOBODY, found["nickname"]), **told)
        fields = tuple(
            n for n in COLUMNS[1:] if shown is None or getattr(after, n) != getattr(shown, n)
        )
        doubt, other = _doubt(row, after.nickname, self.layout), ""
        own = skeleton(after.nickname)
        if before is None and not doubt and own in self.alike:
            doubt, other = "alike", self.alike[own]
        if not doubt:
            self.alike.setdefault(own, after.nickname)
        self.changes.append(Change(at, after, shown, fields, doubt, other))

    def preview(self, ignored: tuple[str, ...], above: tuple[int, ...]) -> Preview:
        return Preview(
            tuple(self.changes), tuple(self.faults), ignored, tuple(self.left), self.layout, above
        )


def _fault(name: str, value: str) -> str:
    """Return what is wrong with one cell by itself; empty if nothing is."""
    if len(value) > LONGEST:
        return "too-long"
    if name == "nickname":
        if not value:
            return "nickname-missing"
        if nickname(value) != value:
            return "nickname-unwritable"
    return "" if value.isprintable() else "unprintable"


def _doubt(row: tuple[str, ...], name: str, own: Layout) -> str:
    """Return why a row is probably no player; empty if it looks like one."""
    if is_total(row, name):
        return "total"
    if BAD_CELL.fullmatch(name):
        return "formula"
    if own.header and name == own.headings[own.where("nickname")[0]]:
        return "heading"
    if len(name) > LONG:
        return "long"
    return "digits" if name.isdecimal() else ""


def is_total(row: Sequence[str], name: str) -> bool:
    """Whether a row is the total of the others."""
    first = next((cell.strip() for cell in row if cell.strip()), "")
    return bool(TOTAL.fullmatch(first) or TOTAL.fullmatch(name))


def as_commands(
    t: Tournament,
    preview: Preview,
    new_id: Callable[[], str],
    rows: Collection[int] | None = None,
    *,
    sign_up: bool = False,
) -> list[c.Command]:
    """Return the one command that imports these rows, or no command; `new_id` makes the ids.

    Without `rows`, all those are taken about which there is no doubt.
    """
    chosen = preview.ticked if rows is None else frozenset(rows)
    clubs = {club.name.casefold(): club.id for club in t.clubs.values()}
    new = tuple(Club(ClubId(new_id()), name) for name in preview.clubs(t, chosen))
    clubs |= {club.name.casefold(): club.id for club in new}
    added: list[Player] = []
    edited: list[Player] = []
    coming: list[PersonId] = []
    for change in preview.changes:
        if change.row not in chosen:
            continue
        player = replace(change.player, club=clubs.get(change.player.club.casefold(), ""))
        if change.before is None:
            player = replace(player, id=new_id())
            added.append(player)
        elif change.fields:
            edited.append(player)
        if sign_up and player.id not in t.signed_up:
            coming.append(player.id)
    if not (added or edited or coming):
        return []
    return [c.ImportPlayers(new, tuple(added), tuple(edited), tuple(coming))]


def room(t: Tournament) -> int | None:
    """Return how many may still sign up before the others wait; None if there is no limit."""
    limit = 0 if t.regulation is None else t.regulation.players
    inside = sum(not own.out for own in t.signed_up.values())
    return max(0, limit - inside) if limit else None


def players_grid(t: Tournament) -> Grid:
    """Return the players of a tournament, in columns that can be imported again."""
    rows = tuple(
        (p.id, p.nickname, p.name, p.city, t.clubs[p.club].name if p.club in t.clubs else "")
        for p in t.players.values()
        if p.id not in t.merged
    )
    return Grid(COLUMNS, rows)
