"""The scenario kit: a step that is refused, or an expectation that does not hold, says so."""

import re

import pytest

from gorod.engine.commands import Nominate, Pass
from gorod.engine.events import Nominated, TieFound, VotedOut
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import STD, Table, seats


def second_day():
    return Table(FIIM_2019).at("D2", alive="1-5 7-10")


FAILURES = {
    "a refused verb": (lambda t: t.nominate(2, 6), "out-of-game"),
    "a speaker who has spoken": (lambda t: t.turn(4).nominate(3, 5), "seat 3 is not among"),
    "a vote before the ballot": (lambda t: t.vote({3: ""}), "phase Vote"),
    "a ballot in another order": (
        lambda t: t.speeches(n2=3, n3=9).vote({9: "", 3: ""}),
        r"over \(3, 9\), not over \(9, 3\)",
    ),
    "a night while a vote is due": (lambda t: t.speeches(n2=3).night(), "phase Dusk"),
    "a dawn while a hunt is due": (lambda t: t.night().dawn(), "hunt-due"),
    "a missing event": (lambda t: t.nominate(2, 3).expect(TieFound), "no TieFound"),
    "another value": (lambda t: t.nominate(2, 3).expect(Nominated, target=4), "'target': 4"),
    "another clause": (lambda t: t.nominate(2, 3).expect(Nominated, cite="1.1"), r"by 1\.1"),
    "an event that came": (lambda t: t.nominate(2, 3).never(Nominated), "never have come"),
    "another step": (lambda t: t.is_at("D2.vote"), r"should be at D2\.vote"),
    "another speaker": (lambda t: t.has_floor(3, 60), r"not seat and time \(2, 60\)"),
    "an accepted command": (lambda t: t.refuses(Pass(2)), "should have been refused"),
    "another reason": (lambda t: t.refuses(Nominate(2, 6), why="listed-already"), "not as listed"),
    "another clause of a refusal": (
        lambda t: t.refuses(Nominate(2, 6), cite="6.5"),
        r"not by 6\.5",
    ),
    "no winner": (lambda t: t.won("red"), "should be decided"),
    "another winner": (lambda t: t.defeat(1, "6.8.1").won("red"), "should be"),
    "another clause of a victory": (
        lambda t: t.defeat(1, "6.8.1").won("black", cite="1.4"),
        r"does not cite 1\.4",
    ),
    "a winner": (lambda t: t.defeat(1, "6.8.1").goes_on(), "should not be decided"),
    "no such offer": (lambda t: t.offer("lift"), "lift should be offered"),
    "nothing to take back": (lambda t: t.undo("why", turns=2), "no 2 turns"),
}


@pytest.mark.parametrize(("story", "complaint"), FAILURES.values(), ids=FAILURES)
def test_the_failure_shows_the_situation(story, complaint):
    with pytest.raises(AssertionError, match=complaint) as failure:
        story(second_day())
    shown = str(failure.value)
    assert re.match(r"at (D2|N3|over)", shown)
    assert all(f"  {part}: " in shown for part in ("alive", "phase", "offered"))


def test_the_offers_are_shown():
    with pytest.raises(AssertionError) as failure:
        second_day().nominate(2, 6)
    assert "offered: nominate 2 (1 2 3 4 5 7 8 9 10), pass 2" in str(failure.value)
    assert "[4.4.2]" in str(failure.value)


def test_a_table_that_cannot_be():
    with pytest.raises(AssertionError, match=r"a table of 9 was refused.*table-size"):
        Table(FIIM_2019).sit(9)
    with pytest.raises(AssertionError, match=r"the position D4 was refused.*position-decided"):
        Table(FIIM_2019).at("D4", alive="1 9")
    with pytest.raises(AssertionError, match="nobody has sat down"):
        Table(FIIM_2019).night()


def test_a_fork_leaves_the_table_as_it_was():
    t = second_day().nominate(2, 3)
    t.fork().expect(Nominated).finish_speeches().vote({3: ""}).expect(VotedOut)
    t.is_at("D2.speech").expect(Nominated, seat=2)


def test_seats_as_on_a_protocol():
    assert seats("1 2 7-9") == (1, 2, 7, 8, 9)
    assert seats("") == ()


def test_the_example_of_the_kit():
    t = Table(FIIM_2019).deal(STD).dawn()
    t.speeches(n2=4, n5=8).vote({4: "1 2 3 8 10", 8: "4 5 6 7 9"})
    t.expect(TieFound, slate="4 8", cite="4.4.12").is_at("D1.tie").has_floor(4, 30)
