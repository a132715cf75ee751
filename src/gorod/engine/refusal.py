"""A refusal: a value that leaves the game unchanged and names the rule."""

from __future__ import annotations

from typing import final

from gorod.engine.struct import Struct
from gorod.engine.vocabulary import Why


@final
class Refusal(Struct, frozen=True, gc=False):
    """Why a command was not accepted."""

    why: Why
    """The id of the reason in the message catalogue."""
    rule: str
    seat: int = 0
    target: int = 0
    clause: str = ""
    """The clause named by the command, if any."""
    early: bool = False
    """Whether it is only too early: steps without consequences may make the command possible."""
    ruled: bool = False
    """Whether the refusal is a ruling nevertheless: the attempt was really made at this moment."""


NO_SUCH_MOVE = Refusal("no-such-move", rule="course")
"""The answer to a command that the rulebook does not have."""
