"""A rating across tournaments: Elo between the two sides of a table, by their averages.

For a game the expectation of a team is 1 / (1 + 10 ** ((theirs - ours) / scale)), where ours and
theirs are the mean ratings of the team and of everybody else at the table, as they were before the
game. A win scores 1, a loss 0, a draw 1/2, and every player of a team moves by k * (score -
expectation); k is larger for players with few games. A document may say that a game is not rated,
or rated apart: pools keep those apart. Ratings are never edited: they are computed from the first
game on, and an edition with other numbers is published beside the old one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from gorod.engine.game import Game
from gorod.engine.struct import Struct
from gorod.rulebooks.policies.points import winners
from gorod.rulebooks.policies.victory import team_of

MAIN, NONE = "main", "none"
DRAWN, WON, LOST = 0.5, 1.0, 0.0


class RatingEdition(Struct, frozen=True):
    """The numbers of one edition of the rating."""

    name: str
    start: float = 1500.0
    scale: float = 400.0
    k: float = 16.0
    k_new: float = 32.0
    new_games: int = 20
    """For how many games a player counts as a newcomer."""


EDITIONS = {edition.name: edition for edition in (RatingEdition("gorod-1"),)}
"""All editions that were ever published; a new season adds one and changes none."""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game for the rating: who sat where (by lasting ids), what happened, and its pool."""

    key: str
    players: tuple[str, ...]
    game: Game
    pool: str = MAIN


@dataclass(frozen=True, slots=True)
class Step:
    """What one game did to one player's rating."""

    key: str
    before: float
    expected: float
    scored: float
    after: float


@dataclass(slots=True)
class Rated:
    """A player's rating, and the steps that led to it."""

    value: float
    steps: list[Step] = field(default_factory=list)


def ratings(
    edition: RatingEdition, games: Iterable[RatedGame], pool: str = MAIN
) -> dict[str, Rated]:
    """Return everybody's rating after these games, in their order."""
    rated: dict[str, Rated] = {}
    for one in games:
        if one.pool == pool and one.game.outcome is not None:
            for player in one.players:
                rated.setdefault(player, Rated(edition.start))
            _play(edition, rated, one)
    return rated


def _play(edition: RatingEdition, rated: dict[str, Rated], one: RatedGame) -> None:
    """Rate one game; every change is computed from the ratings before it."""
    before = [rated[player].value for player in one.players]
    teams = [team_of(one.game, seat) for seat in range(1, one.game.size + 1)]
    won = winners(one.game)
    for player, team, now in zip(one.players, teams, before, strict=True):
        ours = [value for value, own in zip(before, teams, strict=True) if own == team]
        theirs = [value for value, own in zip(before, teams, strict=True) if own != team]
        gap = (_mean(theirs) - _mean(ours)) / edition.scale if theirs else 0.0
        expected = 1 / (1 + 10**gap)
        scored = DRAWN if not won else WON if team in won else LOST
        own = rated[player]
        k = edition.k_new if len(own.steps) < edition.new_games else edition.k
        own.value = now + k * (scored - expected)
        own.steps.append(Step(one.key, now, expected, scored, own.value))


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)
