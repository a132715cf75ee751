"""Players who must not meet."""

from dataclasses import replace
from itertools import combinations

import pytest

from gorod.tournament.seating import (
    SeatingError,
    SeatingRequest,
    finished,
    improving,
    measures,
    seat,
    shape_of,
)
from tests.tournament.seating import checker


def teams(count, size):
    groups = [range(size * t + 1, size * t + size + 1) for t in range(count)]
    return frozenset(two for group in groups for two in combinations(group, 2))


@pytest.mark.parametrize(
    ("players", "tables", "rounds", "apart"),
    [(40, 4, 15, teams(20, 2)), (30, 3, 14, teams(10, 3)), (40, 4, 10, teams(10, 4))],
)
def test_teams_are_kept_apart_in_every_round(players, tables, rounds, apart):
    found = seat(SeatingRequest(shape_of(players, tables, rounds), apart, seconds=1))
    assert checker.faults(found.rounds, players, 10, apart) == []


def test_five_of_whom_no_two_meet_do_not_fit_four_tables():
    apart = frozenset(combinations((3, 7, 11, 15, 19), 2))
    with pytest.raises(SeatingError) as refused:
        seat(SeatingRequest(shape_of(40, 4, 10), apart))
    assert refused.value.message_id == "seat-apart-group"
    assert refused.value.arguments["players"] == "3, 7, 11, 15, 19"


def test_an_odd_circle_cannot_be_divided_among_two_tables():
    apart = frozenset({(1, 2), (2, 3), (3, 4), (4, 5), (1, 5)})
    with pytest.raises(SeatingError) as refused:
        seat(SeatingRequest(shape_of(20, 2, 5), apart))
    assert refused.value.message_id == "seat-apart-round"
    assert refused.value.arguments["pairs"] == "1 × 2, 1 × 5, 2 × 3, 3 × 4, 4 × 5"


def test_whom_nearly_everybody_avoids_cannot_be_seated():
    with pytest.raises(SeatingError) as refused:
        seat(SeatingRequest(shape_of(20, 2, 5), frozenset((1, other) for other in range(2, 13))))
    assert refused.value.message_id == "seat-apart-alone"
    assert refused.value.arguments["player"] == 1


def test_two_who_sit_out_in_turn_are_kept_apart_at_one_table():
    found = seat(SeatingRequest(shape_of(20, 1, 10), frozenset({(1, 2), (3, 4)}), seconds=1))
    assert checker.faults(found.rounds, 20, 10, {(1, 2), (3, 4)}) == []


def test_what_is_not_found_is_told():
    """Eleven for one table: of any two, one would have to sit out each round, and nobody can."""
    with pytest.raises(SeatingError) as refused:
        seat(SeatingRequest(shape_of(11, 1, 11), frozenset({(1, 2)}), seconds=0.2))
    assert refused.value.message_id in ("seat-apart-group", "seat-apart-unfound")


def test_one_table_names_the_pair_and_seats_it_together_when_told():
    """A final of ten: the two who must not meet are named, and sit together knowingly."""
    request = SeatingRequest(shape_of(10, 1, 2), frozenset({(3, 7)}), seconds=0.2)
    with pytest.raises(SeatingError) as refused:
        seat(request)
    assert refused.value.arguments["pairs"] in ("3 × 7", "7 × 3")
    found = seat(replace(request, together=True))
    assert found.measures.apart == 2
    assert not found.optimal


def test_together_is_as_seldom_as_it_can_be():
    """Three of whom no two may meet, at two tables: one of the three pairs meets in each round."""
    request = SeatingRequest(
        shape_of(20, 2, 4), frozenset(combinations((1, 2, 3), 2)), seconds=1, together=True
    )
    assert seat(request).measures.apart == 4


def test_who_should_rather_not_meet_meets_only_where_it_must():
    avoid = frozenset({(1, 2), (3, 4)})
    found = seat(SeatingRequest(shape_of(20, 2, 4), avoid=avoid, seconds=1))
    assert found.measures.avoided == 0
    assert found.measures.pairs2 == measures(found.rounds).pairs2
    alone = seat(SeatingRequest(shape_of(10, 1, 2), avoid=avoid, seconds=0.2))
    assert (alone.measures.avoided, alone.optimal) == (4, False)


@pytest.mark.parametrize("avoid", [frozenset(), frozenset({(5, 6), (7, 8)})])
def test_the_score_of_a_search_counts_meetings_alone(avoid):
    """What an unwanted meeting costs is not told as squared meetings."""
    request = SeatingRequest(
        shape_of(11, 1, 3), frozenset({(1, 2)}), avoid=avoid, seconds=0.2, together=True
    )
    last = list(improving(request))[-1]
    assert last.pairs2 == finished(request, last).measures.pairs2
