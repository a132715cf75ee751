"""The request for a plan, the progress of its search, and the plan that was found."""

from __future__ import annotations

from dataclasses import dataclass, field

from gorod.tournament.seating.first_plan import Groups
from gorod.tournament.seating.lower_bounds import Bounds
from gorod.tournament.seating.seating_plan import Measures, Pair, Rounds
from gorod.tournament.seating.shape import Shape


@dataclass(frozen=True, slots=True)
class SeatingRequest:
    """A request for a plan. `before` has been played already and stays as it is."""

    shape: Shape
    apart: frozenset[Pair] = frozenset()
    seed: int = 1
    seconds: float = 10.0
    before: Rounds = ()
    numbers: tuple[int, ...] = ()
    """The players of the rounds to come; if empty, all from 1 on."""
    avoid: frozenset[Pair] = frozenset()
    """Pairs that should rather not meet: each meeting is a cost, and none is refused."""
    together: bool = False
    """Whether an official allows pairs that cannot be kept apart to meet, as seldom as possible."""

    @property
    def who(self) -> list[int]:
        return list(self.numbers or range(1, self.shape.players + 1))


@dataclass(frozen=True, slots=True)
class Progress:
    """The best so far: the share of the work that is done, the score, and the tables."""

    share: float
    pairs2: int
    groups: Groups = field(repr=False)
    stopped: bool = False
    """Whether the clock ended the search before the end of the work."""


@dataclass(frozen=True, slots=True)
class Found:
    """A plan with its measures and the bounds."""

    rounds: Rounds
    measures: Measures
    bounds: Bounds
    stopped: bool

    @property
    def optimal(self) -> bool:
        """Whether no plan has fewer squared meetings, and nobody meets who should not."""
        return self.measures.pairs2 == self.bounds.best and not self.measures.unwanted
