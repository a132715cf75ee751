"""Dealing from a seed: anybody who knows the seed can check the deal by hand.

The deck lies in the order of the rulebook. Walking from its last card to its second, each card
changes places with one at or before it; the place comes from SHA-256 over `seed:counter`, taken
as an integer, numbers past the last whole multiple being thrown away so that no place is
favoured. The engine knows no chance: it is handed the cards.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

_RANGE = 1 << 256


def deal_from_seed(deck: tuple[str, ...], seed: str) -> tuple[str, ...]:
    """The cards by seat, the same for the same seed everywhere."""
    cards = list(deck)
    numbers = _numbers(seed)
    for last in range(len(cards) - 1, 0, -1):
        place = _below(last + 1, numbers)
        cards[last], cards[place] = cards[place], cards[last]
    return tuple(cards)


def _numbers(seed: str) -> Iterator[int]:
    counter = 0
    while True:
        digest = hashlib.sha256(f"{seed}:{counter}".encode()).digest()
        yield int.from_bytes(digest, "big")
        counter += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    fair = _RANGE - _RANGE % limit
    return next(number % limit for number in numbers if number < fair)
