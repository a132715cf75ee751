"""What leaves a planner: for those who run the tournament, and for nobody else."""

from __future__ import annotations

from typing import Annotated

from gorod.server.access.audience import OFFICIALS
from gorod.server.tournaments.rounds.schemas import FlagView
from gorod.server.wire.bodies import ResponseBody


class MeasuresView(ResponseBody):
    """How good a seating is; the fewer of each, the better."""

    apart: Annotated[int, OFFICIALS]
    """Meetings of those who must not meet."""
    pairs2: Annotated[int, OFFICIALS]
    """Sums of squares: meetings of pairs, games on a seat, side by side, at a table."""
    seats: Annotated[int, OFFICIALS]
    neighbours: Annotated[int, OFFICIALS]
    tables: Annotated[int, OFFICIALS]
    avoided: Annotated[int, OFFICIALS] = 0
    """Meetings of those who should rather not meet."""


class BoundsView(ResponseBody):
    """No seating has a smaller sum of squared meetings than either."""

    counting: Annotated[int, OFFICIALS]
    round_pairs: Annotated[int, OFFICIALS]


class CostView(ResponseBody):
    """What a plan costs in things that an organiser knows."""

    players: Annotated[int, OFFICIALS]
    tables: Annotated[int, OFFICIALS]
    rest: Annotated[int, OFFICIALS]
    """How many sit a round out."""
    short: Annotated[int, OFFICIALS]
    """Tables with one player less."""
    seats: Annotated[int, OFFICIALS]
    missing: Annotated[int, OFFICIALS]
    """How many more people would make one table more; 0 where the regulation has no more."""
    may_be_short: Annotated[bool, OFFICIALS]
    """The document has tables with one player less, and they would make one table more."""
    games: Annotated[tuple[int, int], OFFICIALS]
    """Of a player: the fewest and the most."""
    met: Annotated[tuple[int, int] | None, OFFICIALS] = None
    """How often two players meet: the fewest and the most. Known once there is a plan."""
    beside: Annotated[int, OFFICIALS] = 0
    """How often two players sit side by side at most."""
    often: Annotated[int, OFFICIALS] = 0
    """How many pairs meet most often."""


class PlanView(ResponseBody):
    """A search for a seating, and the best that it has found."""

    state: Annotated[str, OFFICIALS]
    """`none`, `searching`, `done`, `stopped` or `failed`."""
    stage: Annotated[str, OFFICIALS]
    first: Annotated[int, OFFICIALS]
    """The first round that is seated anew."""
    seed: Annotated[int | None, OFFICIALS] = None
    seconds: Annotated[float, OFFICIALS] = 0
    elapsed: Annotated[float, OFFICIALS] = 0
    share: Annotated[float, OFFICIALS] = 0
    score: Annotated[int | None, OFFICIALS] = None
    """The sum of squared meetings now."""
    start_score: Annotated[int | None, OFFICIALS] = None
    bounds: Annotated[BoundsView | None, OFFICIALS] = None
    optimal: Annotated[bool, OFFICIALS] = False
    measures: Annotated[MeasuresView | None, OFFICIALS] = None
    """Of `rounds`, which follow the score a moment later."""
    rounds: Annotated[tuple[tuple[tuple[str, ...], ...], ...], OFFICIALS] = ()
    """All rounds of the stage, those that stay included: tables of player ids, seat 1 first."""
    text: Annotated[str, OFFICIALS] = ""
    """Why there is none."""
    source: Annotated[str, OFFICIALS] = ""
    """What the record of the rounds will say."""
    stale: Annotated[bool, OFFICIALS] = False
    """The people or the rounds have changed since: it can no longer be taken."""
    inseparable: Annotated[bool, OFFICIALS] = False
    """It failed because some cannot be kept apart; the next search may seat them together."""
    cost: Annotated[CostView | None, OFFICIALS] = None
    """In words an organiser knows; also before there is a search."""
    seated: Annotated[CostView | None, OFFICIALS] = None
    """The same of the rounds that are seated now, by a plan or by hand."""


class SwapView(ResponseBody):
    """Two players change places in a round, and what that does to the stage."""

    before: Annotated[MeasuresView, OFFICIALS]
    after: Annotated[MeasuresView, OFFICIALS]
    flags: Annotated[tuple[FlagView, ...], OFFICIALS]
    """What is wrong with the round afterwards."""
    taken: Annotated[bool, OFFICIALS]
