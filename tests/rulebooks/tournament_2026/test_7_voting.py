"""Chapter 7: the vote, the autocatastrophe and the lift."""

import pytest

from gorod.engine.commands import Hands, LiftHands
from gorod.engine.events import (
    BallotOpened,
    Disqualified,
    Fouled,
    HandsCounted,
    LiftAsked,
    NobodyLeft,
    SlateCut,
    TieFound,
    VotedOut,
)
from tests.kit.tables_tournament_2026 import T10, Tourney


def ballot(alive=""):
    """Day 2 of a table of ten: 3 and 7 are nominated, in that order."""
    return Tourney().at("D2", alive=alive, cards=T10, opener=1).said((1, 3), (4, 7))


def test_7_1_1_the_vote_follows_the_discussion():
    t = Tourney().first_day().nominate(1, 9).nominate(2, 10)
    t.finish_speeches().expect(BallotOpened, slate="9 10", round=1, cite="7.1.1")


@pytest.mark.parametrize("moment", ["D1", "D2", "D5"])
def test_7_1_2_one_nominee_is_struck_off_on_any_day(moment):
    t = Tourney().at(moment, opener=1).said((1, 9))
    t.expect(NobodyLeft, reason="sole-candidate", cite="7.1.2").is_at(f"{moment}.dusk")


def test_7_1_2_no_nominee_no_vote():
    Tourney().first_day().said().expect(NobodyLeft, reason="no-candidates", cite="7.1.2")


def test_7_1_2_a_removal_leaves_one_nominee():
    """TR-A27: 7 is removed before the vote."""
    t = Tourney().at("D2", opener=1).nominate(1, 3).nominate(2, 7).dq(7, "14.1.5")
    t.finish_speeches().expect(NobodyLeft, reason="sole-candidate", cite="7.1.2").is_at("D2.dusk")


def test_7_1_2_a_removal_during_the_ballot():
    """TR-A27: their candidature and votes are dropped; one nominee left stays."""
    t = Tourney().at("D2", opener=1).said((1, 3), (2, 7)).hands(3, "1 2").dq(7, "14.1.5")
    t.expect(NobodyLeft, reason="sole-candidate", cite="7.1.2").is_at("D2.dusk")
    t = Tourney().at("D2", opener=1).said((1, 3), (2, 7), (3, 9)).hands(3, "1 2 7 9")
    t.dq(7, "14.1.5").expect(SlateCut, slate="3 9", cite="14.1").is_at("D2.vote")
    t.hands(9, "4 5 6").is_at("D2.tie").expect(TieFound, slate="3 9")


def test_7_1_2_a_removal_among_the_tied():
    """TR-A27: two tied, one removed while they speak: the other stays."""
    t = Tourney().at("D2", opener=1).said((1, 3), (2, 7)).vote({3: "1 2", 7: "4 5"})
    t.dq(3, "14.1.5").expect(NobodyLeft, reason="sole-candidate").is_at("D2.dusk")
    t = Tourney().at("D2", opener=1).said((1, 9), (2, 10), (3, 11))
    t.vote({9: "1 2", 10: "3 4", 11: "5 6"}).dq(9, "14.1.5").expect(SlateCut, slate="10 11")
    t.has_floor(10, 30).tie_speeches().vote({10: "1 2", 11: "3 4"}).is_at("D2.lift")
    t.dq(11, "14.1.5").expect(NobodyLeft, reason="sole-candidate").is_at("D2.dusk")


def test_7_1_2_a_removal_during_the_lift():
    """TR-A27: the question is then about the others."""
    t = Tourney().at("D2", opener=1).said((1, 9), (2, 10), (3, 11))
    ballot = {9: "1 2", 10: "3 4", 11: "5 6"}
    t.vote(ballot).tie_speeches().vote(ballot).expect(LiftAsked, slate="9 10 11")
    t.dq(9, "14.1.5").expect(SlateCut, slate="10 11", cite="14.1").is_at("D2.lift")
    t.lift("1-8").expect(VotedOut, seats="10 11", cause="lift")


def test_7_1_3_the_list_is_read_in_order():
    t = (
        Tourney()
        .first_day()
        .said((1, 9), (2, 8))
        .expect(BallotOpened, slate="9 8", cite="7.1.1", bears="7.1.3")
    )
    assert t.rules.reminders["list"] == "vote-opening"


def test_7_1_4_in_the_order_of_nomination():
    t = Tourney().first_day().said((1, 9), (2, 8))
    t.refuses(Hands(8, ()), cite="7.1.4", why="ballot-order").hands(9, "").hands(8, "")


def test_7_1_5_abstentions_count_for_nobody():
    """3 : 2, late hands are not written, the rest abstain."""
    t = (
        ballot()
        .hands(3, "1 2 4")
        .expect(HandsCounted, hands="1 2 4", absent="", cite="7.1.7", bears="7.1.5")
    )
    t.hands(7, "5 6").expect(HandsCounted, absent="").expect(VotedOut, seats="3")


def test_7_1_5_nobody_votes_nobody_leaves():
    """TR-A29: no autocatastrophe."""
    t = ballot().vote({3: "", 7: ""}).expect(NobodyLeft, reason="no-votes", cite="7.1.5")
    t.is_at("D2.dusk").never(TieFound)


def test_7_1_5_a_vote_belongs_to_a_player_in_the_game():
    ballot("1 3-10").refuses(Hands(3, (2,)), cite="7.1.5", why="voter-out")


def test_7_1_6_a_hand_against_oneself_is_void():
    """Void, and the judge gives a foul."""
    t = Tourney().at("D2", opener=1).said((1, 3), (2, 8)).hands(3, "1").hands(8, "8 2 4")
    t.expect(HandsCounted, candidate=8, hands="2 4", void="8", cite="7.1.7", bears="7.1.6")
    t.foul(8, "13.1.6").expect(Fouled, clause="13.1.6")


def test_7_1_6_the_vote_is_not_used_up():
    """TR-A26: a later valid hand counts."""
    t = Tourney().at("D2", opener=1).said((1, 8), (2, 3)).hands(8, "8 2")
    t.hands(3, "8 1").expect(HandsCounted, hands="1 8", void="")


def test_7_1_6_whom_one_put_up_one_may_vote_out():
    """TR-A32."""
    t = Tourney().at("D2", opener=1).said((1, 3), (2, 8)).hands(3, "1")
    t.expect(HandsCounted, hands="1", void="")


def test_7_1_7_the_first_hand_counts():
    ballot().hands(3, "1 2").hands(7, "1 4").expect(HandsCounted, hands="4", void="1", cite="7.1.7")


def test_7_1_8_a_two_seconds_for_the_hands():
    rules = ballot().rules
    assert (rules.vote_window, rules.seconds["vote"]) == (2.0, 2)
    assert (rules.cues["vote-over"], rules.cues["vote-counted"]) == ("Спасибо", "Принято")


def test_7_1_8_b_late_hands_are_no_votes():
    """They are simply not entered; a counted candidate takes no more hands."""
    ballot().hands(3, "1 2").refuses(Hands(3, (4,)), cite="7.1.4")


def test_7_1_8_c_a_hand_lifted_early_counts_and_costs_a_foul():
    t = ballot().hands(3, "8").foul(8, "7.1.8.c").expect(Fouled, count=1, cite="7.1.8.c")
    assert t.game.phase.hands == (1 << 8,)
    assert t.book.clause("7.1.8.c").offers == ("13.1.7",)


def test_7_1_9_the_most_votes_leave_with_half_a_minute():
    t = ballot().vote({3: "1 2 4", 7: "5"}).expect(VotedOut, seats="3", cause="vote", cite="7.1.9")
    t.has_floor(3, 30).is_at("D2.last-word")


def test_7_2_1_the_tied_speak_for_half_a_minute_each():
    t = ballot("1 3-10").vote({3: "1 4 5 6", 7: "3 8 9 10"})
    t.expect(TieFound, slate="3 7", cite="7.2.1").has_floor(3, 30).passes(3).has_floor(7, 30)
    t.passes(7).expect(BallotOpened, slate="3 7", round=2, cite="7.2.1").is_at("D2.revote")


def test_7_2_2_the_tied_do_not_vote_again():
    """Seven voters, 5 : 2."""
    t = ballot("1 3-10").vote({3: "1 4 5 6", 7: "3 8 9 10"}).tie_speeches()
    t.refuses(Hands(3, (7,)), cite="7.2.2", why="no-vote").refuses(Hands(3, (3,)), cite="7.2.2")
    t.vote({3: "1 4 5 6 8", 7: "9 10"}).expect(VotedOut, seats="3", cite="7.2.2")


@pytest.mark.parametrize(("hands", "leave"), [("1 4 5", ""), ("1 4 5 8", "6 7")])
def test_7_2_3_more_than_half_of_the_voters_lift(hands, leave):
    """TR-A31: 3 of 6 is not enough."""
    t = Tourney().at("D2", alive="1 4-10", cards=T10, opener=1).said((1, 6), (4, 7))
    t.vote({6: "1 4 5", 7: "8 9 10"})
    t.tie_speeches().vote({6: "1 4 5", 7: "8 9 10"}).expect(LiftAsked, slate="6 7", cite="7.2.3")
    assert t.cue == "Кто «ЗА» то, чтобы все игроки покинули игру?"
    t.refuses(LiftHands((6,)), cite="7.2.3", why="no-vote").lift(hands)
    if leave:
        t.expect(VotedOut, seats=leave, cause="lift", cite="7.2.3").has_floor(6, 30)
    else:
        t.expect(NobodyLeft, reason="lift-failed", cite="7.2.3").is_at("D2.dusk")


def test_7_2_3_a_part_of_them_ties_again():
    """TR-A30: 4 : 4 : 4, then 4 : 4 : 1; 11 stays in any case and does not vote."""
    t = Tourney().at("D3", alive="1-12", opener=1).said((1, 9), (2, 10), (3, 11))
    t.vote({9: "1 2 3 10", 10: "4 5 6 11", 11: "7 8 9 12"}).expect(TieFound, slate="9 10 11")
    t.tie_speeches().vote({9: "1 2 3 4", 10: "5 6 7 8", 11: "12"})
    t.expect(LiftAsked, slate="9 10", cite="7.2.3").refuses(LiftHands((11,)), why="no-vote")
    t.lift("1 2 3 4 5").expect(VotedOut, seats="9 10", cause="lift")
    assert 11 in t.alive


def test_7_2_3_nothing_to_nothing_is_a_tie_in_the_revote():
    """TR-A29."""
    t = ballot().vote({3: "1", 7: "2"}).tie_speeches().vote({3: "", 7: ""})
    t.expect(LiftAsked, slate="3 7").lift("1 2 4 5").expect(NobodyLeft, reason="lift-failed")


def test_7_2_3_without_a_voter_everybody_stays():
    """TR-A31, TR-A35: two are left and tie."""
    t = Tourney().at("D4", alive="3 7", cards=T10, opener=3).said((3, 7), (7, 3))
    t.vote({7: "3", 3: "7"}).tie_speeches().vote({7: "", 3: ""})
    t.expect(NobodyLeft, reason="lift-failed", cite="7.2.3").never(LiftAsked).is_at("D4.dusk")


def test_7_2_3_the_removed_are_no_voters():
    """TR-A27: a removal during the lift changes who is eligible."""
    t = Tourney().at("D2", alive="1 4-10", cards=T10, opener=1).said((1, 6), (4, 7))
    t.vote({6: "1 4 5", 7: "8 9 10"}).tie_speeches().vote({6: "1 4 5", 7: "8 9 10"})
    t.dq(10, "14.1.4").expect(Disqualified, seat=10).is_at("D2.lift")
    t.lift("1 4 5").expect(VotedOut, seats="6 7")
