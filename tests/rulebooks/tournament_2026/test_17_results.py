"""Chapters 17 and 18: the end of the game, and what the tournament's regulations bring."""

import pytest

from gorod.engine.commands import GiveAward, GiveFine, Rule, Support
from gorod.engine.events import (
    Decided,
    GameEnded,
    NightResolved,
    ProtestFiled,
    ResultRuled,
    VotedOut,
)
from gorod.engine.results import Result, read_result
from gorod.scoring import score
from tests.kit.tables_tournament_2026 import T10, Tourney

END = [  # alive, who is voted out, winners, kind, clause
    ("1 6 9 10", 1, ("red",), "victory", "17.2"),
    ("1 6 7 9 10", 10, None, "", ""),
    ("1 6 9", 9, ("black",), "victory", "17.2.1"),
    ("1 2 6 8 9", 9, ("black",), "victory", "17.2.1"),
    ("1 2 6 8 9", 2, None, "", ""),
    ("5 9 10", 9, None, "", ""),
    ("1 5 9", 9, ("black", "maniac"), "draw", "17.3"),
    ("1 2 5 9", 9, None, "", ""),
    ("1 2 5", 5, ("black",), "victory", "17.2"),
    ("1 5 9 10", 1, None, "", ""),
    ("1 5 9 10 11", 5, None, "", ""),
    ("1 2 5 9 10", 5, ("black",), "victory", "17.2.1"),
    ("5 6 9", 5, ("red",), "victory", "17.2"),
]


@pytest.mark.parametrize(("alive", "leaves", "winners", "kind", "clause"), END)
def test_17_2_the_table_of_endings(alive, leaves, winners, kind, clause):
    """Section 6, TR-A34, TR-A35, TR-A37."""
    living = [int(seat) for seat in alive.split()]
    t = Tourney().at("D5", alive=alive, opener=living[0]).dq(leaves, "14.1.5")
    if winners is None:
        t.goes_on()
    else:
        t.expect(Decided, winners=winners, kind=kind, cite=clause).won(*winners, cite=clause)
        t.expect(GameEnded, winners=winners)


def test_17_1_a_win_a_draw_and_a_defeat_of_two():
    """The eight endings: one winner, a shared draw, two winners by ППК."""
    assert Tourney().at("D3").defeat(2, "15.1.2").won("red", "maniac").outcome.kind == "defeat"
    Tourney().at("D3", alive="1-4 6-12").defeat(13, "15.1.1").won(
        "black", cite="15.2", bears="17.1"
    )


EIGHT = [
    ("red", "victory", ("red",)),
    ("black", "victory", ("black",)),
    ("maniac", "victory", ("maniac",)),
    ("draw:black+maniac", "draw", ("black", "maniac")),
    ("draw:red+black", "draw", ("red", "black")),
    ("black+maniac", "defeat", ("black", "maniac")),
    ("red+black", "defeat", ("red", "black")),
    ("red+maniac", "defeat", ("red", "maniac")),
]


@pytest.mark.parametrize(("word", "kind", "winners"), EIGHT)
def test_17_1_a_protest_can_decide_any_of_the_eight(word, kind, winners):
    t = (
        Tourney()
        .at("D3")
        .defeat(2, "15.1.2")
        .protest(2)
        .ruling(upheld=True, text=f"changed {word}")
    )
    t.expect(ResultRuled, kind=kind, winners=winners)
    assert read_result(word) == Result(kind, winners)
    assert read_result(word).word == word


@pytest.mark.parametrize("word", ["", "draw", "maniac+black", "doctor", "red+black+maniac"])
def test_17_1_no_ninth(word):
    t = Tourney().at("D3").defeat(2, "15.1.2").protest(2)
    t.refuses(Rule(upheld=True, text=f"changed {word}"), why="result-unnamed")


def test_17_2_civilians_win_by_the_vote():
    t = Tourney().at("D5", alive="1 6 9 10", opener=1).said((1, 6), (6, 1))
    t.vote({6: "1", 1: "6 9 10"}).expect(VotedOut, seats="1").won("red", cite="17.2")
    t.has_floor(1, 30).passes(1).is_at("over")


def test_17_2_the_maniac_and_one_civilian():
    """TR-A35: the game continues, then the maniac is alone."""
    t = Tourney().at("N5", alive="3 7", cards=T10).goes_on().courtesan().proceed().maniac(7)
    t.won("maniac", cite="17.2").has_floor(7, 30)


def test_17_2_the_maniac_alone_lifts_everybody_else():
    """TR-A31: the two others tie twice, and the maniac is the only voter."""
    t = Tourney().at("D5", alive="5 9 10", opener=5).said((5, 9), (9, 10))
    t.vote({9: "10", 10: "9"}).tie_speeches().vote({9: "", 10: ""}).lift("5")
    t.expect(VotedOut, seats="9 10", cause="lift").won("maniac", cite="17.2")


def test_17_2_nobody_is_left():
    """TR-A45: nobody has won, and the host records the rest."""
    t = Tourney().at("N5", alive="5 9").dq(9, "14.1.3").dq(5, "14.1.3").goes_on().courtesan()
    t.proceed().dawn().won(cite="17.2").is_at("over")
    assert (t.alive, t.outcome.kind, t.outcome.reason) == ((), "draw", "nobody-left")


def test_17_2_the_killers_kill_each_other():
    t = Tourney().at("N5", alive="1 5 9").courtesan().hunt(5).doctor().maniac(1)
    t.expect(NightResolved, seats="5 1").won("red", cite="17.2")


def test_17_2_a_night_is_judged_as_a_whole():
    """Section 6: a removal at night is weighed in the morning."""
    t = Tourney().at("N5", alive="1 6 9 10").courtesan().dq(10, "14.1.3").goes_on()
    t.dq(9, "14.1.3").goes_on().hunt(6).dawn().won("black")


def test_17_2_1_equality_counts_everybody():
    """Doctor gone, the courtesan counts as anybody."""
    t = Tourney().at("N5", alive="1 2 6 8 9").acts(6, 9).won("black", cite="17.2.1")
    t.has_floor(9, 30)


def test_17_2_1_passing_equality_by_a_double_exit():
    """TR-A34."""
    Tourney().at("N5", alive="1 2 3 8 9 10 11").acts(9, 8).won("black", cite="17.2.1")


def test_17_3_the_maniac_and_one_mafioso():
    t = Tourney().at("N5", alive="1 5 9").courtesan().hunt(9).doctor().maniac(9)
    t.won("black", "maniac", cite="17.3")
    assert t.outcome.kind == "draw"


def test_17_3_two_mafiosi_and_the_maniac_go_on():
    """TR-A37: then the vote removes the maniac."""
    t = Tourney().at("D5", alive="1 2 5", opener=1).goes_on().said((1, 5), (2, 1))
    t.vote({5: "1 2", 1: ""}).won("black", cite="17.2")


def one_quiet_night(t, *, spoilt):
    """The courtesan's guest is 1, whose shot misses, or the doctor heals the victim."""
    t.courtesan(1 if spoilt else 9).hunt(9).doctor(None if spoilt else 9)
    return t.dawn()


def still(alive, nights):
    """Play this number of nights from N5 on without any change."""
    t = Tourney().at("N5", alive=alive)
    for night in range(nights):
        if night:
            t.night()
        one_quiet_night(t, spoilt=night % 2 == 0)
    return t


def test_17_4_three_nights_with_five_players():
    """TR-A36: begun and ended by the same five, without the maniac."""
    still("1 7 8 9 10", 2).goes_on()
    t = still("1 7 8 9 10", 3).won("red", "black", cite="17.4").is_at("over")
    assert t.outcome.kind == "draw"


@pytest.mark.parametrize("alive", ["1 7 8 9 10 11", "1 7 8 9"])
def test_17_4_no_draw_with_six_or_four(alive):
    still(alive, 4).goes_on()


def test_17_4_no_draw_with_the_maniac():
    still("1 5 7 8 9", 4).goes_on()


@pytest.mark.parametrize("shot", [True, False])
def test_17_4_a_night_from_six_to_five_does_not_count(shot):
    """TR-A36: by the shot, or by a removal before it; three more have to follow."""
    t = Tourney().at("N5", alive="1 7 8 9 10 11")
    if shot:
        t.courtesan(7).hunt(11).dawn()
    else:
        one_quiet_night(t.dq(11, "14.1.3"), spoilt=False)
    for night in range(3):
        one_quiet_night(t.goes_on().night(), spoilt=night % 2 == 0)
    t.won("red", "black", cite="17.4")


def test_17_5_the_offenders_team_bears_it():
    Tourney().at("D3").defeat(5, "15.1.2").won("red", "black", cite="15.2", bears="17.5")


def test_17_5_1_at_night_whoever_was_shot_at_is_out():
    """TR-A38: a heal does not matter; a shot spoilt by a guest is none."""
    t = Tourney().at("N4", alive="1 2 5 9 10 11").courtesan().hunt(5).defeat(9, "15.1.2")
    t.won("black", cite="15.2", bears="17.5.1")
    t = Tourney().at("N4", alive="1 2 5 7 8 9 10").courtesan(9).hunt(5).doctor(5)
    t.defeat(9, "15.1.2").won("black")
    t = Tourney().at("N4", alive="1 2 5 7 8 9 10").courtesan(2).hunt(5)
    t.defeat(9, "15.1.2").won("black", "maniac")


def test_17_5_1_by_day_until_the_exit_is_announced():
    """The maniac has been voted out."""
    t = Tourney().at("D3", alive="1 3-13").said((3, 5), (4, 9)).vote({5: "1 3 4", 9: ""})
    t.has_floor(5, 30).defeat(2, "15.1.1").won("red", cite="15.2", bears="17.5.1")


def test_18_2_points_are_the_tournaments():
    """No awards, no penalties, zeros; a protest is entered without a window."""
    t = Tourney().at("D3").defeat(5, "15.1.2").refuses(GiveAward(1, 30), cite="18.2")
    t.refuses(GiveFine(1, "13.1.1"), cite="18.2")
    assert {own.total for own in score(t.book, t.game)} == {0}
    t.protest(3, elapsed=999_999).expect(ProtestFiled, cite="18.2").refuses(Support((1, 2)))
