"""Chapter 4.4, second half: the tie, the revote, the lift and the last word."""

import pytest

from gorod.engine.commands import LiftHands, Pass
from gorod.engine.events import (
    BallotOpened,
    CardsDealt,
    FloorGiven,
    LiftAsked,
    LiftCounted,
    NobodyLeft,
    PositionSet,
    TieFound,
    VotedOut,
)
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import Table

FIVE_FIVE = {4: "1 2 3 8 10", 8: "4 5 6 7 9"}


def lift_asked():
    """The first day: 4 and 8 have tied five to five twice."""
    t = Table(FIIM_2019).first_day().speeches(n2=4, n5=8)
    return t.vote(FIVE_FIVE).tie_speeches().vote(FIVE_FIVE)


def test_4_4_12_a_tie_is_solved_by_the_revote():
    """5-5, thirty seconds each, 4-6; no lift question."""
    t = Table(FIIM_2019).first_day().speeches(n2=4, n5=8).vote(FIVE_FIVE)
    t.expect(TieFound, slate="4 8", cite="4.4.12").is_at("D1.tie")
    t.has_floor(4, 30).passes(4).has_floor(8, 30).passes(8)
    t.expect(BallotOpened, slate="4 8", round=2, cite="4.4.12.1").is_at("D1.revote")
    t.vote({4: "1 2 8 10", 8: "3 4 5 6 7 9"}).expect(VotedOut, seats="8", cite="4.4.11")
    t.never(LiftAsked)
    assert t.balance == "R7 B2"


@pytest.mark.parametrize(
    "ballot",
    [
        {4: "1 2 3 5", 8: "4 6 7 9", 9: "8 10"},
        {4: "1 2 3", 8: "4 6 7", 9: "8 10", 1: "5 9"},
    ],
    ids=["4-4-2", "3-3-2-2"],
)
def test_4_4_12_only_the_top_is_voted_again(ballot):
    """R19-02: the others are safe."""
    t = Table(FIIM_2019).first_day()
    for speaker, candidate in enumerate(ballot, 2):
        t.nominate(speaker, candidate)
    t.finish_speeches().vote(ballot).expect(TieFound, slate="4 8", cite="4.4.12")
    t.tie_speeches().expect(BallotOpened, slate="4 8", round=2)


def test_4_4_12_a_first_ballot_in_which_all_tie_is_voted_again_before_any_lift():
    t = Table(FIIM_2019).at("D3", alive="1 2 3 7 8 9").speeches(n3=1, n7=8)
    t.vote({1: "1 2 3", 8: "7 8 9"}).expect(TieFound, slate="1 8").never(LiftAsked)


def test_4_4_12_1_tie_speeches_and_revote_follow_the_order_of_nomination():
    t = Table(FIIM_2019).first_day().speeches(n1=9, n2=3, n4=6)
    t.vote({9: "1 2 3 4", 3: "5 6", 6: "7 8 9 10"})
    t.expect(TieFound, slate="9 6").has_floor(9, 30).passes(9)
    t.expect(FloorGiven, seat=6, seconds=30, cite="4.4.12").passes(6)
    t.expect(BallotOpened, slate="9 6", round=2, cite="4.4.12.1")


def test_4_4_12_1_only_the_player_whose_turn_it_is_ends_his_tie_speech():
    t = Table(FIIM_2019).first_day().speeches(n2=4, n5=8).vote(FIVE_FIVE)
    t.refuses(Pass(8), cite="4.4.12").refuses(Pass(1), cite="4.4.12").passes(4)


def test_4_4_12_2_a_smaller_tie_speaks_and_votes_again():
    """Ten alive: 3-3-3-1, then 4-4-2, then 5-5 of the same two."""
    t = Table(FIIM_2019).first_day().speeches(n1=4, n2=8, n3=9, n4=1)
    t.vote({4: "1 2 3", 8: "4 5 6", 9: "7 8 9", 1: "10"}).expect(TieFound, slate="4 8 9")
    t.tie_speeches().vote({4: "1 2 3 5", 8: "4 6 7 9", 9: "8 10"})
    t.expect(TieFound, slate="4 8", cite="4.4.12.2").never(LiftAsked)
    t.has_floor(4, 30).passes(4).has_floor(8, 30).passes(8)
    t.expect(BallotOpened, slate="4 8", round=3).is_at("D1.revote")
    t.vote(FIVE_FIVE).expect(LiftAsked, slate="4 8", cite="4.4.12.3")


def test_4_4_12_2_a_revote_may_end_in_one_leader():
    t = Table(FIIM_2019).first_day().speeches(n1=4, n2=8, n3=9, n4=1)
    t.vote({4: "1 2 3", 8: "4 5 6", 9: "7 8 9", 1: "10"}).tie_speeches()
    t.vote({4: "1 2 3", 8: "4 5 6", 9: "7-10"}).expect(VotedOut, seats="9", cite="4.4.11")


def test_4_4_12_3_the_same_tie_again_brings_the_question():
    t = lift_asked().expect(LiftAsked, slate="4 8", cite="4.4.12.3").is_at("D1.lift")
    assert t.cue == "Кто за то, чтоб все голосуемые игроки покинули игровой стол?"


def test_4_4_12_3_more_than_half_lift_all_the_tied():
    """Six of ten; 4 and 8 leave, R6 B2; the best move of the first night is lost."""
    t = lift_asked().lift("1 2 3 5 6 7").expect(LiftCounted, hands="1 2 3 5 6 7")
    t.expect(VotedOut, seats="4 8", cite="4.4.12.3")
    assert t.balance == "R6 B2"
    t.has_floor(4, 60).passes(4).has_floor(8, 60).passes(8).is_at("D1.dusk")
    t.night().hunt({9: 1, 10: 1}).sheriff().is_at("N2.last-word").has_floor(1, 60)
    assert "best" not in t.awaits


def test_4_4_12_3_half_is_not_a_majority():
    """R19-09: five of ten; nobody leaves, and the victim of N2 has a best move."""
    t = lift_asked().lift("1 2 3 5 6").expect(NobodyLeft, cite="4.4.12.3").is_at("D1.dusk")
    assert len(t.alive) == 10
    t.night().hunt({8: 2, 9: 2, 10: 2}).sheriff().is_at("N2.best-move").has_floor(2, 60)
    assert "best" in t.awaits


def test_4_4_12_3_a_hand_not_raised_is_against():
    """R19-09."""
    lift_asked().lift("").expect(NobodyLeft, cite="4.4.12.3")


def test_4_4_12_3_the_same_hand_raised_twice_is_one_hand():
    lift_asked().lift("1 1 2 3 5 6").expect(NobodyLeft)


@pytest.mark.parametrize("voter", [5, 11, 0, -1, 64])
def test_4_4_12_3_only_the_living_are_asked(voter):
    t = Table(FIIM_2019).at("D3", alive="1 2 3 7 8 9").speeches(n3=1, n7=8)
    t.vote({1: "1 2 3", 8: "7 8 9"}).tie_speeches().vote({1: "1 2 3", 8: "7 8 9"})
    t.refuses(LiftHands((1, voter)), cite="4.4.12.3")


THRESHOLDS = [  # living, the tied with their votes, hands needed
    ("1-10", {4: "1-5", 8: "6-10"}, 6),
    ("1-10", {1: "1 2", 2: "3 4", 3: "5 6", 8: "7 8", 9: "9 10"}, 6),
    ("1-9", {4: "1-3", 5: "4-6", 8: "7-9"}, 5),
    ("1-4 7-10", {2: "1-4", 8: "7-10"}, 5),
    ("1-4 7-10", {2: "1 2", 3: "3 4", 8: "7 8", 9: "9 10"}, 5),
    ("1-3 7-9", {2: "1-3", 8: "7-9"}, 4),
    ("1-3 7-9", {2: "1 2", 3: "3 7", 8: "8 9"}, 4),
    ("1 2 7 9", {2: "1 9", 9: "2 7"}, 3),
]


def tied_twice(alive, ballot):
    """The last speakers of the circle put up the tied; they tie in the ballot and the revote."""
    t = Table(FIIM_2019).at("D2", alive=alive, opener=1)
    for speaker, candidate in zip(t.alive[-len(ballot) :], ballot, strict=True):
        t.nominate(speaker, candidate)
    return t.finish_speeches().vote(ballot).tie_speeches().vote(ballot)


@pytest.mark.parametrize(("alive", "ballot", "needed"), THRESHOLDS)
def test_4_4_12_3_the_lift_threshold(alive, ballot, needed):
    """R19-09 and the table of thresholds: 10 living 6, 9 and 8 living 5, 6 living 4, 4 living 3."""
    t = tied_twice(alive, ballot).is_at("D2.lift")
    enough, short = t.alive[:needed], t.alive[: needed - 1]
    t.fork().do(LiftHands(enough)).expect(VotedOut, seats=tuple(ballot), cause="lift")
    t.fork().do(LiftHands(short)).expect(NobodyLeft, reason="lift-failed").is_at("D2.dusk")


def test_4_4_12_3_two_of_four_are_lifted_and_red_wins():
    """Three of four; last words of 2, then of 9."""
    t = Table(FIIM_2019).at("D4", alive="1 2 7 9", opener=7).speeches(n7=2, n1=9)
    ballot = {2: "1 9", 9: "2 7"}
    t.vote(ballot).tie_speeches().vote(ballot).lift("1 2 7")
    t.expect(VotedOut, seats="2 9", cite="4.4.12.3").won("red", cite="1.4")
    assert t.balance == "R2 B0"
    t.has_floor(2, 60).passes(2).has_floor(9, 60).passes(9).is_at("over")


def test_4_4_12_3_a_lift_may_decide_the_game_for_black():
    """Five of eight; R3 B3; two last words, no night."""
    t = Table(FIIM_2019).at("D3", alive="1 2 3 4 7 8 9 10", opener=3).speeches(n3=2, n4=4)
    ballot = {2: "8 9 10 4", 4: "1 2 3 7"}
    t.vote(ballot).tie_speeches().vote(ballot).lift("8 9 10 1 3")
    t.expect(VotedOut, seats="2 4").won("black", cite="1.4")
    assert t.balance == "R3 B3"
    t.has_floor(2, 60).passes(2).has_floor(4, 60).passes(4).is_at("over")


def test_4_4_12_3_a_lift_is_judged_once_after_all_have_left():
    """Of 2, 3, 8 and 9 the two reds alone would leave R3 B3; all four leave R3 B1."""
    t = tied_twice("1-4 7-10", {2: "1 2", 3: "3 4", 8: "7 8", 9: "9 10"}).lift("1 4 7 2 3")
    t.expect(VotedOut, seats="2 3 8 9").goes_on()
    assert t.balance == "R3 B1"


def test_4_4_12_14_a_player_voted_out_speaks_for_a_minute():
    """R19-55: after a plain vote as well as after a tie."""
    t = Table(FIIM_2019).first_day().speeches(n1=3, n2=5).vote({3: "1-6", 5: "7-10"})
    t.expect(FloorGiven, seat=3, seconds=60, cite="4.4.12.14").is_at("D1.last-word")
    assert t.cue == "Последнее слово игрока номер 3"
    t.last_words().is_at("D1.dusk")


def test_4_4_12_14_several_speak_in_the_order_of_nomination():
    """R19-22: 8 was put up first, and so speaks first."""
    t = Table(FIIM_2019).first_day().speeches(n2=8, n5=4)
    ballot = {8: "1 2 3 8 10", 4: "4 5 6 7 9"}
    t.vote(ballot).tie_speeches().vote(ballot).lift("1-6").refuses(Pass(4), cite="4.4.12.14")
    t.has_floor(8, 60).passes(8).has_floor(4, 60).passes(4).is_at("D1.dusk")


@pytest.mark.parametrize("seat", [0, 1, 5, 9])
def test_4_4_12_14_the_role_is_not_revealed(seat):
    """Nobody learns the card of the player who left."""
    t = Table(FIIM_2019).first_day().speeches(n1=3, n2=5).vote({3: "1 2 4 6", 5: "7 8"}).night()
    for event in t.sees(seat)[3:]:
        assert not isinstance(event, CardsDealt | PositionSet)
        assert not any(role in repr(event) for role in ("citizen", "mafia'", "'red'", "'black'"))
