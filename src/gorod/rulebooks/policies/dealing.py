"""Which cards are dealt?"""

from __future__ import annotations

from collections.abc import Callable

TWO_TEAMS = {"citizen": "red", "sheriff": "red", "mafia": "black", "don": "black"}
THREE_TEAMS = TWO_TEAMS | {"doctor": "red", "beauty": "red", "maniac": "maniac"}


def one_deck(**cards: int) -> Callable[[int], tuple[str, ...]]:
    """The same cards for every table that may sit down."""
    whole = tuple(card for card, count in cards.items() for _ in range(count))

    def deck(_: int) -> tuple[str, ...]:
        return whole

    return deck
