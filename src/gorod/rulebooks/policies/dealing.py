"""Which cards are dealt?"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gorod.engine.vocabulary import Role

TWO_TEAMS = {"citizen": "red", "sheriff": "red", "mafia": "black", "don": "black"}
TOURNAMENT_TEAMS = TWO_TEAMS | {"doctor": "red", "courtesan": "red", "maniac": "maniac"}
THREE_TEAMS = TWO_TEAMS | {"doctor": "red", "beauty": "red", "maniac": "maniac"}


def one_deck(**cards: int) -> Callable[[int], tuple[Role, ...]]:
    """The deck is the same for every allowed size of the table."""
    whole = tuple(Role(card) for card, count in cards.items() for _ in range(count))

    def deck(_: int) -> tuple[Role, ...]:
        return whole

    return deck


def deck_by_size(decks: Mapping[int, Mapping[str, int]]) -> Callable[[int], tuple[Role, ...]]:
    """The deck depends on the size of the table."""
    whole = {size: one_deck(**cards)(size) for size, cards in decks.items()}

    def deck(size: int) -> tuple[Role, ...]:
        return whole[size]

    return deck
