"""How much is a hand worth?"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.events import Event, NobodyLeft, VotedOut
from gorod.engine.game import Game
from gorod.engine.seats import Seats


def half_votes(game: Game, hands: int) -> int:
    """Return the hands in half votes: two each, three for the mayor's if there is a mayor."""
    return 2 * hands.bit_count() + (hands >> game.mayor & 1 if game.mayor else 0)


def the_mayor_has_a_vote_and_a_half(game: Game, hands: int) -> float:
    """Return the hands in votes; the mayor's hand counts as one and a half."""
    halves = half_votes(game, hands)
    return halves / 2 if halves % 2 else halves // 2


def more_than_half_of_the_votes_lift(_: object) -> Callable[[Game, Seats, int], Event]:
    """All tied players leave if more than half of all votes, by weight, agree."""

    def lift_result(game: Game, slate: Seats, yes: int) -> Event:
        every = half_votes(game, game.alive & ~game.today.voteless)
        if 2 * half_votes(game, yes) > every:
            return VotedOut(slate, "lift", rule="lift")
        return NobodyLeft("lift-failed", known=True, rule="lift")

    return lift_result
