"""When do the hunters see each other, and what are checks worth without a meeting?"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.duties import kind_of
from gorod.engine.game import Game

Duties = Callable[[Game, int], tuple[str, ...]]

AFTER_THE_FIRST_VOTE = 2


def _without(duties: tuple[str, ...], kind: str) -> tuple[str, ...]:
    return tuple(duty for duty in duties if kind_of(duty) != kind)


def meeting_takes_the_place_of_the_first_hunt(previous: Duties) -> Duties:
    """Nobody meets in the first night; in the second night they meet instead of hunting."""

    def night_duties(game: Game, number: int) -> tuple[str, ...]:
        called = _without(previous(game, number), "meet")
        if number != AFTER_THE_FIRST_VOTE:
            return called
        meetings = tuple(duty for duty in previous(game, 1) if kind_of(duty) == "meet")
        return meetings + _without(called, "hunt")

    return night_duties


def not_before_the_third_night(previous: int) -> int:
    """The first hunt comes after the meeting, in the third night at the earliest."""
    return max(previous, AFTER_THE_FIRST_VOTE + 1)


def nobody_ever_meets(previous: Duties) -> Duties:
    """The blacks never see each other and have to guess."""

    def night_duties(game: Game, number: int) -> tuple[str, ...]:
        return _without(previous(game, number), "meet")

    return night_duties


def no_check_is_answered(_: object) -> Callable[[Game, str, int], str]:
    """A check at night is not answered."""

    def check_answer(_: Game, __: str, ___: int) -> str:
        return "none"

    return check_answer
