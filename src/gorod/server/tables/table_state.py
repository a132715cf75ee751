"""The state of a table after one entry of its log."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from gorod.engine import Game
from gorod.engine.history import Turn
from gorod.fair import FairDeal
from gorod.server.tables.by_day.course import Course
from gorod.server.tables.clock import Clock
from gorod.server.tables.online import Lobby
from gorod.server.tables.online_play import OnlinePlay


class FoldError(Exception):
    """A log that cannot be folded: it was written by a bug, or by another release."""


@dataclass(frozen=True, slots=True)
class Control:
    """Which console is the judge's; `epoch` counts the takeovers."""

    epoch: int = 0
    holder: str = ""


class Renamed(msgspec.Struct, frozen=True, gc=False):
    """A corrected name: the version that corrected it, the turn before it, and the former name."""

    version: int
    turn: int
    seat: int
    name: str
    was: str


class TableState(msgspec.Struct, frozen=True, gc=False):
    """The state of a table after one entry of its log."""

    version: int
    turn: Turn
    turn_version: int
    """The version that made this turn, or that corrected names at it."""
    known_ms: int
    """When this process learned of it, in monotonic milliseconds; for a move that was held back,
    when it was told."""
    noticed_by: int
    """The viewers who noticed the entry, as bits: bit 0 is the hall, then the seats. The judge
    always notices."""
    clock: Clock | None
    deals: tuple[FairDeal, ...]
    """All deals that were ever promised at this table; the last one is made next or is on the
    table."""
    dealt: int = 0
    """The number of the deal whose cards are on the table; 0 before the deal."""
    control: Control = Control()
    redo: tuple[int, ...] = ()
    undo_to: int = 0
    """The version to which one undo leads; 0 if nothing can be undone."""
    clock_left_ms: int = 0
    """The milliseconds on the clock before this turn came."""
    steps: int = 0
    """How many undos lead back to the start."""
    written_at: str = ""
    """When the entry was written, in UTC; only for people to read."""
    phones: bool = True
    """Whether players enter their own moves by their links."""
    names: tuple[str, ...] = ()
    """The names of the seats."""
    renamed: tuple[Renamed, ...] = ()
    """The name corrections that led to these names."""
    lobby: Lobby | None = None
    """The lobby of an online table; None if people sit around one table."""
    talk: int = 0
    """How many lines have been said at an online table."""
    by_day: Course | None = None
    """What the service of a by-day game knows beside its moves; None at other tables."""
    play: OnlinePlay = OnlinePlay()
    """What was entered at an online table, and whether it is paused."""

    @property
    def game(self) -> Game:
        return self.turn.game

    @property
    def automatic(self) -> bool:
        """Whether the automatic judge has the table because no human judge has taken it.

        At a table that was made for a human judge, a human judge must have handed it over.
        """
        if self.lobby is None or self.control.holder:
            return False
        return self.lobby.settings.judge == "automatic" or self.control.epoch > 0

    @property
    def deal(self) -> FairDeal:
        """Return the deal on the table; before it, the next deal."""
        return self.deals[(self.dealt or len(self.deals)) - 1]
