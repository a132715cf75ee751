"""What several seats are asked at once, which command their answers make, and who is awake."""

import pytest

from gorod.engine import commands as c
from gorod.engine.offers import offers_of_the_step
from gorod.engine.questions import FOR, Answer, Awake, Choices, awake, choices_of, closing, question
from gorod.rulebooks import BOOKS
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.by_day_scenarios import Days
from tests.kit.scenarios import STD, Table
from tests.kit.tables_cma_2025 import City
from tests.kit.tables_fiim_2011_options import STDX, optional
from tests.kit.tables_tournament_2026 import Tourney

EVERYBODY = tuple(range(1, 11))


def asked(t):
    """Return the questions at a table where everybody who lives is known to live."""
    return question(t.rules, t.game, frozenset(t.alive))


def closed(t, answers, last=None):
    """The command that these answers make: seats -> the number that each has named."""
    given = {seat: Answer(target) for seat, target in answers.items()}
    return closing(t.rules, t.game, asked(t), given, last)


def may(t, seat):
    return choices_of(asked(t), offers_of_the_step(t.rules, t.game), seat)


def ballot():
    return Table(FIIM_2019).first_day(STD).speeches(n2=4, n5=8)


# --- by day -------------------------------------------------------------------------------------


def test_every_voter_is_asked_for_all_candidates_that_are_still_to_come():
    t = ballot()
    q = asked(t)
    assert (q.key, q.move, q.seats, q.choices) == ("D1 vote 1", "vote", EVERYBODY, (0, 4, 8))
    assert closed(t, {1: 4, 3: 4, 2: 8, 5: 0}) == c.Hands(4, (1, 3))
    t.hands(4, "1 3")
    q = asked(t)
    assert (q.key, q.seats, q.choices) == ("D1 vote 1", (2, 4, 5, 6, 7, 8, 9, 10), (0, 8))
    assert closed(t, {1: 8, 2: 8}) == c.Hands(8, (2,)), "who has voted is not counted again"


def test_hands_that_were_only_counted_leave_nobody_to_ask():
    assert asked(ballot().do(c.Tally(4, 3))) is None


def test_a_lift_is_answered_by_those_who_are_for_it():
    t = ballot().vote({4: "1 2 3 8 10", 8: "4 5 6 7 9"}).tie_speeches()
    t.vote({4: "1 2 3 8 10", 8: "4 5 6 7 9"}).is_at("D1.lift")
    q = asked(t)
    assert (q.key, q.move, q.seats, q.choices) == ("D1 lift", "lift", EVERYBODY, (0, FOR))
    assert may(t, 1) == Choices((0, FOR)), "nobody has a move of their own in it"
    assert closed(t, {1: FOR, 2: 0, 3: FOR}) == c.LiftHands((1, 3))


def test_an_election_counts_candidate_by_candidate_and_the_silent_with_the_last():
    t = optional("6.5").first_day(STD).speeches()
    q = asked(t)
    assert (q.key, q.move, q.choices) == ("D1 elect deputy 1", "elect", (0, *EVERYBODY))
    answers = {1: 7, 2: 7, 3: 8}
    assert closed(t, answers) == c.Elect(7, (1, 2))
    t.election({7: "1 2"})
    assert asked(t).seats == EVERYBODY[2:]
    assert closed(t, answers) == c.Elect(8, (3,))
    t.election({8: "3"})
    assert closed(t, answers) == c.Elect(10, EVERYBODY[3:])


def test_a_lot_is_nobodys_answer():
    t = optional("6.6").first_day(STD).election({2: "1-5", 3: "6-10"})
    assert asked(t).key == "D1 elect mayor 2"
    t.election({2: "1-5", 3: "6-10"})
    assert asked(t) is None


def test_a_speech_and_a_game_by_day_ask_nobody_together():
    t = Table(FIIM_2019).first_day(STD)
    assert (asked(t), awake(t.rules, t.game)) == (None, None)
    days = Days()
    rules = BOOKS["by-day"].rules
    assert question(rules, days.history.game, frozenset()) is None
    assert awake(rules, days.history.game) is None


# --- at night -----------------------------------------------------------------------------------


def test_at_a_hunt_every_living_seat_is_asked_and_the_shots_of_hunters_count():
    t = Table(FIIM_2019).at("N2", alive="1 2 3 7 8 9")
    q = asked(t)
    assert (q.key, q.move, q.seats) == ("N2 hunt", "shoot", (1, 2, 3, 7, 8, 9))
    assert q.choices == (0, *q.seats)
    assert may(t, 1) == Choices(q.choices)
    assert set(may(t, 9).numbers) == {0, *EVERYBODY}, "a hunter is asked as the document offers it"
    assert closed(t, {1: 9, 8: 2, 9: 2}) == c.Shoot(((8, 2), (9, 2)))
    assert closed(t, {1: 9}) == c.Shoot(())
    assert closed(t, {1: 9}, last=c.Shoot(())) is None, "what was told already is not told again"


def test_where_no_hunter_lives_the_judge_goes_on():
    t = City().at("N2", alive="4 5 6 7 8")
    assert asked(t).move == "shoot"
    assert closed(t, {4: 5}) == c.Proceed()


def test_every_living_seat_is_asked_what_one_role_is():
    t = Table(FIIM_2019).at("N2").hunt(3)
    q = asked(t)
    assert (q.key, q.move, q.choices) == ("N2 don", "don", (0, *q.seats))
    assert closed(t, {1: 2, 8: 7}) == c.Show("don", 7, 8)
    assert closed(t, {1: 2}) == c.Proceed(), "the time of a don who shows nobody is over"
    t.don(7).sheriff(8)
    assert asked(t) is None, "before the morning nobody is awake"


def test_a_role_takes_what_its_document_lets_it_take():
    t = optional("maniac").at("N2", cards=("citizen", "maniac", "citizen", *STDX[3:])).hunt(4)
    while asked(t).move != "maniac":
        t.proceed()
    takes = may(t, 2).takes
    assert takes
    given = {2: Answer(5, takes=takes[:1])}
    assert may(t, 2).admit(given[2], 1)
    assert not may(t, 1).admit(given[2], 1), "others have nothing to take"
    made = closing(t.rules, t.game, asked(t), given, None)
    assert made == c.Show("maniac", 5, 2, takes[:1])


def test_an_order_of_shots_is_asked_of_all_and_told_by_the_don():
    t = Table(FIIM_2019).deal(STD)
    q = asked(t)
    assert (q.key, q.move, q.choices, q.most) == ("N1 meet", "order", EVERYBODY, 3)
    given = {seat: Answer(seats=(seat, 1)) for seat in (2, 8)}
    assert closing(t.rules, t.game, q, given, None) == c.Order((8, 1))
    assert closing(t.rules, t.game, q, {2: given[2]}, None) == c.Proceed()


def test_a_meeting_without_an_order_asks_nothing_and_opens_eyes():
    t = Tourney().deal().proceed()
    assert asked(t) is None
    assert awake(t.rules, t.game) == Awake("N1 meet", (1, 2, 3, 4))


@pytest.mark.parametrize(
    ("answer", "most", "admitted"),
    [
        (Answer(), 1, True),
        (Answer(3), 1, True),
        (Answer(4), 1, False),
        (Answer(3, (3,)), 1, False),
        (Answer(3, takes=("vote",)), 1, True),
        (Answer(3, takes=("speech",)), 1, False),
        (Answer(takes=("vote",)), 1, False),
        (Answer(seats=(2, 3)), 2, True),
        (Answer(), 2, False),
        (Answer(seats=(2, 3, 2)), 2, False),
        (Answer(seats=(4,)), 2, False),
        (Answer(seats=(0,)), 2, False),
        (Answer(seats=(2,), takes=("vote",)), 2, False),
    ],
)
def test_an_answer_has_to_be_one_of_what_may_be_answered(answer, most, admitted):
    assert Choices((0, 2, 3), ("vote",)).admit(answer, most) is admitted


# --- who is awake -------------------------------------------------------------------------------


def test_those_who_meet_are_awake_and_those_who_hunt_where_eyes_are_open():
    t = Table(FIIM_2019).deal(STD)
    assert awake(t.rules, t.game) == Awake("N1 meet", (8, 9, 10))
    t = Table(FIIM_2019).at("N2")
    assert awake(t.rules, t.game) is None, "they shoot with closed eyes"
    city = City().at("N2", alive="1 3 5 6 7 8 9")
    assert awake(city.rules, city.game) == Awake("N2 hunt", (1, 3))
    city.hunt(8)
    assert awake(city.rules, city.game) is None, "one role is called alone"
