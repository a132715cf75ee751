"""A shuffle and a choice from a stream of numbers that nobody can bias.

Each number is a 256-bit digest. Numbers past the last whole multiple of the range are discarded, so
that no place is more likely. The same key and label give the same result everywhere.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from itertools import count
from typing import TypeVar

T = TypeVar("T")

_RANGE = 1 << 256


def stream(key: bytes, label: str) -> Iterator[int]:
    """Yield HMAC-SHA256 over `label|0`, `label|1`, …, each digest read as a big-endian integer."""
    for counter in count():
        digest = hmac.digest(key, f"{label}|{counter}".encode(), "sha256")
        yield int.from_bytes(digest, "big")


def shuffled(deck: Sequence[T], numbers: Iterator[int]) -> tuple[T, ...]:
    """Shuffle by Fisher and Yates: from the last card to the second, swap it with one up to it."""
    cards = list(deck)
    for last in range(len(cards) - 1, 0, -1):
        place = below(last + 1, numbers)
        cards[last], cards[place] = cards[place], cards[last]
    return tuple(cards)


def below(limit: int, numbers: Iterator[int]) -> int:
    """Return the next number from 0 to below the limit, all of them equally likely."""
    fair = _RANGE - _RANGE % limit
    return next(number % limit for number in numbers if number < fair)


def deal_from_seed(deck: Sequence[T], seed: str) -> tuple[T, ...]:
    """Return the deal of the notation's `deal SEED`: SHA-256 over `SEED:0`, `SEED:1` and so on."""
    digests = (hashlib.sha256(f"{seed}:{counter}".encode()).digest() for counter in count())
    return shuffled(deck, (int.from_bytes(digest, "big") for digest in digests))
