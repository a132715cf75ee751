"""One game of a tournament, as the standings read it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gorod.engine.game import Game
from gorod.engine.results import VOID
from gorod.rulebooks.policies.points import winners
from gorod.rulebooks.policies.victory import team_of
from gorod.scoring.items import Points

LEADERS = frozenset({"don", "sheriff"})
"""The roles whose wins separate equal players."""


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
        return team_of(self.game, seat) in winners(self.game)

    def won_leading(self, seat: int) -> bool:
        """Whether that seat won as don or sheriff."""
        return self.won(seat) and self.game.card(seat) in LEADERS

    def first_killed(self, seat: int) -> bool:
        """Whether that seat was killed on the first hunting night, in any role."""
        return bool(self.game.facts.first_killed >> seat & 1)

    @property
    def counts(self) -> bool:
        """Whether this game has a result; a ruling may have annulled it or ordered a replay."""
        outcome = self.game.outcome
        return self.finished and not (outcome is not None and outcome.kind in VOID)

    @property
    def settled(self) -> bool:
        """Whether the game is finished and no protest is open."""
        return self.finished and all(p.status != "open" for p in self.game.facts.protests)


@dataclass(frozen=True, slots=True)
class SameName:
    """Two seats of one game have the same name, so it is unclear whose points they are."""

    name: str
    game: int
    """The place of that game in the sequence, from 0."""
    seats: tuple[int, ...]


def same_name(games: Sequence[Played]) -> SameName | None:
    """Return the first game in which a name occurs twice, or None."""
    for index, played in enumerate(games):
        for name in played.names:
            seats = tuple(seat for seat, other in enumerate(played.names, 1) if other == name)
            if len(seats) > 1:
                return SameName(name, index, seats)
    return None


def careers(games: Sequence[Played]) -> dict[str, list[tuple[int, int]]]:
    """Return name -> (place of the game, seat) of all games that count, in their order."""
    sat: dict[str, list[tuple[int, int]]] = {}
    for index, played in enumerate(games):
        if played.counts:
            for seat, name in enumerate(played.names, 1):
                sat.setdefault(name, []).append((index, seat))
    return sat
