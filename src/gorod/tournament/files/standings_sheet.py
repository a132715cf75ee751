"""The standings as the federations print them: one grid for every file and every screen."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from gorod.engine.vocabulary import Role
from gorod.scoring import Row
from gorod.tournament.files.grid import Cell, Grid
from gorod.tournament.standings.standings_rows import Standings, StandingsRow
from gorod.tournament.state import Tournament

COLUMNS = (
    "place",
    "nickname",
    "city",
    "club",
    "games",
    "wins",
    "sheriff-wins",
    "don-wins",
    "first-killed",
    "compensation",
    "best-move",
    "award",
    "penalty",
    "main",
    "extra",
    "total",
    "decided-by",
    "out",
)
TOLD = "only-result"
"""A column that counts games of which only the result was recorded, if there are any."""
PENALTIES = ("fine", "disqualification")
"""A correction of a penalty counts as a penalty, one of an award as an award."""


def standings_grid(t: Tournament, table: Standings) -> Grid:
    """Return one row for each player, in the order of the places."""
    won = Counter(
        (player, played.game.card(seat))
        for _, played in table.games.values()
        for seat, player in enumerate(played.names, 1)
        if played.won_leading(seat)
    )
    rows = tuple(_row(t, won, line) for line in table.lines)
    told = Counter(
        player for _, played in table.games.values() if played.game.told for player in played.names
    )
    if not told:
        return Grid(COLUMNS, rows)
    numbers = (told[line.player] for line in table.lines)
    *before, last = COLUMNS
    return Grid(
        (*before, TOLD, last),
        tuple((*row[:-1], n, row[-1]) for row, n in zip(rows, numbers, strict=True)),
    )


def _row(t: Tournament, won: Counter[tuple[str, Role]], line: StandingsRow) -> tuple[Cell, ...]:
    player, row = t.players.get(line.player), line.row
    club = t.clubs.get(player.club) if player is not None else None
    return (
        row.place,
        line.nickname,
        "" if player is None else player.city,
        "" if club is None else club.name,
        row.games,
        row.wins,
        won[line.player, Role("sheriff")],
        won[line.player, Role("don")],
        row.first_killed,
        row.compensation,
        _sum(row, "best-move"),
        _sum(row, "award"),
        _sum(row, *PENALTIES),
        row.main,
        row.extra,
        row.total,
        "?" if row.lot else row.decided_by,
        line.out,
    )


def _sum(row: Row, *kinds: str) -> Fraction:
    return sum((s.item.value for s in row.items if s.item.kind in kinds), Fraction())
