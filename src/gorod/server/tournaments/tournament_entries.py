"""The entries of a tournament's log: commands that it accepted, and notes.

A command is stored in the same words as in an archive.
"""

from __future__ import annotations

import msgspec

from gorod.server.store.store_ids import TableId
from gorod.tournament.ids import NO_GAME, GameId
from gorod.tournament.log import Entry
from gorod.tournament.stored_formats import ENTRY

COMMAND, NOTE = "command", "note"


class Tabled(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="tabled"):
    """A game is played at this live table; with an empty id, no longer at any."""

    game: GameId
    table: TableId


class RoleAccess(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="sight"):
    """Somebody was given access to hidden roles, used it, or lost it."""

    what: str
    """`link-made`, `link-used`, `link-ended`, `archive`, `record`, `protocol`, `table-closed` or
    `table-reopened`."""
    by: str
    """The person responsible.

    It is `account:7`, or `official:` or `player:` with an id; `desk` if it followed from a
    decision.
    """
    link: str = ""
    """The id of the link that it is about, or that was used."""
    scope: str = ""
    """The scope of the link."""
    game: GameId = NO_GAME


Note = Tabled | RoleAccess

_encode = msgspec.json.Encoder().encode
_entry = msgspec.json.Decoder(Entry).decode
_note = msgspec.json.Decoder(Note).decode


def encode(body: Entry | Note) -> bytes:
    """Encode an entry or a note for the store, with its format number in front."""
    return ENTRY.stamped(_encode(body))


def entry_of(stored: bytes) -> Entry:
    """Decode a stored entry of any known format; raise `NewerFormatError` for a later one."""
    entry: Entry = _entry(ENTRY.current(stored))
    return entry


def note_of(stored: bytes) -> Note:
    """Decode a stored note of any known format; raise `NewerFormatError` for a later one."""
    note: Note = _note(ENTRY.current(stored))
    return note
