"""Appendix 1: the shootout."""

import pytest

from gorod.engine.events import (
    BallotOpened,
    FloorGiven,
    LiftAsked,
    NobodyLeft,
    TieFound,
    VotedOut,
)
from tests.kit.tables_fiim_2011 import club

FIVE_FIVE = {4: "1 2 3 8 10", 8: "4 5 6 7 9"}


def tied():
    return club().first_day().speeches(n1=4, n2=8).vote(FIVE_FIVE)


def lift():
    return tied().tie_speeches().vote(FIVE_FIVE)


def four(**nominations):
    """D4, three reds and a black."""
    return club().at("D4", alive="1 2 7 9").speeches(**nominations)


def test_a_tie_speech_thirty_seconds_each_in_the_order_of_the_list():
    t = tied().expect(TieFound, slate="4 8", cite="A.tie.speech").has_floor(4, 30)
    t.expect(FloorGiven, seat=4, cite="A.tie.speech").passes(4).has_floor(8, 30)


def test_a_tie_speech_is_kept_by_the_silenced():
    """R11-18."""
    t = club().at("D2", fouls={8: 2}).speeches(n2=4, n3=8).foul(8)
    t.vote(FIVE_FIVE).passes(4).has_floor(8, 30)


def test_a_tie_revote_solves_the_shootout():
    t = tied().has_floor(4, 30).passes(4).has_floor(8, 30).passes(8)
    t.expect(BallotOpened, slate="4 8", round=2, cite="A.tie.revote").is_at("D1.revote")
    t.vote({4: "1 8 10", 8: "2 3 4 5 6 7 9"}).expect(VotedOut, seats="8")
    assert t.balance == "R7 B2"


def test_a_tie_revote_missing_hands_go_to_the_last_of_the_revote():
    """R11-10."""
    tied().tie_speeches().vote({4: "1 8 10", 8: ""}).expect(VotedOut, seats="8")


def test_a_tie_revote_a_smaller_tie_is_a_new_shootout():
    """R11-06: the lift is asked only when the same set ties twice."""
    t = club().at("D2", alive="1-5 7-10").speeches(n2=4, n3=8, n4=3)
    t.vote({4: "1 2 3", 8: "4 5 7", 3: "8 9 10"}).tie_speeches()
    t.vote({4: "1 2 3 8", 8: "4 5 7 10", 3: "9"})
    t.expect(TieFound, slate="4 8", cite="A.tie.revote").has_floor(4, 30)
    t.tie_speeches().is_at("D2.revote")
    t.vote({4: "1 2 3 8 9", 8: "4 5 7 10"}).expect(VotedOut, seats="4")


def test_a_tie_lift_more_than_half_of_the_living():
    """R11-08."""
    t = lift().expect(LiftAsked, slate="4 8", cite="A.tie.lift").is_at("D1.lift")
    assert t.cue == "Кто за то, чтобы все голосуемые покинули игру?"
    six = t.fork().lift("1 2 3 5 6 7").expect(VotedOut, seats="4 8", cause="lift")
    assert six.balance == "R6 B2"
    five = t.fork().lift("1 2 3 5 6").expect(NobodyLeft, reason="lift-failed", cite="A.tie.lift")
    assert five.balance == "R7 B3"


def test_a_tie_lift_is_not_asked_of_a_whole_table():
    """R11-09."""
    t = club().at("D5", alive="2 7 9").speeches(n7=9, n9=2, n2=7)
    circle = {9: "7", 2: "9", 7: "2"}
    t.vote(circle).has_floor(9, 30).tie_speeches().vote(circle)
    t.expect(NobodyLeft, reason="whole-table", cite="A.tie.lift").never(LiftAsked)
    t.is_at("D5.dusk")
    assert t.balance == "R2 B1"


def test_a_tie_four_closes_the_day_at_once():
    """R11-07."""
    t = four(n7=2, n9=9).vote({2: "1 9", 9: "2 7"})
    t.expect(NobodyLeft, reason="four-tie", cite="A.tie.four").never(TieFound).never(LiftAsked)
    t.is_at("D4.dusk")
    assert t.cue == "Наступает ночь"
    assert t.balance == "R3 B1"


@pytest.mark.parametrize("hands", [{2: "1", 9: "2", 1: "7", 7: "9"}, {2: "1 9", 9: "2 7", 1: ""}])
def test_a_tie_four_whatever_the_tie(hands):
    nominations = dict(zip(("n7", "n9", "n1", "n2"), hands, strict=False))
    four(**nominations).vote(hands).expect(NobodyLeft, reason="four-tie").is_at("D4.dusk")


def test_a_tie_four_a_unique_top_leaves():
    """R11-01."""
    t = four(n7=2, n9=9, n1=1).vote({2: "1 9", 9: "7", 1: "2"})
    t.expect(VotedOut, seats="2", cite="A.day1.vote").goes_on()
    assert t.balance == "R2 B1"


def test_a_tie_four_is_counted_when_the_ballot_closes():
    """R11-07: a fifth player removed during the ballot makes four of them."""
    t = club().at("D4", alive="1 2 3 7 9").speeches(n7=2, n9=9).hands(2, "1 9").dq(3, "L.9.1.2")
    t.hands(9, "2 7").expect(NobodyLeft, reason="four-tie").is_at("D4.dusk")


def test_a_tie_four_five_players_still_shoot_it_out():
    t = club().at("D4", alive="1 2 3 7 9").speeches(n7=2, n9=9, n1=3)
    t.vote({2: "1 9", 9: "2 7", 3: "3"}).expect(TieFound, slate="2 9").has_floor(2, 30)


def five_tied():
    """Five at the table, and 2 and 9 tie."""
    t = club().at("D4", alive="1 2 7 8 9", opener=7).speeches(n7=2, n8=9, n9=1)
    return t.vote({2: "1 9", 9: "2 7", 1: "8"}).expect(TieFound, slate="2 9").is_at("D4.tie")


def test_a_tie_four_is_tested_when_the_revote_is_due():
    """R11-07: the fifth is removed in the shootout, so four would vote again: they do not."""
    t = five_tied().dq(8, "L.9.1.3").has_floor(2, 30).tie_speeches()
    t.expect(NobodyLeft, reason="four-tie", cite="A.tie.four").is_at("D4.dusk")


def test_a_tie_four_a_revote_that_has_begun_goes_on():
    """Five were there when it was due; a voter who is removed only withdraws their hand."""
    t = five_tied().tie_speeches().is_at("D4.revote").dq(8, "L.9.1.3").is_at("D4.revote")
    t.vote({2: "9", 9: "1 2 7"}).expect(VotedOut, seats="9")


def test_a_tie_four_a_revote_does_not_begin_anew():
    """All five are tied and one is removed from the revote: the other four vote once more."""
    t = club().at("D4", alive="1 2 7 8 9", opener=7).speeches(n7=1, n8=2, n9=7, n1=8, n2=9)
    t.vote({1: "2", 2: "1", 7: "8", 8: "9", 9: "7"}).tie_speeches().is_at("D4.revote")
    t.dq(8, "L.9.1.3").expect(NobodyLeft, reason="four-tie", cite="A.tie.four").is_at("D4.dusk")
