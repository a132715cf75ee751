"""From the numbers of a tournament to its rounds, or to a complaint."""

import pytest

from gorod.tournament.seating import SeatingError, shape_of

REAL = [  # players, tables, rounds, games each: real tournaments
    (25, 2, 10, 8), (30, 3, 10, 10), (12, 1, 12, 10), (36, 3, 12, 10), (20, 2, 10, 10),
    (16, 1, 16, 10), (28, 2, 14, 10), (21, 2, 11, 10), (40, 4, 15, 15), (25, 2, 13, 10),
    (31, 3, 11, 10), (32, 3, 11, 10), (20, 2, 8, 8), (39, 3, 13, 10), (24, 2, 12, 10),
    (30, 3, 14, 14), (15, 1, 15, 10), (30, 3, 12, 12),
]  # fmt: skip


@pytest.mark.parametrize(("players", "tables", "rounds", "games"), REAL)
def test_real_tournaments_have_equal_games(players, tables, rounds, games):
    shape = shape_of(players, tables, rounds)
    assert shape.games == (games, games)
    assert shape.tables[:-1] == (tables,) * (rounds - 1)
    assert 1 <= shape.tables[-1] <= tables
    assert shape == shape_of(players, tables, None, games=games)


def test_where_the_numbers_do_not_divide_games_differ_by_one():
    shape = shape_of(23, 2, 10)
    assert (shape.games, shape.tables) == ((8, 9), (2,) * 10)


def test_games_can_be_spread_over_more_rounds_than_they_need():
    assert shape_of(40, 4, 8, games=5).tables == (3, 3, 3, 3, 2, 2, 2, 2)


@pytest.mark.parametrize(
    ("numbers", "complaint"),
    [
        ((0, 1, 1), "seat-range"),
        ((501, 1, 1), "seat-range"),
        ((40, 4, 10, 6), "seat-range"),
        ((40, 2, 10, 15), "seat-range"),
        ((40, 0, 10), "seat-range"),
        ((40, 4, 0), "seat-range"),
        ((40, 4, 201), "seat-range"),
        ((40, 4, 10, 10, 0), "seat-range"),
        ((9, 1, 1), "seat-few"),
        ((39, 4, 10), "seat-crowded"),
        ((40, 4, None), "seat-no-rounds"),
        ((23, 2, 12, 10, 9), "seat-unequal"),
        ((40, 4, 9, 10, 10), "seat-short"),
        ((10, 1, 3, 10, 2), "seat-long"),
    ],
)
def test_what_cannot_be_seated_is_refused(numbers, complaint):
    with pytest.raises(SeatingError) as refused:
        shape_of(*numbers)
    assert refused.value.message_id == complaint


def test_the_nearest_number_of_games_is_suggested():
    with pytest.raises(SeatingError) as refused:
        shape_of(25, 2, None, games=9)
    assert refused.value.arguments["near"] in (8, 10)
