"""Chapter 8.4: the judge's points."""

from fractions import Fraction

import pytest

from gorod.engine.commands import Approve
from gorod.engine.events import Approved, Awarded
from gorod.rulebooks.fiim_2019 import FIIM_2019
from gorod.scoring import score
from tests.kit.scenarios import Table, award


def red_won():
    """4 was disqualified on the way; 9 is the last black to leave."""
    t = Table(FIIM_2019).at("D4", alive="1 2 4 7 9", opener=7).dq(4, "6.7.4").night().miss()
    return t.dawn().speeches(n2=9).vote({9: ""}).last_words().won("red").is_at("over")


def black_won(named):
    """The victim of the first hunt, seat 3, named these; black won by four kills."""
    t = Table(FIIM_2019).first_day().night().hunt(3).best(3, named).dawn()
    for victim in (1, 2, 4):
        t.night().hunt(victim).dawn()
    return t.won("black").is_at("over")


def extra(t, seat):
    return score(FIIM_2019, t.game)[seat - 1].extra


def test_8_4_points_are_given_after_the_game_only():
    Table(FIIM_2019).at("D2").refuses(award(1, "0.3"), cite="8.4")
    t = red_won().bonus(1, "0.3").expect(Awarded, seat=1, points=30, cite="8.4")
    assert extra(t, 1) == Fraction("0.3")


def test_8_4_points_may_be_corrected():
    t = red_won().bonus(1, "0.3").bonus(1, "0.4")
    assert extra(t, 1) == Fraction("0.4")
    assert len(t.game.facts.awards) == 1


@pytest.mark.parametrize("seat", [0, 11])
def test_8_4_points_are_for_players(seat):
    red_won().refuses(award(seat, "0.3"), cite="8.4")


def test_8_4_a_disqualified_player_may_be_awarded():
    """R19-62."""
    t = red_won().bonus(4, "0.3")
    assert extra(t, 4) == Fraction("-0.2")


def test_8_4_1_at_most_four_players():
    t = red_won().bonus(1, "0.2").bonus(2, "0.2").bonus(3, "0.2").bonus(7, "0.2")
    t.refuses(award(5, "0.2"), cite="8.4.1").bonus(7, "0.3")


def test_8_4_1_a_superseded_award_is_one_of_the_four():
    """R19-39: 3 has 0.4 by a best move; the fifth player is refused nevertheless."""
    t = black_won("8 9 10").bonus(3, "0.1").bonus(8, "0.2").bonus(9, "0.2").bonus(10, "0.2")
    t.refuses(award(1, "0.1"), cite="8.4.1")


def test_8_4_2_the_sum_is_at_most_one():
    """Neither 0.5 + 0.4 + 0.2 nor 0.5 + 0.3 + 0.2 + 0.1."""
    red_won().bonus(1, "0.5").bonus(2, "0.4").refuses(award(7, "0.2"), cite="8.4.2")
    t = red_won().bonus(1, "0.5").bonus(2, "0.3").bonus(7, "0.2")
    t.refuses(award(8, "0.1"), cite="8.4.2")


@pytest.mark.parametrize("points", ["0.2", "0.3", "0.4", "0.5"])
def test_8_4_3_a_winner_gets_from_0_2(points):
    assert extra(red_won().bonus(1, points), 1) == Fraction(points)


@pytest.mark.parametrize("points", ["0.1", "0.8", "0", "-0.2", "0.25", "1"])
def test_8_4_3_no_other_value_for_a_winner(points):
    red_won().refuses(award(1, points), cite="8.4.3")


@pytest.mark.parametrize("points", ["0.6", "0.7"])
def test_8_4_3_the_chief_judge_must_consent_to_0_6_and_0_7(points):
    """Without the chief judge's consent the award is worth nothing."""
    t = red_won().bonus(1, points).expect(Awarded, seat=1, waits=True, cite="8.4")
    assert extra(t, 1) == 0
    t.approve().expect(Approved, seats="1", cite="8.4.3")
    assert extra(t, 1) == Fraction(points)
    t.refuses(Approve(), cite="8.4.3")


def test_8_4_3_seven_tenths_and_three_tenths_fill_the_limit():
    t = red_won().bonus(1, "0.7").approve().bonus(2, "0.3")
    assert (extra(t, 1), extra(t, 2)) == (Fraction("0.7"), Fraction("0.3"))


@pytest.mark.parametrize("points", ["0.1", "0.2", "0.3", "0.4"])
def test_8_4_4_a_loser_gets_up_to_0_4(points):
    assert extra(red_won().bonus(8, points), 8) == Fraction(points)


@pytest.mark.parametrize("points", ["0.5", "0.6", "0.7", "0", "0.15"])
def test_8_4_4_no_other_value_for_a_loser(points):
    red_won().refuses(award(8, points), cite="8.4.4")


def test_8_4_6_a_larger_best_move_counts_and_leaves_the_limit():
    """0.3 for 3 is superseded; 0.6 + 0.4 fill the limit."""
    t = black_won("8 9 10").bonus(3, "0.3").bonus(8, "0.6").approve().bonus(9, "0.4")
    assert [extra(t, seat) for seat in (3, 8, 9)] == [Fraction(v) for v in ("0.4", "0.6", "0.4")]


def test_8_4_6_a_larger_award_counts_and_is_charged():
    """0.3 + 0.5 + 0.3 is refused, 0.3 + 0.5 + 0.2 accepted."""
    t = black_won("8 9 4").bonus(3, "0.3").bonus(8, "0.5").refuses(award(9, "0.3"), cite="8.4.2")
    t.bonus(9, "0.2")
    assert extra(t, 3) == Fraction("0.3")


@pytest.mark.parametrize(
    ("named", "points", "credited", "charged"),
    [
        ("8 9 4", "0.2", "0.25", False),
        ("8 1 2", "0.3", "0.3", True),
        ("8 9 10", "0.4", "0.4", False),  # R19-38
    ],
)
def test_8_4_6_the_larger_counts_and_the_best_move_if_equal(named, points, credited, charged):
    """R19-38."""
    t = black_won(named).bonus(3, points)
    assert extra(t, 3) == Fraction(credited)
    t.bonus(8, "0.5")
    if charged:
        t.refuses(award(9, "0.3"), cite="8.4.2").bonus(9, "0.2")
    else:
        t.bonus(9, "0.3").bonus(10, "0.2")


def test_8_4_7_a_draw_has_no_points():
    """Refused; the best move keeps its worth, the disqualified pays."""
    t = Table(FIIM_2019).first_day().night().hunt(3).best(3, "8 9 1").dawn().dq(5, "6.7.4")
    for _ in range(3):
        t.night().miss().dawn()
    t.won(cite="7.7").refuses(award(7, "0.2"), cite="8.4.7").refuses(award(8, "0.1"), cite="8.4.7")
    totals = {points.seat: points.total for points in score(FIIM_2019, t.game) if points.items}
    assert totals == {3: Fraction("0.25"), 5: Fraction("-0.5")}
