"""The steps and parts into which a lesson divides a game."""

from __future__ import annotations

from gorod.engine.game import Game
from gorod.engine.phases import (
    Balls,
    Election,
    Golden,
    Guess,
    LastWord,
    Naming,
    Night,
    Over,
    Recess,
    Seating,
    Speech,
    Vote,
)
from gorod.engine.struct import tag_of


def step_key(game: Game) -> str:
    """Return the name of the game's step.

    A step is a speech, the hands against one candidate, or a call of the night.
    """
    phase = game.phase
    marks: list[object] = [game.moment, tag_of(phase)]
    marks += [*getattr(phase, "queue", ())[:1], *getattr(phase, "duties", ())[:1]]
    if isinstance(phase, Vote):
        marks += [phase.round, len(phase.slate), len(phase.hands)]
    if isinstance(phase, Election):
        marks += [phase.office, phase.round, phase.cast, phase.lot]
    if isinstance(phase, Balls):
        marks += [*phase.black, *phase.white]
    return " ".join(map(str, marks))


def part_of(game: Game) -> str:
    """Return the part of a night or a day; a judge's mistakes are discussed after each part."""
    phase = game.phase.held if isinstance(game.phase, Recess) else game.phase
    if isinstance(phase, Seating):
        return "deal"
    if isinstance(phase, Over):
        return "over"
    if isinstance(phase, Night):
        return "night"
    if isinstance(phase, Naming) or (isinstance(phase, LastWord) and phase.at_night):
        return "morning"
    return "speeches" if isinstance(phase, Speech | Golden | Guess) else "vote"
