"""What does a player killed on the first hunting night get back, over a whole tournament?

A compensation looks at one player's finished games, in their order, and values each of them.
Which deaths count, which of them earn and how the value grows is what documents vary.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from gorod.engine.game import Game
from gorod.engine.seats import has
from gorod.rulebooks.policies.victory import team_of


@dataclass(frozen=True, slots=True)
class Sitting:
    """A finished game of one player: where they sat, and in which stage of the tournament."""

    game: Game
    seat: int
    stage: str = ""

    @property
    def team(self) -> str:
        return team_of(self.game, self.seat)

    @property
    def first_killed(self) -> bool:
        """Whether the first hunting night killed them, in any role."""
        return has(self.game.facts.first_killed, self.seat)


class Compensation(Protocol):
    """One document's compensation."""

    @property
    def rule(self) -> str:
        """The rule that gives the value."""

    def worth(self, games: int, deaths: int) -> Fraction:
        """What one game is worth to a player with so many games and so many deaths."""

    def values(self, sittings: Sequence[Sitting]) -> tuple[Fraction, ...]:
        """What each game of one player is compensated with; mostly nothing."""
