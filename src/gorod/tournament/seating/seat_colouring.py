"""Seats by colouring the edges of a graph: a player at a table is an edge, the seat its colour.

Games are on one side, players on the other, and a player is split into shares of as many games as
there are seats. No vertex has more edges than there are seats, so by König's theorem as many
colours are enough. A share then has every seat at most once, and a full one exactly once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

NONE = -1


class Seats:
    """Which share of a player has which seat of a game, and in which game a share has a seat."""

    def __init__(self, games: Sequence[Sequence[int]], seats: int, random: Random) -> None:
        self.seats = seats
        self.owner: list[int] = []
        self.at = [[NONE] * seats for _ in games]
        self.where: list[list[int]] = []
        colours = random.sample(range(seats), seats)
        for game, players in enumerate(self._shares(games)):
            for share in players:
                self._place(game, share, colours)

    def _shares(self, games: Sequence[Sequence[int]]) -> Iterator[list[int]]:
        last: dict[int, tuple[int, int]] = {}
        for players in games:
            shares = []
            for who in players:
                share, used = last.get(who, (NONE, self.seats))
                if used == self.seats:
                    share, used = len(self.owner), 0
                    self.owner.append(who)
                    self.where.append([NONE] * self.seats)
                last[who] = share, used + 1
                shares.append(share)
            yield shares

    def _place(self, game: int, share: int, colours: Sequence[int]) -> None:
        here, mine = self.at[game], self.where[share]
        free = [c for c in colours if here[c] == NONE]
        both = next((c for c in free if mine[c] == NONE), NONE)
        if both == NONE:
            both = free[0]
            self._exchange(share, both, next(c for c in colours if mine[c] == NONE))
        here[both] = share
        mine[both] = game

    def _exchange(self, share: int, one: int, other: int) -> None:
        """Free the seat `one` of a share by exchanging two seats along the path from it."""
        path = []
        while (game := self.where[share][one]) != NONE:
            path.append(game)
            share = self.at[game][other]
            if share == NONE:
                break
        self.flip(path, one, other)

    def chain(self, game: int, one: int, other: int) -> list[int]:
        """Return the games that have to exchange two seats together if one of them does."""
        games = [game]
        for here, there in ((one, other), (other, one)):
            now = game
            while (now := self.where[self.at[now][here]][there]) not in (NONE, game):
                games.append(now)
            if now == game:  # a circle: the other way round leads over the same games
                break
        return games

    def flip(self, games: Sequence[int], one: int, other: int) -> None:
        """Let the two on these seats change seats in each of the games."""
        for game in games:
            for seat in (one, other):
                if self.at[game][seat] != NONE:
                    self.where[self.at[game][seat]][seat] = NONE
        for game in games:
            here = self.at[game]
            here[one], here[other] = here[other], here[one]
            for seat in (one, other):
                if here[seat] != NONE:
                    self.where[here[seat]][seat] = game

    def players(self) -> list[list[int]]:
        """Return the games with their players in seat order."""
        return [[self.owner[share] for share in here] for here in self.at]
