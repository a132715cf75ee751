"""The values of a season: an edition is data, and another season is another edition."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from gorod.engine.game import Game
from gorod.rulebooks.policies.compensation import Compensation
from gorod.rulebooks.policies.victory import team_of


@dataclass(frozen=True, slots=True)
class BestMoveWorth:
    """What the best move of one team's victim is worth."""

    rule: str
    sought: frozenset[str]
    """The teams whose seats they have to name; their own number never counts."""
    points: Mapping[int, int]
    """So many of them named -> hundredths of a point."""


@dataclass(frozen=True, slots=True)
class Edition:
    """All values in hundredths of a point, but those of the compensation."""

    name: str
    win: Mapping[str, int]
    """Team -> what its victory is worth to each of its players; the rule is `win-` and the team."""
    disqualification: int
    best_moves: Mapping[str, BestMoveWorth]
    """Team of the victim -> what their best move is worth."""
    awards_exclude_best_move: bool
    """Of an award and a best move only the larger is credited; else they add up."""
    award_players: int
    """More players are never rewarded."""
    award_players_alone: int
    """More players are rewarded only if the chief judge consents."""
    award_total: int
    """More is never given."""
    award_total_alone: int
    """More is given only if the chief judge consents."""
    award_winner: frozenset[int]
    award_loser: frozenset[int]
    award_with_consent: frozenset[int]
    compensation: Compensation
    ties: tuple[str, ...]
    """What parts players with equal totals, as rule ids in the order in which they are tried."""
    lot: bool
    """A lot parts those who are equal in all of that; else they share the place for good."""
    outcomes: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Result -> team -> what it is worth to each of its players, in place of `win`."""
    rating: Callable[[Game, tuple[str, ...]], str] | None = None
    """To which rating a finished game under these options goes, where the document has several."""
    provable: Mapping[str, str] = field(default_factory=dict)
    """Neglect that the record itself proves -> the clause that punishes it."""

    @property
    def scores(self) -> bool:
        """Whether the document knows points at all."""
        shared = (worth for teams in self.outcomes.values() for worth in teams.values())
        return any(self.win.values()) or any(shared)


def edition_without_points(
    name: str,
    best_moves: Mapping[str, BestMoveWorth],
    compensation: Compensation,
    rating: Callable[[Game, tuple[str, ...]], str] | None = None,
) -> Edition:
    """The edition of a document that leaves the points to the regulations of tournaments."""
    return Edition(
        name=name,
        win=dict.fromkeys(best_moves, 0),
        disqualification=0,
        best_moves=best_moves,
        awards_exclude_best_move=False,
        award_players=0,
        award_players_alone=0,
        award_total=0,
        award_total_alone=0,
        award_winner=frozenset(),
        award_loser=frozenset(),
        award_with_consent=frozenset(),
        compensation=compensation,
        ties=(),
        lot=False,
        rating=rating,
    )


def winners(game: Game) -> tuple[str, ...]:
    """The teams that won; a draw has none, even one that teams share."""
    outcome = game.outcome
    return outcome.winners if outcome is not None and outcome.kind != "draw" else ()


def best_move_found(best_moves: Mapping[str, BestMoveWorth], game: Game, seat: int) -> int:
    """How many of those whom this victim had to look for they named."""
    sought = best_moves[team_of(game, seat)].sought
    named = {at for move in game.facts.best_moves if move.seat == seat for at in move.named}
    return sum(1 for at in named if at != seat and team_of(game, at) in sought)


def best_move_points(edition: Edition, game: Game, seat: int) -> int:
    """What this seat's best move is worth to its team; a hint forfeits it."""
    if game.facts.hinted >> seat & 1:
        return 0
    worth = edition.best_moves[team_of(game, seat)]
    return worth.points.get(best_move_found(edition.best_moves, game, seat), 0)
