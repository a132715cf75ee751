"""Counting hands."""

from __future__ import annotations

from gorod.engine.commands import Hands, LiftHands
from gorod.engine.events import Event, HandsCounted, LiftCounted, VotedOut
from gorod.engine.game import Game
from gorod.engine.phases import Lift, Vote
from gorod.engine.refusal import Refusal
from gorod.engine.registry import Answer, decides
from gorod.engine.rules import Rules
from gorod.engine.seats import Seats, has, mask_of, seats_of


@decides(Hands, Vote)
def count_hands(rules: Rules, game: Game, phase: Vote, command: Hands) -> Answer:
    """Candidates are voted in order; one voter has one vote; the first one counts."""
    expected = phase.slate[len(phase.hands)]
    if command.candidate != expected:
        why = "ballot-order" if command.candidate in phase.slate else "not-a-candidate"
        return Refusal(why, rule="ballot-order", seat=command.candidate, target=expected)
    shown, voters = mask_of(command.hands), rules.voters(game)
    if shown & ~voters:
        return no_voter(game, voters, command.hands, "voter")
    counted = rules.counted(game, phase, shown)
    absent = rules.absent_hands(game, phase, voters & ~(phase.cast | counted))
    return HandsCounted(
        command.candidate,
        seats_of(counted),
        seats_of(shown & ~counted),
        seats_of(absent),
        "missing-hands" if absent else "hands",
        rules.weight(game, counted | absent) if rules.secret_ballot else None,
    )


@decides(LiftHands, Lift)
def count_lift(rules: Rules, game: Game, phase: Lift, command: LiftHands) -> Answer:
    """The hands for everybody's leaving are counted once."""
    hands, voters = mask_of(command.hands), rules.voters(game)
    if hands & ~voters:
        return no_voter(game, voters, command.hands, "lift")
    secret = rules.weight(game, hands) if rules.secret_ballot else None
    lifted = condemned(rules, game, rules.lift_result(game, phase.slate, hands))
    return LiftCounted(seats_of(hands), secret=secret), lifted


def no_voter(game: Game, voters: int, hands: Seats, rule: str) -> Refusal:
    """Why the first hand that may not vote is refused."""
    seat = next(seat for seat in hands if not has(voters, seat))
    if not 1 <= seat <= game.size:
        return Refusal("no-such-seat", rule=rule, seat=seat)
    return Refusal("no-vote" if game.lives(seat) else "voter-out", rule=rule, seat=seat)


def condemned(rules: Rules, game: Game, result: Event) -> Event:
    """A result of a vote, with mercy for those whom it cannot remove today."""
    if type(result) is not VotedOut:
        return result
    immune = rules.immune(game)
    leave = tuple(seat for seat in result.seats if not has(immune, seat))
    return VotedOut(
        leave,
        result.cause,
        result.rule,
        tuple(seat for seat in result.seats if has(immune, seat)),
        hushed=not rules.last_words(game),
        cards=tuple(game.card(seat) for seat in leave) if rules.opens(game) else (),
    )
