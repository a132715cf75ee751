"""What an entry of a tournament's log says: a command that the tournament took, or a note.

A command is stored as the tournament's own entry, word for word what an archive holds.
"""

from __future__ import annotations

import msgspec

from gorod.server.store.store_ids import TableId
from gorod.tournament.ids import NO_GAME, GameId
from gorod.tournament.log import Entry
from gorod.tournament.stored_formats import ENTRY

COMMAND, NOTE = "command", "note"


class Tabled(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="tabled"):
    """A game is played at a live table of this server; an empty one: at none any more."""

    game: GameId
    table: TableId


class Sight(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="sight"):
    """Somebody was given sight of roles, used it, or lost it."""

    what: str
    """`link-made`, `link-used`, `link-ended`, `archive`, `record`, `protocol`, `table-closed` or
    `table-reopened`."""
    by: str
    """The person who answers for it: `account:7`, `official:` or `player:` with an id; `desk` where
    it followed from a decision."""
    link: str = ""
    """The id of the link that it is about, or by which it was done."""
    scope: str = ""
    """What the link opens."""
    game: GameId = NO_GAME


Note = Tabled | Sight

_encode = msgspec.json.Encoder().encode
_entry = msgspec.json.Decoder(Entry).decode
_note = msgspec.json.Decoder(Note).decode


def encode(body: Entry | Note) -> bytes:
    """An entry or a note as it is stored, with its format number in front."""
    return ENTRY.stamped(_encode(body))


def entry_of(stored: bytes) -> Entry:
    """A stored entry of this or any earlier format; raises `NewerFormatError` for a later one."""
    entry: Entry = _entry(ENTRY.current(stored))
    return entry


def note_of(stored: bytes) -> Note:
    """A stored note, likewise."""
    note: Note = _note(ENTRY.current(stored))
    return note
