"""8.2: what the result itself is worth."""

from gorod.engine.commands import Defeat, Disqualify, Foul, Miss, Shoot
from gorod.engine.phases import Over, Speech
from gorod.scoring import score
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
    voted_out,
)


def test_8_2_1_every_red_gets_a_point_dead_or_not():
    game = finished("red", killed=(3,))
    assert [scored.main for scored in score(BOOK, game)] == [1] * 7 + [0] * 3
    assert entries(points(game, 3)) == [("win", 1, "8.2.1")]


def test_8_2_2_every_black_gets_a_point():
    game = finished("black")
    assert [scored.total for scored in score(BOOK, game)] == [0] * 7 + [1] * 3
    assert entries(points(game, 8)) == [("win", 1, "8.2.2")]


def test_8_2_3_a_loss_and_a_draw_are_worth_nothing():
    assert all(points(finished("black"), seat).items == () for seat in range(1, 8))
    assert all(scored.items == () for scored in score(BOOK, finished()))


def test_8_2_nobody_has_points_before_the_result():
    game = do(until(dealt(), Speech), Disqualify(4, "6.7.7"))
    assert game.facts.disqualified
    assert [scored.seat for scored in score(BOOK, game)] == list(range(1, 11))
    assert all(scored.items == () for scored in score(BOOK, game))


def test_8_2_4_s19_61_e9_a_disqualified_winner_keeps_the_point_and_pays_half():
    game = until(do(hunting(dealt()), Miss()), Speech)
    game = do(game, *[Foul(4)] * 4)
    game = do(hunting(game), Miss())
    for black in (8, 9, 10):
        game = voted_out(game, black)
        game = game if type(game.phase) is Over else do(hunting(game), Miss())
    assert game.outcome.winners == ("red",)
    scored = points(game, 4)
    assert (scored.main, scored.extra, scored.total) == (1, value("-0.5"), value("0.5"))
    assert entries(scored) == [("win", 1, "8.2.1"), ("disqualification", value("-0.5"), "8.2.4")]


def test_8_2_4_the_offender_of_a_team_defeat_pays_once():
    game = do(hunting(dealt()), Shoot(((8, 3), (9, 3), (10, 3))))
    game = do(until(game, Speech), Defeat(2, "6.8.1"))
    assert [scored.total for scored in score(BOOK, game)] == [
        0, value("-0.5"), 0, 0, 0, 0, 0, 1, 1, 1,
    ]  # fmt: skip
