"""Elections to an office, the deputy's sentence, and the mayor's heir."""

from __future__ import annotations

from gorod.engine.by_day.commands import FlipCoin
from gorod.engine.commands import Elect, Execute, Successor
from gorod.engine.events import Elected, ElectionHands, SuccessorNamed, VotedOut
from gorod.engine.game import Game
from gorod.engine.phases import Dusk, Election, LastWord, Verdict
from gorod.engine.powers.mayor import Mayor
from gorod.engine.refusal import NO_SUCH_MOVE, Refusal
from gorod.engine.registry import Answer, decides
from gorod.engine.rules import Rules
from gorod.engine.seats import mask_of, seats_of
from gorod.engine.table.decide.discipline import in_game
from gorod.engine.table.decide.votes import condemned, no_voter, secret_weight, stranger
from gorod.engine.table.decide.wrong_phase import wrong_phase


@decides(Elect, Election)
def elect(rules: Rules, game: Game, phase: Election, command: Elect) -> Answer:
    """Hands for one of the slate, in any order; the first hand of a voter counts."""
    if phase.lot:
        return Refusal("lot-due", rule=phase.office)
    if command.candidate not in phase.slate:
        return Refusal("not-electable", rule=phase.office, seat=command.candidate)
    shown, voters = mask_of(command.hands), rules.voters(game)
    if shown & ~voters:
        return no_voter(game, stranger(voters, command.hands), phase.office)
    fresh = shown & ~phase.cast
    secret = secret_weight(rules, game, fresh)
    return ElectionHands(
        command.candidate, seats_of(fresh), seats_of(shown & ~fresh), phase.office, secret
    )


@decides(FlipCoin, Election)
def draw_lot(_: Rules, __: Game, phase: Election, command: FlipCoin) -> Answer:
    """A lot decides where the votes have not."""
    if not phase.lot:
        return Refusal("no-lot", rule=phase.office)
    if command.seat not in phase.slate:
        return Refusal("not-electable", rule=phase.office, seat=command.seat)
    return Elected(phase.office, command.seat, phase.office)


@decides(Execute, Verdict)
def execute(rules: Rules, game: Game, _: Verdict, command: Execute) -> Answer:
    """The deputy names one of the living, himself if he likes."""
    sentence = VotedOut((command.seat,), "execution", rule="execution")
    return in_game(game, command.seat, "execution") or condemned(rules, game, sentence)


@decides(Successor, Dusk)
def name_successor_in_silence(rules: Rules, game: Game, phase: Dusk, command: Successor) -> Answer:
    """A mayor who was executed without a last word names another before the night."""
    if not phase.heir:
        return wrong_phase(rules, game, command)
    return in_game(game, command.seat, "successor") or SuccessorNamed(phase.heir, command.seat)


@decides(Successor, LastWord)
def name_successor(rules: Rules, game: Game, phase: LastWord, command: Successor) -> Answer:
    """A mayor who leaves names another in his last word."""
    if Mayor not in rules.powers:
        return NO_SUCH_MOVE
    speaker = phase.queue[0]
    if game.mayor != speaker:
        early = game.mayor in phase.queue
        return Refusal("not-the-mayor", rule="successor", seat=speaker, early=early)
    heir = command.seat
    return in_game(game, heir, "successor") or SuccessorNamed(speaker, heir)
