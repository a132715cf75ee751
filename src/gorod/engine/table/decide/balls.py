"""Black and white balls."""

from __future__ import annotations

from gorod.engine.commands import GiveBall
from gorod.engine.events import BallGiven
from gorod.engine.game import Game
from gorod.engine.phases import Balls
from gorod.engine.powers.secret_ballot import SecretBallot
from gorod.engine.refusal import Refusal
from gorod.engine.registry import Answer, decides
from gorod.engine.rules import Rules
from gorod.engine.seats import has
from gorod.engine.table.decide.discipline import in_game
from gorod.engine.table.decide.votes import no_voter


@decides(GiveBall, Balls)
def give_ball(rules: Rules, game: Game, phase: Balls, command: GiveBall) -> Answer:
    """One ball of each colour from everybody who votes, to two different living players."""
    seat, target, voters = command.seat, command.target, rules.voters(game)
    if not has(voters, seat):
        return no_voter(game, seat, "balls")
    refused = in_game(game, target, "balls")
    if refused is not None:
        return refused
    given, other = phase.of(seat, command.colour)
    if given:
        return Refusal("ball-given", rule="balls", seat=seat, target=given)
    if other == target:
        return Refusal("both-balls", rule="balls", seat=seat, target=target)
    return BallGiven(seat, command.colour, target, secret=SecretBallot in rules.powers)
