"""Who may name a best move?"""

from __future__ import annotations

from gorod.engine.game import Game
from gorod.engine.seats import has

TOO_MANY_LEFT = 2


def first_victim_names_three_unless_two_were_voted_out(game: Game, seat: int) -> int:
    """The victim of the first hunt names three seats, unless two or more left by the D1 vote."""
    return _unless_two_were_voted_out(3, game) if game.facts.first_killed >> seat & 1 else 0


def first_victims_name_four_unless_two_were_voted_out(game: Game, seat: int) -> int:
    """Every victim of the first hunting night names four seats.

    They name none if two or more left by the D1 vote.
    """
    return _unless_two_were_voted_out(4, game) if game.facts.first_killed >> seat & 1 else 0


def lost_by_the_first_vote(game: Game, seat: int) -> str:
    """Return why a seat has no best move: the D1 vote cost it, or it never had the right."""
    return "best-move-lost" if has(game.facts.first_killed, seat) else "best-move-right"


def _unless_two_were_voted_out(numbers: int, game: Game) -> int:
    voted_out = [
        d for d in game.facts.departures if d.moment == "D1" and d.cause in ("vote", "lift")
    ]
    return numbers if len(voted_out) < TOO_MANY_LEFT else 0


def by_the_rule_of_the_right(_: Game, __: int) -> str:
    """A player without a best move never had the right to one."""
    return "best-move-right"
