"""Law 5: the vote."""

from gorod.engine import commands as c
from gorod.engine.events import Fouled, HandsCounted, VotedOut
from tests.kit.tables_fiim_2011 import club


def ballot():
    return club().at("D2").speeches(n2=3, n4=9, n5=6)


def test_l_5_1_one_candidate_a_day():
    t = club().at("D2").nominate(2, 3)
    t.refuses(c.Nominate(2, 9), cite="L.5.1", why="nominated-already")


def test_l_5_2_the_first_of_two_votes_counts():
    """R11-64."""
    t = ballot().hands(3, "1 2").hands(9, "1 4")
    t.expect(HandsCounted, candidate=9, hands="4", void="1", cite="L.5.2")
    t.foul(1, "L.5.2").expect(Fouled, seat=1, cite=("L.5.2", "L.6.5"))


def test_l_5_3_a_late_hand_is_no_vote():
    """R11-63: a player who was late may vote later, and nobody is removed."""
    t = ballot().hands(3, "1 2").expect(HandsCounted, hands="1 2", cite="L.5.2")
    t.hands(9, "4 7 8").hands(6, "3 6 9 10").expect(HandsCounted, absent="5")
    t.expect(VotedOut, seats="6")
    counts = [hands.bit_count() for hands in t.game.facts.ballots[-1].hands]
    assert counts == [2, 3, 5]
    assert t.disqualified == ()


def test_l_5_3_a_breach_may_be_warned():
    ballot().foul(5, "L.5.3").expect(Fouled, seat=5, cite=("L.5.3", "L.6.5"))


def test_l_5_4_a_missing_vote_goes_to_the_last():
    t = ballot().vote({3: "1 2 4", 9: "7 8 9", 6: ""})
    t.expect(HandsCounted, candidate=6, absent="3 5 6 10", cite="L.5.4").expect(VotedOut, seats="6")
