"""A list of judges and other officials: a preview of what each row would do, then one command.

A column may say the office («судья», «главный судья», «секретарь»); a row without one is a judge.
An official is recognised by name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from gorod.engine.struct import replace
from gorod.tournament import tournament_commands as c
from gorod.tournament.files.columns import Layout, layout, unnumbered
from gorod.tournament.files.grid import address
from gorod.tournament.files.players_list import LONGEST, CellFault, is_total
from gorod.tournament.ids import NOBODY
from gorod.tournament.participants import Office, Official
from gorod.tournament.similar_names import skeleton
from gorod.tournament.state import Tournament

OFFICES: dict[Office, tuple[str, ...]] = {
    Office.ORGANISER: ("организатор", "organiser", "organizer"),
    Office.CHIEF: ("главный судья", "гл. судья", "гс", "chief judge", "chief", "head judge"),
    Office.SECRETARY: ("секретарь", "secretary"),
    Office.COMMITTEE: ("комиссия", "апелляционная комиссия", "appeals committee", "committee"),
    Office.JUDGE: ("судья", "судья стола", "судья за столом", "ведущий", "judge", "table judge"),
}
"""The names of each office, in upper or lower case."""
BETWEEN = re.compile(r"[,;/+&]| и | and ")


@dataclass(frozen=True, slots=True)
class Appointment:
    """A row that can be imported."""

    row: int
    official: Official
    """The official after the import; without an id if they are new."""
    before: Official | None
    doubt: str = ""
    other: str = ""


@dataclass(frozen=True, slots=True)
class OfficialsPreview:
    """What a list of officials would change."""

    changes: tuple[Appointment, ...]
    faults: tuple[CellFault, ...]
    layout: Layout
    above: tuple[int, ...] = ()

    @property
    def ticked(self) -> frozenset[int]:
        return frozenset(change.row for change in self.changes if not change.doubt)


def previewed_officials(
    t: Tournament,
    rows: Sequence[Sequence[str]],
    header: int | None = None,
    columns: Sequence[str] | None = None,
) -> OfficialsPreview:
    """Work out what every row would do."""
    own = layout(rows, header, columns, main="name")
    filled = [at for at, row in enumerate(rows, 1) if any(cell.strip() for cell in row)]
    above = tuple(at for at in filled if at < own.header)
    if not filled:
        return OfficialsPreview((), (CellFault("A1", "empty", ""),), own)
    if not own.where("name"):
        cell = address(own.header or filled[0], 0)
        fault = CellFault(cell, "no-name-column", " ".join(own.headings))
        return OfficialsPreview((), (fault,), own, above)
    below = [at for at in filled if at > own.header]
    names = unnumbered([own.cell(rows[at - 1], "name") for at in below])
    known = {official.name.casefold(): official for official in t.officials.values()}
    alike = {skeleton(official.name): official.name for official in t.officials.values()}
    seen: dict[str, str] = {}
    changes: list[Appointment] = []
    faults: list[CellFault] = []
    for at, name in zip(below, names, strict=True):
        where = address(at, own.where("name")[0])
        why = _fault(name) or ("twice" if name.casefold() in seen else "")
        if why:
            faults.append(CellFault(where, why, name, seen.get(name.casefold(), "")))
            continue
        seen[name.casefold()] = where
        offices, doubt = _offices(own.cell(rows[at - 1], "office"))
        before, other = known.get(name.casefold()), ""
        if is_total(rows[at - 1], name):
            doubt = "total"
        elif before is None and skeleton(name) in alike:
            doubt, other = "alike", alike[skeleton(name)]
        alike.setdefault(skeleton(name), name)
        held = before.offices if before is not None else ()
        told = replace(
            before or Official(NOBODY, name, ()), offices=tuple(dict.fromkeys((*held, *offices)))
        )
        changes.append(Appointment(at, told, before, doubt, other))
    return OfficialsPreview(tuple(changes), tuple(faults), own, above)


def _fault(name: str) -> str:
    if not name:
        return "name-missing"
    if len(name) > LONGEST:
        return "too-long"
    return "" if name.isprintable() else "unprintable"


def _offices(cell: str) -> tuple[tuple[Office, ...], str]:
    """Return the offices that a cell names; an unknown word makes the row doubtful."""
    known = {name: office for office, names in OFFICES.items() for name in names}
    words = [word.strip().casefold() for word in BETWEEN.split(cell) if word.strip()]
    strange = any(word not in known for word in words)
    offices = tuple(known[word] for word in words if word in known)
    return offices or (Office.JUDGE,), "office" if strange else ""


def officials_command(
    preview: OfficialsPreview, new_id: Callable[[], str], rows: Collection[int] | None = None
) -> c.ImportOfficials | None:
    """Return the one command that imports these rows; None if they change nothing."""
    chosen = preview.ticked if rows is None else frozenset(rows)
    wanted = tuple(
        change.official if change.before else replace(change.official, id=new_id())
        for change in preview.changes
        if change.row in chosen and change.official != change.before
    )
    return c.ImportOfficials(wanted) if wanted else None
