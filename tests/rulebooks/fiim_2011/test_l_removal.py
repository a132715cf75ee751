"""Laws 9, 10, 13 and 14: removal and suspension."""

import pytest

from gorod.engine import commands as c
from gorod.engine.events import (
    BallotOpened,
    Banned,
    Disqualified,
    FloorGiven,
    Fouled,
    HandsCounted,
    LiftAsked,
    NobodyLeft,
    SlateCut,
    TeamDefeated,
    VoteCancelled,
    VotedOut,
)
from tests.kit.tables_fiim_2011 import club

CLAUSES_TESTED = (
    "L.9.1.2",
    "L.9.1.3",
    "L.9.1.4",
    "L.9.1.5",
    "L.9.1.6",
    "L.9.1.7",
    "L.9.1.8",
    "L.10.1",
    "L.11.1",
)
FIVE_FIVE = {3: "1-5", 9: "6-10"}


@pytest.mark.parametrize("clause", CLAUSES_TESTED)
def test_a_removal(clause):
    t = club().at("D2").dq(3, clause)
    t.expect(Disqualified, seat=3, cause="disqualified", removed=True, cite=(clause, "L.9.3"))
    assert not t.game.lives(3)


def test_l_9_1_only_what_the_list_names_removes():
    club().at("D2").refuses(c.Disqualify(5, "L.4.7.1"), cite="L.9.1", why="no-such-violation")


def test_l_9_1_1_the_fourth_warning_decides():
    """R11-12: out at once, no last word, and black has parity."""
    t = club().at("D4", alive="1 2 7 9 10", fouls={1: 3}).foul(1)
    t.expect(Fouled, seat=1, count=4).expect(Disqualified, seat=1, cause="foul", cite="L.9.1.1")
    t.won("black", cite="A.end.black").is_at("over").never(FloorGiven, seat=1)


def test_l_9_1_5_a_hand_taken_back():
    """R11-11, R11-21: the vote is void and goes to nobody; the ballot is held."""
    t = club().at("D2").speeches(n2=3, n4=9).dq(4, "L.9.1.5")
    t.expect(Disqualified, seat=4).never(VoteCancelled).is_at("D2.vote")
    t.vote({3: "1 2", 9: "3 5 6 7"}).expect(HandsCounted, candidate=9, absent="8 9 10")
    t.expect(VotedOut, seats="9")
    counts = [hands.bit_count() for hands in t.game.facts.ballots[-1].hands]
    assert counts == [2, 7]
    assert t.balance == "R6 B2"


def test_l_9_1_6_peeking():
    """R11-22: removal, and the vote of the day is held."""
    t = club().at("N3", alive="1-6 8-10").dq(2, "L.9.1.6").expect(Disqualified, seat=2)
    t.never(Banned).miss().dawn().speeches(n3=9, n4=1).is_at("D3.vote")


def test_l_9_1_8_a_protest_during_the_game():
    """The protester is removed, the day's vote is held."""
    t = club().at("D3", alive="1-5 8-10")
    t.refuses(c.FileProtest(2, "…"), why="not-now")
    t.dq(2, "L.9.1.8").expect(Disqualified, seat=2, cite="L.9.1.8")
    t.speeches(n3=9, n4=1).is_at("D3.vote")


def test_l_9_2_the_voted_out_go_after_their_minute_the_removed_at_once():
    """R11-16."""
    t = club().at("D2").speeches(n2=9).vote({9: ""}).has_floor(9, 60)
    t.expect(FloorGiven, seat=9, cite="A.day1.lastword").passes(9).is_at("D2.dusk")
    t = club().at("D2").turn(4).dq(4, "L.9.1.2").has_floor(5, 60)


def test_l_9_3_a_removal_forfeits_the_last_word():
    t = club().at("D2").speeches(n2=9).vote({9: ""}).has_floor(9, 60).dq(9, "L.9.1.2")
    t.expect(Disqualified, seat=9, cite="L.9.3").is_at("D2.dusk")


def test_l_9_3_no_vote_is_ever_cancelled():
    """R11-11."""
    t = club().at("D2").nominate(2, 3).nominate(4, 9).dq(5, "L.9.1.2").finish_speeches()
    t.never(VoteCancelled).is_at("D2.vote")


def test_l_9_3_a_removed_candidate_is_struck_off_before_the_ballot():
    """R11-11."""
    t = club().at("D2").nominate(2, 3).nominate(4, 9).nominate(5, 6).dq(9, "L.9.1.2")
    t.finish_speeches().expect(BallotOpened, slate="3 6").is_at("D2.vote")


def test_l_9_3_a_lone_candidate_left_by_a_removal_is_voted_from_the_second_day():
    """R11-11, R11-04."""
    t = club().at("D2").nominate(2, 3).nominate(4, 9).dq(9, "L.9.1.2").finish_speeches()
    t.expect(BallotOpened, slate="3")
    first = club().first_day().nominate(2, 3).nominate(4, 9).dq(9, "L.9.1.2").finish_speeches()
    first.expect(NobodyLeft, reason="lone-candidate").is_at("D1.dusk")
    none = club().at("D2").nominate(4, 9).dq(9, "L.9.1.2").finish_speeches()
    none.expect(NobodyLeft, reason="no-candidates").is_at("D2.dusk")


def test_l_9_3_an_open_ballot_starts_over_without_the_removed():
    """R11-11: among the rest, with all who are left voting."""
    t = club().at("D2").speeches(n2=3, n4=9, n5=6).hands(3, "1 2").hands(9, "4 5")
    t.dq(9, "L.9.1.2").expect(BallotOpened, slate="3 6", round=1, cite="L.9.3").is_at("D2.vote")
    t.vote({3: "1 2 4 5", 6: ""}).expect(HandsCounted, candidate=6, absent="3 6 7 8 10")
    t.expect(VotedOut, seats="6")


def test_l_9_3_a_revote_starts_over_as_a_revote():
    t = club().at("D2", alive="1-9").speeches(n2=3, n4=9, n5=6)
    t.vote({3: "1 2 4", 9: "3 5 6", 6: "7 8 9"}).tie_speeches().hands(3, "1 2").dq(3, "L.9.1.2")
    t.expect(BallotOpened, slate="9 6", round=2).is_at("D2.revote")


@pytest.mark.parametrize(("moment", "result"), [("D1", NobodyLeft), ("D2", VotedOut)])
def test_l_9_3_one_left_of_an_open_ballot(moment, result):
    """R11-11: on the first day nobody leaves, later they do, at once."""
    t = club().at(moment, opener=2).speeches(n2=3, n4=9).hands(3, "1 2").dq(3, "L.9.1.2")
    t.expect(result, cite="L.9.3").is_at("D1.dusk" if moment == "D1" else "D2.last-word")


def test_l_9_3_nobody_left_of_an_open_ballot():
    """R11-11: the night follows."""
    t = club().at("D2").speeches(n2=3).dq(3, "L.9.1.2")
    t.expect(NobodyLeft, reason="no-candidates", cite="L.9.3").is_at("D2.dusk")


def test_l_9_3_tie_speeches_go_on_without_the_removed():
    t = club().at("D2", alive="1-9").speeches(n2=3, n4=9, n5=6)
    t.vote({3: "1 2 4", 9: "3 5 6", 6: "7 8 9"}).has_floor(3, 30).dq(9, "L.9.1.2")
    t.expect(SlateCut, slate="3 6", cite="L.9.3").has_floor(3, 30).passes(3).has_floor(6, 30)
    t.passes(6).expect(BallotOpened, slate="3 6", round=2)


def test_l_9_3_one_left_in_tie_speeches_leaves_at_once():
    """R11-11: no further ballot."""
    t = club().at("D2").speeches(n2=3, n4=9).vote(FIVE_FIVE).dq(3, "L.9.1.2")
    t.expect(VotedOut, seats="9", cite="L.9.3").is_at("D2.last-word").has_floor(9, 60)


def test_l_9_3_a_lift_is_asked_about_the_rest():
    t = club().at("D2", alive="1-9").speeches(n2=3, n4=9, n5=6)
    ballot = {3: "1 2 4", 9: "3 5 6", 6: "7 8 9"}
    t.vote(ballot).tie_speeches().vote(ballot).is_at("D2.lift").dq(6, "L.9.1.2")
    t.expect(LiftAsked, slate="3 9", cite="L.9.3").is_at("D2.lift")
    t.fork().lift("1 2 4 5").expect(NobodyLeft, reason="lift-failed")
    t.lift("1 2 4 5 7").expect(VotedOut, seats="3 9")


def test_l_9_3_a_lift_is_not_asked_of_those_who_alone_are_left():
    """R11-09: removals may make a tied set the whole table."""
    t = club().at("D4", alive="1 2 3 4 5 9").speeches(n4=1, n5=2, n9=9)
    ballot = {1: "1 3", 2: "2 4", 9: "5 9"}
    t.vote(ballot).tie_speeches().vote(ballot).is_at("D4.lift")
    t.dq(3, "L.9.1.2").dq(4, "L.9.1.2").is_at("D4.lift").dq(5, "L.9.1.2")
    t.expect(NobodyLeft, reason="whole-table", cite="A.tie.lift").is_at("D4.dusk").goes_on()


def test_l_9_3_a_removed_voters_earlier_hand_is_void():
    """R11-11."""
    t = club().at("D2").speeches(n2=3, n4=9).hands(3, "1 2 4 5 6").dq(4, "L.9.1.2")
    t.hands(9, "3 7 8 9 10").expect(VotedOut, seats="9")


def test_l_9_3_after_the_decision_nothing_changes():
    t = club().at("D4", alive="1 2 7 9").speeches(n7=9).vote({9: "1 2 7"}).won("red")
    t.dq(1, "L.9.1.2").expect(Disqualified, seat=1, removed=False, cite="L.9.3").won("red")


def leaving():
    """Seat 4, a red, is voted out; the game continues."""
    return club().at("D2").speeches(n2=4, n3=9).vote({4: "1 2 5-10", 9: "3 4"}).has_floor(4, 60)


def test_l_9_4_a_gesture_after_the_final_word():
    """R11-23."""
    t = leaving().passes(4).is_at("D2.dusk").defeat(4, "L.9.4")
    t.expect(TeamDefeated, seat=4, winners=("black",), cite="L.9.4").won("black", cite="L.9.4")
    t.is_at("over")


def test_l_9_4_as_soon_as_he_stands_up():
    leaving().defeat(4, "L.9.4").won("black", cite="L.9.4")


def test_l_9_4_a_victim_of_the_night_too():
    """R11-23: their word must have come first."""
    t = club().at("N3").hunt(9)
    t.refuses(c.Defeat(9, "L.9.4"), cite="L.9.4", why="not-leaving")
    t.dawn().defeat(9, "L.9.4").won("red", cite="L.9.4")


def test_l_9_4_not_of_the_living_nor_of_the_removed():
    t = leaving().dq(5, "L.9.1.2")
    t.refuses(c.Defeat(6, "L.9.4"), cite="L.9.4", why="not-leaving")
    t.refuses(c.Defeat(5, "L.9.4"), cite="L.9.4", why="not-leaving")


def test_l_9_4_of_several_only_who_has_had_the_floor():
    ballot = {4: "1 2 3 8 10", 8: "4 5 6 7 9"}
    t = club().at("D2").speeches(n2=4, n3=8).vote(ballot).tie_speeches().vote(ballot)
    t.lift("1 2 3 5 6 7").has_floor(4, 60).refuses(c.Defeat(8, "L.9.4"), why="not-leaving")
    t.passes(4).has_floor(8, 60).fork().defeat(8, "L.9.4").won("red")
    t.defeat(4, "L.9.4").won("black")


def test_l_9_4_a_decided_game_cannot_be_stopped():
    """R11-23."""
    t = club().at("D4", alive="1 2 7 9").speeches(n7=9).vote({9: "1 2 7"}).won("red")
    t.refuses(c.Defeat(9, "L.9.4"), cite="L.9.4", why="decided")


def test_l_13_peeking_on_purpose_is_a_month():
    """R11-22."""
    t = club().at("N3", alive="1-6 8-10").ban(2, "L.13")
    t.expect(Disqualified, seat=2, removed=True, cite=("L.13", "L.9.3"))
    t.expect(Banned, seat=2, term="month", cite="L.13")
    t.miss().dawn().speeches(n3=9, n4=1).is_at("D3.vote")


def test_l_13_may_follow_the_removal():
    t = club().at("N3").dq(2, "L.9.1.6").ban(2, "L.13").expect(Banned, seat=2, term="month")
    t.refuses(c.Ban(2, "L.13"), cite="L.13", why="banned-already")


def test_l_13_the_two_halves_may_be_written_apart():
    t = club().at("N3").dq(2, "L.13").expect(Disqualified, seat=2, cite=("L.13", "L.9.3"))
    t.ban(2, "L.13").expect(Banned, seat=2, term="month")


def test_l_14_a_hint_from_outside_leaves_the_game_alone():
    t = club().at("N3", alive="1-6 8-10").ban(7, "L.14")
    t.expect(Banned, seat=7, term="until-decision", penalised=False, cite="L.14")
    t.never(Disqualified).goes_on().is_at("N3.hunt")


def test_l_14_does_not_remove_a_seat_at_the_table():
    t = club().at("N3").ban(2, "L.14").never(Disqualified)
    assert t.game.lives(2)
    assert t.disqualified == ()
    t.foul(2, "L.6.3").expect(Fouled, seat=2)
