"""A seating plan as it is stored, and a search that runs in this process."""

from __future__ import annotations

import secrets
from asyncio.subprocess import Process
from dataclasses import dataclass
from enum import StrEnum

import msgspec

from gorod.server.tournaments.planning.seating_requests import AS_USUAL, How
from gorod.tournament.ids import StageId
from gorod.tournament.seating import Bounds, Measures, Rounds, SeatingRequest

INSEPARABLE = ("seat-apart-alone", "seat-apart-group", "seat-apart-round", "seat-apart-unfound")


class PlanState(StrEnum):
    """The state of the search for a seating."""

    NONE = "none"
    """No search was ever started."""
    SEARCHING = "searching"
    DONE = "done"
    STOPPED = "stopped"
    """Somebody stopped it to take the best plan so far, or the process ended."""
    FAILED = "failed"


class Plan(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The request for a plan, the state of the search, and the best plan so far.

    The process that searches writes it to the store; all others read it there.
    """

    stage: StageId
    first: int
    seed: int
    seconds: float
    state: PlanState
    elapsed: float
    """Seconds since the search began; once it has ended, how long it took."""
    wish: SeatingRequest | None = None
    bounds: Bounds | None = None
    share: float = 0.0
    score: int | None = None
    start_score: int | None = None
    rounds: Rounds = ()
    measures: Measures | None = None
    message: str = ""
    args: dict[str, str | int] = {}
    cut_short: bool = False
    """Whether it was cut short by hand or by the clock: the seed may then give another plan."""
    how: How = AS_USUAL
    owner: str = msgspec.field(default_factory=lambda: secrets.token_hex(8))
    """Distinguishes searches that two processes began at the same moment; the later counts."""

    @property
    def optimal(self) -> bool:
        """Whether no plan has fewer squared meetings, and nobody meets whom they must not meet."""
        if self.bounds is None or self.measures is None:
            return False
        whole = not self.how.short  # bounds that count empty seats prove nothing
        least = self.measures.pairs2 == self.bounds.best
        return whole and least and not self.measures.unwanted

    @property
    def inseparable(self) -> bool:
        """Whether it failed because some must not meet; a new search may seat them together."""
        return self.state == PlanState.FAILED and self.message in INSEPARABLE

    @property
    def source(self) -> str:
        """How the seating was made, for the record of a round: method, seed and score."""
        made = f"gorod seat --seed {self.seed} --seconds {self.seconds:g}: {self.score}"
        return f"{made}, cut short" if self.cut_short else made

    def failed(self, message: str, args: dict[str, str | int] | None = None) -> None:
        self.state, self.message, self.args = PlanState.FAILED, message, args or {}
        self.rounds, self.measures = (), None


@dataclass
class Search:
    """A search that runs in this process."""

    plan: Plan
    began: int
    process: Process | None = None
    stopping: bool = False
