"""When does a protest pass by a vote of the players?"""

from __future__ import annotations

from gorod.engine.game import Game
from gorod.rulebooks.policies.victory import team_of


def the_whole_team_and_an_opponent(game: Game, seat: int, support: int) -> bool:
    """A protest passes if the protester's whole team, alive or not, and an opponent support it."""
    own = game.black if team_of(game, seat) == "black" else game.red
    return not own & ~support and bool(support & ~own)
