"""What a position is waiting for, in the words of the notation."""

from __future__ import annotations

from gorod.engine.game import Game
from gorod.engine.phases import Lift, Open, Recess, Vote
from gorod.engine.rules import Rules
from gorod.record.forward import hunters


def expected(rules: Rules, game: Game) -> str:
    """The move that must be written before anything later; empty where nothing must."""
    phase = game.phase
    if isinstance(phase, Vote):
        return f"vote {phase.slate[len(phase.hands)]}: …"
    if isinstance(phase, Lift):
        return "lift: …"
    if hunters(rules, game):
        return "shoot …, miss"
    if isinstance(phase, Open):
        return "close"
    if isinstance(phase, Recess):
        return "technical"
    return ""
