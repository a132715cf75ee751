"""What an entry of a tournament's log says: a command that the desk took, or a note.

A command is stored as the desk's own entry, word for word what an archive holds.
"""

from __future__ import annotations

import msgspec

from gorod.tournament.log import Entry

COMMAND, NOTE = "command", "note"


class Tabled(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="tabled"):
    """A game is played at a live table of this server; an empty one: at none any more."""

    game: str
    table: str


encode = msgspec.json.Encoder().encode
entry_of = msgspec.json.Decoder(Entry).decode
note_of = msgspec.json.Decoder(Tabled).decode
