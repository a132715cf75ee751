"""What the body of an entry says, as far as the game depends on it.

The game of a table is the fold of its log: a `command` is one more turn, an `undo` goes back (or
forward again) to the turn as it was after an earlier version. Clocks and notes move nothing.
"""

from __future__ import annotations

import msgspec

from gorod.engine import Command, Event

COMMAND = "command"
UNDO = "undo"
CLOCK = "clock"
NOTE = "note"


class Moved(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of a `command`: what was asked, what happened, and what chance had a part in."""

    command: Command
    events: tuple[Event, ...]
    draws: dict[str, str] = {}
    """Every random draw by name, with what opens its commitment."""


class Undone(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of an `undo`."""

    to: int
    """The version after which the game stood as it stands again; 0 for the start."""
    reason: str = ""


encode = msgspec.json.encode
decode_moved = msgspec.json.Decoder(Moved).decode
decode_undone = msgspec.json.Decoder(Undone).decode
