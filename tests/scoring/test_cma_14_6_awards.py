"""CMA 14.6 to 14.12: the judge's awards."""

from itertools import pairwise

import pytest

from gorod.engine.commands import Approve, GiveAward
from gorod.scoring import proposals, score, superseded
from tests.scoring.cma import BOOK, CITIZEN, DON, MANIAC, do, finished, points, refused
from tests.scoring.games import entries, value

REDS = (5, 6, 7, 8, 9, 10, 11, 12)


def given(*values, seats=REDS):
    """Red won, and the judge gave these values to one red after another."""
    return do(finished("red"), *map(GiveAward, seats, values))


def waiting(game):
    return [award.seat for award in game.facts.awards if award.waits]


def credited(game):
    items = [item for scored in score(BOOK, game) for item in scored.items]
    return sum(item.value for item in items if item.kind == "award")


def test_14_6_14_7_s70_six_players_and_three_points_are_the_judges_own():
    game = given(50, 50, 50, 50, 50, 50)
    assert (waiting(game), credited(game)) == ([], 3)


def test_14_8_14_9_six_tenths_for_a_winner_and_four_for_a_loser_are_the_judges_own():
    game = do(given(60, 60, 60, 60), GiveAward(DON, 40), GiveAward(MANIAC, 20))
    assert (waiting(game), credited(game)) == ([], 3)
    assert entries(points(game, DON)) == [("award", value("0.4"), "14.9")]


def test_14_6_s70_a_seventh_player_waits_for_consent():
    game = given(40, 40, 40, 40, 40, 40, 40)
    assert (waiting(game), credited(game)) == ([11], value("2.4"))
    assert credited(do(game, Approve())) == value("2.8")


@pytest.mark.parametrize("consent", [(), (Approve(),)])
def test_14_6_an_eighth_player_is_refused_with_consent_too(consent):
    game = do(given(10, 10, 10, 10, 10, 10, 10), *consent)
    assert refused(game, GiveAward(12, 10)) == ("award-players", ("14.6",))


def test_14_7_s70_what_makes_the_sum_exceed_three_waits_for_consent():
    game = given(60, 50, 50, 50, 50, 50)
    assert (waiting(game), credited(game)) == ([10], value("2.6"))
    assert credited(do(game, Approve())) == value("3.1")


def test_14_7_with_consent_the_sum_has_no_limit():
    game = do(given(*[70] * 7), Approve())
    assert (waiting(game), credited(game)) == ([], value("4.9"))


def test_14_7_a_new_award_takes_the_place_of_the_players_earlier_one():
    game = do(given(60, 60, 60, 60, 60), GiveAward(5, 50), GiveAward(10, 10))
    assert (waiting(game), credited(game)) == ([], 3)


def test_14_8_seven_tenths_wait_for_consent():
    game = given(70)
    assert (waiting(game), credited(game)) == ([5], 0)
    assert entries(points(do(game, Approve()), 5))[1:] == [("award", value("0.7"), "14.8")]


@pytest.mark.parametrize("worth", [0, 5, 25, 80, -10])
def test_14_8_s70_other_values_for_a_winner_are_refused(worth):
    assert refused(finished("red"), GiveAward(8, worth)) == ("award-value", ("14.8",))


@pytest.mark.parametrize("worth", [5, 25, 50, 60, 70, 80])
def test_14_9_s70_a_loser_gets_four_tenths_at_most(worth):
    for loser in (DON, MANIAC):
        assert refused(finished("red"), GiveAward(loser, worth)) == ("award-value", ("14.9",))


def test_14_9_in_a_team_defeat_those_credited_with_a_win_are_winners():
    game = finished("black", "maniac", kind="defeat")
    game = do(game, GiveAward(MANIAC, 60), GiveAward(DON, 50), GiveAward(8, 40))
    assert refused(game, GiveAward(8, 50)) == ("award-value", ("14.9",))


def test_14_8_14_9_every_tenth_may_be_given():
    for seat, most in ((8, 70), (DON, 40)):
        values = range(10, most + 10, 10)
        games = [do(finished("red"), GiveAward(seat, worth)) for worth in values]
        sums = [credited(do(game, Approve()) if waiting(game) else game) for game in games]
        assert {high - low for low, high in pairwise(sums)} == {value("0.1")}


@pytest.mark.parametrize(
    ("named", "worth"), [((1, 2), "0.3"), ((1, 2, 3), "0.4"), ((1, 2, 3, 4), "0.5")]
)
def test_14_11_cma_a35_award_and_best_move_add_up(named, worth):
    game = finished("red", killed=(CITIZEN,), named={CITIZEN: named}, awards={CITIZEN: 30})
    assert entries(points(game, CITIZEN)) == [
        ("win", 1, "14.2.1"), ("best-move", value(worth), "14.4.3"),
        ("award", value("0.3"), "14.8"),
    ]  # fmt: skip
    assert superseded(BOOK, game) == ()


def test_14_11_an_award_beside_a_larger_best_move_counts_in_the_sum():
    game = finished("red", killed=(5,), named={5: (1, 2, 3, 4)})
    game = do(game, *[GiveAward(seat, 50) for seat in (6, 7, 8, 9, 10)], GiveAward(5, 50))
    assert waiting(game) == []
    assert waiting(do(game, GiveAward(5, 60))) == [5]


def test_14_12_s71_a_draw_has_no_awards():
    game = finished(killed=(8,), named={8: (1, 2, 9, 10)}, out=(9,))
    assert refused(game, GiveAward(10, 20)) == ("award-draw", ("14.12",))
    assert points(finished(awards={10: 20}), 10).items == ()


def test_14_13_the_record_alone_proves_no_penalty():
    assert proposals(BOOK, finished("black")) == ()
