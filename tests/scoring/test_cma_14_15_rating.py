"""CMA 14.15: the rating, and the worked examples of all the points together."""

from dataclasses import replace as amended

import pytest

from gorod.engine.commands import GiveAward, GiveFine
from gorod.scoring import TIES, Played, score, standings
from tests.scoring.cma import (
    BOOK,
    CITIZEN,
    MAFIA,
    MANIAC,
    ballot,
    by_game,
    career,
    do,
    finished,
    row,
    rows,
)
from tests.scoring.games import value


def first_killed(*winners, seat=CITIZEN, named, awards=None):
    return finished(*winners, killed=(seat,), named={seat: named}, awards=awards)


def test_14_15_one_player_shot_three_times():
    """The first three rows of the worked examples; S65."""
    own = row(
        (8, first_killed("red", named=(1, 4, 5, 3), awards={8: 30})),
        (8, first_killed("black", named=(9, 10, 11, 12))),
        (8, first_killed("black", named=(1, 9, 10, 11))),
    )
    assert by_game(own) == {0: value("1.8"), 2: value("0.3")}
    assert (own.main, own.extra) == (value("1.4"), value("0.7"))
    assert (own.first_killed, own.wins, own.games) == (3, 1, 3)


def broke_twice():
    """On the first day and at four 9 voted against a red; red lost, and 9 has 0.2."""
    at_four = ballot(4, (1, 10), (8, 10), (1, 9), alive=(1, 8, 9, 10))
    game = finished("black", ballots=[ballot(1, (3, 10), (8,), (9,)), at_four])
    return do(game, GiveFine(9, "14.13.1"), GiveFine(9, "14.13.2"), GiveAward(9, 20))


@pytest.mark.parametrize(
    ("seat", "game", "total"),
    [
        pytest.param(4, finished("maniac", awards={4: 50}), "2.0", id="maniac won"),
        pytest.param(
            4, first_killed("red", seat=MANIAC, named=(1, 2, 8, 9)), "0.5", id="maniac, two blacks"
        ),
        pytest.param(
            4, first_killed("red", seat=MANIAC, named=(1, 2, 3, 8)), "0.6", id="maniac, all three"
        ),
        pytest.param(
            4, first_killed("red", seat=MANIAC, named=(1, 8, 9, 10)), "0.1", id="S74: maniac, one"
        ),
        pytest.param(
            2, first_killed("black", seat=MAFIA, named=(1, 8, 9, 10)), "1.1", id="S73: black, mate"
        ),
        pytest.param(
            2, first_killed("black", seat=MAFIA, named=(8, 9, 10, 11)), "1", id="S73: black, none"
        ),
        pytest.param(9, finished("red", out=(9,)), "0.5", id="disqualified winner"),
        pytest.param(9, broke_twice(), "-0.8", id="broke twice"),
        pytest.param(8, first_killed(named=(1, 2, 9, 10)), "0.4", id="draw"),
        pytest.param(8, finished("black", killed=(8,), barred=(8,)), "0.1", id="13.7"),
    ],
)
def test_14_15_worked_examples(seat, game, total):
    assert row((seat, game)).total == value(total)


def test_14_12_cma_a36_s71_a_draw_keeps_best_move_compensation_and_penalties():
    at_four = ballot(4, (1, 10), (8, 10), (1, 11), alive=(1, 8, 10, 11))
    game = finished(killed=(8,), named={8: (1, 4, 9, 10)}, out=(9,), ballots=[at_four])
    game = do(game, GiveFine(11, "14.13.2"))
    totals = [row((seat, game)).total for seat in range(1, 13)]
    expected = dict.fromkeys(range(1, 13), value("0"))
    expected |= {8: value("0.4"), 9: value("-0.5"), 11: value("-0.5")}
    assert totals == list(expected.values())


def test_13_6_s64_penalties_after_a_victory_leave_the_result():
    game = finished("red", out=(3, 9))
    assert [row((seat, game)).total for seat in (3, 9)] == [value("-0.5"), value("0.5")]


def places(table):
    return [(own.place, own.name, own.decided_by, own.lot) for own in table]


WON, LOST = (8, finished("red")), (8, finished("black"))


def test_14_15_cma_a42_equal_totals_share_a_place_without_a_lot():
    careers = (
        career("C", WON), career("A", WON, WON), career("B", WON, LOST),
        career("D", (4, finished("maniac"))),
    )  # fmt: skip
    expected = [
        (1, "A", "", False), (2, "D", "", False), (3, "B", "", False), (3, "C", "", False),
    ]  # fmt: skip
    assert places(rows(*careers)) == expected
    assert places(rows(*careers, lots=["C", "B"])) == expected


def test_14_15_cma_a42_after_a_shared_place_the_next_are_skipped():
    game = finished("red", awards={8: 10})
    table = standings(BOOK, [Played(tuple("ABCDEFGHIJKL"), game, score(BOOK, game))])
    assert [(own.place, own.name, own.lot) for own in table.rows] == [
        (1, "H", False), *((2, name, False) for name in "EFGIJKL"),
        *((9, name, False) for name in "ABCD"),
    ]  # fmt: skip


def test_14_15_cma_a42_neither_additional_points_nor_wins_part_equal_players():
    halves = (8, finished("black", awards={8: 20}))
    careers = career("A", *[halves] * 5), career("B", WON), career("C", *[halves] * 5, LOST)
    assert places(rows(*careers)) == [(1, name, "", False) for name in "ABC"]


def test_14_15_cma_a42_a_regulation_may_add_tie_breaks():
    """The first of `TIES` prefers additional points."""
    halves = (8, finished("black", awards={8: 20}))
    games = [*career("A", WON), *career("B", *[halves] * 5)]
    book = amended(BOOK, citations=BOOK.citations | {"tie-extra": ("R1",)})
    table = standings(book, games, ties=TIES[:1])
    top = [own for own in table.rows if not own.name.startswith("~")]
    assert places(top) == [(1, "B", "", False), (2, "A", "R1", False)]
