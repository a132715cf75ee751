"""Is there a vote, what does it decide, and what ends it early?"""

from __future__ import annotations

from collections.abc import Sequence

from gorod.engine.events import BallotOpened, Event, LiftAsked, NobodyLeft, TieFound, VotedOut
from gorod.engine.game import Game
from gorod.engine.phases import Vote
from gorod.engine.seats import Seats, mask_of
from gorod.rulebooks.policies.weights import half_votes

FIRST_DAY = 1
MOST_LIFTED = 3
FOUR = 4


def lone_candidate_of_the_first_day_stays(game: Game) -> Event:
    """There is no vote without candidates, nor on the first day with one; otherwise a ballot."""
    off = cancelled_or_already_settled(game)
    if off is not None:
        return off
    if not game.today.candidates:
        return NobodyLeft("no-candidates", known=False, rule="no-candidates")
    if game.number == FIRST_DAY and len(game.today.candidates) == 1:
        return NobodyLeft("lone-candidate", known=False, rule="lone-candidate")
    return BallotOpened(game.today.candidates, 1, rule="ballot")


def a_cancelled_vote_removes_nobody(game: Game) -> Event | None:
    """A cancelled vote is not held, or not finished."""
    if game.rare.cancelled and game.vote_is_cancelled(game.number):
        return NobodyLeft("cancelled", known=False, rule="vote-cancelled")
    return None


def cancelled_or_already_settled(game: Game) -> Event | None:
    """A cancelled vote removes nobody, nor does a settled vote whose candidate has already left."""
    rare, standing = game.rare, game.today.standing
    if not (rare.cancelled or rare.forestalled or standing):
        return None
    if rare.forestalled >> game.number & 1:
        return NobodyLeft("cancelled", known=False, rule="vote-cancelled-before")
    off = a_cancelled_vote_removes_nobody(game)
    if off is None and standing and not game.lives(standing):
        return NobodyLeft("candidate-gone", known=True, rule="standing-result")
    return off


def missing_hands_go_to_the_last(_: Game, ballot: Vote, missing: int) -> int:
    """A player who has not voted votes against the last candidate of this ballot."""
    return missing if len(ballot.hands) == len(ballot.slate) - 1 else 0


def at_the_top(game: Game, slate: Seats, hands: Sequence[int]) -> Seats:
    """Return the players of a slate with the most hands, in the order of the slate."""
    top: Seats = ()
    most = -1
    for at, seat in enumerate(slate):
        raised = hands[at]
        count = half_votes(game, raised) if game.mayor else raised.bit_count()
        if count > most:
            top, most = (seat,), count
        elif count == most:
            top += (seat,)
    return top


def highest_count_leaves_ties_are_voted_again(game: Game, ballot: Vote) -> Event:
    """The single highest count leaves.

    A tie is voted on until it repeats; then the lift follows.
    """
    slate = at_the_top(game, ballot.slate, ballot.hands)
    if len(slate) == 1:
        return VotedOut(slate, "vote", rule="most-votes")
    if ballot.round == 1 or slate != ballot.opened:
        return TieFound(slate, rule="tie" if ballot.round == 1 else "smaller-tie")
    if mask_of(slate) == game.alive:
        return NobodyLeft("whole-table", known=True, rule="whole-table")
    return LiftAsked(slate)


def first_day_lifts_three_at_most(game: Game, ballot: Vote) -> Event:
    """The same, except that on the first day a repeated tie of more than three removes nobody."""
    result = highest_count_leaves_ties_are_voted_again(game, ballot)
    lifted = result.slate if isinstance(result, LiftAsked) else ()
    if game.number == FIRST_DAY and len(lifted) > MOST_LIFTED:
        return NobodyLeft("too-many", known=True, rule="first-day-lift")
    return result


def a_tie_of_four_ends_the_day(game: Game, ballot: Vote) -> Event:
    """The same, except that with four players no tie removes anybody."""
    result = highest_count_leaves_ties_are_voted_again(game, ballot)
    if game.alive.bit_count() == FOUR and not isinstance(result, VotedOut):
        return NobodyLeft("four-tie", known=True, rule="four-tie")
    return result


def more_than_half_of_the_living_lift(game: Game, slate: Seats, yes: int) -> Event:
    """All tied players leave if more than half of the living agree."""
    if 2 * yes.bit_count() > game.alive.bit_count():
        return VotedOut(slate, "lift", rule="lift")
    return NobodyLeft("lift-failed", known=True, rule="lift")


def all_the_living_vote(game: Game) -> int:
    """All living players vote."""
    return game.alive


def by_the_rule_of_the_vote(_: Game, __: int) -> str:
    """The rule that says who votes also says who does not."""
    return "voter"


def a_day_may_end_without_a_departure(_: Game, nobody: Event) -> Event:
    """When nobody leaves, the day is over."""
    return nobody


def whoever_is_voted_out_has_a_last_word(_: Game) -> str:
    """No rule takes the last word from players whom the vote removes."""
    return ""


def no_card_is_opened(_: Game) -> bool:
    """The cards of players whom the vote removes stay closed."""
    return False
