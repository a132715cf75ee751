"""What compensation does a player killed on the first hunting night get over a tournament?

A compensation looks at one player's finished games in their order and values each of them.
Documents differ in which deaths count, which of them earn, and how the value grows.
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
    """A finished game of one player: the game, their seat, and the stage of the tournament."""

    game: Game
    seat: int
    stage: str = ""

    @property
    def team(self) -> str:
        return team_of(self.game, self.seat)

    @property
    def first_killed(self) -> bool:
        """Whether they were killed on the first hunting night, in any role."""
        return has(self.game.facts.first_killed, self.seat)


class Compensation(Protocol):
    """The way in which one document compensates first victims."""

    @property
    def rule(self) -> str:
        """The rule that grants the compensation."""

    def worth(self, games: int, deaths: int) -> Fraction:
        """Return what one game is worth to a player with this number of games and of deaths."""

    def values(self, sittings: Sequence[Sitting]) -> tuple[Fraction, ...]:
        """Return the compensation for each game of one player; most are 0."""
