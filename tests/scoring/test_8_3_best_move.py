"""8.3: the best move."""

import pytest

from gorod.engine.commands import Best, Miss, Shoot
from gorod.engine.phases import LastWord, Over, Speech
from gorod.scoring import Played, score, standings
from tests.scoring.games import (
    BOOK,
    dealt,
    do,
    entries,
    finished,
    hunting,
    points,
    until,
    value,
)

NAMES = tuple("ABCDEFGHIJ")


@pytest.mark.parametrize(
    ("named", "worth"),
    [
        ((8, 9, 10), [("best-move", value("0.4"), "8.3.4")]),
        ((8, 9, 4), [("best-move", value("0.25"), "8.3.4")]),
        ((8, 9), [("best-move", value("0.25"), "8.3.4")]),
        ((8, 1, 2), []),
        ((), []),
    ],
)
def test_8_3_4_three_blacks_or_two(named, worth):
    assert entries(points(finished("black", killed=(3,), named={3: named}), 3)) == worth


def test_8_3_4_the_sheriff_scores_like_any_red():
    scored = points(finished("red", killed=(7,), named={7: (8, 9, 10)}), 7)
    assert (scored.main, scored.extra) == (1, value("0.4"))


def test_8_3_4_s19_49_a_black_victim_scores_nothing():
    game = do(hunting(dealt()), Shoot(((8, 10), (9, 10), (10, 10))))
    game = do(until(game, LastWord), Best(10, (8, 9, 1)))
    for victim in (1, 2, 3, 4, 5):
        game = do(hunting(game), Shoot(((8, victim), (9, victim))))
    game = until(game, Over)
    assert game.facts.best_moves[0].named == (8, 9, 1)
    assert entries(points(game, 10)) == [("win", 1, "8.2.2")]
    table = standings(BOOK, [Played(NAMES, game, score(BOOK, game))])
    row = next(row for row in table.rows if row.name == "J")
    assert (row.first_killed, row.compensation) == (1, 0)


def test_8_3_s19_50_a_later_victim_has_no_best_move_and_no_first_death():
    game = until(do(hunting(dealt()), Miss()), Speech)
    for victim in (5, 1, 2, 3):
        game = do(hunting(game), Shoot(((8, victim), (9, victim), (10, victim))))
    game = until(game, Over)
    assert game.outcome.winners == ("black",)
    table = standings(BOOK, [Played(NAMES, game, score(BOOK, game))])
    row = next(row for row in table.rows if row.name == "E")
    assert (row.total, row.first_killed, row.items) == (0, 0, ())


def test_8_3_5_a_hint_forfeits_the_points():
    game = finished("black", killed=(3,), named={3: (8, 9, 10)}, hinted=(3,))
    assert points(game, 3).items == ()
