"""Which consequence of a clause may the judge waive?"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.duties import kind_of
from gorod.engine.game import Game
from gorod.engine.phases import LastWord, Night, Over

Waivable = Callable[[Game], tuple[str, ...]]
Farewell = Callable[[Game, int, str], bool]


def defeats_of_the_leaving_and_misses_without_a_don(farewell: str, hunt: str) -> Waivable:
    """The judge may waive a leaving player's defeat, and the miss of blacks who disagree.

    The miss can be waived only once the don is out.
    """

    def may_waive(game: Game) -> tuple[str, ...]:
        leaving = type(game.phase) is LastWord and game.outcome is None
        undecided = hunting(game) and not game.lives(game.holder("don"))
        due = ((farewell, leaving), (hunt, undecided))
        return tuple(clause for clause, applies in due if applies and not game.waives(clause))

    return may_waive


def unless_the_judge_waives(clause: str, policy: Farewell) -> Farewell:
    """A violation in a farewell that the judge has excused does not lose the game."""

    def farewell_defeat(game: Game, seat: int, violation: str) -> bool:
        excused = violation != clause and game.waives(clause)
        return not excused and policy(game, seat, violation)

    return farewell_defeat


def hunting(game: Game) -> bool:
    """Whether the hunters are awake and at least one is alive."""
    phase = game.phase
    awake = type(phase) is Night and bool(phase.duties) and kind_of(phase.duties[0]) == "hunt"
    return awake and bool(game.black & game.alive)


def defeats_after_which_the_game_can_go_on(hunt: str, departed: str, hall: str) -> Waivable:
    """The judge may waive what stops the game: the hunt, a sign of the departed, the hall.

    The hunt is waived before its numbers are entered, once a night; the others are mere notes.
    """

    def may_waive(game: Game) -> tuple[str, ...]:
        if game.outcome is not None or type(game.phase) is Over or not game.cards:
            return ()
        due = (
            (hunt, hunting(game) and not game.waives(hunt)),
            (departed, game.alive.bit_count() < game.size),
            (hall, True),
        )
        return tuple(clause for clause, applies in due if applies)

    return may_waive
