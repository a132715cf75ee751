"""C_i: a red player killed by the first hunt is compensated if their team loses.

i counts such deaths over a whole stage, whatever the result; B is a share of their games there. The
value depends on both totals, so every compensated game of a stage is worth the same, and all of
them are revalued after each game.
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
    """Compensation C_i with B as a share of the games; all values are in points."""

    most: Fraction
    """The largest compensation of a first victim for one game."""
    share: Fraction
    """The share of a player's games that makes up B."""
    rule: str = "compensation-value"

    def base(self, games: int) -> int:
        """Return B: the share of the games, rounded to the nearest whole number, halves upwards."""
        return floor(self.share * games + Fraction(1, 2))

    def worth(self, games: int, deaths: int) -> Fraction:
        """Return C_i, which grows with the deaths until there are B of them."""
        within = self.base(games)
        if deaths > within:
            return self.most
        return self.most * deaths / within if deaths else Fraction()

    def values(self, sittings: Sequence[Sitting]) -> tuple[Fraction, ...]:
        """Return C_i for each game in which they were killed as a red and red lost, otherwise 0."""
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
