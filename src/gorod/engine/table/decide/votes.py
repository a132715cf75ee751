"""Decisions of ballots and lifts: counting hands."""

from __future__ import annotations

from gorod.engine.commands import Hands, LiftHands, Tally
from gorod.engine.decisions import Answer, decides
from gorod.engine.events import Event, HandsCounted, HandsTallied, LiftCounted, VotedOut
from gorod.engine.game import Game
from gorod.engine.phases import UNNAMED, Lift, Vote
from gorod.engine.powers.counted_hands import CountedHands
from gorod.engine.powers.immunity import Immunity
from gorod.engine.powers.secret_ballot import SecretBallot
from gorod.engine.powers.self_votes import SelfVotes
from gorod.engine.powers.weighted_votes import WeightedVotes
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Rules
from gorod.engine.seats import Seats, has, mask_of, seats_of
from gorod.engine.vocabulary import Why


@decides(Hands, Vote)
def count_hands(rules: Rules, game: Game, phase: Vote, command: Hands) -> Answer:
    """Count the hands against the next candidate; each voter has one vote, the first one counts.

    Some rulebooks count hands in another way (`CountedHands`).
    """
    if command.candidate != phase.slate[len(phase.hands)]:
        return out_of_order(phase, command.candidate)
    cast = phase.cast
    if cast >> UNNAMED:
        return Refusal("tallied-before", rule="hands", seat=command.candidate)
    shown, voters = mask_of(command.hands), rules.voters(game)
    if shown & ~voters:
        seat = stranger(voters, command.hands)
        return no_voter(game, seat, rules.no_vote(game, seat))
    counting = rules.power(CountedHands)
    counted = shown & ~cast if counting is None else counting.counted(game, phase, shown)
    absent = rules.absent_hands(game, phase, voters & ~(cast | counted))
    return HandsCounted(
        command.candidate,
        seats_of(counted),
        () if shown == counted else seats_of(shown & ~counted),
        seats_of(absent) if absent else (),
        "missing-hands" if absent else "hands",
        secret_weight(rules, game, counted | absent) if SecretBallot in rules.powers else None,
    )


@decides(Tally, Vote)
def tally_hands(rules: Rules, game: Game, phase: Vote, command: Tally) -> Answer:
    """Count hands of which only the number was noted, in rulebooks where the number is enough."""
    if command.candidate != phase.slate[len(phase.hands)]:
        return out_of_order(phase, command.candidate)
    if not numbers_suffice(rules):
        return Refusal("voters-needed", rule="hands", seat=command.candidate)
    left = hands_left(rules, game, phase)
    if not 0 <= command.count <= left:
        return Refusal("too-many-hands", rule="voter", seat=command.candidate, target=left)
    missing = rules.absent_hands(game, phase, (1 << left - command.count) - 1)
    absent = missing.bit_count()
    if SecretBallot in rules.powers:
        return HandsTallied(command.candidate, command.count + absent)
    rule = "missing-hands" if absent else "hands"
    return HandsTallied(command.candidate, command.count, absent, rule)


VOTERS_MATTER = (CountedHands, SelfVotes, WeightedVotes)
"""Powers with which a ballot depends on who voted, and not only on how many."""


def numbers_suffice(rules: Rules) -> bool:
    """Whether the number of hands decides a ballot: no hand weighs more, and none can be void."""
    return rules.powers.keys().isdisjoint(VOTERS_MATTER)


def hands_left(rules: Rules, game: Game, phase: Vote) -> int:
    """Return how many voters have not voted yet, no matter who they are."""
    voters = rules.voters(game)
    return max(0, (voters & ~phase.cast).bit_count() - (phase.cast >> UNNAMED).bit_count())


def out_of_order(phase: Vote, candidate: int) -> Refusal:
    """Refuse a candidate who is not the next one to be voted on."""
    expected = phase.slate[len(phase.hands)]
    why: Why = "ballot-order" if candidate in phase.slate else "not-a-candidate"
    return Refusal(why, rule="ballot-order", seat=candidate, target=expected)


@decides(LiftHands, Lift)
def count_lift(rules: Rules, game: Game, phase: Lift, command: LiftHands) -> Answer:
    """Count the hands for removing all of the tied players."""
    if command.passed is not None:
        return _lift_told(rules, game, phase, carried=command.passed)
    if command.count is not None:
        return _lift_tallied(rules, game, phase, command.count)
    hands, voters = mask_of(command.hands), rules.voters(game)
    if hands & ~voters:
        return no_voter(game, stranger(voters, command.hands), "lift")
    lifted = condemned(rules, game, rules.lift_result(game, phase.slate, hands))
    few = None if voters == game.alive else voters.bit_count()
    secret = secret_weight(rules, game, hands) if SecretBallot in rules.powers else None
    return LiftCounted(seats_of(hands), secret=secret, voters=few), lifted


def _lift_tallied(rules: Rules, game: Game, phase: Lift, count: int) -> Answer:
    """Count the lift where only the number of hands was noted and is enough."""
    if WeightedVotes in rules.powers:
        return Refusal("lift-voters-needed", rule="lift")
    voters = seats_of(rules.voters(game))
    if not 0 <= count <= len(voters):
        return Refusal("lift-too-many", rule="lift", target=len(voters))
    result = rules.lift_result(game, phase.slate, mask_of(voters[:count]))
    few = None if rules.voters(game) == game.alive else len(voters)
    return LiftCounted((), voters=few, count=count), condemned(rules, game, result)


def _lift_told(rules: Rules, game: Game, phase: Lift, *, carried: bool) -> Answer:
    """Decide a lift of which only the result was noted.

    The rules are asked as if all voters, or none, had raised a hand.
    """
    hands = rules.voters(game) if carried else 0
    result = rules.lift_result(game, phase.slate, hands)
    return LiftCounted((), passed=carried), condemned(rules, game, result)


def secret_weight(rules: Rules, game: Game, hands: int) -> float:
    """Return the weight of these hands, which is all that the table learns in a secret ballot."""
    weighted = rules.power(WeightedVotes)
    return hands.bit_count() if weighted is None else weighted.weight(game, hands)


def stranger(voters: int, hands: Seats) -> int:
    """Return the first of these hands that may not vote."""
    return next(seat for seat in hands if not has(voters, seat))


def no_voter(game: Game, seat: int, rule: str) -> Refusal:
    """Refuse the hand of somebody without a vote."""
    if not 1 <= seat <= game.size:
        return Refusal("no-such-seat", rule=rule, seat=seat)
    return Refusal("no-vote" if game.lives(seat) else "voter-out", rule=rule, seat=seat)


def condemned(rules: Rules, game: Game, result: Event) -> Event:
    """Complete a vote's result: immune players stay, last words are denied, cards are opened."""
    if type(result) is not VotedOut:
        return result
    immunity = rules.power(Immunity)
    leave, stay = (result.seats, ()) if immunity is None else _spared(immunity, game, result.seats)
    hushed, opened = rules.no_last_word(game), rules.opens(game)
    if not (stay or hushed or opened):
        return result
    rule = hushed or result.rule
    return VotedOut(
        leave,
        result.cause,
        rule if leave else "immunity",
        stay,
        hushed=bool(hushed),
        cards=tuple([game.card(seat) for seat in leave]) if opened else (),
    )


def _spared(immunity: Immunity, game: Game, seats: Seats) -> tuple[Seats, Seats]:
    """Split the seats into those who leave and those who are immune today."""
    immune = immunity.immune(game)
    if not immune & mask_of(seats):
        return seats, ()
    leave = tuple([seat for seat in seats if not has(immune, seat)])
    return leave, tuple([seat for seat in seats if has(immune, seat)])
