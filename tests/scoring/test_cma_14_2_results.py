"""CMA 14.2 to 14.4 and the addendum A.1: the result, a disqualification, the best move."""

import pytest

from gorod.engine.struct import replace
from gorod.scoring import score
from tests.scoring.cma import BOOK, CITIZEN, DON, MAFIA, MANIAC, finished, points
from tests.scoring.games import entries, value


def totals(game):
    return [scored.total for scored in score(BOOK, game)]


def test_14_2_1_every_red_gets_a_point_dead_or_not():
    game = finished("red", killed=(8,))
    assert totals(game) == [0] * 4 + [1] * 8
    assert entries(points(game, 8)) == [("win", 1, "14.2.1")]


def test_14_2_2_every_black_gets_a_point():
    assert totals(finished("black")) == [1] * 3 + [0] * 9
    assert entries(points(finished("black"), DON)) == [("win", 1, "14.2.2")]


def test_a_1_the_maniac_gets_one_and_a_half_not_two():
    game = finished("maniac", awards={MANIAC: 50})
    assert entries(points(game, MANIAC)) == [
        ("win", value("1.5"), "A.1"), ("award", value("0.5"), "14.8"),
    ]  # fmt: skip
    assert points(game, MANIAC).total == 2


def test_14_2_4_a_loss_and_a_draw_are_worth_nothing():
    assert totals(finished()) == [0] * 12
    assert totals(finished("maniac"))[4:] == [0] * 8


def test_14_2_4_nobody_wins_a_draw_that_teams_share():
    game = finished("black", "maniac", kind="draw", awards={DON: 20})
    assert totals(game) == [0] * 12


def test_14_2_nobody_has_points_before_the_result():
    assert totals(replace(finished("red"), outcome=None)) == [0] * 12


def test_12_1_cma_a27_s53_every_other_team_wins_a_team_defeat():
    game = finished("black", "maniac", kind="defeat")
    assert totals(game) == [1] * 3 + [value("1.5")] + [0] * 8


def test_14_3_cma_a39_a_disqualified_winner_keeps_the_point_and_pays_half():
    scored = points(finished("red", out=(9,)), 9)
    assert entries(scored) == [("win", 1, "14.2.1"), ("disqualification", value("-0.5"), "14.3")]
    assert (scored.main, scored.extra, scored.total) == (1, value("-0.5"), value("0.5"))


@pytest.mark.parametrize(
    ("seat", "named", "worth"),
    [
        pytest.param(CITIZEN, (1, 4, 5, 3), ("0.4", "14.4.3"), id="S65: the maniac counts"),
        pytest.param(CITIZEN, (1, 2, 3, 4), ("0.5", "14.4.3"), id="all four"),
        pytest.param(CITIZEN, (1, 2, 9, 10), ("0.3", "14.4.3"), id="two"),
        pytest.param(CITIZEN, (3, 4), ("0.3", "14.4.3"), id="two of two"),
        pytest.param(CITIZEN, (1, 9, 10, 11), None, id="one"),
        pytest.param(CITIZEN, (9, 10, 11, 12), None, id="none"),
        pytest.param(CITIZEN, (), None, id="declined"),
        pytest.param(CITIZEN, (8, 4, 5, 6), None, id="A16: one's own number"),
        pytest.param(MANIAC, (1, 2, 8, 9), ("0.4", "14.4.2"), id="S74: maniac, two"),
        pytest.param(MANIAC, (1, 2, 3, 8), ("0.5", "14.4.2"), id="S74: maniac, three"),
        pytest.param(MANIAC, (1, 8, 9, 10), None, id="S74: maniac, one"),
        pytest.param(MANIAC, (1, 4, 9, 10), None, id="A19: maniac, one and himself"),
        pytest.param(MANIAC, (1, 2, 3, 4), ("0.5", "14.4.2"), id="A19: maniac, three and himself"),
        pytest.param(MAFIA, (1, 3, 4, 8), None, id="14.4.1: black"),
    ],
)
def test_14_4_the_best_move(seat, named, worth):
    game = finished(killed=(seat,), named={seat: named})
    expected = [("best-move", value(worth[0]), worth[1])] if worth else []
    assert entries(points(game, seat)) == expected


def test_14_4_each_of_three_victims_has_a_best_move_of_his_own():
    game = finished(killed=(6, 9, 4), named={6: (1, 2, 3, 4), 9: (1, 4, 5, 7), 4: (1, 2, 8, 10)})
    assert [points(game, seat).total for seat in (6, 9, 4)] == [
        value("0.5"), value("0.3"), value("0.4"),
    ]  # fmt: skip
