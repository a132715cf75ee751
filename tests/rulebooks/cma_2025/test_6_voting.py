"""Chapter 6: the vote, the tie, the lift; section 4 of the catalogue row by row."""

import pytest

from gorod.engine import SPECTATOR
from gorod.engine.commands import Hands, LiftHands
from gorod.engine.events import (
    BallotOpened,
    Disqualified,
    Fouled,
    HandsCounted,
    LiftAsked,
    NobodyLeft,
    TieFound,
    VotedOut,
)
from gorod.report.fold import view_of
from tests.kit.tables_cma_2025 import CMA_2025, City


def second_day(**kwargs):
    return City().at("D2", **kwargs)


def test_6_1_only_todays_candidates_are_voted():
    second_day().speeches(n2=5, n3=9).expect(BallotOpened, slate="5 9", cite="6.1")


def test_6_1_an_empty_list_is_not_voted():
    """CMA-A32."""
    second_day().speeches().expect(NobodyLeft, reason="no-candidates", cite="6.1").is_at("D2.dusk")


def test_6_1_1_a_in_the_order_of_nomination():
    t = (
        second_day()
        .speeches(n2=9, n3=5)
        .expect(BallotOpened, slate="9 5", cite="6.1", bears="6.1.1.a")
    )
    t.refuses(Hands(5, ()), cite="6.1.1.a", why="ballot-order")


def test_6_1_1_b_the_list_the_fouls_and_a_clear_table_before_the_vote():
    reminders = CMA_2025.rules.reminders
    assert {reminders[about] for about in ("list", "fouls", "clear-table")} == {"vote-opening"}


def test_6_1_2_a_fist_for_a_second_and_a_half():
    t = second_day().speeches(n2=5)
    assert t.rules.vote_window == 1.5
    assert t.rules.cues["vote-over"] == "Спасибо"
    t.hands(5, "1 2").expect(HandsCounted, candidate=5, hands="1 2", cite="6.3")


def test_6_1_3_the_count_is_announced_before_the_hands_go():
    assert CMA_2025.rules.reminders["count"] == "vote revote"


def test_6_2_one_vote_in_a_ballot_and_the_first_counts():
    """CMA-A26."""
    t = second_day().speeches(n2=5, n3=9).hands(5, "1 2 3")
    t.hands(9, "3 4").expect(HandsCounted, candidate=9, hands="4", void="3", absent="5-12")


def test_6_2_those_who_are_out_have_no_vote():
    second_day(alive="1-11").speeches(n2=5).refuses(Hands(5, (12,)), cite="6.2", why="voter-out")


def test_6_3_silent_votes_go_to_the_last():
    """4 / 2 / 6."""
    t = City().first_day().speeches(n1=3, n2=5, n3=8).vote({3: "1 2 4 6", 5: "3 7", 8: "9"})
    t.expect(HandsCounted, candidate=8, hands="9", absent="5 8 10-12", cite="6.3")
    t.expect(VotedOut, seats="8", cause="vote", cite="6.6")


def test_6_3_in_a_revote_to_the_last_of_those_tied():
    t = second_day(alive="1-10").speeches(n2=3, n3=5, n4=9)
    t.vote({3: "1-4", 5: "5-8", 9: "9 10"}).tie_speeches()
    t.vote({3: "1-4", 5: "5"}).expect(HandsCounted, candidate=5, absent="6-10")


@pytest.mark.parametrize("hands", ["", "1", "2 3 4", "1-10"])
def test_6_3_the_votes_are_as_many_as_the_living(hands):
    t = second_day(alive="1-10").speeches(n2=3, n3=5).vote({3: hands, 5: ""})
    counted = sum(len(e.hands) + len(e.absent) for e in t.every(HandsCounted))
    assert counted == 10


def test_6_4_a_hand_pulled_back_has_voted_and_costs_a_foul():
    t = second_day().speeches(n2=5, n3=9).hands(5, "8")
    t.expect(HandsCounted, candidate=5, hands="8", cite="6.2", bears="6.4")
    t.foul(8, "10.6").expect(Fouled, seat=8, count=1, cite="10.6").is_at("D2.vote")


def test_6_5_a_one_nominee_of_the_first_day_is_not_voted():
    """And the best move of the second night is allowed."""
    t = City().first_day().speeches(n1=7).expect(NobodyLeft, reason="lone-candidate", cite="6.5.a")
    t.is_at("D1.dusk").night().acts(mafia=8).is_at("N2.best-move")


def test_6_5_b_one_nominee_of_a_later_day_leaves_with_all_votes():
    """CMA-A32."""
    t = (
        second_day(alive="1-11")
        .speeches(n2=7)
        .expect(BallotOpened, slate="7", cite="6.1", bears="6.5.b")
    )
    t.vote({7: "1 2 3"}).expect(HandsCounted, hands="1-3", absent="4-11")
    t.expect(VotedOut, seats="7")


def test_6_6_the_highest_count_leaves_after_a_minute():
    t = second_day().speeches(n2=5, n3=9).vote({5: "1-7", 9: "8-12"})
    t.expect(VotedOut, seats="5", cite="6.6").has_floor(5, 60)


def test_6_7_a_tie_is_spoken_and_voted_again():
    t = second_day(alive="1-10").speeches(n2=3, n3=5).vote({3: "1-5", 5: "6-10"})
    t.expect(TieFound, slate="3 5", cite="6.7").has_floor(3, 30).passes(3).has_floor(5, 30)
    t.passes(5).is_at("D2.revote").vote({3: "1-4", 5: ""})
    t.expect(VotedOut, seats="5").has_floor(5, 60)


def test_6_8_the_tied_speak_and_are_voted_in_order_of_nomination():
    t = second_day(alive="1-10").speeches(n2=9, n3=4).vote({9: "1-5", 4: ""}).has_floor(9, 30)
    t.tie_speeches().expect(BallotOpened, slate="9 4", round=2, cite="6.8")


def test_6_9_a_smaller_tie_is_voted_once_more():
    t = second_day(alive="1-9").speeches(n2=3, n3=5, n4=7)
    t.vote({3: "1-3", 5: "4-6", 7: "7-9"}).tie_speeches().vote({3: "1-4", 5: "5-8", 7: "9"})
    t.expect(TieFound, slate="3 5", cite="6.9").has_floor(3, 30).tie_speeches()
    t.expect(BallotOpened, slate="3 5", round=3)


def twice_tied():
    """Ten living; 3 and 5 tied 5:5 twice."""
    t = second_day(alive="1-10").speeches(n2=3, n3=5).vote({3: "1-5", 5: "6-10"})
    return t.tie_speeches().vote({3: "1-5", 5: "6-10"})


def test_6_10_a_the_same_tie_again_asks_for_the_lift():
    t = twice_tied().expect(LiftAsked, slate="3 5", cite="6.10.b", bears="6.10.a").is_at("D2.lift")
    assert t.cue == "Кто за то, чтобы все голосуемые игроки покинули игровой стол?"


def test_6_10_b_more_than_half_of_the_living_lift():
    """CMA-A31."""
    t = twice_tied()
    t.fork().lift("1-5").expect(NobodyLeft, reason="lift-failed", cite="6.10.b").is_at("D2.dusk")
    t.lift("1-6").expect(VotedOut, seats="3 5", cause="lift", cite="6.10.b")
    t.has_floor(3, 60).passes(3).has_floor(5, 60).refuses(LiftHands((1,)))


def test_6_10_1_four_are_not_lifted_on_the_first_day():
    """CMA-A30."""
    ballot = {1: "1 2 3", 2: "4 5 6", 3: "7 8 9", 4: "10 11 12"}
    t = City().first_day().speeches(n1=1, n2=2, n3=3, n4=4).vote(ballot).tie_speeches()
    t.vote(ballot).expect(NobodyLeft, reason="too-many", known=True, cite="6.10.1")
    t.never(LiftAsked).is_at("D1.dusk")


def test_6_10_1_three_may_be_lifted_on_the_first_day_and_four_later():
    three = {1: "1-4", 2: "5-8", 3: "9-12"}
    t = City().first_day().speeches(n1=1, n2=2, n3=3).vote(three).tie_speeches().vote(three)
    t.expect(LiftAsked, slate="1-3")
    four = {1: "1 2 3", 2: "4 5 6", 3: "7 8 9", 4: "10 11 12"}
    t = second_day().speeches(n2=1, n3=2, n4=3, n5=4).vote(four).tie_speeches().vote(four)
    t.expect(LiftAsked, slate="1-4")


def test_6_11_a_the_role_of_a_leaver_is_not_told():
    """Neither of a player voted out nor of one killed."""
    t = second_day().speeches(n2=1).vote({1: ""}).night().acts(mafia=5).dawn()
    for viewer in (SPECTATOR, 8):
        view = view_of(CMA_2025, t.history.log, viewer)
        assert (view.player(1).role, view.player(5).role) == (None, None)
        assert [view.player(seat).left.cause for seat in (1, 5)] == ["vote", "kill"]


def test_6_11_b_the_leaver_has_a_minute_and_lays_down_the_plate():
    t = second_day().speeches(n2=5).vote({5: ""}).has_floor(5, 60)
    assert t.cue == "Последнее слово игрока номер 5"
    assert t.rules.reminders["plate"] == "last-word"
    t.passes(5).is_at("D2.dusk")


def test_a_6_12_a_a_removal_by_day_stops_the_vote_of_that_day():
    """Also in the middle of a ballot, a tie or a lift."""
    t = second_day(alive="1-10").speeches(n2=3, n3=5)
    for moment in (
        t.fork().hands(3, "1"),
        t.fork().vote({3: "1-5", 5: ""}),
        twice_tied(),
    ):
        moment.dq(9, "11.4").expect(Disqualified, seat=9)
        moment.expect(NobodyLeft, reason="cancelled", cite="13.1.a", bears="A.6.12.a").is_at(
            "D2.dusk"
        )
