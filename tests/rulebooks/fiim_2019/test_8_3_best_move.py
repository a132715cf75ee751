"""Chapter 8.3: the best move of the first hunt's victim."""

from fractions import Fraction

import pytest

from gorod.engine.commands import Best, Hint
from gorod.engine.events import BestMoveNamed, HintAsked, TeamDefeated
from gorod.rulebooks.fiim_2019 import FIIM_2019
from gorod.scoring import score
from tests.kit.scenarios import Table


def first_victim(seat=3):
    """Nobody left on D1; the first hunt kills this seat, which has the last word."""
    return Table(FIIM_2019).first_day().night().hunt(seat).sheriff().has_floor(seat, 60)


def black_wins(t):
    """Nothing else happens but three more kills."""
    t.dawn()
    for victim in [seat for seat in (1, 2, 4, 5) if seat in t.alive][:3]:
        t.night().hunt(victim).dawn()
    return t.won("black").is_at("over")


def extra(t, seat):
    return score(FIIM_2019, t.game)[seat - 1].extra


def test_8_3_the_victim_of_the_first_hunt_may_name_three_seats():
    t = first_victim().is_at("N2.best-move")
    assert t.offer("best").choices["named"].asked == 3
    assert t.cue == "Последнее слово игрока номер 3. Лучший ход"


def test_8_3_a_victim_of_a_later_hunt_has_no_best_move():
    """R19-01, R19-35: N2 missed, N3 kills 5: no best move, no first-night death."""
    t = Table(FIIM_2019).first_day().night().miss().dawn().night().hunt(5).sheriff()
    t.is_at("N3.last-word").has_floor(5, 60).refuses(Best(5, (8, 9, 10)), cite="8.3")
    assert t.game.facts.first_killed == 0
    t.dawn()
    for victim in (1, 2, 3):
        t.night().hunt(victim).dawn()
    t.won("black")
    assert score(FIIM_2019, t.game)[4].items == ()


def test_8_3_only_the_victim_of_n2_is_killed_in_the_first_night():
    """R19-01."""
    t = first_victim().dawn().night().hunt(4).dawn()
    assert t.game.facts.first_killed == 1 << 3


def test_8_3_a_player_voted_out_has_no_best_move():
    t = Table(FIIM_2019).first_day().speeches(n1=3, n2=5).vote({3: "1-10", 5: ""})
    t.has_floor(3, 60).refuses(Best(3, (8, 9, 10)), cite="8.3")


def test_8_3_a_black_victim_may_name_seats():
    """R19-35: the list is recorded and worth nothing; R7 B2; a first-night death."""
    t = Table(FIIM_2019).first_day().night().hunt({8: 10, 9: 10, 10: 10}).best(10, "8 9 1")
    assert t.game.facts.best_moves[0].named == (8, 9, 1)
    assert t.balance == "R7 B2"
    assert t.game.facts.first_killed == 1 << 10
    t.dawn().defeat(1, "6.8.1").won("black")
    assert extra(t, 10) == 0


def test_8_3_1_three_numbers_go_into_the_protocol_and_the_last_word_goes_on():
    t = first_victim().best(3, "8 9 1").expect(BestMoveNamed, named="8 9 1", cite="8.3.1")
    t.is_at("N2.last-word").has_floor(3, 60).passes(3).is_at("D2.speech")


def test_8_3_1_only_the_victim_names_and_only_in_his_minute():
    t = first_victim().refuses(Best(4, (8, 9, 10)), cite="8.3.1")
    t.dawn().refuses(Best(3, (8, 9, 10)), cite="8.3.1")


@pytest.mark.parametrize("named", [(8, 9, 11), (0,), (-1, 8, 9)])
def test_8_3_1_only_seats_of_the_table_are_named(named):
    first_victim().refuses(Best(3, named), cite="8.3.1")


@pytest.mark.parametrize("named", ["", "8", "8 9"])
def test_8_3_2_an_interruption_leaves_what_was_named(named):
    """R19-34: none, one or two numbers."""
    t = first_victim().best(3, named).expect(BestMoveNamed, named=named, cite="8.3.2")
    t.refuses(Best(3, (10,)), cite="8.3.3")


def test_8_3_2_a_repeated_number_is_ignored():
    """R19-34."""
    first_victim().best(3, "8 8 9").expect(BestMoveNamed, named="8 9")


def test_8_3_2_oneself_and_players_who_are_out_may_be_named():
    """R19-34."""
    t = Table(FIIM_2019).first_day().speeches(n1=9, n2=5).vote({9: "1-10", 5: ""}).night()
    t.hunt(3).best(3, "9 3 8").expect(BestMoveNamed, named="9 3 8")


def test_8_3_2_numbers_beyond_the_third_are_not_taken():
    first_victim().best(3, "8 9 1 10").expect(BestMoveNamed, named="8 9 1")


def test_8_3_3_nothing_is_changed_or_added_afterwards():
    t = first_victim().best(3, "8 9 1").refuses(Best(3, (8, 9, 10)), cite="8.3.3")
    t.refuses(Best(3, ()), cite="8.3.3")


def test_8_3_3_a_disqualification_after_the_move_leaves_it():
    """R19-36."""
    t = first_victim().best(3, "8 9 10").dq(3, "6.7.4").is_at("D2.speech")
    assert extra(black_wins(t), 3) == Fraction("0.4") - Fraction("0.5")


def test_8_3_3_a_disqualification_before_the_move_takes_it():
    """R19-36."""
    t = first_victim().dq(3, "6.7.4").is_at("D2.speech").refuses(Best(3, (8, 9, 10)))
    assert t.game.facts.best_moves == ()
    assert extra(black_wins(t), 3) == Fraction("-0.5")


@pytest.mark.parametrize(
    ("victim", "named", "points"),
    [
        (3, "8 9 10", "0.4"),
        (3, "8 9 1", "0.25"),
        (3, "8 9", "0.25"),
        (3, "8 1 2", "0"),
        (3, "1 2 4", "0"),
        (3, "", "0"),
        (7, "8 9 10", "0.4"),
        (7, "10 1 8", "0.25"),
    ],
)
def test_8_3_4_three_blacks_are_worth_0_4_and_two_0_25(victim, named, points):
    """Red or Sheriff, with either winner."""
    assert extra(black_wins(first_victim(victim).best(victim, named)), victim) == Fraction(points)


def test_8_3_4_the_best_move_counts_for_a_winner_too():
    t = first_victim().best(3, "8 9 1").dawn().defeat(8, "6.8.1").won("red")
    assert extra(t, 3) == Fraction("0.25")


def test_8_3_5_a_hint_asked_for_forfeits_the_points():
    t = first_victim().hint(3).expect(HintAsked, seat=3, cite="8.3.5").best(3, "8 9 10")
    assert extra(black_wins(t), 3) == 0


def test_8_3_5_the_hint_may_be_noted_after_the_game():
    t = black_wins(first_victim().best(3, "8 9 10")).hint(3)
    assert extra(t, 3) == 0
    t.refuses(Hint(3), cite="8.3.5")


@pytest.mark.parametrize("seat", [1, 8, 0, 11])
def test_8_3_5_nobody_else_has_a_best_move_to_lose(seat):
    first_victim().refuses(Hint(seat))


def test_8_3_6_two_voted_out_on_the_first_day_take_the_best_move():
    """The same as 7.10."""
    ballot = {4: "1 2 3 8 10", 8: "4 5 6 7 9"}
    t = Table(FIIM_2019).first_day().speeches(n2=4, n5=8).vote(ballot).tie_speeches().vote(ballot)
    t.lift("1 2 3 5 6 7").night().hunt({9: 1, 10: 1}).sheriff()
    t.is_at("N2.last-word").refuses(Best(1, (9, 10)), cite="7.10")


def test_8_3_4_a_team_defeat_in_the_farewell_keeps_the_move_made_before():
    """R19-36, R19-46: the points of the move and the penalty of the offender add up."""
    t = first_victim().best(3, "8 9 10").dq(3, "6.7.7").expect(TeamDefeated, cite="6.8.5")
    assert extra(t, 3) == Fraction("-0.1")
