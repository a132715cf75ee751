"""8.5: penalties for failing one's role."""

from dataclasses import replace as amended

from gorod.engine.commands import GiveFine, Miss, Shoot, Show
from gorod.engine.game import Outcome
from gorod.engine.phases import Over
from gorod.engine.struct import replace
from gorod.scoring import proposals
from tests.scoring.games import BOOK, dealt, do, entries, finished, hunting, points, until, value

FINE = value("-0.4")


def kill(game, victim):
    return do(hunting(game), Shoot(((8, victim), (9, victim), (10, victim))))


def checked(game, target):
    """The don shows nobody, the sheriff somebody."""
    while game.phase.duties[0] != "sheriff":
        game = do(game, Show(game.phase.duties[0], 0))
    return do(game, Show("sheriff", target))


def idle_sheriff():
    """No check in N2 and N4, as the judge said; black wins in N5."""
    game = checked(kill(checked(kill(dealt(), 1), 0), 2), 8)
    return until(kill(checked(kill(game, 3), 0), 4), Over)


def test_8_5_each_penalty_names_its_own_clause_and_they_add_up():
    game = finished("black", fines=[(7, "8.5.3"), (7, "8.5.4.2")])
    assert entries(points(game, 7)) == [("fine", FINE, "8.5.3"), ("fine", FINE, "8.5.4.2")]
    assert points(game, 7).extra == value("-0.8")


def test_8_5_2_counts_for_a_winner_and_in_a_draw():
    assert points(finished("red", fines=[(2, "8.5.2")]), 2).total == value("0.6")
    assert points(finished(fines=[(2, "8.5.2")]), 2).total == FINE


def test_8_5_4_2_s19_59_two_nights_without_a_check_are_proposed_after_a_loss():
    game = idle_sheriff()
    assert proposals(BOOK, game) == ((7, "8.5.4.2", FINE),)
    game = do(game, GiveFine(7, "8.5.4.2"))
    assert proposals(BOOK, game) == ()
    assert points(game, 7).extra == FINE


def test_8_5_4_2_s19_59_nothing_is_proposed_after_a_win_or_a_draw():
    for winners in (("red",), ()):
        outcome = Outcome(winners, "victory" if winners else "draw", "", "victory", "", "N5")
        assert proposals(BOOK, replace(idle_sheriff(), outcome=outcome)) == ()


def test_8_5_4_4_a_black_who_twice_did_not_shoot_is_proposed_after_a_loss():
    game = dealt()
    for _ in (2, 3):
        game = do(hunting(game), Shoot(((8, 1), (9, 1))))
    game = do(hunting(game), Miss())
    game = replace(game, outcome=Outcome(("red",), "victory", "", "victory", "", "D4"))
    assert proposals(BOOK, game) == ((10, "8.5.4.4", FINE),)


def test_8_5_an_edition_without_provable_neglect_proposes_nothing():
    book = amended(BOOK, edition=amended(BOOK.edition, provable={}))
    assert proposals(book, idle_sheriff()) == ()
