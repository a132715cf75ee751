"""Outside the rules, but needed at a table: judges correct what they entered (R19-60)."""

from gorod.engine.events import Nominated, VotedOut
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import Table


def test_an_entry_is_taken_back_and_both_stay_in_the_record():
    """R19-60: 5 was entered instead of 6; the wrong line is kept with the reason."""
    t = Table(FIIM_2019).first_day().nominate(1, 5)
    wrong = t.history.head
    t.undo("the number was 6").never(Nominated).nominate(1, 6)
    assert t.game.today.candidates == (6,)
    (rewind,) = t.history.rewinds
    assert (rewind.left, rewind.reason) == (wrong, "the number was 6")


def test_a_count_is_taken_back_after_the_result():
    """R19-60: the departure and the last word are undone with the hands that caused them."""
    t = Table(FIIM_2019).first_day().speeches(n1=3, n2=5).vote({3: "1-6", 5: "7-10"})
    t.expect(VotedOut, seats="3").undo("4's fist came late", turns=2).is_at("D1.vote")
    assert t.game.facts.departures == ()
    t.vote({3: "1 2 3 5 6", 5: "7-10 4"}).is_at("D1.tie")


def test_a_finished_game_is_reopened():
    """R19-60: until the protocol is closed, a result can be corrected as well."""
    t = Table(FIIM_2019).at("D4", alive="1 2 7 9", opener=7).dq(9, "6.7.4").is_at("over")
    t.undo("it was a foul").goes_on().is_at("D4.speech").foul(9, "6.6.4")
    assert 9 in t.alive


def test_there_is_nothing_before_the_beginning():
    t = Table(FIIM_2019).sit(10)
    assert t.history.rewind(1, "too far") is None
