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
    if command.candidate != phase.slate[len(phase.hands)]:
        why = "ballot-order" if command.candidate in phase.slate else "not-a-candidate"
        expected = phase.slate[len(phase.hands)]
        return Refusal(why, rule="ballot-order", seat=command.candidate, target=expected)
    refused = _voters(game, command.hands, "voter")
    if refused is not None:
        return refused
    cast = 0
    for counted in phase.hands:
        cast |= counted
    shown = mask_of(command.hands)
    fresh = shown & ~cast
    absent = rules.absent_hands(phase, game.alive & ~(cast | fresh))
    return HandsCounted(
        command.candidate,
        seats_of(fresh),
        seats_of(shown & cast),
        seats_of(absent),
        rule="missing-hands" if absent else "hands",
    )


@decides(LiftHands, Lift)
def count_lift(rules: Rules, game: Game, phase: Lift, command: LiftHands) -> Answer:
    """The hands for everybody's leaving are counted once."""
    refused = _voters(game, command.hands, "lift")
    if refused is not None:
        return refused
    hands = mask_of(command.hands)
    return LiftCounted(seats_of(hands)), rules.lift_result(game, phase.slate, hands.bit_count())


def _voters(game: Game, hands: Seats, rule: str) -> Refusal | None:
    for seat in hands:
        if not 1 <= seat <= game.size:
            return Refusal("no-such-seat", rule=rule, seat=seat)
        if not game.lives(seat):
            return Refusal("voter-out", rule=rule, seat=seat)
    return None
