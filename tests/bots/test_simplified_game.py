"""Random play comes out as a recursion says it must."""

from fractions import Fraction
from random import Random

import pytest

from gorod.rulebooks import BOOKS
from gorod.simulate.bot_table import BotTable
from gorod.simulate.simplified_game import SimplePlayer, town_wins

GAMES = 200
SIGMAS = 3


def expected(town, hunters):
    """Return the same rate, computed over every course of the game."""
    if hunters == 0:
        return 1.0
    if hunters >= town:
        return 0.0
    rate = 0.0
    for leaver in [True] * hunters + [False] * town:
        left_town, left_hunters = (town, hunters - 1) if leaver else (town - 1, hunters)
        if left_hunters == 0:
            won = 1.0
        elif left_hunters >= left_town:
            won = 0.0
        else:
            won = expected(left_town - 1, left_hunters)
        rate += won / (town + hunters)
    return rate


def test_the_exact_rate_of_small_tables():
    assert town_wins(2, 1) == Fraction(1, 3)
    assert town_wins(3, 1) == Fraction(1, 4)
    assert town_wins(7, 3) == pytest.approx(expected(7, 3))


def test_the_engine_plays_the_simplified_game_at_its_exact_rate():
    won = 0
    for seed in range(GAMES):
        chance = Random(seed)
        table = BotTable(BOOKS["fiim-2019"], [SimplePlayer(chance, seed)] * 10, chance)
        won += table.play().winners == ("red",)
    exact = float(town_wins(7, 3))
    spread = SIGMAS * (exact * (1 - exact) / GAMES) ** 0.5
    assert won / GAMES == pytest.approx(exact, abs=spread)
