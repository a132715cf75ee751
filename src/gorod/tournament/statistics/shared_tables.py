"""Who met whom, and how often: counted from the seating, whether or not a game counts."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from gorod.tournament.ids import PersonId, StageId
from gorod.tournament.rounds import GameStatus
from gorod.tournament.state import Tournament

Pair = tuple[PersonId, PersonId]


def meetings(t: Tournament, stage: StageId | None = None) -> Counter[Pair]:
    """Count games at one table for each pair, the smaller id first.

    A game that is played again counts once.
    """
    met: Counter[Pair] = Counter()
    for game in t.games.values():
        if game.status != GameStatus.VOID and stage in (None, game.stage):
            for pair in combinations(sorted(map(t.who, game.players)), 2):
                met[pair] += 1
    return met


def matrix(
    t: Tournament, stage: StageId | None = None
) -> tuple[tuple[PersonId, ...], list[list[int]]]:
    """Return the players by nickname, and how often each met each other."""
    met = meetings(t, stage)
    seen = {player for pair in met for player in pair}
    players = tuple(sorted(seen, key=lambda player: (t.nickname(player).casefold(), player)))
    rows = [[met[one, other] or met[other, one] for other in players] for one in players]
    return players, rows


def squares(t: Tournament, stage: StageId | None = None) -> int:
    """Return the sum of squared meetings, which a seating keeps small."""
    return sum(times * times for times in meetings(t, stage).values())
