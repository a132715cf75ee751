"""Who may name a best move?"""

from __future__ import annotations

from gorod.engine.game import Game

NUMBERS = 3
TOO_MANY_LEFT = 2


def first_victim_names_three_unless_two_were_voted_out(game: Game, seat: int) -> int:
    """The victim of the first hunt names three seats, unless two or more left by the D1 vote."""
    if not game.sheet.first_killed >> seat & 1:
        return 0
    voted_out = [
        d for d in game.sheet.departures if d.moment == "D1" and d.cause in ("vote", "lift")
    ]
    return NUMBERS if len(voted_out) < TOO_MANY_LEFT else 0
