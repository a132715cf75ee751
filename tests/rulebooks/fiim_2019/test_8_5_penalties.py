"""Chapter 8.5: the penalties that the judge must give, unless the record contradicts them."""

from fractions import Fraction

import pytest

from gorod.engine.commands import GiveFine, Tally
from gorod.engine.events import Fined
from gorod.rulebooks.fiim_2019 import FIIM_2019
from gorod.scoring import proposals, score
from tests.kit.scenarios import Table

NEEDS_A_LOSS = ("8.5.1", "8.5.3", "8.5.4.1", "8.5.4.2", "8.5.4.3", "8.5.4.4", "8.5.4.5")


def fine(seat, clause):
    return GiveFine(seat, clause)


def broken_split(winners="black"):
    """D1: 3 and 9 were agreed; 2 and 5 broke onto 3 (5 by an idle hand), and 3 left."""
    t = Table(FIIM_2019).first_day().speeches(n1=9, n2=3)
    t.vote({9: "1 4 6 7", 3: "2 3 8 9 10"}).night().miss().dawn()
    return t.defeat(1 if winners == "black" else 8, "6.8.1").won(winners)


def drawn(*, checks=()):
    """N2, N3 and N4 miss; the sheriff checks in the nights named."""
    t = Table(FIIM_2019).first_day()
    for night in (2, 3, 4):
        t.night().miss().sheriff(8 if night in checks else 0)
    return t.won(cite="7.7")


def lost_by(team, *, nights, checks=(), idle=()):
    """Play this number of nights with scattered shots; then a team is declared beaten."""
    t = Table(FIIM_2019).first_day()
    for night in range(2, 2 + nights):
        aims = {8: 1, 9: 2, 10: 3}
        t.night().hunt({black: aim for black, aim in aims.items() if black not in idle})
        t.sheriff(8 if night in checks else 0).dawn()
        if night == 2:
            t.dq(6, "6.7.4")  # the nights do not add up to a draw
    return t.defeat(1 if team == "red" else 8, "6.8.2")


def test_8_5_the_penalty_is_0_4_for_each_clause_once():
    """R19-40: one for each clause, player and game; different clauses add up."""
    t = lost_by("red", nights=2).fine(7, "8.5.3").expect(Fined, seat=7, points=-40, cite="8.5.3")
    t.refuses(fine(7, "8.5.3"), cite="8.5").fine(7, "8.5.4.2")
    assert score(FIIM_2019, t.game)[6].extra == Fraction("-0.8")


def test_8_5_only_after_the_game_and_only_by_a_clause_of_8_5():
    Table(FIIM_2019).at("D2").refuses(fine(7, "8.5.3"), cite="8.5")
    t = lost_by("red", nights=2)
    for clause in ("8.5", "8.5.4", "8.4.1", "6.6.1", ""):
        t.refuses(fine(7, clause), cite="8.5")
    t.refuses(fine(0, "8.5.3")).refuses(fine(11, "8.5.3"))


def test_8_5_a_loss_by_team_defeat_is_a_loss_and_the_offender_pays_too():
    """R19-46."""
    t = Table(FIIM_2019).first_day().defeat(7, "6.8.4").won("black").fine(7, "8.5.3")
    assert score(FIIM_2019, t.game)[6].extra == Fraction("-0.9")


@pytest.mark.parametrize("clause", NEEDS_A_LOSS)
def test_8_5_in_a_draw_nobody_has_lost(clause):
    """R19-40: items that need a loss are void in a draw."""
    t = drawn()
    for seat in (1, 7, 8, 9):
        t.refuses(fine(seat, clause))


def test_8_5_1_a_red_who_broke_the_agreed_vote_onto_his_team_on_the_first_day():
    t = broken_split().fine(2, "8.5.1").expect(Fined, seat=2, points=-40, cite="8.5.1")
    t.fine(5, "8.5.1").fine(3, "8.5.1")


@pytest.mark.parametrize(
    ("seat", "why"),
    [(9, "fine-not-red"), (8, "fine-not-red"), (1, "fine-no-such-vote"), (7, "fine-no-such-vote")],
)
def test_8_5_1_star_he_must_be_red_and_have_broken_onto_his_own(seat, why):
    broken_split().refuses(fine(seat, "8.5.1"), cite="8.5.1*", why=why)


def test_8_5_1_star_his_team_must_have_lost():
    broken_split("red").refuses(fine(2, "8.5.1"), cite="8.5.1*", why="fine-not-lost")


def test_8_5_1_star_one_of_his_own_must_have_left():
    """9 left instead of 3."""
    t = Table(FIIM_2019).first_day().speeches(n1=9, n2=3).vote({9: "1 4 5 6 7 8", 3: "2 3 9 10"})
    t.night().miss().dawn().defeat(1, "6.8.1")
    t.refuses(fine(2, "8.5.1"), cite="8.5.1*", why="fine-nobody-left")


def test_8_5_1_star_who_leaves_otherwise_or_later_does_not_count():
    """9 left by the vote of D1; the reds 5 and 3 left by a disqualification and on D2."""
    t = Table(FIIM_2019).first_day().speeches(n1=9, n2=3).vote({9: "1 4 5 6 7 8", 3: "2 3 10"})
    t.dq(5, "6.7.4").night().miss().dawn().night().miss().dawn()
    t.speeches(n3=3).vote({3: ""}).last_words().defeat(1, "6.8.1")
    t.refuses(fine(2, "8.5.1"), cite="8.5.1*", why="fine-nobody-left")


def test_8_5_1_the_sheriff_is_a_team_mate_too():
    t = Table(FIIM_2019).first_day().speeches(n1=9, n2=7)
    t.vote({9: "1 4 6 7", 7: "2 3 5 8-10"}).night().miss().dawn().defeat(1, "6.8.1")
    t.fine(2, "8.5.1").refuses(fine(7, "8.5.1"), cite="8.5.1*", why="fine-no-such-vote")


def test_8_5_1_star_it_must_be_the_zero_circle_with_ten_at_the_table():
    t = Table(FIIM_2019).at("D2").speeches(n2=9, n3=3).vote({9: "1 4 6 7", 3: "2 3 5 8-10"})
    t.night().defeat(1, "6.8.1").refuses(fine(2, "8.5.1"), cite="8.5.1*")


def four_at_the_table():
    """D4: 1 breaks onto the red 2 in the revote; 2 leaves; black wins."""
    t = Table(FIIM_2019).at("D4", alive="1 2 7 9", opener=7).speeches(n7=2, n1=9)
    t.vote({2: "1 9", 9: "2 7"}).tie_speeches().vote({2: "1 9 7", 9: "2"}).last_words()
    return t.goes_on().night().hunt({9: 7}).won("black").dawn().is_at("over")


def test_8_5_2_a_red_who_broke_onto_a_red_at_four():
    t = four_at_the_table().fine(1, "8.5.2").expect(Fined, seat=1, points=-40, cite="8.5.2")
    t.fine(7, "8.5.2")


@pytest.mark.parametrize("seat", [9, 2, 3])
def test_8_5_2_not_a_black_nor_whoever_did_not_vote_so(seat):
    four_at_the_table().refuses(fine(seat, "8.5.2"), cite="8.5")


def test_8_5_2_the_result_does_not_matter():
    """R19-40: 8.5.2 has no condition of a loss."""
    t = Table(FIIM_2019).at("D4", alive="1 2 7 9", opener=7).speeches(n7=2, n1=9)
    t.vote({2: "1 9", 9: "2 7"}).tie_speeches().vote({2: "1 9", 9: "2 7"}).lift("1 2 7")
    t.last_words().won("red").fine(1, "8.5.2").expect(Fined, seat=1)


def test_8_5_2_a_draw_does_not_matter_either():
    """R19-40: three nights of four players without a change."""
    t = Table(FIIM_2019).at("D4", alive="1 2 7 9", opener=7).speeches(n7=2, n1=9)
    t.vote({2: "1 9", 9: "2 7"}).tie_speeches().vote({2: "1 9", 9: "2 7"}).lift("9")
    for _ in range(3):
        t.night().miss().dawn()
    t.won(cite="7.7").fine(1, "8.5.2").expect(Fined, seat=1, points=-40)


def test_8_5_3_a_sheriff_who_did_not_reveal_himself():
    lost_by("red", nights=1).fine(7, "8.5.3").expect(Fined, seat=7, cite="8.5.3")
    lost_by("black", nights=1).refuses(fine(7, "8.5.3"), why="fine-not-lost")
    lost_by("red", nights=1).refuses(fine(1, "8.5.3"), why="fine-not-sheriff")


def test_8_5_4_forgotten_roles_are_punished_only_with_a_loss():
    t = lost_by("black", nights=2, idle=(10,)).won("red")
    t.refuses(fine(7, "8.5.4.2"), cite="8.5.4", why="fine-not-lost").fine(10, "8.5.4.4")
    t = lost_by("red", nights=2, idle=(10,)).won("black")
    t.refuses(fine(10, "8.5.4.4"), cite="8.5.4", why="fine-not-lost").fine(7, "8.5.4.2")


def test_8_5_4_1_a_black_who_slept_through_the_meeting():
    t = lost_by("black", nights=1).fine(9, "8.5.4.1").expect(Fined, seat=9, cite="8.5.4.1")
    t.fine(8, "8.5.4.1").refuses(fine(1, "8.5.4.1"), cite="8.5.4", why="fine-not-black")


def test_8_5_4_2_a_sheriff_without_checks_on_two_nights():
    """No check in N2 and N4, red lost: the console proposes it."""
    t = lost_by("red", nights=3, checks=(3,))
    assert proposals(FIIM_2019, t.game) == ((7, "8.5.4.2", Fraction("-0.4")),)
    t.fine(7, "8.5.4.2").expect(Fined, seat=7, points=-40, cite="8.5.4.2")
    assert proposals(FIIM_2019, t.game) == ()


def test_8_5_4_2_a_blank_proves_nothing_and_contradicts_nothing():
    """Nobody said that no check was made: it is not proposed, and the judge may still give it."""
    t = Table(FIIM_2019).first_day()
    for _ in (2, 3):
        t.night().miss().dawn()
    t.defeat(1, "6.8.2")
    assert proposals(FIIM_2019, t.game) == ()
    t.fine(7, "8.5.4.2").expect(Fined, seat=7, cite="8.5.4.2")


def test_8_5_4_2_after_a_decisive_hunt_no_check_is_owed():
    """R19-32, 1.4: the shot has ended the game, even if further roles are called after it."""
    t = Table(FIIM_2019).at("N3", alive="1 2 7 9 10").miss().don(0).sheriff(0).dawn()
    t.night().hunt(1).won("black", cite="1.4").sheriff(0).passes(1).is_at("over")
    assert [check.night for check in t.game.facts.checks if check.duty == "sheriff"] == [3]
    assert proposals(FIIM_2019, t.game) == ()
    t.refuses(fine(7, "8.5.4.2"), cite="8.5.4", why="fine-checks-made")


def test_8_5_4_1_a_don_whose_order_is_written_was_awake():
    """R19-65: whether or not the team slept, the record says that the don named the order."""
    t = Table(FIIM_2019).deal().order("1 2 3").dawn().night().miss().dawn().defeat(10, "6.8.1")
    t.refuses(fine(8, "8.5.4.1"), cite="8.5.4", why="fine-order-set").fine(9, "8.5.4.1")


def test_8_5_1_hands_that_were_only_counted_contradict_nothing():
    """R19-65: nobody noted whose they were; of those who were noted it is known."""
    t = Table(FIIM_2019).first_day().speeches(n1=9, n2=5)
    t.fork().do(Tally(9, 4), Tally(5, 6)).night().miss().dawn().defeat(3, "6.8.1").fine(2, "8.5.1")
    t.hands(9, "1 2 3 4").do(Tally(5, 6)).night().miss().dawn().defeat(3, "6.8.1")
    t.refuses(fine(2, "8.5.1"), cite="8.5.1*", why="fine-no-such-vote").fine(6, "8.5.1")


def test_8_5_4_2_not_if_red_won():
    t = lost_by("black", nights=3, checks=(3,)).won("red")
    assert proposals(FIIM_2019, t.game) == ()
    t.refuses(fine(7, "8.5.4.2"), cite="8.5.4")


def test_8_5_4_2_not_in_a_draw():
    t = drawn(checks=(3,))
    assert proposals(FIIM_2019, t.game) == ()
    t.refuses(fine(7, "8.5.4.2"), cite="8.5.4")


def test_8_5_4_2_one_night_is_not_enough():
    t = lost_by("red", nights=2, checks=(2,))
    assert proposals(FIIM_2019, t.game) == ()
    t.refuses(fine(7, "8.5.4.2"), cite="8.5.4", why="fine-checks-made")


def test_8_5_4_2_nights_after_his_death_do_not_count():
    """7 is killed in N2, without a check; N3 and N4 pass without a sheriff."""
    t = Table(FIIM_2019).first_day().night().hunt(7).dawn()
    for victim in (1, 2, 3):
        t.night().hunt(victim).dawn()
    t.won("black")
    assert proposals(FIIM_2019, t.game) == ()
    t.refuses(fine(7, "8.5.4.2"), cite="8.5.4")


def test_8_5_4_3_a_sheriff_who_left_out_a_winning_check():
    lost_by("red", nights=2, checks=(2,)).fine(7, "8.5.4.3").expect(Fined, cite="8.5.4.3")
    t = lost_by("red", nights=2, checks=(2, 3))
    t.refuses(fine(7, "8.5.4.3"), cite="8.5.4", why="fine-checks-made")
    t.refuses(fine(1, "8.5.4.3"), why="fine-not-sheriff")


def test_8_5_4_4_a_black_who_did_not_shoot_on_two_nights():
    t = lost_by("black", nights=2, idle=(10,))
    assert proposals(FIIM_2019, t.game) == ((10, "8.5.4.4", Fraction("-0.4")),)
    t.refuses(fine(9, "8.5.4.4"), cite="8.5.4", why="fine-shots-fired")
    t.fine(10, "8.5.4.4").expect(Fined, seat=10, cite="8.5.4.4")
    lost_by("black", nights=1, idle=(10,)).refuses(fine(10, "8.5.4.4"), why="fine-shots-fired")


def test_8_5_4_4_a_plain_miss_leaves_open_who_did_not_shoot():
    """The record neither proposes the penalty nor contradicts it."""
    t = Table(FIIM_2019).first_day().night().miss().dawn().night().miss().dawn()
    t.defeat(8, "6.8.1")
    assert proposals(FIIM_2019, t.game) == ()
    t.fine(9, "8.5.4.4").expect(Fined, seat=9)


def test_8_5_4_5_a_black_who_missed_a_winning_shot():
    """N4 with R3 B2: one kill would have won; 10 shot elsewhere; black lost."""
    t = Table(FIIM_2019).at("N4", alive="1 2 7 9 10").hunt({9: 1, 10: 2}).dawn()
    t.defeat(9, "6.8.1").won("red")
    t.fine(10, "8.5.4.5").expect(Fined, seat=10, cite="8.5.4.5")
    t.refuses(fine(8, "8.5.4.5"), cite="8.5.4", why="fine-no-winning-miss")


def test_8_5_4_5_a_miss_that_would_not_have_won_is_none():
    """R4 B2: a kill leaves R3 B2."""
    t = Table(FIIM_2019).at("N4", alive="1 2 3 7 9 10").hunt({9: 1, 10: 2}).dawn()
    t.defeat(9, "6.8.1").refuses(fine(10, "8.5.4.5"), why="fine-no-winning-miss")
