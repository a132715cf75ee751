"""What a decision about a table's request starts from, and what it results in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gorod.engine import Refusal
from gorod.engine.history import Turn
from gorod.server.access.limits import Bucket
from gorod.server.chance import Chance
from gorod.server.config import Limits
from gorod.server.streams.answers import ServerReason
from gorod.server.tables.correcting import Stop
from gorod.server.tables.table_entries import Body
from gorod.server.tables.timeline import Timeline

NEAR = 8
"""After an undo or correction that reaches further back, all views are folded again."""


@dataclass(frozen=True, slots=True)
class Deciding:
    """The table whose requests are decided, and what is needed to decide them."""

    timeline: Timeline
    chance: Chance
    limits: Limits
    far: Bucket
    """The allowance for undos and corrections that reach far back."""

    def goes_far(self, turns: int) -> bool:
        """Whether an undo or correction of this many turns exceeds the rate for long ones."""
        return turns > NEAR and not self.far.take(self.limits.far_undo, self.timeline.time.ms())

    def full(self) -> bool:
        """Whether the table has reached its limit of entries or of turns."""
        entries, turns = self.limits.entries_per_table, self.limits.turns_per_table
        if self.timeline.now.by_day is not None:
            entries = turns = self.limits.entries_by_day
        return self.timeline.version >= entries or self.timeline.turns >= turns

    def left(self) -> int:
        """Return the milliseconds on the clock."""
        clock = self.timeline.now.clock
        return 0 if clock is None else clock.left_at(self.timeline.time.ms())


@dataclass(frozen=True, slots=True)
class Decided:
    """The body of a new entry, and its turns, which were played to decide it and are kept."""

    body: Body
    turns: tuple[Turn, ...] = ()


Denial = ServerReason | Refusal | Stop | Literal["stale"]
"""Why nothing is written: a reason of the server's own, a ruling, a later command that would no
longer be legal, or `stale` for a sender who has not seen the last move."""
Verdict = Decided | Denial
