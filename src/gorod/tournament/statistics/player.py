"""A player's page: games, seats, roles, wins, first deaths, best moves, points over time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate

from gorod.rulebooks.policies.points import best_move_found
from gorod.rulebooks.policies.victory import lost
from gorod.tournament.ids import GameId, PersonId
from gorod.tournament.points_book import book_of
from gorod.tournament.standings.explain import Sitting, explained, sittings
from gorod.tournament.standings.standings_rows import Standings
from gorod.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of one kind: how many, and how they ended."""

    games: int = 0
    wins: int = 0
    losses: int = 0
    """The rest of the games was drawn."""


@dataclass(frozen=True, slots=True)
class BestMove:
    """A best move that they named: whom, and how many of those they had to look for."""

    game: GameId
    named: tuple[int, ...]
    found: int


@dataclass(frozen=True, slots=True)
class Point:
    """A player's points after a game."""

    game: GameId
    earned: Fraction
    total: Fraction


@dataclass(frozen=True, slots=True)
class PlayerNumbers:
    """Everything that the page of a player shows."""

    player: PersonId
    all: Tally
    roles: Mapping[str, Tally]
    teams: Mapping[str, Tally]
    seats: Mapping[int, Tally]
    first_killed: int
    best_moves: tuple[BestMove, ...]
    points: tuple[Point, ...]


def player_numbers(t: Tournament, table: Standings, player: PersonId) -> PlayerNumbers:
    """Return a player's numbers, from the games that count in these standings."""
    sat = sittings(t, table, player)
    return PlayerNumbers(
        player=player,
        all=tally(sat),
        roles={role: tally([s for s in sat if s.role == role]) for role in _seen(sat, "role")},
        teams={team: tally([s for s in sat if s.team == team]) for team in _seen(sat, "team")},
        seats={n: tally([s for s in sat if s.seat == n]) for n in sorted({s.seat for s in sat})},
        first_killed=sum(own.first_killed for own in sat),
        best_moves=tuple(move for own in sat for move in _best_moves(t, own)),
        points=_over_time(t, table, player, sat),
    )


def _seen(sat: tuple[Sitting, ...], what: str) -> list[str]:
    return sorted({str(getattr(own, what)) for own in sat})


def tally(sat: list[Sitting] | tuple[Sitting, ...]) -> Tally:
    losses = sum(lost(own.played.game, own.team) for own in sat)
    return Tally(len(sat), sum(own.won for own in sat), losses)


def _best_moves(t: Tournament, own: Sitting) -> list[BestMove]:
    if t.regulation is None:
        return []
    game, edition = own.played.game, book_of(t.regulation).edition
    found = best_move_found(edition.best_moves, game, own.seat)
    moves = game.facts.best_moves
    return [BestMove(own.game, move.named, found) for move in moves if move.seat == own.seat]


def _over_time(
    t: Tournament, table: Standings, player: PersonId, sat: tuple[Sitting, ...]
) -> tuple[Point, ...]:
    """Return a player's points after each game.

    A compensation is added at the game that it is for, with the value that it has now.
    """
    earned: Counter[str] = Counter()
    for part in explained(t, table, player):
        earned[part.game] += part.value  # type: ignore[assignment]  # a Counter adds fractions too
    each = [Fraction(earned[own.game]) for own in sat]
    games = zip(sat, each, accumulate(each), strict=True)
    return tuple(Point(own.game, now, total) for own, now, total in games)
