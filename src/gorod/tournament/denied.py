"""A command that the desk does not take: nothing has happened, and the reason says why."""

from __future__ import annotations

from gorod.engine.struct import Struct


class Denied(Struct, frozen=True):
    """Why a command was not accepted."""

    why: str
    """Id of the reason; the catalogues say it as `desk-` and the id."""
    about: tuple[str, ...] = ()
    """The players, games, rounds or fields concerned."""
    clause: str = ""
    """The clause of the document, where one of its rules is the reason."""
    detail: str = ""
    """Where in a record the fault is: its line and its words."""
    reason: str = ""
    """The sentence of the catalogue that says what is wrong there, with `args`."""
    args: dict[str, str | float] = {}
