"""Decisions on elections, balls, the card of the day, and the guess at a closed card."""

from __future__ import annotations

from gorod.engine.by_day.by_day_commands import FlipCoin
from gorod.engine.commands import (
    Accuse,
    Breach,
    DrawCard,
    Elect,
    Execute,
    GiveBall,
    OpenCard,
    Successor,
)
from gorod.engine.decisions import Answer, decides
from gorod.engine.events import (
    BallGiven,
    Breached,
    CardDrawn,
    CardOpened,
    Decided,
    Elected,
    ElectionHands,
    SuccessorNamed,
    VotedOut,
)
from gorod.engine.game import Game
from gorod.engine.phases import (
    AnyPhase,
    Balls,
    Dusk,
    Election,
    Golden,
    Guess,
    LastWord,
    Lift,
    Speech,
    Tie,
    Verdict,
    Vote,
)
from gorod.engine.powers.card_guess import CardGuess
from gorod.engine.powers.day_card import DayCard
from gorod.engine.powers.mayor import Mayor
from gorod.engine.powers.secret_ballot import SecretBallot
from gorod.engine.refusal import NO_SUCH_MOVE, Refusal
from gorod.engine.rules import Rules
from gorod.engine.seats import has, mask_of, seats_of, whole_table
from gorod.engine.table.decide.discipline import in_game
from gorod.engine.table.decide.votes import condemned, no_voter, secret_weight, stranger
from gorod.engine.table.decide.wrong_phase import wrong_phase
from gorod.engine.vocabulary import Why


@decides(Elect, Election)
def elect(rules: Rules, game: Game, phase: Election, command: Elect) -> Answer:
    """Count hands for one candidate, in any order; only the first hand of a voter counts."""
    if phase.lot:
        return Refusal("lot-due", rule=phase.office)
    if command.candidate not in phase.slate:
        return Refusal("not-electable", rule=phase.office, seat=command.candidate)
    shown, voters = mask_of(command.hands), rules.voters(game)
    if shown & ~voters:
        return no_voter(game, stranger(voters, command.hands), phase.office)
    fresh = shown & ~phase.cast
    secret = secret_weight(rules, game, fresh) if SecretBallot in rules.powers else None
    return ElectionHands(
        command.candidate, seats_of(fresh), seats_of(shown & ~fresh), phase.office, secret
    )


@decides(FlipCoin, Election)
def draw_lot(_: Rules, __: Game, phase: Election, command: FlipCoin) -> Answer:
    """Record the lot that decides where the votes have not."""
    if not phase.lot:
        return Refusal("no-lot", rule=phase.office)
    if command.seat not in phase.slate:
        return Refusal("not-electable", rule=phase.office, seat=command.seat)
    return Elected(phase.office, command.seat, phase.office)


@decides(Execute, Verdict)
def execute(rules: Rules, game: Game, _: Verdict, command: Execute) -> Answer:
    """Execute a living player named by the deputy, possibly themselves."""
    sentence = VotedOut((command.seat,), "execution", rule="execution")
    return in_game(game, command.seat, "execution") or condemned(rules, game, sentence)


@decides(Successor, Dusk)
def name_successor_in_silence(rules: Rules, game: Game, phase: Dusk, command: Successor) -> Answer:
    """Let a mayor who was executed without a last word name a successor before the night."""
    if not phase.heir:
        return wrong_phase(rules, game, command)
    return in_game(game, command.seat, "successor") or SuccessorNamed(phase.heir, command.seat)


@decides(Successor, LastWord)
def name_successor(rules: Rules, game: Game, phase: LastWord, command: Successor) -> Answer:
    """Let a mayor who leaves name a successor in their last word."""
    if Mayor not in rules.powers:
        return NO_SUCH_MOVE
    speaker = phase.queue[0]
    if game.mayor != speaker:
        early = game.mayor in phase.queue
        return Refusal("not-the-mayor", rule="successor", seat=speaker, early=early)
    heir = command.seat
    return in_game(game, heir, "successor") or SuccessorNamed(speaker, heir)


@decides(GiveBall, Balls)
def give_ball(rules: Rules, game: Game, phase: Balls, command: GiveBall) -> Answer:
    """Record one ball; every voter gives a ball of each colour, to two different living players."""
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


@decides(OpenCard, Guess)
def open_closed_card(rules: Rules, game: Game, _: Guess, __: OpenCard) -> Answer:
    """Open the card that neither player has, on which both have agreed."""
    spare = game.rare.spare
    return CardOpened(0, spare), _decided(rules, spare)


@decides(Accuse, Guess)
def accuse(rules: Rules, game: Game, _: Guess, command: Accuse) -> Answer:
    """Decide the game by the first accusation; players may not accuse themselves."""
    seat, target = command.seat, command.target
    for named in (seat, target):
        if not game.lives(named):
            why: Why = "out-of-game" if 1 <= named <= game.size else "no-such-seat"
            return Refusal(why, rule="guess-awaited", seat=named)
    if seat == target:
        return Refusal("accuses-himself", rule="guess-awaited", seat=seat)
    card = game.card(target)
    return CardOpened(target, card), _decided(rules, card)


def _decided(rules: Rules, card: str) -> Decided:
    """Return what the opened card decides; only a rulebook with the power reaches this phase."""
    return rules.granted(CardGuess).guess(card)


@decides(DrawCard, Speech)
def draw_card(rules: Rules, game: Game, phase: Speech, command: DrawCard) -> Answer:
    """Record the card of the day, one a day and before the first speech ends."""
    if DayCard not in rules.powers:
        return NO_SUCH_MOVE
    if game.today.card:
        return Refusal("card-drawn", rule="day-card")
    if not may_draw(game, phase):
        return Refusal("card-late", rule="day-card")
    named = mask_of(command.speakers) | mask_of(command.voters) | mask_of(command.candidates)
    if named & ~whole_table(game.size):
        return Refusal("card-seats", rule="day-card")
    return CardDrawn(command.text, command.speakers, command.voters, command.candidates)


def may_draw(game: Game, phase: Speech) -> bool:
    """Whether nobody has ended a speech or put anybody up yet."""
    return len(phase.queue) >= game.alive.bit_count() and not game.today.nominators


BY_DAYLIGHT = (Speech, Golden, Vote, Tie, Lift, Election, Verdict, Balls)
"""The phases of a day in which a player can still lose their vote."""


@decides(Breach, *BY_DAYLIGHT)
def breach(rules: Rules, game: Game, _: AnyPhase, command: Breach) -> Answer:
    """A player who breaks the condition of the day loses their vote for the day."""
    if DayCard not in rules.powers:
        return NO_SUCH_MOVE
    if not game.today.card:
        return Refusal("no-card", rule="breach")
    refused = in_game(game, command.seat, "breach")
    if refused is not None:
        return refused
    if has(game.today.voteless, command.seat):
        return Refusal("no-vote", rule="breach", seat=command.seat)
    return Breached(command.seat)
