"""Which speech does a foul cost, and what is a silenced turn?"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.game import Game
from gorod.engine.phases import Speech
from gorod.engine.rules import Floor

THIRD = 3


def the_third_breaks_off_a_speech_or_costs_the_next(game: Game, seat: int, count: int) -> str:
    """The third foul ends a speech that the player is giving; otherwise it costs the next one."""
    if count != THIRD:
        return ""
    phase = game.phase
    return "ends-speech" if type(phase) is Speech and phase.queue[0] == seat else "nearest"


def silence_is_a_turn_without_the_word(full: int) -> Callable[[Game, int], Floor]:
    """A silenced player keeps a turn without speaking and may use gestures."""
    whole, silent = Floor(full, "speech"), Floor(0, "silent-turn")

    def speech(game: Game, seat: int) -> Floor:
        return silent if game.loses_next_speech >> seat & 1 else whole

    return speech
