"""What only officials see: what waits, the log, a list that is read in."""

from __future__ import annotations

from typing import Annotated

from gorod.server.access.audience import OFFICIALS, STAFF
from gorod.server.wire.bodies import ResponseBody
from gorod.tournament.participants import Office
from gorod.tournament.tournament_commands import Command


class DutyView(ResponseBody):
    """What waits for somebody."""

    kind: Annotated[str, STAFF]
    about: Annotated[tuple[str, ...], STAFF]
    names: Annotated[tuple[str, ...], STAFF]
    clause: Annotated[str, STAFF]
    readings: Annotated[tuple[str, ...], STAFF] = ()
    """Of a protocol that today's rules read differently: as confirmed, and as they read it."""


class EntryView(ResponseBody):
    """A line of the log."""

    number: Annotated[int, STAFF]
    at: Annotated[str, STAFF]
    who: Annotated[str, STAFF]
    name: Annotated[str, STAFF]
    command: Annotated[Command, STAFF]
    undone: Annotated[bool, STAFF]
    may_undo: Annotated[bool, STAFF] = False
    """Whether the reader may take it back; whether nothing stands on it is found out by trying."""


class SightView(ResponseBody):
    """A line of the log about sight of roles: a link, a download, a table that was closed."""

    number: Annotated[int, OFFICIALS]
    """Its place in the chain of the tournament."""
    at: Annotated[str, OFFICIALS]
    what: Annotated[str, OFFICIALS]
    text: Annotated[str, OFFICIALS]
    """The same as a sentence."""
    by: Annotated[str, OFFICIALS]
    """The person who answers for it: `account:7`, `official:` or `player:` with an id."""
    name: Annotated[str, OFFICIALS]
    link: Annotated[str, OFFICIALS]
    """The id of the link, never its token."""


class ChangeView(ResponseBody):
    """A row of a file that can be taken."""

    row: Annotated[int, OFFICIALS]
    id: Annotated[str, OFFICIALS]
    nickname: Annotated[str, OFFICIALS]
    new: Annotated[bool, OFFICIALS]
    fields: Annotated[tuple[str, ...], OFFICIALS]
    name: Annotated[str, OFFICIALS]
    city: Annotated[str, OFFICIALS]
    club: Annotated[str, OFFICIALS]
    doubt: Annotated[str, OFFICIALS]
    """Why the row is left out unless it is ticked."""
    other: Annotated[str, OFFICIALS]
    """The nickname that it looks like."""
    offices: Annotated[tuple[Office, ...], OFFICIALS]
    """Of an official: the offices that they will hold."""
    coming: Annotated[bool, OFFICIALS]
    """Not signed up yet: it would take one of the places."""


class LayoutView(ResponseBody):
    """How a list was read."""

    header: Annotated[int, OFFICIALS]
    """The row of headings, from 1; 0 if there is none."""
    columns: Annotated[tuple[str, ...], OFFICIALS]
    headings: Annotated[tuple[str, ...], OFFICIALS]


class CellView(ResponseBody):
    """A cell that is wrong."""

    cell: Annotated[str, OFFICIALS]
    why: Annotated[str, OFFICIALS]
    value: Annotated[str, OFFICIALS]
    text: Annotated[str, OFFICIALS]
    row: Annotated[int, OFFICIALS]


class NewLinkView(ResponseBody):
    """A link that was made for somebody of a list; it is told only once."""

    name: Annotated[str, OFFICIALS]
    url: Annotated[str, OFFICIALS]


class PreviewView(ResponseBody):
    """What a file would do; nothing of it has happened."""

    changes: Annotated[tuple[ChangeView, ...], OFFICIALS]
    faults: Annotated[tuple[CellView, ...], OFFICIALS]
    clubs: Annotated[tuple[str, ...], OFFICIALS]
    ignored: Annotated[tuple[str, ...], OFFICIALS]
    left: Annotated[tuple[tuple[str, ...], ...], OFFICIALS]
    layout: Annotated[LayoutView, OFFICIALS]
    above: Annotated[tuple[int, ...], OFFICIALS]
    """Filled rows above the heading."""
    room: Annotated[int | None, OFFICIALS]
    """Places that are free; nothing where there is no limit."""
    entry: Annotated[int, OFFICIALS]
    """Once taken: the entry of the log, by which the whole list is taken back."""
    links: Annotated[tuple[NewLinkView, ...], OFFICIALS]
    taken: Annotated[bool, OFFICIALS] = False
