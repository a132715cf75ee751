"""Which games the standings are based on."""

from __future__ import annotations

from dataclasses import dataclass

from gorod.tournament.ids import StageId
from gorod.tournament.rounds import GameStatus, TableGame
from gorod.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Scope:
    """A stage up to a round of it, and whether protocols count that only one person signed."""

    stage: StageId
    upto: int | None = None
    provisional: bool = False


def stage_order(t: Tournament) -> dict[str, int]:
    stages = () if t.regulation is None else t.regulation.stages
    return {plan.id: at for at, plan in enumerate(stages)}


def carried(t: Tournament, stage: StageId) -> frozenset[str]:
    """Return the stages whose points count in this stage's standings."""
    plan = t.plan(stage)
    if plan is None or not plan.carries:
        return frozenset({stage})
    sources = (carried(t, source.stage) for source in plan.sources)
    return frozenset({stage}).union(*sources)


def distances(t: Tournament) -> dict[str, str]:
    """Return stage -> its rating distance.

    A distance goes on while the number of participants is the same.
    """
    found: dict[str, str] = {}
    before, label = 0, ""
    for plan in () if t.regulation is None else t.regulation.stages:
        number = len(t.entrants.get(plan.id, ()))
        if not label or number != before or not number:
            label = plan.id
        found[plan.id] = plan.distance or label
        before = number
    return found


def affects_standings(scope: Scope, game: TableGame, order: dict[str, int]) -> bool:
    """Whether a game affects the standings at all: by its own points, or in compensations."""
    counts = game.counts or (scope.provisional and game.status == GameStatus.SIGNED)
    return counts and within(scope, game, order)


def within(scope: Scope, game: TableGame, order: dict[str, int]) -> bool:
    """Whether a game is of a round that the standings cover, or of an earlier stage."""
    if game.stage == scope.stage:
        return scope.upto is None or game.round <= scope.upto
    return order.get(game.stage, len(order)) < order.get(scope.stage, -1)


def chronological(order: dict[str, int], game: TableGame) -> tuple[int, int, int, int]:
    """Sort key that follows the order of the rounds, whenever the games were played."""
    return order.get(game.stage, len(order)), game.round, game.table, game.attempt


def draws_of(t: Tournament, stage: StageId) -> list[tuple[str, ...]]:
    """Return the lots that were drawn about a stage's standings, oldest first."""
    return [tuple(map(t.who, lot.players)) for lot in t.lots if lot.stage == stage]
