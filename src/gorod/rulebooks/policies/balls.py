"""Whom do the black and the white balls remove?"""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.events import BallsOpened, Event, NobodyLeft, VotedOut
from gorod.engine.game import Game
from gorod.engine.phases import Balls
from gorod.engine.refusal import Refusal


def balls_are_given_after_the_discussion(_: object) -> Callable[[Game], Event]:
    """There is no list: each player gives one black ball and one white ball."""

    def after_discussion(_: Game) -> Event:
        return BallsOpened(rule="balls")

    return after_discussion


def nobody_is_put_up(_: object) -> Callable[[Game, int, int], Refusal | None]:
    """There are no nominations where balls decide."""

    def nominee(_: Game, seat: int, __: int) -> Refusal | None:
        return Refusal("no-nominations", rule="balls", seat=seat)

    return nominee


def all_with_more_black_than_white_leave(game: Game, balls: Balls) -> Event:
    """Every player with more black balls than white leaves; equal numbers save a player."""
    out = tuple(s for s in game.living if balls.black.count(s) > balls.white.count(s))
    if out:
        return VotedOut(out, "execution", rule="balls")
    return NobodyLeft("no-excess", known=True, rule="balls")
