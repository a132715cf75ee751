"""What a position is waiting for, in the words of the notation."""

from __future__ import annotations

from gorod.engine.game import Game
from gorod.engine.phases import Lift, Open, Vote
from gorod.record.forward import hunt_due


def expected(game: Game) -> str:
    """The move that must be written before anything later; empty where nothing must."""
    phase = game.phase
    if isinstance(phase, Vote):
        return f"vote {phase.slate[len(phase.hands)]}: …"
    if isinstance(phase, Lift):
        return "lift: …"
    if hunt_due(game):
        return "shoot …, miss"
    if isinstance(phase, Open):
        return "close"
    return ""
