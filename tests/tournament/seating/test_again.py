"""A plan in play: planning the rest of it again, and swaps by hand."""

import pytest

from gorod.tournament.seating import (
    SeatingError,
    SeatingRequest,
    reseating_request,
    seat,
    shape_of,
    swapped,
)
from tests.tournament.seating import checker


@pytest.fixture(scope="module")
def plan():
    return seat(SeatingRequest(shape_of(30, 2, 6), seed=2, seconds=0.3)).rounds


def test_what_is_played_stays_and_who_left_plays_no_more(plan):
    found = seat(reseating_request(plan, 4, without=[7], apart=[(1, 2)], seconds=0.3))
    assert found.rounds[:3] == plan[:3]
    assert len(found.rounds) == 6
    assert checker.games(found.rounds[3:], 7) == 0
    assert checker.met(found.rounds[3:], 1, 2) == 0
    staying = [checker.games(found.rounds, p) for p in range(1, 31) if p != 7]
    assert max(staying) - min(staying) <= 1
    assert found.measures.pairs2 == checker.pairs2(found.rounds)
    assert found.measures.pairs2 >= found.bounds.best


def test_the_rest_knows_who_has_met(plan):
    """In a rest that is planned again, pairs meet about as evenly as in a plan made at once."""
    found = seat(reseating_request(plan, 4, seconds=1))
    blind = seat(SeatingRequest(shape_of(30, 2, 3), seconds=1)).rounds
    assert found.measures.pairs2 < checker.pairs2((*plan[:3], *blind))


def test_fewer_players_than_seats_leave_a_table_empty():
    plan = seat(SeatingRequest(shape_of(20, 2, 4), seconds=0.1)).rounds
    found = seat(reseating_request(plan, 3, without=[20], seconds=0.1))
    assert [len(tables) for tables in found.rounds] == [2, 2, 1, 1]


def test_a_swap_shows_its_cost(plan):
    here, there = plan[0]
    swap = swapped(plan, 1, here[0], there[0])
    assert swap.rounds[0][0] == (there[0], *here[1:])
    assert swap.rounds[0][1] == (here[0], *there[1:])
    assert swap.rounds[1:] == plan[1:]
    assert swap.before.pairs2 == checker.pairs2(plan)
    assert swap.after.pairs2 == checker.pairs2(swap.rounds)
    assert swapped(swap.rounds, 1, here[0], there[0]).rounds == plan


def test_a_swap_with_somebody_who_sits_out(plan):
    resting = next(p for p in range(1, 31) if not any(p in table for table in plan[0]))
    swap = swapped(plan, 1, plan[0][0][0], resting)
    assert swap.rounds[0][0][0] == resting
    assert checker.games(swap.rounds, resting) == checker.games(plan, resting) + 1


@pytest.mark.parametrize(
    ("number", "one", "other", "complaint"),
    [(0, 1, 2, "seat-no-round"), (7, 1, 2, "seat-no-round"), (1, 1, 31, "seat-no-player")],
)
def test_a_swap_that_cannot_be(plan, number, one, other, complaint):
    with pytest.raises(SeatingError) as refused:
        swapped(plan, number, one, other)
    assert refused.value.message_id == complaint


def test_two_who_sit_out_have_nothing_to_swap(plan):
    resting = [p for p in range(1, 31) if not any(p in table for table in plan[0])]
    with pytest.raises(SeatingError) as refused:
        swapped(plan, 1, resting[0], resting[1])
    assert refused.value.message_id == "seat-both-out"


@pytest.mark.parametrize(
    ("first", "without", "complaint"),
    [
        (0, [], "seat-no-round"),
        (7, [], "seat-no-round"),
        (2, [99], "seat-no-player"),
        (2, range(1, 23), "seat-few"),
    ],
)
def test_what_cannot_be_seated_anew(plan, first, without, complaint):
    with pytest.raises(SeatingError) as refused:
        reseating_request(plan, first, without=without)
    assert refused.value.message_id == complaint
