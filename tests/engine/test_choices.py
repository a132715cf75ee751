"""What an offer leaves to choose, and what a row of the table of moves is called."""

from dataclasses import replace as with_slots

from gorod.engine import commands as c
from gorod.engine import is_offered, offers, start
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.choices import Taking
from gorod.engine.moves import MOVES
from gorod.engine.powers.renamed_answers import present_name
from gorod.rulebooks import BOOKS
from tests.kit.by_day_scenarios import B12, BOOK, Days
from tests.kit.scenarios import STD, Table

FIIM_2019 = BOOKS["fiim-2019"]


def test_a_deal_is_offered_by_its_cards_in_any_order():
    game, _ = start(FIIM_2019.rules, 10)
    standing = offers(FIIM_2019.rules, game)
    assert is_offered(standing, c.Deal(STD))
    assert is_offered(standing, c.Deal(STD[::-1]))
    assert not is_offered(standing, c.Deal(("don",) * 10))
    assert not is_offered(standing, c.Deal(STD[:9]))


def test_nothing_is_taken_from_nobody():
    taking = Taking(("speech", "vote"))
    assert taking.admits(("vote",), c.Show("maniac", 3, takes=("vote",)))
    assert not taking.admits(("vote",), c.Show("maniac", 0, takes=("vote",)))
    assert not taking.admits(("life",), c.Show("maniac", 3, takes=("life",)))
    assert taking.admits((), c.Show("maniac", 0))


def test_a_move_knows_its_word_and_the_tag_of_its_command():
    assert (MOVES["vote"].said, MOVES["vote"].tag) == ("vote", "hands")


def test_answers_of_earlier_games_are_told_by_their_present_names():
    assert present_name(BOOKS["tournament-2026"].rules, "black") == "yes"
    assert present_name(FIIM_2019.rules, "black") == "black"


def test_what_the_departed_may_not_enter_is_not_offered_to_them():
    d = Days(B12).do(c.Disqualify(3, "G.5"))
    rules = with_slots(BOOK.rules, departed_may=frozenset())
    standing, day = offers(rules, d.game), d.game.number
    assert is_offered(standing, b.WriteLegend(4, "x", (day, 60)))
    assert not is_offered(standing, b.WriteLegend(3, "x", (day, 60)))


def test_a_shot_past_the_last_seat_is_none_even_as_it_was_played():
    table = Table(FIIM_2019).deal(STD).dawn().night()
    shot = c.Shoot(((8, 11), (9, 11), (10, 11)))
    table.refuses(c.AsPlayed(shot, "Сидоров", "так сыграли"), why="no-such-seat")


def test_nobody_lends_their_minute_where_the_document_does_not_know_it():
    table = Table(FIIM_2019).deal(STD).dawn()
    table.refuses(c.Allow(1, 2), why="no-permissions")
