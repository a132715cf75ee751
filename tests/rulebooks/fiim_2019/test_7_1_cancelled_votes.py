"""Chapters 7.1 and 7.2: which vote a disqualification cancels."""

import pytest

from gorod.engine.events import (
    BallotOpened,
    DayBroke,
    Disqualified,
    FloorGiven,
    NobodyLeft,
    Nominated,
    SpeechesEnded,
    VoteCancelled,
    VotedOut,
)
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import Table

FIVE_FIVE = {3: "1-5", 9: "6-10"}


def first_day():
    return Table(FIIM_2019).first_day()


def at(moment, **position):
    return Table(FIIM_2019).at(moment, **position)


def ballot():
    return at("D2").speeches(n2=3, n4=9)


def tie():
    return ballot().vote(FIVE_FIVE).is_at("D2.tie")


def revote():
    return tie().tie_speeches().is_at("D2.revote")


def lift():
    return revote().vote(FIVE_FIVE).is_at("D2.lift")


def nine_is_voted_out():
    return ballot().vote({3: "1 2", 9: "3-10"}).is_at("D2.last-word")


def whole_table_tied():
    circle = {1: "2", 2: "1", 7: "9", 9: "7"}
    t = at("D4", alive="1 2 7 9", opener=7).speeches(n7=1, n9=2, n1=7, n2=9)
    return t.vote(circle).tie_speeches().vote(circle).is_at("D4.dusk")


def a_vote_is_held(t, day):
    """Play on quietly to that day, put up two players if that is still possible, and look."""
    while t.game.night or t.game.number < day:
        if not t.game.night:
            t.night()
        if t.where.endswith("hunt"):
            t.miss()
        t.dawn()
    if t.where.endswith("speech"):
        for speaker in t.game.phase.queue[-2:]:
            if not t.game.today.nominators >> speaker & 1:
                t.nominate(speaker, next(s for s in t.alive if s not in t.game.today.candidates))
        t.finish_speeches()
    return t.where == f"D{day}.vote"


# moment, the table before it, the offender, the cancelled day, by which clause
ROWS = [
    ("N1", lambda: Table(FIIM_2019).deal(), 5, 1, "7.1"),
    ("N1, the sheriff looks", lambda: Table(FIIM_2019).deal().proceed(), 5, 1, "7.1"),
    ("D1, discussion", lambda: first_day().nominate(1, 3).nominate(2, 9), 5, 1, "7.1"),
    ("night before the hunt", lambda: at("N3"), 5, 3, "7.1"),
    ("night after the hunt", lambda: at("N3").miss(), 5, 3, "7.1"),
    ("night, the sheriff is awake", lambda: at("N3").miss().don(), 5, 3, "7.1"),
    ("last word of the victim", lambda: at("N3").hunt(1).sheriff(), 5, 3, "7.1"),
    ("discussion", lambda: at("D2").nominate(2, 3).nominate(4, 9).turn(6), 5, 2, "7.1"),
    ("a second name by the last", lambda: at("D2").nominate(2, 3).nominate(1, 9), 5, 2, "7.1"),
    ("ballot just opened", ballot, 5, 2, "7.1"),
    ("ballot half counted", lambda: ballot().hands(3, "1 2"), 4, 2, "7.1"),
    ("tie speeches", tie, 5, 2, "7.1"),
    ("second tie speech", lambda: tie().passes(3), 9, 2, "7.1"),
    ("revote", revote, 5, 2, "7.1"),
    ("revote half counted", lambda: revote().hands(3, "1-5"), 5, 2, "7.1"),
    ("lift question", lift, 5, 2, "7.1"),
    ("lift question, a tied player", lift, 3, 2, "7.1"),
    ("last speaker's sole name, D1", lambda: first_day().nominate(10, 4), 6, 2, "7.2*"),
    ("last speaker's sole name, D1 dusk", lambda: first_day().speeches(n10=4), 6, 2, "7.2*"),
    ("last speaker's sole name", lambda: at("D2").nominate(1, 4), 6, 3, "7.2*"),
    ("last speaker's sole name, ballot", lambda: at("D2").speeches(n1=4), 6, 3, "7.2*"),
    ("last word after the vote", nine_is_voted_out, 2, 3, "7.2"),
    ("dusk after the vote", lambda: nine_is_voted_out().last_words(), 2, 3, "7.2"),
    ("dusk after a failed lift", lambda: lift().lift("1-5"), 2, 3, "7.2"),
    ("last words after a lift", lambda: lift().lift("1-6"), 2, 3, "7.2"),
    ("dusk after a tie of all", whole_table_tied, 1, 5, "7.2"),
    ("night announced, no vote today", lambda: at("D2").night(), 5, 3, "7.1"),
    ("night announced, after a vote", lambda: nine_is_voted_out().night(), 5, 3, "7.1"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "offender", "day", "cite"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_7_1_which_vote_a_disqualification_cancels(table, offender, day, cite):
    """Every row of the table: that one vote is lost, and the vote after it is held."""
    t = table().dq(offender, "6.7.4")
    t.expect(Disqualified, seat=offender, cite="6.5").expect(VoteCancelled, day=day, cite=cite)
    assert offender not in t.alive
    assert t.disqualified == (offender,)
    assert [event.day for event in t.every(VoteCancelled)] == [day]
    assert not a_vote_is_held(t, day)
    assert not {"vote", "lift"} & {
        d.cause for d in t.game.facts.departures if d.moment == f"D{day}"
    }
    assert a_vote_is_held(t, day + 1)


SPENT_ROWS = {  # the vote of the day is lost or not held anyway: the next day's is held
    "cancelled already, discussion": lambda: at("D2").dq(6, "6.7.4").turn(8),
    "cancelled already, dusk": lambda: at("D2").nominate(2, 3).dq(6, "6.7.4").finish_speeches(),
    "no candidates, dusk": lambda: at("D2").speeches(),
    "D1, one candidate not by the last speaker, dusk": lambda: first_day().speeches(n3=4),
}


@pytest.mark.parametrize("table", SPENT_ROWS.values(), ids=SPENT_ROWS)
def test_7_2_a_disqualification_before_nightfall_is_spent_on_a_day_without_a_vote(table):
    """R19-63, R19-14: sentence 2 of 7.2."""
    t = table()
    day = t.game.number
    t.dq(5, "6.7.4").never(VotedOut)
    assert {event.day for event in t.every(VoteCancelled)} <= {day}
    assert a_vote_is_held(t, day + 1)


LEAVING_ROWS = {
    "killed tonight, before dawn": (lambda: at("N3").hunt(1), 1, 3),
    "killed tonight, in his last word": (lambda: at("N3").hunt(1).sheriff(), 1, 3),
    "voted out": (nine_is_voted_out, 9, 3),
    "lifted, waiting for his word": (lambda: lift().lift("1-6"), 9, 3),
}


@pytest.mark.parametrize(("table", "offender", "day"), LEAVING_ROWS.values(), ids=LEAVING_ROWS)
def test_7_1_a_leaving_player_cancels_nothing(table, offender, day):
    """R19-18 is about a player killed tonight."""
    t = table().dq(offender, "6.7.4").expect(Disqualified, seat=offender, cite="6.7.4")
    t.never(VoteCancelled).goes_on()
    assert t.disqualified == (offender,)
    assert a_vote_is_held(t, day)


def test_7_1_a_disqualification_in_the_discussion():
    """R19-13: the speeches go on, nominations are recorded, no ballot on D2."""
    t = at("D2").nominate(2, 3).nominate(4, 9).turn(6).dq(5, "6.7.7")
    t.expect(Disqualified, seat=5, cite=("6.5", "6.7.7")).never(FloorGiven, rule="last-word")
    assert t.disqualified == (5,)
    assert t.balance == "R6 B3"
    t.has_floor(6, 60).nominate(7, 10).expect(Nominated, target=10).finish_speeches()
    t.expect(NobodyLeft, cite="7.1").never(BallotOpened).is_at("D2.dusk")
    assert a_vote_is_held(t, 3)


def test_7_1_a_wrong_form_of_voting_ends_the_vote():
    """R19-15, R19-12: what was counted is void, even if the result was already certain."""
    t = ballot().hands(3, "1 2").dq(4, "6.7.9").expect(Disqualified, cite="6.7.9")
    t.expect(NobodyLeft, cite="7.1").never(VotedOut).is_at("D2.dusk")
    assert {3, 9} <= set(t.alive)
    assert t.balance == "R6 B3"
    assert t.game.facts.ballots == ()
    assert a_vote_is_held(t, 3)


def test_7_1_a_disqualification_at_night():
    """During the sheriff's check of N3."""
    t = at("N3", alive="1-6 8-10").miss().don().dq(5, "6.7.6")
    assert t.balance == "R5 B3"
    t.dawn().expect(DayBroke, number=3, cancelled=True)
    assert not a_vote_is_held(t, 3)
    assert a_vote_is_held(t, 4)


def test_7_1_two_disqualifications_cancel_one_vote():
    """R19-14."""
    t = at("D2").turn(4).dq(5, "6.7.4").turn(8).dq(9, "6.7.1")
    assert t.balance == "R6 B2"
    assert t.disqualified == (5, 9)
    assert [event.day for event in t.every(VoteCancelled)] == [2]
    t.finish_speeches().is_at("D2.dusk")
    assert a_vote_is_held(t, 3)


def test_7_1_no_ballot_is_ever_held_over_a_player_who_is_out():
    """R19-11: a candidate is disqualified in the discussion."""
    t = at("D2").nominate(2, 3).nominate(4, 9).dq(9, "6.7.4").finish_speeches()
    t.never(BallotOpened).is_at("D2.dusk")


def test_7_2_after_the_result_the_next_vote_is_cancelled():
    """9 finishes the last word; no vote on D3 despite two names; a vote on D4."""
    t = nine_is_voted_out().dq(2, "6.7.4").has_floor(9, 60)
    assert t.balance == "R6 B2"
    t.last_words().night().miss().dawn()
    t.speeches(n3=4, n5=10).expect(NobodyLeft, cite="7.2").is_at("D3.dusk")
    assert a_vote_is_held(t, 4)


def test_7_2_star_the_last_speakers_sole_name_stands():
    """R19-16: 4 leaves with a last word, R4 B3, no vote on D3, a vote on D4."""
    t = at("D2", alive="2-10", opener=2).nominate(10, 4).expect(Nominated, standing=True)
    t.dq(6, "6.7.8").expect(VoteCancelled, day=3, cite="7.2*")
    t.expect(VotedOut, seats="4", cite="7.2*").has_floor(10, 60)
    assert t.balance == "R4 B3"
    t.finish_speeches().never(BallotOpened).has_floor(4, 60)
    assert not a_vote_is_held(t, 3)
    assert a_vote_is_held(t, 4)


def test_7_2_star_an_earlier_speakers_sole_name_does_not_stand():
    """R19-16: the vote is cancelled and 4 stays."""
    t = at("D2", alive="2-10", opener=2).speeches(n3=4).dq(6, "6.7.8")
    t.expect(VoteCancelled, day=2, cite="7.1").never(VotedOut).is_at("D2.dusk")
    assert t.balance == "R5 B3"
    assert a_vote_is_held(t, 3)


def test_7_2_star_without_a_disqualification_the_ballot_is_held():
    t = at("D2", alive="2-10", opener=2).speeches(n10=4).expect(BallotOpened, slate="4")
    t.vote({4: ""}).expect(VotedOut, seats="4", cite="4.4.11")


def test_7_2_star_a_silenced_last_speaker_counts():
    """R19-16."""
    t = at("D2", fouls={1: 3}, silenced="1").turn(1).has_floor(1, 0).nominate(1, 4)
    t.dq(6, "6.7.4").expect(VoteCancelled, day=3, cite="7.2*").expect(VotedOut, seats="4")


def test_7_2_star_the_last_speaker_himself_is_disqualified():
    t = at("D2").nominate(1, 4).dq(1, "6.7.4").expect(VoteCancelled, day=3, cite="7.2*")
    t.expect(VotedOut, seats="4", cite="7.2*").has_floor(4, 60)


def test_7_2_star_a_disqualification_during_the_ballot_leaves_the_result_in_force():
    t = at("D2").speeches(n1=4).is_at("D2.vote").dq(6, "6.7.9")
    t.expect(VoteCancelled, day=3, cite="7.2*").expect(VotedOut, seats="4", cite="7.2*")


def test_7_2_star_the_departure_takes_effect_with_the_disqualification():
    """R3 B2, a black is to leave and a red is disqualified: R2 B1, and play goes on."""
    t = at("D4", alive="1 2 7 9 10", opener=7).turn(2).nominate(2, 10).dq(1, "6.7.8")
    assert t.balance == "R2 B1"
    t.goes_on().has_floor(2, 60).passes(2).has_floor(10, 60)
    assert t.game.facts.departures[-1].seat == 10


def test_7_2_star_the_win_sees_both_departures():
    """R19-64: R4 B2 and a red one is to leave: with another red disqualified black has won at once.

    The leaving player still has a last word (7.9). Until then nobody may notice that the game is
    decided, so that the speech that was going on is not cut short.
    """
    t = at("D3", alive="1 2 3 7 9 10", opener=7).turn(3).nominate(3, 2).dq(1, "6.7.8")
    t.won("black", cite="1.4").never(SpeechesEnded).has_floor(3, 60).passes(3)
    t.expect(SpeechesEnded).has_floor(2, 60).passes(2).is_at("over")


def test_7_2_star_the_last_speaker_is_disqualified_too_once_the_game_is_decided():
    t = at("D3", alive="1 2 3 7 9 10", opener=7).turn(3).nominate(3, 2).dq(1, "6.7.8")
    t.dq(3, "6.7.4").passes(2).is_at("over").won("black", cite="1.4")


def test_7_2_star_the_candidate_is_disqualified_once_the_game_is_decided():
    t = at("D3", alive="1 2 3 7 9 10", opener=7).turn(3).nominate(3, 2).dq(1, "6.7.8")
    t.dq(2, "6.7.4").is_at("over").won("black", cite="1.4")


def test_7_2_star_the_last_speaker_goes_too_while_the_candidate_waits():
    t = at("D2").nominate(1, 4).dq(6, "6.7.4").has_floor(1, 60).dq(1, "6.7.4")
    t.expect(SpeechesEnded).has_floor(4, 60).passes(4).is_at("D2.dusk")
    assert len(t.every(VotedOut)) == 1


def test_7_2_star_the_candidate_is_disqualified_while_he_waits():
    t = at("D2").nominate(1, 4).dq(6, "6.7.4").dq(4, "6.7.4").finish_speeches()
    t.expect(NobodyLeft, reason="candidate-gone", cite="7.2*").is_at("D2.dusk")
    assert t.disqualified == (4, 6)


def test_7_2_star_the_nomination_itself_says_so():
    """The one clause that decides is 7.2*, not the one about nominations."""
    at("D2").nominate(1, 4).expect(Nominated, standing=True, cite="7.2*")
    at("D2").nominate(2, 4).expect(Nominated, standing=False, cite="4.4.2")


def test_7_2_star_on_the_first_day_the_result_is_that_nobody_leaves():
    t = first_day().nominate(10, 4).dq(6, "6.7.4").expect(VoteCancelled, day=2, cite="7.2*")
    t.finish_speeches().never(VotedOut).is_at("D1.dusk")


def test_7_2_star_the_sole_candidate_himself_is_disqualified():
    """R19-17: on D2 they are leaving anyway; nothing further is cancelled, no last word."""
    t = at("D2").nominate(1, 4).dq(4, "6.7.4").never(VoteCancelled).finish_speeches()
    t.never(VotedOut).never(FloorGiven, rule="last-word").is_at("D2.dusk")
    assert a_vote_is_held(t, 3)


def test_7_2_star_the_sole_candidate_of_the_first_day_is_disqualified():
    """R19-17: on D1 they were not leaving, so the vote of D2 is lost."""
    t = first_day().nominate(10, 4).dq(4, "6.7.4").expect(VoteCancelled, day=2)
    t.finish_speeches().is_at("D1.dusk")
    assert not a_vote_is_held(t, 2)
    assert a_vote_is_held(t, 3)


def test_7_2_star_does_not_revive_a_cancelled_vote():
    t = at("D2").dq(6, "6.7.4").nominate(1, 4).dq(5, "6.7.4").finish_speeches()
    t.never(VotedOut).is_at("D2.dusk")
    assert a_vote_is_held(t, 3)


def test_7_1_a_disqualification_during_a_farewell_after_a_cancelled_day():
    """R19-14: the flags of two days are two flags."""
    t = at("D2").dq(6, "6.7.4").night().dq(5, "6.7.4").miss().dawn()
    assert [event.day for event in t.every(VoteCancelled)] == [2, 3]
    t.speeches(n3=4, n4=9).is_at("D3.dusk")
    assert a_vote_is_held(t, 4)
