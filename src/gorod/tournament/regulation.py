"""The regulation of a tournament: data on top of a rulebook, never code.

What it leaves out is as the document says. Points are hundredths, as in the editions.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from gorod.engine.struct import Struct
from gorod.tournament.ids import StageId


class Circle(StrEnum):
    """The circles of people who look at a tournament, from everybody to few."""

    PUBLIC = "public"
    PLAYERS = "players"
    JUDGES = "judges"
    """Officials whose only office is to judge tables."""
    OFFICIALS = "officials"


SHOWN_TO = (Circle.PUBLIC, Circle.PLAYERS, Circle.OFFICIALS)
"""The circles that a regulation may choose from."""


class BestMovePoints(Struct, frozen=True):
    """What a best move of one team's victim is worth."""

    sought: tuple[str, ...]
    points: dict[int, int]


class Share(Struct, frozen=True, tag="share"):
    """A compensation by the share of first deaths in a stage's games.

    Its numbers look like `2/5`.
    """

    most: str
    share: str


class Progression(Struct, frozen=True, tag="progression"):
    """A compensation that grows with every first death."""

    step: str
    within_the_night: bool = False


class PointsEdition(Struct, frozen=True):
    """The points of one tournament; None keeps the document's value."""

    name: str
    clause: str = ""
    """What is cited if the document has no clause for a rule."""
    win: dict[str, int] | None = None
    outcomes: dict[str, dict[str, int]] | None = None
    """Results with separate points: result -> team -> points of each of its players."""
    disqualification: int | None = None
    best_moves: dict[str, BestMovePoints] | None = None
    awards_exclude_best_move: bool | None = None
    award_players: int | None = None
    award_players_alone: int | None = None
    award_total: int | None = None
    award_total_alone: int | None = None
    award_winner: tuple[int, ...] | None = None
    award_loser: tuple[int, ...] | None = None
    award_with_consent: tuple[int, ...] | None = None
    compensation: Share | Progression | None = None
    ties: tuple[str, ...] | None = None
    lot: bool | None = None


class Source(Struct, frozen=True):
    """The places of an earlier stage whose players enter this one."""

    stage: StageId
    first: int
    last: int


StageKind = Literal["qualification", "semi-final", "final"]


class StagePlan(Struct, frozen=True):
    """A stage: how many rounds it has, and at how many tables."""

    id: StageId
    kind: StageKind
    rounds: int
    tables: int
    sources: tuple[Source, ...] = ()
    """Where its players come from; empty: those who signed up and are present."""
    carries: bool = False
    """Whether the points of the stages it draws on count in its standings as well."""
    distance: str = ""
    """Stages of one distance are compensated together; if empty, the number of players decides."""


class Sight(Struct, frozen=True):
    """Who may see what, once it exists."""

    seating: Circle = Circle.PUBLIC
    protocols: Circle = Circle.PUBLIC
    standings: Circle = Circle.PUBLIC
    protests: Circle = Circle.PLAYERS


class Hidden(Struct, frozen=True):
    """From this round on the standings are kept back until they are revealed."""

    stage: StageId
    round: int


class Regulation(Struct, frozen=True):
    """Everything that an organiser decides before the first game."""

    rulebook: str
    stages: tuple[StagePlan, ...]
    options: tuple[str, ...] = ()
    seats: int = 10
    players: int = 0
    """Players beyond this number wait; 0 for no limit."""
    points: PointsEdition | None = None
    hidden: Hidden | None = None
    sight: Sight = Sight()
    committee: int = 1
    """How many members at least decide a protest together if the chief judge does not."""

    def stage(self, stage: StageId) -> StagePlan | None:
        return next((plan for plan in self.stages if plan.id == stage), None)
