"""What a position is waiting for, in the words of the notation."""

from __future__ import annotations

from gorod.engine.game import Game
from gorod.engine.phases import Balls, Election, Lift, Open, Recess, Verdict, Vote
from gorod.engine.rules import Rules
from gorod.engine.seats import seats_of
from gorod.record.forward import hunters


def expected(rules: Rules, game: Game) -> str:
    """The move that must be written before anything later; empty where nothing must."""
    phase = game.phase
    if isinstance(phase, Vote):
        return f"vote {phase.slate[len(phase.hands)]}: …"
    if isinstance(phase, Election):
        return "coin …" if phase.lot else "elect …: …"
    if isinstance(phase, Verdict):
        return "execute …"
    if isinstance(phase, Balls):
        return _ball(rules, game, phase)
    if isinstance(phase, Lift):
        return "lift: …"
    if hunters(rules, game):
        return "shoot …, miss"
    if isinstance(phase, Open):
        return "close"
    if isinstance(phase, Recess):
        return "technical"
    return ""


def _ball(rules: Rules, game: Game, balls: Balls) -> str:
    """The first ball that is still to be given."""
    for seat in seats_of(rules.voters(game)):
        for colour in ("black", "white"):
            if not balls.of(seat, colour)[0]:
                return f"ball {seat} {colour} …"
    return ""
