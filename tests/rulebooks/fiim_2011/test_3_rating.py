"""Clauses 3 and 4: to which rating a game goes."""

import pytest

from gorod.engine import commands as c
from gorod.rulebooks.policies.rating import main_for_ten_without_additions
from tests.kit.tables_fiim_2011 import FIIM_2011, LAYOUTS, club


def finished():
    return club().at("N5", alive="1 2 9").hunt(2).dawn().is_at("over")


def test_3_ten_with_nothing_added_go_to_the_main_rating():
    """R11-25."""
    assert main_for_ten_without_additions(finished().game, ()) == "main"
    assert FIIM_2011.citations["rating-main"] == ("3",)
    assert FIIM_2011.edition.rating is main_for_ten_without_additions


@pytest.mark.parametrize("option", ["6.1", "doctor"])
def test_4_an_addition_sends_it_to_another(option):
    """R11-25."""
    assert main_for_ten_without_additions(finished().game, (option,)) == "separate"


def test_4_and_so_does_another_table():
    """R11-25."""
    t = club(9).at("N5", alive="1 2 7", cards=LAYOUTS[9]).hunt(2).dawn().is_at("over")
    assert main_for_ten_without_additions(t.game, ()) == "separate"
    assert FIIM_2011.citations["rating-separate"] == ("4",)


@pytest.mark.parametrize(
    ("remedy", "rating"), [("annulled", "none"), ("replayed", "none"), ("changed", "main")]
)
def test_3_a_game_without_a_result_goes_to_none(remedy, rating):
    t = finished().protest(1).do(c.Support(tuple(range(1, 9)))).ruling(upheld=True, text=remedy)
    assert main_for_ten_without_additions(t.game, ()) == rating


def test_3_a_rejected_protest_changes_nothing():
    t = finished().protest(1).ruling(upheld=False, text="annulled")
    assert main_for_ten_without_additions(t.game, ()) == "main"


def test_3_the_document_has_no_points():
    t = finished()
    t.refuses(c.GiveAward(1, 20), why="no-points")
    t.refuses(c.GiveFine(1, "3"), why="no-such-fine")
    t.refuses(c.Best(2, (9,)), why="not-now")
    assert not t.rules.award_waits(t.game, 1, 20)
    assert t.rules.fine(t.game, 1, "3").why == "no-such-fine"
    assert t.awaits == ("protest",)
