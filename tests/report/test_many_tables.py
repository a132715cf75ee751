"""What people and programs read of the 2011 games: ratings, opened cards, struck candidates."""

import pytest

from gorod.i18n import catalogue
from gorod.record import parse, replay
from gorod.report.protocol import protocol
from gorod.report.replayed_document import document
from tests.kit.golden_records import GOLDEN
from tests.kit.tables_fiim_2011 import LAYOUTS

HEAD = "mgn 1\nrules fiim-2011\n"


def record(size, *lines):
    seats = "\n".join(f"seat {s} {card} P{s}" for s, card in enumerate(LAYOUTS[size], 1))
    return parse("\n".join((HEAD + seats, *lines, "")), "game.mgn")


def played(size, *lines):
    return replay(record(size, *lines), "game.mgn")


def golden(name):
    path = next((GOLDEN / "fiim-2011").glob(f"{name}*.mgn"))
    return replay(parse(path.read_text("utf-8"), path.name), path.name)


@pytest.mark.parametrize(
    ("name", "rating"),
    [("01", "main"), ("06", "main"), ("08", "none"), ("09", "separate"), ("18", "separate")],
)
def test_a_finished_game_says_to_which_rating_it_goes(name, rating):
    """R11-25."""
    game = golden(name)
    assert document(game)["rating"] == rating
    assert document(game, 0)["rating"] == rating
    text = protocol(game, catalogue("en"))
    assert {"main": "the main one", "separate": "a separate one", "none": "none"}[rating] in text
    assert "POINTS" not in text


def test_before_the_end_there_is_no_rating():
    assert document(played(10, "D1"))["rating"] is None
    assert "RATING" not in protocol(played(10, "D1"), catalogue("en"))
    decided = played(10, "position N5 alive 1 2 9", "shoot 2")
    assert "RATING" not in protocol(decided, catalogue("en"))


def test_a_book_with_points_has_no_rating():
    path = GOLDEN / "fiim-2019" / "01-red-by-vote.mgn"
    game = replay(parse(path.read_text("utf-8"), path.name), path.name)
    assert "rating" not in document(game)
    assert "closed_card" not in document(game)


def test_the_closed_card_is_the_judges_until_it_is_opened():
    game = played(2)
    assert document(game)["closed_card"] == "mafia"
    assert document(game, 1)["closed_card"] is None
    assert document(game, 0)["phase"] == "D1.guess"
    assert document(game)["awaits"] == ["open", "accuse"]
    opened = played(2, "open")
    assert document(opened, 0)["closed_card"] == "mafia"
    assert document(opened)["outcome"]["winners"] == ["red"]


def test_an_accused_player_has_opened_his_card():
    accused = document(golden("18"), 0)
    assert [player["role"] for player in accused["players"]] == ["citizen", None]
    assert accused["closed_card"] == "citizen"


def test_the_first_execution_of_a_small_table_opens_the_card():
    """R11-15, R11-55."""
    game = played(5, "nominate 1 2", "vote 2: -")
    seen = document(game, 0)
    assert [player["role"] for player in seen["players"]] == [None, "citizen", None, None, None]
    assert seen["players"][1]["left"]["cause"] == "vote"
    assert seen["phase"] == "D1.dusk"
    assert "opened: citizen" in protocol(game, catalogue("en"), 0)


def test_a_removed_candidate_is_off_the_list():
    """R11-11."""
    lines = ("nominate 1 4", "nominate 2 9", "nominate 3 6", "dq 9 L.9.1.2")
    assert document(played(10, *lines))["candidates"] == [4, 6]
    voted = played(10, *lines, "vote 4: 1 2", "dq 6 L.9.1.2")
    assert document(voted)["phase"] == "D1.dusk"
    restarted = played(
        10, "nominate 1 4", "nominate 2 9", "nominate 3 6", "vote 4: 1", "dq 9 L.10.1"
    )
    shown = document(restarted)
    assert shown["candidates"] == [4, 6]
    assert shown["ballot"] == {"list": [4, 6], "counts": {}}


def test_a_removed_voter_is_no_longer_counted():
    """R11-11."""
    lines = ("position D2 opener 2 alive 1 2 3 4 5 6 7 8 9 10", "nominate 2 3", "nominate 4 9")
    voting = played(10, *lines, "vote 3: 1 2 4", "dq 4 L.9.1.2")
    assert document(voting)["ballot"] == {"list": [3, 9], "counts": {"3": 2}}
    voted = played(10, *lines, "vote 3: 1 2 4", "dq 4 L.9.1.2", "vote 9: 3")
    assert document(voted)["ballot"]["counts"] == {"3": 2, "9": 7}


def test_a_tie_that_loses_one_of_three_goes_on_with_two():
    lines = ("position D2 opener 2 alive 1 2 3 4 5 6 7 8 9", "nominate 2 3", "nominate 4 9")
    ballot = ("nominate 5 6", "vote 3: 1 2 4", "vote 9: 3 5 6", "vote 6: 7 8 9")
    tied = document(played(10, *lines, *ballot, "dq 9 L.9.1.2"))
    assert tied["phase"] == "D2.tie"
    assert tied["candidates"] == [3, 6]
    assert tied["ballot"] == {"list": [3, 6], "counts": {"3": 3, "6": 3}}


def test_suspensions_have_their_terms():
    text = protocol(golden("08"), catalogue("en"))
    assert "): suspended from games for a month" in text
    assert "): suspended from games until the club council decides" in text


def test_a_protest_says_whether_it_was_carried():
    game = ("position N5 alive 1 2 9", "shoot 2", "protest 1 рука")
    assert document(played(10, *game))["protest"] == {"seat": 1, "status": "open", "passed": None}
    carried = document(played(10, *game, "support: 1 2 3 4 5 6 7 8"))
    assert carried["protest"] == {"seat": 1, "status": "open", "passed": True}
    lost = document(played(10, *game, "support: 1 2 3 4 5 6 7"))
    assert lost["protest"]["passed"] is False


def test_the_good_morning_is_said_aloud():
    game = document(played(10, "D1", "N2", "shoot 8>4 9>4 10>-", "D2"), 0)
    assert game["cue"] == "Утро действительно доброе, ночью никто не пострадал"
