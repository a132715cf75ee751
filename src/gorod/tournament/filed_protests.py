"""A protest against a game: who, why, by which clauses, and what was decided."""

from __future__ import annotations

from enum import StrEnum

from gorod.engine.results import Result, read_result
from gorod.engine.struct import Struct
from gorod.tournament.ids import GameId, PersonId, ProtestId


class ProtestOutcome(StrEnum):
    """What a decision on a protest does to the game."""

    REJECTED = "rejected"
    CHANGED = "changed"
    """The game has another result."""
    ANNULLED = "annulled"
    REPLAYED = "replayed"
    CORRECTED = "corrected"
    """The result stands; points of some seats are corrected."""


class Correction(Struct, frozen=True):
    """Points that a decision adds to a seat, or takes from it."""

    seat: int
    points: int
    """The points in hundredths, with their sign."""
    kind: str = "award"
    """Which points are corrected; it decides whether they are main points."""
    clause: str = ""


class Decision(Struct, frozen=True):
    """How a protest was decided."""

    outcome: ProtestOutcome
    text: str
    who: PersonId
    at: str
    panel: tuple[PersonId, ...] = ()
    """The people who decided with them, in a committee."""
    winners: tuple[str, ...] = ()
    """The new result, as early releases wrote it; empty for a draw."""
    corrections: tuple[Correction, ...] = ()
    result: str = ""
    """The new result as a word of the notation: `red`, `draw:black+maniac`."""

    @property
    def upholds(self) -> bool:
        """Whether the protest changed something."""
        return self.outcome != ProtestOutcome.REJECTED

    @property
    def changed_to(self) -> Result:
        """The new result, in whichever form it was written."""
        if self.result:
            return read_result(self.result)
        return Result("victory" if self.winners else "draw", self.winners)


class Protest(Struct, frozen=True):
    """A protest; its text stays as it was filed."""

    id: ProtestId
    game: GameId
    player: PersonId
    seat: int
    text: str
    clauses: tuple[str, ...]
    at: str
    level: int = 1
    """The step of appeal, if the document has several; filed again, it goes one step higher."""
    support: tuple[int, ...] | None = None
    """The seats that voted for it, if the document lets the players vote."""
    passed: bool | None = None
    decision: Decision | None = None

    @property
    def open(self) -> bool:
        return self.decision is None
