"""The answer to a command that a tournament refuses: nothing has changed."""

from __future__ import annotations

from gorod.engine.struct import Struct
from gorod.tournament.refusal_reasons import Reason


class Denied(Struct, frozen=True):
    """Why a command was not accepted."""

    why: Reason
    about: tuple[str, ...] = ()
    """The players, games, rounds or fields concerned."""
    clause: str = ""
    """The clause of the document, if one of its rules is the reason."""
    detail: str = ""
    """Where in a record the fault is: its line and its words."""
    reason: str = ""
    """The id of the catalogue's sentence that says what is wrong there, formatted with `args`."""
    args: dict[str, str | float] = {}
