"""8.6: compensation for the first victim."""

from dataclasses import replace as amended
from fractions import Fraction

import pytest

from gorod.engine.commands import Defeat, Shoot
from gorod.engine.phases import Speech
from gorod.scoring import Played, as_json, compensation, score, standings
from tests.scoring.games import (
    BOOK,
    DON,
    SHERIFF,
    career,
    dealt,
    do,
    finished,
    hunting,
    sole_row,
    turn,
    until,
    value,
)

LOST, WON, DRAWN = (turn(result, killed=True) for result in ("lost", "won", "drawn"))
TABLE = {
    (1,): (0, "0.4"),
    (2,): (1, "0.4 0.4"),
    (3,): (1, "0.4 0.4 0.4"),
    (4,): (2, "0.2 0.4 0.4 0.4"),
    (5,): (2, "0.2 0.4 0.4 0.4 0.4"),
    (6,): (2, "0.2 0.4 0.4 0.4 0.4 0.4"),
    (7, 8): (3, "0.1333 0.2667 0.4 0.4 0.4 0.4 0.4"),
    (9, 10, 11): (4, "0.1 0.2 0.3 0.4 0.4 0.4 0.4 0.4"),
    (12, 13): (5, "0.08 0.16 0.24 0.32 0.4 0.4 0.4 0.4"),
    (14, 15, 16): (6, "0.0667 0.1333 0.2 0.2667 0.3333 0.4 0.4 0.4"),
    (17, 18): (7, "0.0571 0.1143 0.1714 0.2286 0.2857 0.3429 0.4 0.4"),
    (19, 20): (8, "0.05 0.1 0.15 0.2 0.25 0.3 0.35 0.4"),
    (25,): (10, "0.04 0.08 0.12 0.16 0.2 0.24 0.28 0.32"),
}
ROWS = [(games, b, printed.split()) for many, (b, printed) in TABLE.items() for games in many]


def compensated(row):
    return [(scored.game, scored.item.value) for scored in row.items if scored.item.value < 1]


@pytest.mark.parametrize(("games", "b", "printed"), ROWS)
def test_8_6_1_the_table(games, b, printed):
    assert BOOK.edition.compensation.base(games) == b == (4 * games + 5) // 10
    values = [compensation(BOOK.edition, games, kills) for kills in range(1, len(printed) + 1)]
    assert [str(as_json(worth)) for worth in values] == printed
    assert compensation(BOOK.edition, games, games + 1) == value("0.4")
    assert compensation(BOOK.edition, games, 0) == 0


def test_8_6_1_the_base_rounds_a_half_upwards_where_another_edition_has_one():
    halves = amended(BOOK.edition.compensation, share=Fraction(1, 2))
    assert [halves.base(games) for games in (0, 1, 2, 3)] == [0, 1, 1, 2]


def test_8_6_1_s19_55_e1_won_games_count_in_i_but_earn_nothing():
    row = sole_row(career("A", LOST, LOST, WON, games=10))
    assert compensated(row) == [(0, value("0.3")), (1, value("0.3"))]
    assert (row.compensation, row.main, row.extra) == (value("0.6"), value("1.6"), 0)


def test_8_6_2_e2_earlier_games_are_valued_anew():
    row = sole_row(career("A", LOST, LOST, WON, *[turn("lost")] * 7, WON, games=11))
    assert compensated(row) == [(0, value("0.4")), (1, value("0.4"))]


def test_8_6_1_e3_the_value_is_exact():
    assert sole_row(career("A", LOST, games=7)).total == Fraction(2, 15)


@pytest.mark.parametrize(
    ("games", "kills", "each", "total"),
    [(12, 2, "0.16", "0.32"), (1, 1, "0.4", "0.4"), (10, 0, "0", "0"), (2, 2, "0.4", "0.8")],
)
def test_8_6_1_s19_56_edge_values(games, kills, each, total):
    row = sole_row(career("A", *[LOST] * kills, games=games))
    assert compensated(row) == [(index, value(each)) for index in range(kills)]
    assert row.compensation == row.total == value(total)


def test_8_6_3_e10_main_points_beside_the_additional_ones():
    game = finished("black", killed=(7,), named={7: (8, 9, 1)}, fines=[(7, "8.5.3")])
    other = turn("won", SHERIFF, killed=True)
    row = sole_row(career("A", (7, game), other, games=10))
    own = [scored.item for scored in row.items if scored.game == 0]
    assert [(item.kind, item.value, item.clause) for item in own] == [
        ("best-move", value("0.25"), "8.3.4"),
        ("fine", value("-0.4"), "8.5.3"),
        ("compensation", value("0.2"), "8.6.1"),
    ]
    assert (row.main - 1, row.extra, row.total - 1) == (
        value("0.2"), value("-0.15"), value("0.05"),
    )  # fmt: skip


def test_8_6_3_a_team_defeat_is_a_loss():
    game = do(hunting(dealt()), Shoot(((8, 3), (9, 3), (10, 3))))
    game = do(until(game, Speech), Defeat(2, "6.8.1"))
    row = sole_row(career("A", (3, game)))
    assert row.compensation == row.total == value("0.4")


def test_8_6_a_draw_counts_in_i_but_earns_nothing():
    row = sole_row(career("A", LOST, DRAWN, games=10))
    assert compensated(row) == [(0, value("0.2"))]


def test_8_6_1_a_black_victim_does_not_count():
    row = sole_row(career("A", LOST, turn("lost", DON, killed=True), games=10))
    assert compensated(row) == [(0, value("0.1"))]
    assert row.first_killed == 2


def test_8_6_4_s19_64_stages_are_not_pooled():
    first = career("A", LOST, WON, games=10, stage="1")
    second = career("A", LOST, LOST, games=5, stage="2")
    row = sole_row(first, second)
    assert compensated(row) == [(0, value("0.2")), (10, value("0.4")), (11, value("0.4"))]
    assert (row.compensation, row.games) == (1, 15)


def test_8_6_1_only_finished_games_count():
    done = career("A", LOST, games=6)
    going = [amended(played, finished=False) for played in career("A", LOST, games=6, stage="")]
    row = sole_row(done, going)
    assert (row.compensation, row.games, row.first_killed) == (value("0.2"), 6, 1)


def test_8_6_2_a_name_is_counted_wherever_it_sits():
    names = [f"P{seat}" for seat in range(1, 11)]
    games = []
    for seat in (1, 2, 3, 4):
        order = [name for name in names if name != "P1"]
        order.insert(seat - 1, "P1")
        game = finished("black", killed=(seat,))
        games.append(Played(tuple(order), game, score(BOOK, game)))
    row = next(row for row in standings(BOOK, games).rows if row.name == "P1")
    assert row.compensation == value("1.6")
