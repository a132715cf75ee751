"""Plans of any shape, looked at by the slow checker."""

from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gorod.tournament.seating import SeatingRequest, finished, improving, measures, seat, shape_of
from tests.tournament.seating import checker


@st.composite
def shapes(draw):
    seats = draw(st.integers(7, 14))
    tables = draw(st.integers(1, 4))
    resting = draw(st.integers(0, seats + 3))
    rounds = draw(st.integers(1, 14))
    return seats * tables + resting, tables, rounds, seats


@given(shapes(), st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_a_plan_of_any_shape_is_a_seating(numbers, seed):
    shape = shape_of(*numbers)
    found = seat(SeatingRequest(shape, seed=seed, seconds=0.05))
    assert checker.faults(found.rounds, shape.players, shape.seats) == []
    assert [len(tables) for tables in found.rounds] == list(shape.tables)


@given(shapes(), st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_its_measures_are_those_of_a_slow_count_and_no_bound_is_beaten(numbers, seed):
    found = seat(SeatingRequest(shape_of(*numbers), seed=seed, seconds=0.02))
    score, plan = found.measures, found.rounds
    assert score.pairs2 == checker.pairs2(plan)
    assert score.neighbours2 == checker.beside2(plan)
    assert score.tables2 == checker.tables2(plan)
    assert score.pairs2 >= found.bounds.counting
    assert score.pairs2 >= found.bounds.rounds
    assert found.optimal == (score.pairs2 == max(found.bounds.counting, found.bounds.rounds))


@given(shapes(), st.data())
@settings(max_examples=40, deadline=None)
def test_pairs_that_are_to_stay_apart_never_meet(numbers, data):
    shape = shape_of(*numbers)
    if max(shape.tables) == 1 and shape.players < 2 * shape.seats:
        return  # one table for nearly everybody: hardly a pair can be kept apart
    player = st.integers(1, shape.players)
    pairs = data.draw(st.sets(st.tuples(player, player).filter(lambda p: p[0] < p[1]), max_size=1))
    found = seat(SeatingRequest(shape, frozenset(pairs), seed=3, seconds=0.2))
    assert checker.faults(found.rounds, shape.players, shape.seats, pairs) == []


@pytest.mark.parametrize("numbers", [(30, 3, 6), (25, 2, 13), (31, 3, 5)])
def test_a_seed_gives_the_same_plan_again(numbers, monkeypatch):
    monkeypatch.setattr("time.thread_time", lambda: 0.0)  # however slow this machine is
    shape = shape_of(*numbers)
    one, other = (seat(SeatingRequest(shape, seed=7, seconds=0.1)) for _ in range(2))
    assert not one.stopped
    assert one == other
    assert seat(SeatingRequest(shape, seed=8, seconds=0.1)).rounds != one.rounds


def test_the_clock_ends_a_search_and_the_plan_says_so(monkeypatch):
    ticks = count()
    monkeypatch.setattr("time.thread_time", lambda: 0.1 * next(ticks))
    told = []
    found = seat(SeatingRequest(shape_of(36, 3, 12), seconds=1), told.append)
    assert found.stopped
    assert told[-2].share < 0.5
    assert checker.faults(found.rounds, 36, 10) == []


def test_the_first_plan_is_there_at_once_and_can_be_used():
    request = SeatingRequest(shape_of(100, 10, 15), seed=1, seconds=600)
    first = next(improving(request))
    found = finished(SeatingRequest(request.shape, seconds=0.1), first)
    assert first.share == 0
    assert checker.faults(found.rounds, 100, 10) == []
    assert found.measures.pairs2 == first.pairs2


def test_the_search_tells_scores_that_fall_and_shares_that_rise():
    told = []
    found = seat(SeatingRequest(shape_of(36, 3, 12), seconds=0.5), told.append)
    scores = [stage.pairs2 for stage in told]
    shares = [stage.share for stage in told]
    assert scores == sorted(scores, reverse=True)
    assert shares == sorted(shares)
    assert shares[-1] == 1 or found.stopped
    assert scores[0] > scores[-1] == found.measures.pairs2


def test_two_full_tables_are_seated_as_well_as_can_be_at_once():
    for players, rounds, seats in ((20, 10, 10), (24, 12, 12), (16, 15, 8), (28, 2, 14)):
        found = seat(SeatingRequest(shape_of(players, 2, rounds, seats), seconds=2))
        assert found.optimal, (players, rounds)


def test_a_single_table_of_ten_out_of_twelve_is_seated_as_well_as_can_be():
    found = seat(SeatingRequest(shape_of(12, 1, 12), seconds=2))
    assert found.optimal
    assert found.measures.pairs2 == 4428


def test_measures_count_what_they_say():
    plan = (((1, 2, 3), (4, 5, 6)), ((2, 1, 4), (3, 5, 6)))
    score = measures(plan, [(1, 2), (5, 6), (1, 6)])
    assert score.apart == 4
    assert score.pairs2 == 4 + 4 + 8  # 1-2 and 5-6 met twice, eight other pairs once
    assert score.seats2 == 16  # 5 and 6 have kept their seats, everybody else has had two
    assert score.tables2 == 20  # all but 3 and 4 have stayed where they were
    assert score.neighbours2 == 16
