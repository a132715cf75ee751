"""The values of a season: an edition is data, and another season is another edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from gorod.engine.game import Game
from gorod.engine.seats import Seats


@dataclass(frozen=True, slots=True)
class Edition:
    """All values in hundredths of a point."""

    name: str
    win: int
    disqualification: int
    best_move: Mapping[int, int]
    """Blacks named -> points."""
    award_players: int
    award_total: int
    award_winner: frozenset[int]
    award_loser: frozenset[int]
    award_with_consent: frozenset[int]
    compensation: Fraction
    """The most that a first victim is compensated for one game, in points."""
    compensation_share: Fraction
    """The share of a player's games that makes up B."""
    provable: Mapping[str, str] = field(default_factory=dict)
    """Neglect that the record itself proves -> the clause that punishes it."""


def best_move_hits(game: Game, named: Seats) -> int:
    """How many of the seats named are black."""
    return sum(1 for seat in named if game.black >> seat & 1)


def best_move_points(edition: Edition, game: Game, seat: int) -> int:
    """What a red victim's best move is worth; a hint forfeits it, a black one earns nothing."""
    if game.black >> seat & 1 or game.sheet.hinted >> seat & 1:
        return 0
    for move in game.sheet.best_moves:
        if move.seat == seat:
            return edition.best_move.get(best_move_hits(game, move.named), 0)
    return 0
