"""8.4: the judge's awards."""

import pytest

from gorod.engine.commands import Approve, GiveAward
from gorod.scoring import score, superseded
from tests.scoring.games import BOOK, do, entries, finished, points, refused, value


def best(named, **sheet):
    """Black won; seat 3, killed first, named these seats."""
    return finished("black", killed=(3,), named={3: named}, **sheet)


def test_8_4_1_s19_52_e_at_most_four_players():
    game = do(finished("red"), *[GiveAward(seat, 20) for seat in (1, 2, 3, 4)])
    assert refused(game, GiveAward(5, 20)) == ("8.4.1",)
    assert [points(game, seat).extra for seat in (1, 2, 3, 4, 5)] == [value("0.2")] * 4 + [0]


def test_8_4_2_s19_52_f_the_sum_is_limited():
    game = do(finished("red"), GiveAward(1, 50), GiveAward(2, 40))
    assert refused(game, GiveAward(3, 20)) == ("8.4.2",)
    assert sum(scored.extra for scored in score(BOOK, game)) == value("0.9")


def test_8_4_2_e11_the_whole_point_may_be_spent():
    game = do(finished("red"), GiveAward(1, 50), GiveAward(2, 30), GiveAward(3, 20))
    assert sum(scored.extra for scored in score(BOOK, game)) == 1


def test_8_4_2_e12_a_losers_tenth_above_the_point_is_refused():
    game = do(finished("red"), GiveAward(1, 50), GiveAward(2, 30), GiveAward(3, 20))
    assert refused(game, GiveAward(8, 10)) == ("8.4.2",)


def test_8_4_3_s19_52_a_c_values_for_a_winner():
    assert "8.4.3" in refused(finished("red"), GiveAward(1, 10))
    assert "8.4.3" in refused(finished("red"), GiveAward(1, 80))
    game = do(finished("red"), GiveAward(1, 20))
    assert entries(points(game, 1)) == [("win", 1, "8.2.1"), ("award", value("0.2"), "8.4.3")]


def test_8_4_3_s19_52_d_g_large_awards_score_only_with_consent():
    game = do(finished("red"), GiveAward(1, 70), GiveAward(2, 30))
    assert (points(game, 1).extra, points(game, 2).extra) == (0, value("0.3"))
    game = do(game, Approve())
    assert points(game, 1).extra == value("0.7")


def test_8_4_3_while_an_award_waits_the_best_move_counts():
    game = finished("red", killed=(3,), named={3: (8, 9, 1)}, waiting={3: 60})
    assert entries(points(game, 3))[1:] == [("best-move", value("0.25"), "8.3.4")]
    assert superseded(BOOK, game) == ()
    assert entries(points(do(game, Approve()), 3))[1:] == [("award", value("0.6"), "8.4.3")]


def test_8_4_4_s19_52_b_h_values_for_a_loser():
    assert refused(finished("red"), GiveAward(8, 50)) == ("8.4.4",)
    game = do(finished("red"), GiveAward(8, 10))
    assert entries(points(game, 8)) == [("award", value("0.1"), "8.4.4")]


@pytest.mark.parametrize(
    ("named", "award", "credited"),
    [
        pytest.param((8, 9, 10), 30, ("best-move", value("0.4"), "8.3.4"), id="E4"),
        pytest.param((8, 9, 1), 20, ("best-move", value("0.25"), "8.3.4"), id="E5"),
        pytest.param((8, 9, 1), 30, ("award", value("0.3"), "8.4.4"), id="E6"),
        pytest.param((8, 2, 1), 30, ("award", value("0.3"), "8.4.4"), id="E7"),
        pytest.param((8, 9, 10), 40, ("best-move", value("0.4"), "8.3.4"), id="E8"),
    ],
)
def test_8_4_6_the_larger_counts_and_the_best_move_if_equal(named, award, credited):
    game = best(named, awards={3: award})
    assert entries(points(game, 3)) == [credited]
    lost = [(seat, item.value, item.clause) for seat, item in superseded(BOOK, game)]
    expected = [(3, value(award) / 100, "8.4.6")] if credited[0] == "best-move" else []
    assert lost == expected


def test_8_4_6_s19_46_a_superseded_award_leaves_the_limit_alone():
    game = do(best((8, 9, 10)), GiveAward(3, 30), GiveAward(8, 60), GiveAward(9, 40), Approve())
    assert [points(game, seat).extra for seat in (3, 8, 9)] == [
        value("0.4"), value("0.6"), value("0.4"),
    ]  # fmt: skip


def test_8_4_6_s19_47_a_larger_award_replaces_the_best_move():
    game = do(best((8, 9, 4)), GiveAward(3, 30), GiveAward(8, 50))
    assert refused(game, GiveAward(9, 30)) == ("8.4.2",)
    game = do(game, GiveAward(9, 20))
    assert points(game, 3).extra == value("0.3")
    assert points(game, 9).total == value("1.2")


def test_8_4_7_s19_53_e13_a_draw_has_no_awards_but_keeps_the_best_move():
    game = finished(killed=(3,), named={3: (8, 9, 1)}, out=(5,))
    assert refused(game, GiveAward(7, 20)) == ("8.4.7",)
    expected = [0] * 10
    expected[3 - 1], expected[5 - 1] = value("0.25"), value("-0.5")
    assert [scored.total for scored in score(BOOK, game)] == expected


def test_8_4_7_an_award_that_stands_in_a_drawn_game_scores_nothing():
    game = finished(awards={7: 20})
    assert points(game, 7).items == ()
    assert superseded(BOOK, game) == ()
