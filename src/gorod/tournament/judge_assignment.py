"""Judges for the tables of a round: conflicts avoided, and those with least work first."""

from __future__ import annotations

from collections import Counter

from gorod.tournament.ids import NOBODY, PersonId
from gorod.tournament.participants import Office
from gorod.tournament.rounds import GameStatus, Tables
from gorod.tournament.seating_flags import judge_conflicts
from gorod.tournament.state import Tournament


def loads(t: Tournament) -> Counter[str]:
    """How many games each judge has, those not yet played included."""
    return Counter(g.judge for g in t.games.values() if g.judge and g.status != GameStatus.VOID)


def proposed_judges(
    t: Tournament, tables: Tables, work: Counter[str] | None = None
) -> tuple[PersonId, ...]:
    """One judge a table; `` where nobody is free of conflicts.

    As many tables as possible get one, and among all such choices the judges taken have the
    least work: they are tried in that order, and nobody once taken is dropped, only moved.
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
