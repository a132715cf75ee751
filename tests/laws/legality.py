"""Laws of legality: exactly what is offered is accepted, and a refusal changes nothing."""

from functools import reduce

from gorod.engine import JUDGE, SPECTATOR, Refusal, evolve, is_offered, offers, step
from gorod.engine import commands as c
from gorod.engine import events as e
from tests.kit.command_universe import universe


def offered_is_accepted(rules, game, seed=0):
    """A command is accepted exactly when it is offered; refused, it leaves the very same game."""
    standing = offers(rules, game)
    for command in universe(rules, game, seed):
        after, answer = step(rules, game, command)
        refused = isinstance(answer, Refusal)
        offered = is_offered(standing, command)
        assert offered is not refused, (
            f"{command!r} is {'offered' if offered else 'not offered'}, and answered {answer!r}, "
            f"in {game.phase!r}"
        )
        assert not refused or after is game, f"{command!r} was refused, but changed the game"


def as_played_is_never_offered(rules, game, seed=0):
    """With a consent exactly what the rules refuse may be played, and it is never offered."""
    standing = offers(rules, game)
    for move in universe(rules, game, seed):
        if not isinstance(move, c.Nominate | c.Hands | c.LiftHands | c.Shoot | c.Show):
            continue
        command = c.AsPlayed(move, "Ivanov", "why")
        assert not is_offered(standing, command)
        after, answer = step(rules, game, command)
        if isinstance(answer, Refusal):
            assert after is game, f"{command!r} was refused, but changed the game"
        else:
            assert isinstance(answer[0], e.AsPlayed)
            assert isinstance(step(rules, game, move)[1], Refusal)
            assert reduce(evolve, answer, game) == after


def everyone_is_offered_a_part(rules, game):
    """A seat is offered its own acts, a spectator nothing, and the judge everything."""
    every = offers(rules, game, JUDGE)
    assert every == offers(rules, game)
    assert offers(rules, game, SPECTATOR) == ()
    for seat in range(1, game.size + 1):
        own = offers(rules, game, seat)
        assert own == tuple(offer for offer in every if offer.actor == seat)
