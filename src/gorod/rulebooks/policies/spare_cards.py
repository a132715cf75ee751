"""Which cards lie beside the table, and which are opened?"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.game import Game


def one_citizen_more(
    previous: Callable[[int], tuple[str, ...]],
) -> Callable[[int], tuple[str, ...]]:
    """The deck has one card more than the table has seats; the host draws it."""

    def deck(size: int) -> tuple[str, ...]:
        return (*previous(size), "citizen")

    return deck


def every_card_is_opened(_: object) -> Callable[[Game], bool]:
    """The table sees the card of every executed player."""

    def opens(_: Game) -> bool:
        return True

    return opens
