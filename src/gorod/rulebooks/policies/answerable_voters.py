"""Who has to answer for voting out an innocent player?"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.game import Game
from gorod.engine.refusal import Refusal
from gorod.engine.seats import has, mask_of

Nominee = Callable[[Game, int, int], Refusal | None]

BY_THE_TOWN = ("vote", "lift")


def the_town(game: Game) -> int:
    """Return the larger team, whatever its colour: the one that does not act together at night."""
    return max(game.red, game.black, key=int.bit_count)


def answerable(game: Game) -> int:
    """Return the living players who voted out a member of the town yesterday, or 0 if none was.

    If the lift removed them, these are the players who raised a hand for it; otherwise they are the
    players who voted against them in the last ballot.
    """
    day, moment = game.number - 1, f"D{game.number - 1}"
    out = [d for d in game.facts.departures if d.moment == moment and d.cause in BY_THE_TOWN]
    wronged = tuple(left.seat for left in out if has(the_town(game), left.seat))
    if not wronged:
        return 0
    ballots = [ballot for ballot in game.facts.ballots if ballot.day == day]
    if out[0].cause == "lift":
        return game.facts.lifts[-1].hands & game.alive
    against = 0
    for ballot in ballots[-1:]:
        for seat, hands in zip(ballot.slate, ballot.hands, strict=True):
            against |= hands if mask_of(wronged) >> seat & 1 else 0
    return against & game.alive


def only_those_who_sent_out_an_innocent(previous: Nominee) -> Nominee:
    """On the next day only those voters may be put up, or anybody if none of them is alive."""

    def nominee(game: Game, seat: int, target: int) -> Refusal | None:
        refused = previous(game, seat, target)
        allowed = answerable(game)
        if refused is None and allowed and not has(allowed, target):
            return Refusal("not-answerable", rule="appeal", seat=target)
        return refused

    return nominee
