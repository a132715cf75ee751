"""The schedule as a grid, for those who may see the seating."""

from __future__ import annotations

from gorod.tournament.files.grid import Cell, Grid
from gorod.tournament.ids import NOBODY, PersonId
from gorod.tournament.rounds import Round
from gorod.tournament.standings.counted_games import stage_order
from gorod.tournament.state import Tournament
from gorod.tournament.visibility import seen_rounds

SCHEDULE = ("stage", "round", "start", "table", "judge", "seat", "nickname")


def schedule(t: Tournament, who: PersonId) -> Grid:
    """Return every seat of every round that this person may see."""
    order = stage_order(t)
    rounds = sorted(seen_rounds(t, who), key=lambda own: (order[own.stage], own.number))
    rows: list[tuple[Cell, ...]] = []
    for own in rounds:
        start = _start(t, own)
        judges = own.judges + (NOBODY,) * (len(own.tables) - len(own.judges))
        for at, (table, judge) in enumerate(zip(own.tables, judges, strict=True), 1):
            name = t.officials[judge].name if judge in t.officials else judge
            rows += [
                (own.stage, own.number, start, at, name, seat, t.nickname(player))
                for seat, player in enumerate(table, 1)
            ]
    return Grid(SCHEDULE, tuple(rows))


def _start(t: Tournament, own: Round) -> str:
    """Return a start that spreadsheets take as a moment, `2026-11-21 12:00`; empty if not known."""
    known = t.starts(own.stage)
    return known[own.number - 1].replace("T", " ") if own.number <= len(known) else ""
