"""What if the colours are swapped: reds hunt at night, and blacks look for them by day?"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.events import Decided, Event
from gorod.engine.game import Game
from gorod.engine.struct import replace

Duties = Callable[[Game, int], tuple[str, ...]]

OTHER = {
    "don": "sheriff",
    "sheriff": "don",
    "don-look": "sheriff-look",
    "sheriff-look": "don-look",
    "red": "black",
    "black": "red",
}
"""Swaps don and sheriff, red and black."""


def seven_blacks_and_three_reds(_: object) -> Callable[[int], tuple[str, ...]]:
    """The deck has six mafiosi and a don against two citizens and a sheriff."""

    def deck(_: int) -> tuple[str, ...]:
        return ("mafia",) * 6 + ("don",) + ("citizen",) * 2 + ("sheriff",)

    return deck


def the_reds(_: object) -> Callable[[Game, str], int]:
    """The red team meets and hunts."""

    def pack(game: Game, _: str) -> int:
        return game.red

    return pack


def sheriff_before_don(previous: Duties) -> Duties:
    """Sheriff and don swap their places in the night."""

    def night_duties(game: Game, number: int) -> tuple[str, ...]:
        return tuple(OTHER.get(duty, duty) for duty in previous(game, number))

    return night_duties


def sheriff_seeks_don_and_don_seeks_red(
    previous: Callable[[Game, str, int], str],
) -> Callable[[Game, str, int], str]:
    """The sheriff learns whether a seat is the don, the don which colour it has."""

    def check_answer(game: Game, duty: str, target: int) -> str:
        if previous(game, duty, target) == "none":  # checks are not answered
            return "none"
        if duty == "sheriff":
            return "yes" if game.card(target) == "don" else "no"
        return "black" if game.black >> target & 1 else "red"

    return check_answer


def black_without_red_red_at_parity(_: object) -> Callable[[Game], Decided | None]:
    """Black wins when no red is left, red when it is not outnumbered."""

    def victory(game: Game) -> Decided | None:
        red = (game.red & game.alive).bit_count()
        if not red:
            return Decided(("black",), "victory", "no-red", rule="victory-black")
        if red >= (game.black & game.alive).bit_count():
            return Decided(("red",), "victory", "red-parity", rule="victory-red")
        return None

    return victory


def quiet_nights_favour_the_other_side(
    previous: Callable[[Game], Event | None],
) -> Callable[[Game], Event | None]:
    """A victory that a dawn brings to one colour goes to the other."""

    def dawn(game: Game) -> Event | None:
        due = previous(game)
        if not isinstance(due, Decided):
            return due
        return replace(due, winners=tuple(OTHER[team] for team in due.winners))

    return dawn
