"""Chapters 9 to 12: fouls, disqualifications, team defeats; the sanction matrix of section 5."""

import pytest

from gorod.engine import JUDGE
from gorod.engine.commands import Defeat, Disqualify, Foul, Waive
from gorod.engine.events import (
    Disqualified,
    Fouled,
    GameEnded,
    TeamDefeated,
    VoteCancelled,
    Waived,
    Warned,
)
from tests.kit.tables_cma_2025 import CMA_2025, City

CLAUSES_TESTED = (
    "10.1", "10.2", "10.3", "10.4", "10.5", "10.6", "10.7",
    "11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "11.7", "11.8", "11.9", "11.10", "11.11",
    "11.12", "11.13", "11.14", "11.15", "11.16", "11.17", "11.18",
    "12.1", "12.2", "12.3", "12.4",
)  # fmt: skip

FOULS = CLAUSES_TESTED[:7]
GRAVE = CLAUSES_TESTED[7:15]
REMOVING = CLAUSES_TESTED[15:25]
each_item = pytest.mark.parametrize("clause", CLAUSES_TESTED)


def command(clause):
    return {"10": Foul, "11": Disqualify, "12": Defeat}[clause.partition(".")[0]]


def voted_out():
    """Day 2: 8 is voted out and has the last word; nothing is decided."""
    return City().at("D2").speeches(n2=8).vote({8: ""}).goes_on().has_floor(8, 60)


def two_killed():
    """Night 3 killed 8 and 9; 8 has the last word."""
    return City().at("N3").acts(mafia=8, maniac=9).goes_on().has_floor(8, 60)


def decided():
    """The vote removed the last black, 3; red has won, 3 has the last word."""
    t = City().at("D4", alive="3 5 8 9", opener=3).speeches(n3=3).vote({3: ""})
    return t.won("red").has_floor(3, 60)


def is_fouled(t, seat):
    t.expect(Fouled, seat=seat, count=1).goes_on().never(TeamDefeated)


def is_removed(t, seat):
    t.expect(Disqualified, seat=seat).goes_on().never(TeamDefeated)
    assert t.disqualified == (seat,)


@pytest.mark.parametrize("clause", CLAUSES_TESTED, ids=CLAUSES_TESTED)
def test_each_item_has_its_sanction(clause):
    t = City().at("D2").do(command(clause)(8, clause))
    if clause in FOULS:
        t.expect(Fouled, seat=8, clause=clause, count=1, cite=(clause, "9.3")).goes_on()
    elif clause in GRAVE + REMOVING:
        t.expect(Disqualified, seat=8, removed=True, cite=(clause, "9.5")).goes_on()
        t.expect(VoteCancelled, day=2, cite="13.1.a")
    else:
        t.expect(TeamDefeated, seat=8, cite=(clause, "12.1")).won("black", "maniac", cite=clause)
        assert t.disqualified == ()


@each_item
def test_12_5_each_item_against_a_leaver_by_vote(clause):
    """The matrix, first row; 11.9-11.18 stay disqualifications, and the vote's result stands."""
    t = voted_out().do(command(clause)(8, clause))
    if clause in FOULS + GRAVE:
        t.expect(TeamDefeated, seat=8, cite=(clause, "12.5")).won("black", "maniac").is_at("over")
        assert t.disqualified == ((8,) if clause in GRAVE else ())
    elif clause in REMOVING:
        is_removed(t, 8)
        t.is_at("D2.dusk").never(VoteCancelled)
        assert 8 not in t.alive
    else:
        t.won("black", "maniac", cite=clause)


@each_item
def test_a_3_each_item_against_the_killed_in_his_own_minute(clause):
    """The matrix, second row; CMA-A24: the victim's gestures are free."""
    t = two_killed()
    if clause == "10.2":
        t.refuses(Foul(8, clause), cite="A.3", why="tolerated")
        return
    t.do(command(clause)(8, clause))
    if clause in FOULS:
        is_fouled(t, 8)
    elif clause in GRAVE:
        t.won("black", "maniac", cite=(clause, "12.5"))
        assert t.disqualified == (8,)
    elif clause in REMOVING:
        is_removed(t, 8)
        t.never(VoteCancelled)
    else:
        t.won("black", "maniac", cite=clause)


@each_item
def test_a_3_each_item_against_the_killed_in_the_minute_of_another(clause):
    """Gestures nothing, an interruption an ordinary foul, no defeat."""
    t = two_killed()
    if clause == "10.2":
        t.refuses(Foul(9, clause), cite="A.3", why="tolerated")
        return
    t.do(command(clause)(9, clause))
    if clause in FOULS:
        is_fouled(t, 9)
        t.has_floor(8, 60)
    elif clause in GRAVE + REMOVING:
        is_removed(t, 9)
        t.has_floor(8, 60).never(VoteCancelled)
    else:
        t.won("black", "maniac", cite=clause)


@each_item
@pytest.mark.parametrize("seat", [3, 9])
def test_13_6_b_each_item_once_the_game_is_won(clause, seat):
    """The matrix, third row, CMA-A28: the result stays."""
    t = decided()
    if clause.startswith("12."):
        t.refuses(Defeat(seat, clause), cite="13.6.b", why="decided")
        return
    t.do(command(clause)(seat, clause)).won("red")
    if clause in FOULS:
        t.expect(Fouled, seat=seat, count=1)
        assert t.disqualified == ()
    else:
        t.expect(Disqualified, seat=seat, removed=False, cite=(clause, "13.6.b"), bears="14.3")
        assert t.disqualified == (seat,)


def test_9_1_violations_are_noted():
    t = City().at("D2").foul(8, "9.1").expect(Fouled, seat=8, cite=("9.1", "9.3"))
    assert t.game.fouls[7] == 1


def test_9_2_by_the_judge_or_the_chief_judge():
    assert CMA_2025.clause("9.2").offers == ("9.3",)
    City().at("D2").foul(8, "9.2").expect(Fouled, seat=8, cite="9.2")


def test_9_3_five_measures():
    t = City().at("D2").warn(8).expect(Warned, cite="9.3").foul(8).expect(Fouled, cite="9.3")
    t.dq(8, "11.1").ban(9, "13.2").defeat(10, "12.1").is_at("over")


def test_9_4_the_third_foul_halves_the_next_speech_once():
    """CMA-A21: the tie speech stays 30, D3 has 30, D4 has 60."""
    t = City().at("D2", fouls={8: 2}).speeches(n2=8, n3=9).hands(8, "1-6").foul(8, "10.1")
    t.expect(Fouled, seat=8, count=3, silence="nearest", cite="9.4")
    t.hands(9, "").has_floor(8, 30).tie_speeches().vote({8: "1-6", 9: ""}).lift("")
    t.night().acts().turn(8).has_floor(8, 30)
    t.speeches().night().acts().turn(8).has_floor(8, 60)


def test_9_4_in_his_own_speech_it_waits_for_the_next_day():
    """CMA-A21."""
    t = City().at("D2", fouls={8: 2}).turn(8).foul(8, "10.4").has_floor(8, 60)
    t.speeches().night().acts().turn(8).has_floor(8, 30)


def test_9_4_the_last_word_stays_whole():
    """CMA-A21."""
    t = City().at("D2", fouls={8: 2}).foul(8, "10.4").speeches(n2=8).vote({8: ""})
    t.has_floor(8, 60)
    assert t.every(Fouled)[0].silence == "nearest"


def test_9_5_a_fourth_foul_in_the_discussion():
    """CMA-A44: speeches go on; there is no vote on D2, and there is one on D3."""
    t = City().at("D2", fouls={8: 3}).nominate(2, 3).nominate(4, 5).turn(10).foul(8, "10.1")
    t.expect(Disqualified, seat=8, cause="foul", cite="9.5").expect(VoteCancelled, day=2)
    t.has_floor(10, 60).nominate(10, 1).finish_speeches().is_at("D2.dusk")
    t.night().acts().speeches(n3=5).is_at("D3.vote")


def test_9_5_he_leaves_without_a_last_word():
    t = City().at("D2").dq(8, "11.4").is_at("D2.speech")
    assert t.game.leaving == 0
    t.refuses(Foul(8, "10.1"), why="gone").refuses(Disqualify(8, "11.1"), cite="9.5")


def test_9_5_what_he_did_that_night_stands():
    """CMA-A14: the disqualified maniac has killed, the disqualified doctor heals nobody."""
    t = City().at("N3").miss().maniac(8).dq(4, "11.6").dq(7, "11.6").dawn()
    assert 8 not in t.alive


def test_9_5_fouls_are_never_reset():
    t = City().at("D2").foul(8, "10.1").speeches().night().acts().foul(8, "10.1")
    t.expect(Fouled, seat=8, count=2)


@pytest.mark.parametrize(
    ("seat", "alive", "winners"),
    [
        (8, "1-12", ("black", "maniac")),
        (1, "1-12", ("red", "maniac")),
        (4, "1-12", ("red", "black")),
        (8, "1-3 5-12", ("black",)),
        (1, "1-3 5-12", ("red",)),
        (4, "4 5 8 9", ("red",)),
        (3, "3 4 8 9", ("red", "maniac")),
    ],
)
def test_12_1_every_other_team_with_somebody_at_the_table_wins(seat, alive, winners):
    """CMA-A27."""
    t = City().at("D3", alive=alive, opener=int(alive[0])).defeat(seat, "12.1")
    t.won(*winners, cite="12.1").expect(GameEnded, kind="defeat").is_at("over")
    assert t.disqualified == ()


def test_12_3_for_a_hint_from_the_hall_the_judge_names_the_team():
    """CMA-A27: by any seat of it, one that is out too."""
    City().at("D3", alive="1-11").defeat(12, "12.3").won("black", "maniac", cite="12.3")
    City().at("D3", alive="1-11").refuses(Defeat(12, "12.1"), why="gone")


def test_12_5_exists_only_for_those_who_leave():
    City().at("D2").refuses(Defeat(8, "12.5"), cite="12.5", why="not-leaving")
    voted_out().defeat(8, "12.5").won("black", "maniac", cite="12.5")
    two_killed().defeat(8, "12.5").won("black", "maniac", cite="12.5")
    two_killed().refuses(Defeat(9, "12.5"), cite="12.5", why="not-leaving")


def test_12_5_a_foul_without_a_clause_stays_a_foul():
    is_fouled(voted_out().foul(8), 8)


def test_11_18_somebody_who_has_left_is_disqualified_from_the_hall():
    """CMA-A25: after the last word; it costs the penalty and cancels no vote."""
    t = voted_out().last_words().is_at("D2.dusk").dq(8, "11.18")
    t.expect(Disqualified, seat=8, cite="11.18").never(VoteCancelled)
    assert t.disqualified == (8,)
    t.refuses(Disqualify(8, "11.18"), why="gone").refuses(Disqualify(12, "11.19"))
    assert 8 not in t.offer("dq").choices["seat"].of
    City().at("D3", alive="1-11").refuses(Disqualify(12, "11.17"), why="gone")


def test_upd_a_1_the_judge_chooses_another_degree_with_a_reason():
    """CMA-A45."""
    t = City().at("D2").refuses(Foul(8, "11.7"), cite="UPD-A.1", why="reason-needed")
    t.refuses(Disqualify(9, "10.4", " "), cite="UPD-A.1", why="reason-needed")
    t.refuses(Defeat(9, "10.4"), cite="UPD-A.1", why="reason-needed")
    t.do(Foul(8, "11.7", "tears of joy")).expect(Fouled, seat=8, count=1, reason="tears of joy")
    t.do(Disqualify(9, "10.4", "hit a neighbour")).expect(
        Disqualified, seat=9, clause="10.4", reason="hit a neighbour", removed=True
    )
    t.expect(VoteCancelled)
    t.do(Defeat(10, "11.3", "a whole code of signs")).won("black", "maniac", cite="11.3")
    t.expect(TeamDefeated, reason="a whole code of signs", penalised=True)


def test_upd_a_1_what_the_judge_has_weighed_is_for_the_protocol():
    t = City().at("D2").do(Foul(8, "11.7", "tears of joy"))
    assert [e.reason for e in t.sees(3) if isinstance(e, Fouled)] == [""]
    assert [e.reason for e in t.sees(JUDGE) if isinstance(e, Fouled)] == ["tears of joy"]


def test_upd_a_1_a_chosen_degree_is_not_raised_in_a_farewell():
    """A plain 11.7 would be 12.5 here; the judge has said what it is worth."""
    t = voted_out().do(Foul(8, "11.7", "an honest tear"))
    t.expect(Fouled, seat=8).goes_on().never(TeamDefeated)


def test_12_5_the_judge_may_waive_the_defeat():
    t = voted_out().refuses(Waive("12.5", ""), cite="UPD-A.1", why="reason-needed")
    t.refuses(Waive("12.1", "why not"), cite="UPD-A.1", why="nothing-to-waive")
    t.do(Waive("12.5", "he only waved")).expect(Waived, clause="12.5", cite="UPD-A.1")
    t.refuses(Waive("12.5", "again"), why="nothing-to-waive")
    t.do(Foul(8, "10.2")).expect(Fouled, seat=8, clause="10.2").goes_on()
    t.do(Disqualify(8, "11.7")).expect(Disqualified, seat=8).goes_on()


def test_12_5_after_a_waiver_the_judge_can_still_impose_it():
    t = voted_out().do(Waive("12.5", "he only waved"), Defeat(8, "12.5"))
    t.expect(TeamDefeated, seat=8).is_at("over")


def test_12_5_a_waiver_is_the_judge_s_alone_and_ends_with_the_day():
    t = voted_out().do(Waive("12.5", "he only waved"))
    assert not [e for e in t.sees(8) if isinstance(e, Waived)]
    t.passes(8).night().acts(mafia=9).dawn().finish_speeches().refuses(Waive("12.5", "why"))
