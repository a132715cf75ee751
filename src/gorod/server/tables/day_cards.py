"""The cards of the day that the server draws if no judge brings cards of their own.

A condition that a player can break needs somebody who notices it. These cards have only conditions
that the game enforces by itself: who speaks, who votes and who can be put up.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from gorod.engine.commands import DrawCard
from gorod.engine.game import Game
from gorod.engine.seats import Seats


class DayConditions(msgspec.Struct, frozen=True):
    """A card: its text, and who may speak, vote or be put up. None means everybody."""

    text: str
    speakers: Callable[[int], bool] | None = None
    voters: Callable[[int], bool] | None = None
    candidates: Callable[[int], bool] | None = None


def _even(seat: int) -> bool:
    return seat % 2 == 0


def _odd(seat: int) -> bool:
    return seat % 2 == 1


DECK: tuple[DayConditions, ...] = (
    DayConditions("Обычный день: без условий"),
    DayConditions("Сегодня говорят только чётные номера", speakers=_even),
    DayConditions("Сегодня говорят только нечётные номера", speakers=_odd),
    DayConditions("Выставляют только чётные номера", candidates=_even),
    DayConditions("Выставляют только нечётные номера", candidates=_odd),
    DayConditions("Чётные номера говорят и выбирают между собой", _even, _even, _even),
    DayConditions("Нечётные номера говорят и выбирают между собой", _odd, _odd, _odd),
)
"""The cards by their numbers, from 1."""
NUMBERS: tuple[int, ...] = tuple(range(1, len(DECK) + 1))


def card_of(number: int, game: Game) -> DrawCard:
    """Return the command that lays a card. A condition that no living seat meets is dropped."""
    card = DECK[number - 1]

    def living(fits: Callable[[int], bool] | None) -> Seats:
        return () if fits is None else tuple(seat for seat in game.living if fits(seat))

    return DrawCard(card.text, living(card.speakers), living(card.voters), living(card.candidates))
