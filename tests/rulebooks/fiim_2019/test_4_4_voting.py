"""Chapter 4.4, first half: nominations and the ballot."""

import pytest

from gorod.engine.commands import Best, Hands, Nominate, Withdraw
from gorod.engine.events import (
    BallotOpened,
    FloorGiven,
    Fouled,
    HandsCounted,
    LiftAsked,
    NobodyLeft,
    Nominated,
    TieFound,
    VotedOut,
)
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import Table


def first_day():
    return Table(FIIM_2019).first_day()


def test_4_4_1_after_the_discussion_only_the_nominees_of_the_day_are_voted():
    t = first_day().speeches(n1=3, n2=5).expect(BallotOpened, slate="3 5", cite="4.4.1")
    t.vote({3: "1 2 4 6", 5: "7 8"}).night().miss().dawn()
    assert t.game.today.candidates == ()
    t.speeches(n2=9, n3=10).expect(BallotOpened, slate="9 10")


def test_4_4_1_without_a_candidate_nobody_is_voted_and_night_falls():
    """R19-06."""
    t = Table(FIIM_2019).at("D2").speeches().expect(NobodyLeft, cite="4.4.1")
    t.never(BallotOpened).is_at("D2.dusk").night().is_at("N3.hunt")
    assert len(t.alive) == 10


def test_4_4_1_no_vote_before_the_discussion_is_over():
    first_day().nominate(1, 3).refuses(Hands(3, (1, 2)), cite="4.4.1")


def test_4_4_2_any_living_player_may_be_nominated_also_oneself():
    """R19-03, first half."""
    t = first_day().nominate(1, 10).expect(Nominated, seat=1, target=10, cite="4.4.2")
    t.nominate(2, 2).expect(Nominated, seat=2, target=2, cite="4.4.2")
    assert t.game.today.candidates == (10, 2)


def test_4_4_2_a_player_who_is_out_or_listed_is_not_accepted_again():
    """R19-03: the candidates are 9, 4, 5 in this order; a refusal costs nothing."""
    t = Table(FIIM_2019).at("D2", alive="1-5 7-10", opener=2)
    t.refuses(Nominate(2, 6), cite="4.4.2", why="out-of-game")
    t.nominate(2, 9)
    t.turn(3).refuses(Nominate(3, 9), cite="4.4.2", why="listed-already")
    t.nominate(3, 4)
    t.nominate(4, 5)
    t.refuses(Nominate(4, 10), cite="4.4.3", why="nominated-already")
    t.finish_speeches().expect(BallotOpened, slate="9 4 5", cite="4.4.1")


@pytest.mark.parametrize("target", [0, 11, -1])
def test_4_4_2_a_number_that_nobody_has_is_not_accepted(target):
    first_day().refuses(Nominate(1, target), cite="4.4.2")


def test_4_4_2_nominations_are_accepted_in_the_own_minute_only():
    """R19-04: out of turn, in tie speeches and in last words they are refused."""
    t = first_day().turn(3)
    t.refuses(Nominate(2, 5), cite="4.4.2").refuses(Nominate(4, 5), cite="4.4.2")
    t.nominate(3, 5).nominate(6, 8).finish_speeches()
    t.refuses(Nominate(1, 2), cite="4.4.2")
    t.vote({5: "1 2 3 8 10", 8: "4 5 6 7 9"}).is_at("D1.tie").has_floor(5, 30)
    t.refuses(Nominate(5, 1), cite="4.4.2")
    t.tie_speeches().vote({5: "1 2 8 10", 8: "3 4 5 6 7 9"}).has_floor(8, 60)
    t.refuses(Nominate(8, 1), cite="4.4.2")
    t.last_words().refuses(Nominate(1, 2), cite="4.4.2")


def test_4_4_2_a_silenced_player_nominates_in_his_silent_turn():
    """R19-04."""
    t = Table(FIIM_2019).at("D2", opener=2, fouls={2: 3}, silenced="2").has_floor(2, 0)
    t.nominate(2, 9).expect(Nominated, seat=2, target=9)


def test_4_4_2_a_victim_nominates_nobody_in_his_last_word():
    """R19-04."""
    t = Table(FIIM_2019).at("N3").hunt(3).sheriff().has_floor(3, 60)
    t.refuses(Nominate(3, 8), cite="4.4.2").refuses(Best(3, (8, 9, 10)))


def test_4_4_2_an_accepted_nomination_stands():
    first_day().nominate(1, 4).refuses(Withdraw(4), cite="4.4.2")


def test_4_4_3_one_accepted_nomination_for_each_player_and_day():
    t = first_day().nominate(1, 4).refuses(Nominate(1, 5), cite="4.4.3")
    t.speeches(n2=5).vote({4: "1-6", 5: "7-10"}).night().miss().dawn()
    t.nominate(1, 5).expect(Nominated, seat=1, target=5)


def test_4_4_3_a_refused_nomination_does_not_use_up_the_right():
    """R19-03."""
    t = first_day().nominate(1, 4).turn(2).refuses(Nominate(2, 4), why="listed-already")
    t.nominate(2, 5).expect(Nominated, seat=2, target=5)


def test_4_4_4_candidates_are_voted_in_order_of_acceptance():
    t = first_day().speeches(n1=9, n2=3, n3=5).expect(BallotOpened, slate="9 3 5", cite="4.4.1")
    assert t.cue == "Кто голосует против игрока номер 9?"
    t.refuses(Hands(3, (1, 2)), cite="4.4.4").refuses(Hands(7, (1, 2)), cite="4.4.4")
    t.hands(9, "1 2")
    assert t.cue == "Кто голосует против игрока номер 3?"


def test_4_4_5_a_fist_is_a_vote_and_a_fist_after_the_stop_is_none():
    """R19-54: seat 4's fist came after «Стоп», so their vote falls on the last candidate."""
    t = (
        first_day()
        .speeches(n1=3, n2=5)
        .hands(3, "1 2")
        .expect(HandsCounted, hands="1 2", cite="4.4.7")
    )
    t.hands(5, "5 6").expect(HandsCounted, candidate=5, hands="5 6", absent="3 4 7-10")


def test_4_4_6_a_hand_taken_away_before_the_count_is_a_foul():
    t = first_day().speeches(n1=3, n2=5).hands(3, "1 2 6")
    t.foul(6, "4.4.6").expect(Fouled, seat=6, count=1, cite="4.4.6")
    assert FIIM_2019.clause("4.4.6").offers == ("6.6.6",)


def test_4_4_7_the_first_of_two_fists_counts():
    """R19-54: 4 votes against 3 and again against 5; 6 withdraws a hand."""
    t = first_day().speeches(n1=3, n2=5, n4=9).hands(3, "1 2 4")
    t.hands(5, "4 6 7 8 10").expect(
        HandsCounted, candidate=5, hands="6 7 8 10", void="4", cite="4.4.7"
    )
    t.foul(4, "6.6.8").expect(Fouled, seat=4, count=1, cite="6.6.8")
    t.foul(6, "6.6.6").expect(Fouled, seat=6, count=1, cite="6.6.6")
    t.hands(9, "").expect(HandsCounted, candidate=9, absent="3 5 9", cite="4.4.8")
    t.expect(VotedOut, seats="5", cite="4.4.11")
    (ballot,) = t.game.facts.ballots
    assert [hands.bit_count() for hands in ballot.hands] == [3, 4, 3]


def test_4_4_7_everybody_alive_votes_candidates_included_also_against_oneself():
    """R19-07, in ballot, revote and lift."""
    t = Table(FIIM_2019).at("D3", alive="1 2 3 4 7 8 9 10").speeches(n3=4, n7=8)
    t.vote({4: "4 1 2 3", 8: "8 7 9 10"}).expect(HandsCounted, candidate=8, hands="7 8 9 10")
    t.tie_speeches().vote({4: "4 1 2 3", 8: "8 7 9 10"}).expect(LiftAsked, slate="4 8")
    t.lift("4 8 1 2 3").expect(VotedOut, seats="4 8")


@pytest.mark.parametrize("voter", [5, 6, 0, 11, -1, 64])
def test_4_4_7_nobody_else_votes(voter):
    t = Table(FIIM_2019).at("D3", alive="1 2 3 4 7 8 9 10").speeches(n3=4, n7=8)
    t.refuses(Hands(4, (1, voter)), cite="4.4.7")


def test_4_4_8_missing_votes_go_to_the_last_candidate():
    """3 has four votes, 5 has 2 + 4; 5 leaves with a minute and a hidden role."""
    t = first_day().speeches(n1=3, n2=5)
    t.vote({3: "1 2 4 6", 5: "7 8"})
    t.expect(HandsCounted, candidate=3, hands="1 2 4 6", absent="")
    t.expect(HandsCounted, candidate=5, hands="7 8", absent="3 5 9 10", cite="4.4.8")
    t.expect(VotedOut, seats="5", cite="4.4.11")
    t.expect(FloorGiven, seat=5, seconds=60, cite="4.4.12.14")
    assert t.balance == "R6 B3"


def test_4_4_8_missing_votes_of_a_revote_go_to_the_last_of_the_shorter_list():
    """R19-08: 9 was nominated last, but 8 is the last of the tied."""
    t = first_day().speeches(n1=4, n2=8, n3=9)
    t.vote({4: "1 2 3 5", 8: "4 6 7 9", 9: "8 10"}).expect(TieFound, slate="4 8")
    t.tie_speeches().vote({4: "1 2", 8: ""})
    t.expect(HandsCounted, candidate=8, absent="3-10", cite="4.4.8").expect(VotedOut, seats="8")


def test_4_4_9_a_withdrawn_hand_is_counted():
    """6's hand was withdrawn before «Стоп» and is one of the four."""
    t = first_day().speeches(n1=3, n2=5, n4=9).hands(3, "1 2 4")
    t.hands(5, "6 7 8 10").expect(HandsCounted, hands="6 7 8 10", cite="4.4.7")
    t.foul(6, "6.6.6")
    t.hands(9, "").expect(VotedOut, seats="5")


def test_4_4_10_a_single_candidate_of_the_first_day_is_not_voted():
    """Nobody leaves, the night is announced, ten are alive."""
    t = first_day().speeches(n3=5).expect(NobodyLeft, cite="4.4.10").never(BallotOpened)
    assert t.is_at("D1.dusk").cue == "Наступает ночь"
    t.night().is_at("N2.hunt")
    assert len(t.alive) == 10


def test_4_4_10_a_single_candidate_of_a_later_day_leaves_without_a_fist():
    """R19-05: eight votes against 9."""
    t = Table(FIIM_2019).at("D3", alive="1 2 3 5 7 8 9 10", opener=2).speeches(n2=9)
    t.vote({9: ""}).expect(HandsCounted, candidate=9, absent="1 2 3 5 7 8 9 10", cite="4.4.8")
    t.expect(VotedOut, seats="9")
    assert t.balance == "R5 B2"


def test_4_4_10_a_single_candidate_of_a_later_day_leaves_whatever_the_fists_show():
    """R19-05."""
    t = Table(FIIM_2019).at("D2").speeches(n2=9).vote({9: "1 2"})
    t.expect(HandsCounted, hands="1 2", absent="3-10").expect(VotedOut, seats="9")


def test_4_4_11_the_single_highest_count_leaves_even_below_half():
    """R19-02: 4-3-3."""
    t = first_day().speeches(n1=4, n2=8, n3=9)
    t.vote({4: "1 2 3 5", 8: "4 6 7", 9: "8 9 10"}).expect(VotedOut, seats="4", cite="4.4.11")
    t.never(TieFound).is_at("D1.last-word")


def test_4_4_11_a_plurality_of_many_candidates():
    """R19-02: a tie below the top decides nothing."""
    t = first_day().speeches(n1=4, n2=8, n3=9, n4=1)
    t.vote({4: "1 2", 8: "4 6", 9: "7-10", 1: "3 5"}).expect(VotedOut, seats="9", cite="4.4.11")
