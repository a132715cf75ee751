"""C_i: a red who fell to the first hunt is compensated when their team loses.

i counts such deaths over a whole stage, whatever the result; B is a share of their games there.
The value depends on both totals, so every compensated game of a stage is worth the same and
all of them are valued anew after each game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import floor

from gorod.rulebooks.policies.compensation import Sitting
from gorod.rulebooks.policies.victory import lost


@dataclass(frozen=True, slots=True)
class ByShareOfTheGames:
    """All values in points."""

    most: Fraction
    """The most that a first victim is compensated for one game."""
    share: Fraction
    """The share of a player's games that makes up B."""
    rule: str = "compensation-value"

    def base(self, games: int) -> int:
        """B: the share of the games, to the nearest whole number, a half upwards."""
        return floor(self.share * games + Fraction(1, 2))

    def worth(self, games: int, deaths: int) -> Fraction:
        """C_i: it grows with the deaths until they are more than B."""
        within = self.base(games)
        if deaths > within:
            return self.most
        return self.most * deaths / within if deaths else Fraction()

    def values(self, sittings: Sequence[Sitting]) -> tuple[Fraction, ...]:
        """C_i for the games in which they fell as a red and red lost."""
        sat = Counter(own.stage for own in sittings)
        fell = Counter(own.stage for own in sittings if _fell_red(own))
        return tuple(
            self.worth(sat[own.stage], fell[own.stage])
            if _fell_red(own) and lost(own.game, own.team)
            else Fraction()
            for own in sittings
        )


def _fell_red(own: Sitting) -> bool:
    return own.first_killed and own.team == "red"
