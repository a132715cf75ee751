"""What only officials see: what waits, the log, a list that is read in."""

from __future__ import annotations

from typing import Annotated

from gorod.server.desks.face import Face
from gorod.server.wire.audience import OFFICIALS
from gorod.tournament.commands import Command


class DutyFace(Face):
    """What waits for somebody."""

    kind: Annotated[str, OFFICIALS]
    about: Annotated[tuple[str, ...], OFFICIALS]
    names: Annotated[tuple[str, ...], OFFICIALS]
    clause: Annotated[str, OFFICIALS]
    readings: Annotated[tuple[str, ...], OFFICIALS] = ()
    """Of a protocol that today's rules read differently: as confirmed, and as they read it."""


class EntryFace(Face):
    """A line of the log."""

    number: Annotated[int, OFFICIALS]
    at: Annotated[str, OFFICIALS]
    who: Annotated[str, OFFICIALS]
    name: Annotated[str, OFFICIALS]
    command: Annotated[Command, OFFICIALS]
    undone: Annotated[bool, OFFICIALS]
    may_undo: Annotated[bool, OFFICIALS] = False
    """Whether the reader may take it back; whether nothing stands on it is found out by trying."""


class ChangeFace(Face):
    """A row of a file that can be taken."""

    row: Annotated[int, OFFICIALS]
    id: Annotated[str, OFFICIALS]
    nickname: Annotated[str, OFFICIALS]
    new: Annotated[bool, OFFICIALS]
    fields: Annotated[tuple[str, ...], OFFICIALS]


class CellFace(Face):
    """A cell that is wrong."""

    cell: Annotated[str, OFFICIALS]
    why: Annotated[str, OFFICIALS]
    value: Annotated[str, OFFICIALS]
    text: Annotated[str, OFFICIALS]


class PreviewFace(Face):
    """What a file would do; nothing of it has happened."""

    changes: Annotated[tuple[ChangeFace, ...], OFFICIALS]
    faults: Annotated[tuple[CellFace, ...], OFFICIALS]
    clubs: Annotated[tuple[str, ...], OFFICIALS]
    ignored: Annotated[tuple[str, ...], OFFICIALS]
    left: Annotated[tuple[tuple[str, ...], ...], OFFICIALS]
    taken: Annotated[bool, OFFICIALS] = False
