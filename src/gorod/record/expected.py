"""The move that a position waits for, in the words of the notation."""

from __future__ import annotations

from gorod.engine import Refusal, step
from gorod.engine import commands as c
from gorod.engine.by_day.by_day_phases import Open
from gorod.engine.game import Game
from gorod.engine.phases import Balls, Election, Guess, Lift, Recess, Speech, Verdict, Vote
from gorod.engine.rules import Rules
from gorod.engine.seats import seats_of
from gorod.record.forward import hunters

MOVES: dict[type, str] = {
    Lift: "lift: …",
    Speech: "nominate …",  # a day that has to be repeated until somebody is nominated
    Verdict: "execute …",
    Guess: "open, accuse …",
    Open: "close",
    Recess: "technical",
}


def expected(rules: Rules, game: Game) -> str:
    """Return the move that must be written before anything later; empty if none must."""
    phase = game.phase
    if isinstance(phase, Vote):
        verb = "tally" if phase.tallied else "vote"
        return f"{verb} {phase.slate[len(phase.hands)]}: …"
    if isinstance(phase, Election):
        return "coin …" if phase.lot else "elect …: …"
    if isinstance(phase, Balls):
        return _ball(rules, game, phase)
    if hunters(rules, game):
        missing = step(rules, game, c.Miss())[1]
        return "shoot …" if isinstance(missing, Refusal) else "shoot …, miss"
    return next((move for kind, move in MOVES.items() if isinstance(phase, kind)), "")


def _ball(rules: Rules, game: Game, balls: Balls) -> str:
    """Name the first ball that is still to be given."""
    given = (
        (seat, colour, balls.of(seat, colour)[0])
        for seat in seats_of(rules.voters(game))
        for colour in ("black", "white")
    )
    return next(f"ball {seat} {colour} …" for seat, colour, target in given if not target)
