"""Appendix 1: the day, its nominations and its vote."""

import pytest

from gorod.engine import commands as c
from gorod.engine.events import (
    BallotOpened,
    FloorGiven,
    NobodyLeft,
    Nominated,
    SpeechesEnded,
    VotedOut,
)
from tests.kit.tables_fiim_2011 import club


def test_a_day1_speech_everyone_has_a_minute_from_seat_1():
    t = club().first_day()
    for seat in range(1, 11):
        t.has_floor(seat, 60)
        if seat < 10:
            t.passes(seat).expect(FloorGiven, seat=seat + 1, cite="A.day1.speech")


def test_a_day1_nominate_one_of_the_living_himself_too():
    """R11-02."""
    t = club().first_day().nominate(1, 1).expect(Nominated, seat=1, target=1)
    t.nominate(2, 9).expect(Nominated, seat=2, target=9, cite="A.day1.nominate")


def test_a_day1_nominate_a_refusal_leaves_the_right():
    """R11-02: out of the game, already listed; the right is not used up."""
    t = club().at("D2", alive="1-5 7-10").nominate(2, 9).turn(3)
    t.refuses(c.Nominate(3, 6), cite="A.day1.nominate", why="out-of-game")
    t.refuses(c.Nominate(3, 9), cite="A.day1.nominate", why="listed-already")
    t.nominate(3, 4).expect(Nominated, seat=3, target=4)


def test_a_day1_nominate_in_the_own_turn_only():
    """R11-03: not in another's minute, a tie speech or a last word."""
    t = club().first_day().turn(2)
    t.refuses(c.Nominate(3, 4), cite="A.day1.nominate", why="not-your-minute")
    t.speeches(n2=4, n3=8)
    t.refuses(c.Nominate(1, 2), cite="A.day1.nominate")
    t.vote({4: "1 2 3 8 10", 8: "4 5 6 7 9"}).is_at("D1.tie")
    t.refuses(c.Nominate(4, 2), cite="A.day1.nominate")
    t.tie_speeches().vote({4: "1 8 10", 8: "2-7 9"}).is_at("D1.last-word")
    t.refuses(c.Nominate(8, 2), cite="A.day1.nominate")


def test_a_cycle_to_ask_who_is_on_the_list_is_no_move_of_this_document():
    """It has no ban on telling it, as 2019 has: the course of the game has no such question."""
    t = club().first_day().nominate(1, 4).turn(2)
    t.refuses(c.Ask(2), cite="A.cycle", why="no-such-move")
    assert t.awaits == ("nominate", "pass")


def test_a_day1_vote_a_unique_highest_count_leaves_below_half():
    """R11-01."""
    t = club().at("D2").speeches(n2=3, n4=9, n5=6)
    t.vote({3: "1 2 3", 9: "4 5 6 7", 6: "8 9 10"})
    t.expect(VotedOut, seats="9", cause="vote", cite="A.day1.vote").is_at("D2.last-word")


def test_a_day1_vote_in_the_order_of_nomination_by_all_the_living():
    """R11-05: candidates vote, against themselves too."""
    t = club().at("D2").speeches(n2=9, n4=3).expect(BallotOpened, slate="9 3", cite="A.day1.vote")
    t.refuses(c.Hands(3, (1,)), cite="A.day1.vote", why="ballot-order")
    t.vote({9: "9", 3: "3 1"})
    assert t.game.facts.ballots[-1].hands[0].bit_count() == 1


def test_a_day1_vote_those_who_are_out_do_not_vote():
    t = club().at("D2", alive="1-5 7-10").speeches(n2=3, n4=9)
    t.refuses(c.Hands(3, (6,)), cite="A.day1.vote", why="voter-out")


def test_a_day1_vote_without_candidates_comes_the_night():
    """R11-04."""
    t = club().at("D2").speeches()
    t.expect(NobodyLeft, reason="no-candidates", cite="A.day1.vote").is_at("D2.dusk")


def test_a_day1_single_candidate_of_the_first_day_is_not_voted():
    t = club().first_day().speeches(n4=9)
    t.expect(NobodyLeft, reason="lone-candidate", cite="A.day1.single").never(BallotOpened)
    t.is_at("D1.dusk")
    assert t.balance == "R7 B3"


@pytest.mark.parametrize("hands", ["", "1", "1-10"])
def test_a_day1_single_candidate_of_a_later_day_leaves_whatever_the_hands(hands):
    """R11-04."""
    t = club().at("D2").speeches(n4=9).is_at("D2.vote").vote({9: hands})
    t.expect(VotedOut, seats="9")


def test_a_day1_lastword_of_the_voted_out_is_a_minute():
    """R11-15: the card stays closed. R11-16: the player speaks, and then leaves."""
    t = club().at("D2").speeches(n2=3, n4=9).vote({3: "1 2", 9: "3-10"}).has_floor(9, 60)
    t.expect(VotedOut, seats="9", cards="")
    t.expect(FloorGiven, seat=9, cite="A.day1.lastword").passes(9)
    t.expect(SpeechesEnded, cite="A.day1.lastword").is_at("D2.dusk")


def test_a_day1_lastword_of_the_shot_is_a_minute_too():
    """R11-14."""
    t = club().at("N2").hunt(4).sheriff().is_at("N2.last-word").has_floor(4, 60)
    t.expect(FloorGiven, seat=4, cite="A.day1.lastword").passes(4).is_at("D2.speech")
