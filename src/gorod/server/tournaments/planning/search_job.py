"""A plan of a seating, as it is stored, and the search for it in this process."""

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
    """How far the search for a seating is."""

    NONE = "none"
    """Nobody has asked for one."""
    SEARCHING = "searching"
    DONE = "done"
    STOPPED = "stopped"
    """Somebody took the best so far, or the process ended."""
    FAILED = "failed"


class Plan(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What was asked for, how far the search for it is, and the best so far.

    The process that searches writes it to the store; all others read it there.
    """

    stage: StageId
    first: int
    seed: int
    seconds: float
    state: PlanState
    elapsed: float
    """Seconds since the search began, until it ended."""
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
    """By hand or by the clock: the same seed may give another plan."""
    how: How = AS_USUAL
    owner: str = msgspec.field(default_factory=lambda: secrets.token_hex(8))
    """Told apart from a search that began elsewhere at the same moment: the later one counts."""

    @property
    def optimal(self) -> bool:
        """No plan has fewer squared meetings, and nobody meets who should not."""
        if self.bounds is None or self.measures is None:
            return False
        whole = not self.how.short  # a bound for seats that stay empty tells nothing
        least = self.measures.pairs2 == self.bounds.best
        return whole and least and not self.measures.unwanted

    @property
    def inseparable(self) -> bool:
        """It failed because some must not meet; whoever plans may have them sit together."""
        return self.state == PlanState.FAILED and self.message in INSEPARABLE

    @property
    def source(self) -> str:
        """What the record of a round says about its seating: method, seed, score."""
        made = f"gorod seat --seed {self.seed} --seconds {self.seconds:g}: {self.score}"
        return f"{made}, cut short" if self.cut_short else made

    def failed(self, message: str, args: dict[str, str | int] | None = None) -> None:
        self.state, self.message, self.args = PlanState.FAILED, message, args or {}
        self.rounds, self.measures = (), None


@dataclass
class Search:
    """A search that this process runs."""

    plan: Plan
    began: int
    process: Process | None = None
    stopping: bool = False
