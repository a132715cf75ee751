"""Laws of legality: what is offered is what is accepted, and a refusal changes nothing."""

from gorod.engine import JUDGE, SPECTATOR, Refusal, covered, offers, step
from tests.kit.universe import universe


def offered_is_accepted(rules, game, seed=0):
    """A command is accepted exactly when it is offered; refused, it leaves the very same game."""
    standing = offers(rules, game)
    for command in universe(rules, game, seed):
        after, answer = step(rules, game, command)
        refused = isinstance(answer, Refusal)
        offered = covered(standing, command)
        assert offered is not refused, (
            f"{command!r} is {'offered' if offered else 'not offered'}, and answered {answer!r}, "
            f"in {game.phase!r}"
        )
        assert not refused or after is game, f"{command!r} was refused, but changed the game"


def everyone_is_offered_a_part(rules, game):
    """A seat is offered what is its own act, a spectator nothing, and the judge everything."""
    every = offers(rules, game, JUDGE)
    assert every == offers(rules, game)
    assert offers(rules, game, SPECTATOR) == ()
    for seat in range(1, game.size + 1):
        own = offers(rules, game, seat)
        assert own == tuple(offer for offer in every if offer.actor == seat)
