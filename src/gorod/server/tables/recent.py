"""A small cache of what was computed for the last few games of a table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

from gorod.engine import Game

T = TypeVar("T")
MOST = 4
"""How many games are kept: a decision needs those before and after a move; viewers may be
behind."""


class Recent(Generic[T]):
    """Caches the results of one function of a game. Games are compared by identity."""

    def __init__(self, work: Callable[[Game], T]) -> None:
        self._work = work
        self._known: deque[tuple[Game, T]] = deque(maxlen=MOST)

    def of(self, game: Game) -> T:
        for known, found in self._known:
            if known is game:
                return found
        found = self._work(game)
        self._known.appendleft((game, found))
        return found
