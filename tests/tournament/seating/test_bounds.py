"""The two proven bounds, against the figures derived by hand."""

import pytest

from gorod.tournament.seating import bounds_of, shape_of


@pytest.mark.parametrize(
    ("numbers", "counting", "rounds"),
    [
        ((20, 2, None, 10, 10), 4300, 4500),
        ((40, 4, None, 10, 10), 4320, 4680),
        ((24, 2, None, 12, 12), 9144, 9504),
        ((30, 3, None, 10, 12), 6120, 6372),
        ((12, 1, None, 10, 10), 4428, 4428),
        ((100, 10, None, 10, 15), 10350, 6750),
    ],
)
def test_both_bounds(numbers, counting, rounds):
    found = bounds_of(shape_of(*numbers))
    assert (found.counting, found.rounds) == (counting, rounds)
    assert found.best == max(counting, rounds)


@pytest.mark.parametrize(("players", "tables", "rounds"), [(20, 2, 10), (40, 4, 10), (30, 3, 12)])
def test_the_round_bound_is_the_formula_where_everybody_plays(players, tables, rounds):
    """M + 2 C(R,2) T [a C(f+1,2) + (T-a) C(f,2)] with f, a = divmod(S, T)."""
    each, more = divmod(10, tables)
    cells = more * (each + 1) * each // 2 + (tables - more) * each * (each - 1) // 2
    expected = rounds * tables * 45 + rounds * (rounds - 1) * tables * cells
    assert bounds_of(shape_of(players, tables, rounds)).rounds == expected


def test_forbidden_pairs_raise_the_counting_bound():
    shape = shape_of(20, 2, 10)
    apart = [(1, 2), (3, 4), (5, 6)]
    # 900 meetings over 187 pairs: 35 pairs five times... 900 = 4 * 187 + 152
    assert bounds_of(shape, apart).counting == (187 - 152) * 16 + 152 * 25


def test_what_is_played_counts_into_the_bounds():
    plan = (tuple(tuple(range(1 + 10 * t, 11 + 10 * t)) for t in range(2)),) * 2
    found = bounds_of(shape_of(20, 2, 1), (), plan, range(1, 21))
    # Two equal rounds: 90 pairs met twice. The 90 meetings to come fit into the other hundred.
    assert found.counting == 90 * 4 + 90
    assert found.rounds == 90 * 4 + 90
