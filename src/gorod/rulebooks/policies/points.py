"""The values of a season. An edition is data; another season is another edition."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from gorod.engine.game import Game
from gorod.rulebooks.policies.compensation import Compensation
from gorod.rulebooks.policies.victory import team_of


@dataclass(frozen=True, slots=True)
class BestMoveWorth:
    """The value of a best move named by a victim of one team."""

    rule: str
    sought: frozenset[str]
    """The teams whose seats they have to name; their own number never counts."""
    points: Mapping[int, int]
    """How many they named correctly -> hundredths of a point."""


@dataclass(frozen=True, slots=True)
class Edition:
    """The values of one season, in hundredths of a point except for the compensation."""

    name: str
    win: Mapping[str, int]
    """Team -> what its victory is worth to each of its players; the rule is `win-` and the team."""
    disqualification: int
    best_moves: Mapping[str, BestMoveWorth]
    """Team of the victim -> what their best move is worth."""
    awards_exclude_best_move: bool
    """Whether only the larger of an award and a best move is credited; otherwise they add up."""
    award_players: int
    """The most players who may be rewarded."""
    award_players_alone: int
    """The most players who may be rewarded without the chief judge's consent."""
    award_total: int
    """The most that may be awarded in a game."""
    award_total_alone: int
    """The most that may be awarded without the chief judge's consent."""
    award_winner: frozenset[int]
    award_loser: frozenset[int]
    award_with_consent: frozenset[int]
    compensation: Compensation
    ties: tuple[str, ...]
    """What separates players with equal totals: rule ids in the order in which they are tried."""
    lot: bool
    """Whether a lot separates players equal in all of these; otherwise they share the place."""
    outcomes: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Result -> team -> what it is worth to each of its players, in place of `win`."""
    rating: Callable[[Game, tuple[str, ...]], str] | None = None
    """To which rating does a finished game under these options belong?

    None if there is only one.
    """
    provable: Mapping[str, str] = field(default_factory=dict)
    """Neglect that the record itself proves -> the clause that punishes it."""

    @property
    def scores(self) -> bool:
        """Whether the document has points at all."""
        shared = (worth for teams in self.outcomes.values() for worth in teams.values())
        return any(self.win.values()) or any(shared)


def edition_without_points(
    name: str,
    best_moves: Mapping[str, BestMoveWorth],
    compensation: Compensation,
    rating: Callable[[Game, tuple[str, ...]], str] | None = None,
) -> Edition:
    """Return the edition of a document that leaves points to the regulations of tournaments."""
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
    """Return the teams that won. A draw has no winners, even if teams share it."""
    outcome = game.outcome
    return outcome.winners if outcome is not None and outcome.kind != "draw" else ()


def best_move_found(best_moves: Mapping[str, BestMoveWorth], game: Game, seat: int) -> int:
    """Return how many of those whom this victim had to look for they named."""
    named = {at for move in game.facts.best_moves if move.seat == seat for at in move.named}
    if not named:
        return 0
    sought = best_moves[team_of(game, seat)].sought
    return sum(1 for at in named if at != seat and team_of(game, at) in sought)


def best_move_points(edition: Edition, game: Game, seat: int) -> int:
    """Return what this seat's best move is worth; a hint forfeits it."""
    if game.facts.hinted >> seat & 1:
        return 0
    worth = edition.best_moves[team_of(game, seat)]
    return worth.points.get(best_move_found(edition.best_moves, game, seat), 0)
