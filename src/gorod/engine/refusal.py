"""A refusal is a value: the game stays as it was, and the rule says why."""

from __future__ import annotations

from typing import final

from gorod.engine.struct import Struct
from gorod.engine.vocabulary import Why


@final
class Refusal(Struct, frozen=True, gc=False):
    """Why a command was not accepted."""

    why: Why
    """Id of the reason in the message catalogue."""
    rule: str
    seat: int = 0
    target: int = 0
    clause: str = ""
    """The clause that the command itself named, where it named one."""
    early: bool = False
    """It is only not its turn yet: completing what has no consequence may bring it about."""
    ruled: bool = False
    """It is a ruling all the same: an attempt that was refused was made now, and not later."""


NO_SUCH_MOVE = Refusal("no-such-move", rule="course")
"""The answer to a command that the rulebook does not know."""
