"""How ballots, ties, lifts and their results change the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from gorod.engine.events import (
    BallotOpened,
    HandsCounted,
    HandsTallied,
    LiftAsked,
    LiftCounted,
    NobodyLeft,
    SelfVotesCounted,
    SlateCut,
    TieFound,
    VotedOut,
)
from gorod.engine.game import Ballot, Departure, Facts, Game, LiftVote
from gorod.engine.phases import UNNAMED, Dusk, LastWord, Lift, Recess, Speech, Tie, Vote
from gorod.engine.seats import Seats, mask_of
from gorod.engine.struct import replace


def slate_cut(game: Game, event: SlateCut) -> Game:
    """Shorten the slate or the open list; hands against the remaining candidates still count."""
    phase, slate = game.phase, event.slate
    if type(phase) in (Speech, Recess):
        return replace(game, today=replace(game.today, candidates=slate))
    if type(phase) is Vote:
        at = [phase.slate.index(seat) for seat in slate]
        hands = tuple(phase.hands[i] for i in at if i < len(phase.hands))
        return replace(game, phase=Vote(slate, hands, phase.round))
    if type(phase) is Tie:
        return replace(game, phase=Tie(slate, phase.queue, phase.round, phase.seconds))
    return replace(game, phase=Lift(slate))


def ballot_opened(game: Game, event: BallotOpened) -> Game:
    """Begin with the first candidate of the slate."""
    return replace(game, phase=Vote(event.slate, (), event.round))


def hands_counted(game: Game, event: HandsCounted) -> Game:
    """Store the hands and go on to the next candidate."""
    phase = game.phase
    if type(phase) is not Vote:
        return game
    hands = phase.hands
    hands += (mask_of(event.hands + event.absent),)
    return replace(game, phase=Vote(phase.slate, hands, phase.round))


def hands_tallied(game: Game, event: HandsTallied) -> Game:
    """Store as many anonymous hands as were counted."""
    phase = cast("Vote", game.phase)
    first = UNNAMED + (phase.cast >> UNNAMED).bit_length()
    counted = (1 << event.count + event.absent) - 1 << first
    return replace(game, phase=Vote(phase.slate, (*phase.hands, counted), phase.round))


def self_votes_counted(game: Game, event: SelfVotesCounted) -> Game:
    """Add the votes that were held back.

    Their owners who are not on the slate follow at its end, in the order of the table.
    """
    phase = cast("Vote", game.phase)
    slate, hands = list(phase.slate), list(phase.hands)
    for seat in event.seats:
        if seat in slate:
            hands[slate.index(seat)] |= 1 << seat
        else:
            slate.append(seat)
            hands.append(1 << seat)
    added = phase.added + len(slate) - len(phase.slate)
    return replace(game, phase=Vote(tuple(slate), tuple(hands), phase.round, added))


def lift_counted(game: Game, event: LiftCounted) -> Game:
    """Store who voted for the lift."""
    slate = game.phase.slate if type(game.phase) is Lift else ()
    lift = LiftVote(game.number, slate, mask_of(event.hands))
    return replace(game, facts=replace(game.facts, lifts=(*game.facts.lifts, lift)))


def _ballots(game: Game) -> tuple[Ballot, ...]:
    """Return the ballots of the game, including the present one if its count is complete."""
    phase, ballots = game.phase, game.facts.ballots
    if type(phase) is Vote and len(phase.hands) == len(phase.slate):
        ballots += (Ballot(game.number, game.alive, phase.slate, phase.hands, phase.round),)
    return ballots


def filed(game: Game) -> Facts:
    """Return the facts including the ballot just counted; if there is none, the same object."""
    sheet = game.facts
    if type(game.phase) is not Vote:
        return sheet
    ballots = _ballots(game)
    return sheet if ballots is sheet.ballots else replace(sheet, ballots=ballots)


def tie_found(game: Game, event: TieFound) -> Game:
    """Let the tied players speak."""
    ballot_round = game.phase.round if type(game.phase) is Vote else 1
    return replace(game, phase=Tie(event.slate, event.slate, ballot_round), facts=filed(game))


def lift_asked(game: Game, event: LiftAsked) -> Game:
    """Ask the lift question."""
    return replace(game, phase=Lift(event.slate), facts=filed(game))


def nobody_left(game: Game, event: NobodyLeft) -> Game:
    """End the day."""
    today = replace(game.today, known=game.today.known or event.known)
    return replace(game, phase=Dusk(), today=today, facts=filed(game))


def voted_out(game: Game, event: VotedOut) -> Game:
    """Take out the players voted out, who may still say a last word."""
    seats, sheet, moment = event.seats, game.facts, game.moment
    left, out = sheet.departures, 0
    for seat in seats:
        out |= 1 << seat
        left += (Departure(seat, moment, event.cause, event.rule),)
    speaking = 0 if event.hushed else out
    phase = game.phase
    if not event.waits:
        phase = LastWord(seats, at_night=False) if speaking else Dusk(_heir(game, seats))
    return replace(
        game,
        phase=phase,
        alive=game.alive & ~out,
        leaving=speaking,
        today=replace(game.today, known=True),
        nights_without_change=0 if out else game.nights_without_change,
        facts=replace(sheet, departures=left, ballots=_ballots(game)),
    )


def _heir(game: Game, seats: Seats) -> int:
    """Return the mayor if they are among those who leave."""
    return game.mayor if game.mayor in seats else 0


EVOLVE: dict[type, Callable[[Game, Any], Game]] = {
    BallotOpened: ballot_opened,
    SlateCut: slate_cut,
    HandsCounted: hands_counted,
    HandsTallied: hands_tallied,
    TieFound: tie_found,
    LiftAsked: lift_asked,
    LiftCounted: lift_counted,
    SelfVotesCounted: self_votes_counted,
    NobodyLeft: nobody_left,
    VotedOut: voted_out,
}
