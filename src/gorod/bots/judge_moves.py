"""What a judge does when nobody has anything to say: the step ends, and the game goes on."""

from __future__ import annotations

from collections.abc import Sequence

from gorod.engine.choices import Choice, Count, One
from gorod.engine.commands import Command
from gorod.engine.moves import MOVES
from gorod.engine.offer import Offer, composed

ONWARD = ("pass", "proceed", "miss", "open", "technical")
"""The moves by which a step ends, in the order in which they are tried."""


def onward(offered: Sequence[Offer]) -> Command | None:
    """Return the command that ends the step; None if somebody has to be asked first."""
    moves = {offer.move: offer for offer in offered}
    return next((composed(moves[move]) for move in ONWARD if move in moves), None)


def unanswered(offered: Sequence[Offer]) -> Command | None:
    """Return a move for a player who had to choose and has not: themselves, or the next seat.

    Documents say what a missing vote means, but not what happens if an office decides nothing; a
    game must not stop for it.
    """
    for offer in offered:
        if MOVES[offer.move].awaited:
            picks = {name: _own(choice, offer.actor) for name, choice in offer.choices.items()}
            if None not in picks.values():
                return composed(offer, **picks)
    return None


def _own(choice: Choice, seat: int) -> int | str | None:
    """Pick the seat itself, or the first one after it; of numbers the preset or the least."""
    if isinstance(choice, Count):
        return choice.least if choice.preset is None else choice.preset
    if not isinstance(choice, One) or not choice.of:
        return None
    later = [one for one in choice.of if isinstance(one, int) and one >= seat]
    return later[0] if later else choice.of[0]
