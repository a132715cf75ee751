"""Answers that are kept, because the same is asked hundreds of times in a game."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MOST = 1 << 16
"""How many answers are kept; when there are more, all are forgotten."""


class _Kept(dict[K, V]):
    """The answers of one function, by what it was asked."""

    def __init__(self, answer: Callable[[K], V]) -> None:
        super().__init__()
        self._answer = answer

    def __missing__(self, asked: K) -> V:
        if len(self) >= MOST:
            self.clear()
        found = self[asked] = self._answer(asked)
        return found


def kept(function: Callable[[K], V]) -> Callable[[K], V]:
    """Keep the answers of a function of one argument.

    A found answer costs one look into a dictionary. `lru_cache` also notes which answer was asked
    for last, which touches four others in memory.
    """
    return _Kept(function).__getitem__
