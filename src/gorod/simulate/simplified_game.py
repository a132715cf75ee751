"""The simplified game, whose win rates are known exactly.

Every day one of the living leaves, each with the same chance; every night one of the town does. The
town wins when no hunter is left, the hunters when they are at least as many as the town.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from random import Random

from gorod.bots.random_legal import RandomLegal
from gorod.bots.seat_view import SeatView
from gorod.bots.statement import Statements
from gorod.engine import Command, Offer
from gorod.engine import commands as c
from gorod.engine.choices import One
from gorod.engine.offer import composed

ENOUGH = 2
"""With this many candidates there is a vote on any day."""


@lru_cache
def town_wins(town: int, hunters: int) -> Fraction:
    """Return the town's chance to win from a morning with these numbers of players."""
    if not hunters:
        return Fraction(1)
    if hunters >= town:
        return Fraction(0)
    right = Fraction(hunters, town + hunters)
    return right * _night(town, hunters - 1) + (1 - right) * _night(town - 1, hunters)


def _night(town: int, hunters: int) -> Fraction:
    if not hunters:
        return Fraction(1)
    return Fraction(0) if hunters >= town else town_wins(town - 1, hunters)


@dataclass(frozen=True, slots=True)
class SimplePlayer:
    """A player of the simplified game under the rules of a document.

    The first speaker of a day puts up anybody, the second somebody else, and all hands are raised
    against the first. Hunters shoot at anybody of the town.
    """

    chance: Random
    pact: int

    def decide(self, view: SeatView, offers: Sequence[Offer], _: Statements = ()) -> Command | None:
        """Return the command of one of these offers, or None."""
        moves = {offer.move: offer for offer in offers}
        if "vote" in moves:
            return self._hand(view, moves["vote"])
        if "nominate" in moves and len(view.known.candidates) < ENOUGH:
            return self._nomination(moves["nominate"])
        if "shoot" in moves:
            return RandomLegal(self.chance, self.pact).decide(view, [moves["shoot"]])
        return composed(moves["pass"]) if "pass" in moves else None

    def speak(self, _: SeatView, __: Statements = ()) -> Statements:
        """Say nothing."""
        return ()

    def _nomination(self, offer: Offer) -> Command:
        targets = offer.choices["target"]
        return composed(
            offer, target=self.chance.choice(targets.of if isinstance(targets, One) else ())
        )

    def _hand(self, view: SeatView, offer: Offer) -> Command:
        candidate = offer.choices["candidate"]
        asked = candidate.of[0] if isinstance(candidate, One) else 0
        ballot = view.known.ballot
        first = ballot is not None and ballot.slate[0] == asked
        return c.Hands(int(asked), (view.seat,) if first else ())
