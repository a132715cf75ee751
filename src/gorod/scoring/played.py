"""One game of a tournament, as the standings read it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gorod.engine.game import Game
from gorod.rulebooks.policies.victory import lost, team_of
from gorod.scoring.items import Points

LEADERS = frozenset({"don", "sheriff"})
"""The roles whose wins part equal players."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game with the names of its players, seat 1 first, and its own points."""

    names: tuple[str, ...]
    game: Game
    points: tuple[Points, ...]
    stage: str = ""
    finished: bool = True

    def won(self, seat: int) -> bool:
        """Whether that seat's team won."""
        outcome = self.game.outcome
        return outcome is not None and team_of(self.game, seat) in outcome.winners

    def won_leading(self, seat: int) -> bool:
        """Whether that seat won as don or sheriff."""
        return self.won(seat) and self.game.card(seat) in LEADERS

    def first_killed(self, seat: int) -> bool:
        """Whether the first hunt killed that seat, in any role."""
        return bool(self.game.sheet.first_killed >> seat & 1)

    def first_killed_red(self, seat: int) -> bool:
        """Whether the first hunt killed that seat as a red: this is what C_i counts."""
        return self.first_killed(seat) and bool(self.game.red >> seat & 1)

    def compensates(self, seat: int) -> bool:
        """Whether C_i is given for this game: killed first as a red, and red lost."""
        return self.first_killed_red(seat) and lost(self.game, team_of(self.game, seat))

    @property
    def settled(self) -> bool:
        """Whether nothing about this game is still open."""
        return self.finished and all(p.status != "open" for p in self.game.sheet.protests)


@dataclass(frozen=True, slots=True)
class SameName:
    """Two seats of one game bear one name, so nobody can tell whose points they are."""

    name: str
    game: int
    """The place of that game in the sequence, from 0."""
    seats: tuple[int, ...]


def same_name(games: Sequence[Played]) -> SameName | None:
    """The first game in which a name occurs twice, if there is one."""
    for index, played in enumerate(games):
        for name in played.names:
            seats = tuple(seat for seat, other in enumerate(played.names, 1) if other == name)
            if len(seats) > 1:
                return SameName(name, index, seats)
    return None
