"""Propose judges for the tables of a round: no conflicts, and those with least work first."""

from __future__ import annotations

from collections import Counter

from gorod.tournament.ids import NOBODY, PersonId
from gorod.tournament.participants import Office
from gorod.tournament.rounds import GameStatus, Tables
from gorod.tournament.seating_flags import judge_conflicts
from gorod.tournament.state import Tournament


def loads(t: Tournament) -> Counter[str]:
    """Return how many games each judge has, those not yet played included."""
    return Counter(g.judge for g in t.games.values() if g.judge and g.status != GameStatus.VOID)


def proposed_judges(
    t: Tournament, tables: Tables, work: Counter[str] | None = None
) -> tuple[PersonId, ...]:
    """Return one judge for each table; `NOBODY` where all have conflicts.

    As many tables as possible get a judge, and among all such choices the judges taken have the
    least work: they are tried in that order, and a judge once taken is never dropped, only moved.
    """
    work = loads(t) if work is None else work
    judges = sorted(
        (j for j in t.officials if Office.JUDGE in t.offices(j)), key=lambda j: (work[j], j)
    )
    held: dict[int, PersonId] = {}

    def place(judge: PersonId, tried: set[int]) -> bool:
        for at, table in enumerate(tables):
            if at in tried or judge_conflicts(t, judge, table):
                continue
            tried.add(at)
            if at not in held or place(held[at], tried):
                held[at] = judge
                return True
        return False

    for judge in judges:
        place(judge, set())
    return tuple(held.get(at, NOBODY) for at in range(len(tables)))
