"""What if the document has no points, no protests and no second chances of its own?"""

from __future__ import annotations

from gorod.engine.events import Event
from gorod.engine.game import Game
from gorod.engine.refusal import Refusal


def the_tournament_gives_the_points(_: Game, seat: int, __: int) -> Refusal | None:
    """The document awards nothing; the tournament's own regulations may."""
    return Refusal("no-points", rule="award", seat=seat)


def no_award_waits(_: Game, __: int, ___: int) -> bool:
    """There is no award that the chief judge would have to see."""
    return False


def no_penalty_is_known(_: Game, seat: int, clause: str) -> Refusal | None:
    """The document takes no points away."""
    return Refusal("no-such-fine", rule="fine", seat=seat, clause=clause)


def no_defeat_in_a_farewell(_: Game, __: int, ___: str) -> bool:
    """A leaving player is punished like any other."""
    return False


def no_vote_is_cancelled(_: Game, __: int) -> Event | None:
    """A removal cancels no vote."""
    return None


def never(_: str) -> bool:
    """The offender of a team's defeat bears nothing beside it."""
    return False
