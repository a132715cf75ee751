"""Responses for officials only: their duties, the log, and the import of a list."""

from __future__ import annotations

from typing import Annotated

from gorod.server.access.audience import OFFICIALS, STAFF
from gorod.server.wire.bodies import ResponseBody
from gorod.tournament.participants import Office
from gorod.tournament.tournament_commands import Command


class DutyView(ResponseBody):
    """A duty that waits for an official."""

    kind: Annotated[str, STAFF]
    about: Annotated[tuple[str, ...], STAFF]
    names: Annotated[tuple[str, ...], STAFF]
    clause: Annotated[str, STAFF]
    readings: Annotated[tuple[str, ...], STAFF] = ()
    """For a protocol that today's rules read differently: the confirmed reading, then today's."""


class EntryView(ResponseBody):
    """An entry of the tournament's log."""

    number: Annotated[int, STAFF]
    at: Annotated[str, STAFF]
    who: Annotated[str, STAFF]
    name: Annotated[str, STAFF]
    command: Annotated[Command, STAFF]
    undone: Annotated[bool, STAFF]
    may_undo: Annotated[bool, STAFF] = False
    """Whether the reader may take it back. Entries that depend on it may still prevent that."""


class SightView(ResponseBody):
    """A log entry about access to hidden roles: a link, a download, a closed or reopened table."""

    number: Annotated[int, OFFICIALS]
    """The number of the entry in the tournament's log."""
    at: Annotated[str, OFFICIALS]
    what: Annotated[str, OFFICIALS]
    text: Annotated[str, OFFICIALS]
    """`what` as a sentence."""
    by: Annotated[str, OFFICIALS]
    """The person responsible: `account:7`, or `official:` or `player:` with an id."""
    name: Annotated[str, OFFICIALS]
    link: Annotated[str, OFFICIALS]
    """The id of the link, never its token."""


class ChangeView(ResponseBody):
    """A row of an imported file that can be applied."""

    row: Annotated[int, OFFICIALS]
    id: Annotated[str, OFFICIALS]
    nickname: Annotated[str, OFFICIALS]
    new: Annotated[bool, OFFICIALS]
    fields: Annotated[tuple[str, ...], OFFICIALS]
    name: Annotated[str, OFFICIALS]
    city: Annotated[str, OFFICIALS]
    club: Annotated[str, OFFICIALS]
    doubt: Annotated[str, OFFICIALS]
    """Why the row is applied only if it is ticked; empty if there is no doubt."""
    other: Annotated[str, OFFICIALS]
    """The nickname of somebody known whom the row resembles."""
    offices: Annotated[tuple[Office, ...], OFFICIALS]
    """For an official: the offices that they will hold."""
    coming: Annotated[bool, OFFICIALS]
    """Whether they have not signed up yet, so that they would take a place."""


class LayoutView(ResponseBody):
    """How the columns of a list were read."""

    header: Annotated[int, OFFICIALS]
    """The number of the row of headings, from 1; 0 if there is none."""
    columns: Annotated[tuple[str, ...], OFFICIALS]
    headings: Annotated[tuple[str, ...], OFFICIALS]


class CellView(ResponseBody):
    """A faulty cell, and what is wrong with it."""

    cell: Annotated[str, OFFICIALS]
    why: Annotated[str, OFFICIALS]
    value: Annotated[str, OFFICIALS]
    text: Annotated[str, OFFICIALS]
    row: Annotated[int, OFFICIALS]


class NewLinkView(ResponseBody):
    """A new link for somebody on the list; it is shown only once."""

    name: Annotated[str, OFFICIALS]
    url: Annotated[str, OFFICIALS]


class PreviewView(ResponseBody):
    """What importing a file would change. Nothing has been changed until it is taken."""

    changes: Annotated[tuple[ChangeView, ...], OFFICIALS]
    faults: Annotated[tuple[CellView, ...], OFFICIALS]
    clubs: Annotated[tuple[str, ...], OFFICIALS]
    ignored: Annotated[tuple[str, ...], OFFICIALS]
    left: Annotated[tuple[tuple[str, ...], ...], OFFICIALS]
    layout: Annotated[LayoutView, OFFICIALS]
    above: Annotated[tuple[int, ...], OFFICIALS]
    """The numbers of filled rows above the headings."""
    room: Annotated[int | None, OFFICIALS]
    """The number of free places; null if there is no limit."""
    entry: Annotated[int, OFFICIALS]
    """Once imported: the log entry that can be undone to take the whole list back."""
    links: Annotated[tuple[NewLinkView, ...], OFFICIALS]
    taken: Annotated[bool, OFFICIALS] = False
