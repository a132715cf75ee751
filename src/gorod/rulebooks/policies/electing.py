"""Who votes, which hands count, and what does a ballot decide, if the tied do not vote?"""

from __future__ import annotations

from typing import Any

from gorod.engine.events import (
    BallotOpened,
    Event,
    LiftAsked,
    NobodyLeft,
    SlateCut,
    TieFound,
    VotedOut,
)
from gorod.engine.game import Game
from gorod.engine.phases import Lift, Recess, Speech, Vote
from gorod.engine.seats import Seats, has, mask_of
from gorod.rulebooks.policies.striking import still_at_the_table
from gorod.rulebooks.policies.voting import at_the_top


def two_candidates_or_no_vote(game: Game) -> Event:
    """With fewer than two living candidates there is no vote, on any day."""
    slate = still_at_the_table(game, game.today.candidates)
    if len(slate) > 1:
        return BallotOpened(slate, 1, rule="ballot")
    return _too_few(slate)


def _too_few(slate: Seats) -> Event:
    reason = "sole-candidate" if slate else "no-candidates"
    return NobodyLeft(reason, known=False, rule=reason)


def removed_candidates_are_struck_off(game: Game) -> Event | None:
    """A player removed during a vote is no longer a candidate; a sole remaining candidate stays."""
    vote: Any = game.phase  # only a ballot, tie speeches or a lift can be called off
    left = still_at_the_table(game, vote.slate)
    if left == vote.slate:
        return None
    return SlateCut(left, rule="slate-cut") if len(left) > 1 else _too_few(left)


def a_removed_candidate_leaves_the_list(game: Game, seat: int) -> Event | None:
    """No vote is cancelled; during the speeches the player is taken off the list at once."""
    phase = game.phase.held if isinstance(game.phase, Recess) else game.phase
    if type(phase) is not Speech or seat not in game.today.candidates:
        return None
    return SlateCut(tuple(c for c in game.today.candidates if c != seat), rule="slate-cut")


def the_tied_do_not_vote(game: Game) -> int:
    """Return the living who have a vote today, without the tied in the revote and the lift."""
    may_vote, tied = game.alive & ~game.today.voteless, _tied(game)
    return may_vote & ~mask_of(tied) if tied else may_vote


def the_tied_and_the_voteless_by_their_own_rules(game: Game, seat: int) -> str:
    """Return the rule that denies a vote: fouls for the day, a tie for the revote, or neither."""
    if has(game.today.voteless, seat):
        return "no-vote"
    return "tied-vote" if seat in _tied(game) else "voter"


def _tied(game: Game) -> Seats:
    """Return those tied in the first ballot, even if fewer of them tied again."""
    phase = game.phase
    if type(phase) is Lift:
        return game.facts.ballots[-1].slate
    return phase.slate if type(phase) is Vote and phase.round > 1 else ()


def first_hand_not_against_oneself(_: Game, ballot: Vote, shown: int) -> int:
    """A voter's first hand counts. A hand against themselves is void and leaves them their vote."""
    own = 1 << ballot.slate[len(ballot.hands)]
    return shown & ~ballot.cast & ~own


def absent_hands_abstain(_: Game, __: Vote, ___: int) -> int:
    """A voter who shows no hand has voted for nobody."""
    return 0


def one_revote_then_the_lift(game: Game, ballot: Vote) -> Event:
    """The highest count leaves. A tie is voted on once more, and a second tie leads to the lift."""
    slate = at_the_top(game, ballot.slate, ballot.hands)
    first = ballot.round == 1
    if len(slate) == 1:
        return VotedOut(slate, "vote", rule="most-votes" if first else "revote-result")
    if first and not ballot.cast:
        return NobodyLeft("no-votes", known=True, rule="no-votes")
    if first:
        return TieFound(slate)
    if not the_tied_do_not_vote(game):
        return NobodyLeft("lift-failed", known=True, rule="lift")
    return LiftAsked(slate)


def more_than_half_of_the_voters_lift(game: Game, slate: Seats, hands: int) -> Event:
    """Those tied again leave if more than half of the voters agree."""
    if 2 * hands.bit_count() > the_tied_do_not_vote(game).bit_count():
        return VotedOut(slate, "lift", rule="lift")
    return NobodyLeft("lift-failed", known=True, rule="lift")
