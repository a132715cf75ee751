"""What a position is waiting for, in the words of the notation."""

from __future__ import annotations

from gorod.engine.game import Game
from gorod.engine.phases import Guess, Lift, Open, Recess, Speech, Vote
from gorod.engine.rules import Rules
from gorod.record.forward import hunters

MOVES: dict[type, str] = {
    Lift: "lift: …",
    Speech: "nominate …",  # a day that has to be repeated until somebody is put up
    Guess: "open, accuse …",
    Open: "close",
    Recess: "technical",
}


def expected(rules: Rules, game: Game) -> str:
    """The move that must be written before anything later; empty where nothing must."""
    phase = game.phase
    if isinstance(phase, Vote):
        return f"vote {phase.slate[len(phase.hands)]}: …"
    if hunters(rules, game):
        return "shoot …, miss"
    return next((move for kind, move in MOVES.items() if isinstance(phase, kind)), "")
