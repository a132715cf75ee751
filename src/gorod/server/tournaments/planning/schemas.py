"""Responses of the seating planner, which only officials may see."""

from __future__ import annotations

from typing import Annotated

from gorod.server.access.audience import OFFICIALS
from gorod.server.tournaments.rounds.schemas import FlagView
from gorod.server.wire.bodies import ResponseBody


class MeasuresView(ResponseBody):
    """How good a seating is; smaller numbers are better."""

    apart: Annotated[int, OFFICIALS]
    """The number of meetings between players who must not meet."""
    pairs2: Annotated[int, OFFICIALS]
    """This and the next three are sums of squares: meetings, games per seat, neighbours, tables."""
    seats: Annotated[int, OFFICIALS]
    neighbours: Annotated[int, OFFICIALS]
    tables: Annotated[int, OFFICIALS]
    avoided: Annotated[int, OFFICIALS] = 0
    """The number of meetings between players who should rather not meet."""


class BoundsView(ResponseBody):
    """Lower bounds on the sum of squared meetings; no seating is below either of them."""

    counting: Annotated[int, OFFICIALS]
    round_pairs: Annotated[int, OFFICIALS]


class CostView(ResponseBody):
    """What a plan means for an organiser: tables, rest, games and meetings."""

    players: Annotated[int, OFFICIALS]
    tables: Annotated[int, OFFICIALS]
    rest: Annotated[int, OFFICIALS]
    """How many players rest in each round."""
    short: Annotated[int, OFFICIALS]
    """How many tables have one player less."""
    seats: Annotated[int, OFFICIALS]
    missing: Annotated[int, OFFICIALS]
    """How many more players would make one more table; 0 if the regulation has no more tables."""
    may_be_short: Annotated[bool, OFFICIALS]
    """Whether tables with one player less are allowed and would make one more table."""
    games: Annotated[tuple[int, int], OFFICIALS]
    """The fewest and the most games of a player."""
    met: Annotated[tuple[int, int] | None, OFFICIALS] = None
    """The fewest and the most meetings of two players; null until there is a plan."""
    beside: Annotated[int, OFFICIALS] = 0
    """The most games in which the same two players sit side by side."""
    often: Annotated[int, OFFICIALS] = 0
    """How many pairs have the most meetings."""


class PlanView(ResponseBody):
    """A search for a seating, and the best plan that it has found."""

    state: Annotated[str, OFFICIALS]
    """`none`, `searching`, `done`, `stopped` or `failed`."""
    stage: Annotated[str, OFFICIALS]
    first: Annotated[int, OFFICIALS]
    """The first round that the plan seats."""
    seed: Annotated[int | None, OFFICIALS] = None
    seconds: Annotated[float, OFFICIALS] = 0
    elapsed: Annotated[float, OFFICIALS] = 0
    share: Annotated[float, OFFICIALS] = 0
    score: Annotated[int | None, OFFICIALS] = None
    """The current sum of squared meetings."""
    start_score: Annotated[int | None, OFFICIALS] = None
    bounds: Annotated[BoundsView | None, OFFICIALS] = None
    optimal: Annotated[bool, OFFICIALS] = False
    measures: Annotated[MeasuresView | None, OFFICIALS] = None
    """The quality of `rounds`, which may lag slightly behind `score`."""
    rounds: Annotated[tuple[tuple[tuple[str, ...], ...], ...], OFFICIALS] = ()
    """All rounds of the stage, including those that stay: tables of player ids, seat 1 first."""
    text: Annotated[str, OFFICIALS] = ""
    """Why there is no plan; empty if there is one."""
    source: Annotated[str, OFFICIALS] = ""
    """How the plan was made, as it will be recorded with the rounds."""
    stale: Annotated[bool, OFFICIALS] = False
    """Whether players or rounds have changed since, so that the plan can no longer be taken."""
    inseparable: Annotated[bool, OFFICIALS] = False
    """Whether the search failed because some players cannot be kept apart.

    The next search may be asked to seat them together.
    """
    cost: Annotated[CostView | None, OFFICIALS] = None
    """The plan's costs for an organiser; also known before there is a search."""
    seated: Annotated[CostView | None, OFFICIALS] = None
    """The costs of the rounds that are seated now, by a plan or by hand."""


class SwapView(ResponseBody):
    """The effect of two players changing places in a round."""

    before: Annotated[MeasuresView, OFFICIALS]
    after: Annotated[MeasuresView, OFFICIALS]
    flags: Annotated[tuple[FlagView, ...], OFFICIALS]
    """The faults of the round after the change."""
    taken: Annotated[bool, OFFICIALS]
