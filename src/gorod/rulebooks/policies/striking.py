"""What happens to a vote whose candidate is removed from the table?

No vote is cancelled: the candidate is struck off, and the remaining voters vote on the remaining
candidates. Tie speeches continue with the others.
"""

from __future__ import annotations

from gorod.engine.events import (
    BallotOpened,
    Event,
    LiftAsked,
    NobodyLeft,
    SlateCut,
    VotedOut,
)
from gorod.engine.game import Game
from gorod.engine.phases import Lift, Speech, Tie, Vote
from gorod.engine.seats import Seats, mask_of

FIRST_DAY = 1
ENOUGH_TO_VOTE = 2
FOUR = 4

Slated = Vote | Tie | Lift
"""The phases of a vote that have a slate."""


def still_at_the_table(game: Game, seats: Seats) -> Seats:
    """Return these players without those who have been removed; usually that is all of them."""
    if not mask_of(seats) & ~game.alive:
        return seats
    return tuple([seat for seat in seats if game.lives(seat)])


def a_removed_candidate_is_struck_off(game: Game, seat: int) -> Event | None:
    """No vote is cancelled; in the discussion the player is taken off the list at once."""
    if type(game.phase) is not Speech or seat not in game.today.candidates:
        return None
    return SlateCut(tuple(c for c in game.today.candidates if c != seat), "struck")


def a_struck_candidate_restarts_the_ballot(game: Game) -> Event | None:
    """The others are voted on again; a sole candidate leaves, but stays on the first day."""
    phase = game.phase
    slate = phase.slate if isinstance(phase, Slated) else ()
    left = still_at_the_table(game, slate)
    if left == slate:
        return _whole_table(game, left) if isinstance(phase, Lift) else None
    if len(left) < ENOUGH_TO_VOTE:
        return _alone(game, left)
    if isinstance(phase, Vote):
        return BallotOpened(left, phase.round, rule="struck")
    return LiftAsked(left, rule="struck") if isinstance(phase, Lift) else SlateCut(left, "struck")


def no_revote_of_four(game: Game) -> Event | None:
    """The same, except that four players hold no revote: everybody stays."""
    due = a_struck_candidate_restarts_the_ballot(game)
    phase = game.phase
    begins = type(phase) is Tie and not phase.queue and due is None
    begins_anew = type(phase) is Vote and phase.round > 1 and type(due) is BallotOpened
    if (begins or begins_anew) and game.alive.bit_count() == FOUR:
        return NobodyLeft("four-tie", known=True, rule="four-tie")
    return due


def _alone(game: Game, left: Seats) -> Event:
    if not left:
        return NobodyLeft("no-candidates", known=False, rule="struck")
    if game.number == FIRST_DAY:
        return NobodyLeft("lone-candidate", known=False, rule="struck")
    return VotedOut(left, "vote", rule="struck")


def _whole_table(game: Game, slate: Seats) -> Event | None:
    """Nobody leaves if nobody else is left to be asked, otherwise None."""
    if mask_of(slate) != game.alive:
        return None
    return NobodyLeft("whole-table", known=True, rule="whole-table")
