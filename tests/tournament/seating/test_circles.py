"""Regular plans, and the search that keeps its books while it moves through them."""

from random import Random

import pytest

from gorod.tournament.seating.anneal import Annealer
from gorod.tournament.seating.circles import circled, orders, turns
from gorod.tournament.seating.first_plan import first_groups
from gorod.tournament.seating.hadamard import hadamard
from gorod.tournament.seating.seat_colouring import Seats
from gorod.tournament.seating.seating_plan import frozen
from gorod.tournament.seating.shape import shape_of
from tests.tournament.seating import checker

SHAPES = [(36, 3, 12), (25, 2, 13), (40, 4, 15), (12, 1, 12), (21, 2, 11), (31, 3, 11), (23, 2, 10)]


def tables(groups):
    return frozen([[[who + 1 for who in table] for table in tables[:-1]] for tables in groups])


@pytest.mark.parametrize("numbers", SHAPES)
def test_rounds_in_circles_follow_from_each_other_and_games_are_equal(numbers):
    shape = shape_of(*numbers)
    for order in orders(shape):
        groups = circled(shape, Random(1), order)
        if groups is None:
            continue
        assert checker.faults(spread(tables(groups)), shape.players, shape.seats) == []
        step = turns(shape.players, order)[1]
        for number in range(len(groups) // order * order - 1):
            if (number + 1) % order:
                moved = [{step[who] for who in table} for table in groups[number]]
                assert moved == [set(table) for table in groups[number + 1]]


def spread(rounds):
    """The same tables with seats, which the checker looks at as well."""
    games = [table for round_ in rounds for table in round_]
    seated = iter(Seats(games, len(games[0]), Random(1)).players())
    return [[next(seated) for _ in round_] for round_ in rounds]


@pytest.mark.parametrize("numbers", SHAPES)
def test_the_energy_is_what_a_slow_count_finds_after_any_number_of_exchanges(numbers):
    shape, random = shape_of(*numbers), Random(2)
    for order in [1, *orders(shape)]:
        if order == 1:
            groups = first_groups(shape, random, [0] * shape.players)
        else:
            groups = circled(shape, random, order)
        if groups is None:
            continue
        annealer = Annealer(groups, random, players=shape.players, order=order)
        annealer.warm(2.0)
        for _ in range(3):
            for number in annealer.drawn:
                annealer.visit(number)
                annealer.relay()
        plan = tables(annealer.groups)
        assert shape.meetings + 2 * annealer.energy == checker.pairs2(plan)
        assert checker.faults(spread(plan), shape.players, shape.seats) == []


@pytest.mark.parametrize("order", [1, 2, 4, 8, 12, 16, 20, 24, 28])
def test_a_hadamard_matrix_has_orthogonal_rows(order):
    rows = hadamard(order)
    if rows is None:
        assert order == 28  # 27 is no prime, and there is none of order 14
        return
    assert rows[0] == [1] * order
    for i, one in enumerate(rows):
        for j, other in enumerate(rows):
            product = sum(a * b for a, b in zip(one, other, strict=True))
            assert product == (order if i == j else 0)
