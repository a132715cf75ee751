"""Counting hands."""

from __future__ import annotations

from gorod.engine.commands import Hands, LiftHands
from gorod.engine.events import HandsCounted, LiftCounted
from gorod.engine.game import Game
from gorod.engine.phases import Lift, Vote
from gorod.engine.refusal import Refusal
from gorod.engine.registry import Answer, decides
from gorod.engine.rules import Rules
from gorod.engine.seats import Seats, mask_of, seats_of


@decides(Hands, Vote)
def count_hands(rules: Rules, game: Game, phase: Vote, command: Hands) -> Answer:
    """Candidates are voted in order; one voter has one vote; the first one counts."""
    expected = phase.slate[len(phase.hands)]
    if command.candidate != expected:
        why = "ballot-order" if command.candidate in phase.slate else "not-a-candidate"
        return Refusal(why, rule="ballot-order", seat=command.candidate, target=expected)
    shown = mask_of(command.hands)
    if shown & ~game.alive:
        return _no_voter(game, command.hands, "voter")
    cast = sum(phase.hands)  # the sets are disjoint: nobody is counted twice
    fresh = shown & ~cast
    absent = rules.absent_hands(phase, game.alive & ~(cast | fresh))
    return HandsCounted(
        command.candidate,
        seats_of(fresh),
        seats_of(shown & cast),
        seats_of(absent),
        "missing-hands" if absent else "hands",
    )


@decides(LiftHands, Lift)
def count_lift(rules: Rules, game: Game, phase: Lift, command: LiftHands) -> Answer:
    """The hands for everybody's leaving are counted once."""
    hands = mask_of(command.hands)
    if hands & ~game.alive:
        return _no_voter(game, command.hands, "lift")
    return LiftCounted(seats_of(hands)), rules.lift_result(game, phase.slate, hands.bit_count())


def _no_voter(game: Game, hands: Seats, rule: str) -> Refusal:
    """Why the first hand that may not vote is refused."""
    seat = next(seat for seat in hands if not game.lives(seat))
    why = "voter-out" if 1 <= seat <= game.size else "no-such-seat"
    return Refusal(why, rule=rule, seat=seat)
