"""Every phase of a game at a table, in the order of a day."""

from __future__ import annotations

from gorod.engine import phases as p

PHASES: tuple[type[p.AnyPhase], ...] = (
    p.Seating,
    p.Night,
    p.Naming,
    p.LastWord,
    p.Speech,
    p.Vote,
    p.Golden,
    p.Election,
    p.Verdict,
    p.Balls,
    p.Tie,
    p.Lift,
    p.Recess,
    p.Dusk,
    p.Guess,
    p.Over,
)
