"""How much is a hand worth?"""

from __future__ import annotations

from gorod.engine.game import Game


def half_votes(game: Game, hands: int) -> int:
    """Hands in half votes: two each, and three for the mayor's, where there is a mayor."""
    return 2 * hands.bit_count() + (hands >> game.mayor & 1 if game.mayor else 0)


def the_mayor_has_a_vote_and_a_half(game: Game, hands: int) -> float:
    """Hands in votes."""
    halves = half_votes(game, hands)
    return halves / 2 if halves % 2 else halves // 2
