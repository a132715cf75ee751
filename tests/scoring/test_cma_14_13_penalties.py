"""CMA 14.13: penalties that the judge has to give, unless the record contradicts them."""

import pytest

from gorod.engine.commands import GiveFine
from tests.scoring.cma import CITIZEN, DON, MANIAC, SHERIFF, ballot, do, finished, points, refused
from tests.scoring.games import entries, value

HALF = value("-0.5")
FIRST = ballot(1, (3, 10), (1, 8), (9, 10, 3))
"""On the first day 9 and 10 voted against the red 10, 8 against the black 3."""
AT_FOUR = ballot(4, (1, 12), (8, 12), (1, 11), alive=(1, 8, 11, 12))


def test_14_13_1_s76_a_red_who_broke_the_first_vote_onto_a_red():
    game = do(finished("black", ballots=[FIRST]), GiveFine(9, "14.13.1"))
    assert entries(points(game, 9)) == [("fine", HALF, "14.13.1")]


def test_14_13_1_s76_onto_himself_too():
    game = do(finished("maniac", ballots=[FIRST]), GiveFine(10, "14.13.1"))
    assert points(game, 10).total == HALF


@pytest.mark.parametrize("winners", [("red",), ()])
def test_14_13_1_s76_only_if_red_lost(winners):
    game = finished(*winners, ballots=[FIRST])
    assert refused(game, GiveFine(10, "14.13.1"))[0] == "fine-not-lost"


@pytest.mark.parametrize(
    ("seat", "why"),
    [(8, "fine-no-such-vote"), (11, "fine-no-such-vote"), (DON, "fine-not-red"),
     (MANIAC, "fine-not-red")],
)  # fmt: skip
def test_14_13_1_only_a_red_who_voted_so(seat, why):
    game = finished("black", ballots=[FIRST])
    assert refused(game, GiveFine(seat, "14.13.1")) == (why, ("14.13.1", "14.13"))


def test_14_13_1_only_on_the_first_day():
    later = ballot(2, *((3, 10), (1, 8), (9, 10, 3)))
    game = finished("black", ballots=[later])
    assert refused(game, GiveFine(9, "14.13.1"))[0] == "fine-no-such-vote"


@pytest.mark.parametrize("winners", [("black",), ("red",), ()])
def test_14_13_2_s76_a_red_who_broke_onto_a_red_at_four_whoever_won(winners):
    game = do(finished(*winners, ballots=[AT_FOUR]), GiveFine(11, "14.13.2"))
    assert entries(points(game, 11))[-1] == ("fine", HALF, "14.13.2")


def test_14_13_2_only_at_four_and_only_onto_a_red():
    game = finished("black", ballots=[FIRST, AT_FOUR])
    assert refused(game, GiveFine(9, "14.13.2"))[0] == "fine-no-such-vote"
    assert refused(game, GiveFine(8, "14.13.2"))[0] == "fine-no-such-vote"
    assert refused(game, GiveFine(1, "14.13.2"))[0] == "fine-not-red"


@pytest.mark.parametrize("clause", ["14.13.3", "14.13.4", "14.13.5"])
def test_14_13_3_to_5_cma_a37_the_sheriff_pays(clause):
    game = finished("black", alive=(1, 4, 12))
    for seat in (DON, MANIAC, CITIZEN):
        assert refused(game, GiveFine(seat, clause))[0] == "fine-not-sheriff"
    assert entries(points(do(game, GiveFine(SHERIFF, clause)), SHERIFF)) == [("fine", HALF, clause)]


@pytest.mark.parametrize("clause", ["14.13.3", "14.13.4"])
def test_14_13_3_14_13_4_only_if_somebody_black_was_never_out(clause):
    game = finished("red", alive=(5, 8, 9))
    assert refused(game, GiveFine(SHERIFF, clause))[0] == "fine-not-lost"
    for winners in (("red",), ()):
        do(finished(*winners, kind="defeat", alive=(2, 5, 8, 9)), GiveFine(SHERIFF, clause))


@pytest.mark.parametrize("winners", [("red",), ()])
def test_14_13_5_only_if_red_lost(winners):
    game = finished(*winners, alive=(2, 5, 8, 9))
    assert refused(game, GiveFine(SHERIFF, "14.13.5"))[0] == "fine-not-lost"


def test_14_13_different_penalties_add_up_each_once():
    game = do(finished("black"), *[GiveFine(SHERIFF, f"14.13.{item}") for item in (3, 4, 5)])
    assert points(game, SHERIFF).extra == 3 * HALF
    assert refused(game, GiveFine(SHERIFF, "14.13.4"))[0] == "fined-already"
