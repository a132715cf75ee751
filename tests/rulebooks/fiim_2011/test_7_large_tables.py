"""Clauses 7.1 to 7.4: twelve, nine, eight and seven players."""

import pytest

from gorod.engine import Refusal, start
from gorod.engine import commands as c
from gorod.engine.events import (
    BallotOpened,
    CardsDealt,
    Checked,
    DayBroke,
    HuntEnded,
    MafiaMet,
    NobodyLeft,
    Nominated,
    NothingShown,
    OrderSet,
    VotedOut,
)
from tests.kit.tables_fiim_2011 import FIIM_2011, LAYOUTS, club


def twelve(moment, **position):
    position.setdefault("alive", "1-12")
    return club(12).at(moment, cards=LAYOUTS[12], **position)


def nine():
    return club(9).first_day(LAYOUTS[9])


def eight():
    return club(8).first_day(LAYOUTS[8])


def seven():
    return club(7).first_day(LAYOUTS[7])


@pytest.mark.parametrize("size", [1, 11, 13, 14])
def test_other_numbers_are_refused(size):
    """R11-58."""
    assert size not in FIIM_2011.sizes
    assert isinstance(start(FIIM_2011.chosen((), size).rules, size), Refusal)


def test_two_to_ten_and_twelve_are_accepted():
    assert FIIM_2011.sizes == {2, 3, 4, 5, 6, 7, 8, 9, 10, 12}
    for size in FIIM_2011.sizes:
        assert not isinstance(start(FIIM_2011.chosen((), size).rules, size), Refusal)


def test_7_1_eight_reds_and_two_pairs():
    """R11-51."""
    t = club(12).deal(LAYOUTS[12]).expect(CardsDealt, red="1-8", black="9-12", cite="7.1")
    assert t.balance == "R8 B4"


def test_7_1_the_second_don_sleeps_while_the_first_looks():
    """R11-51: the second don's number is not lost; they are called next."""
    t = twelve("N2").miss().refuses(c.Show("don", 8, 11), why="asleep")
    t.don(3).do(c.Show("don", 8, 11)).expect(Checked, seat=11, target=8, answer="yes")


def test_7_1_the_pairs_meet_apart_and_both_dons_are_called():
    """R11-51: by seat order; the pairs do not learn each other."""
    t = club(12).deal(LAYOUTS[12])
    calls = []
    while t.game.night:
        calls.append(t.game.phase.duties[0])
        t.proceed()
    assert calls == ["meet", "meet-2", "don-look", "don-look-2", "sheriff-look", "dawn"]
    met = t.every(MafiaMet)
    assert [(event.black, event.don) for event in met] == [((9, 10), 9), ((11, 12), 11)]
    assert met[0] in t.sees(10)
    assert met[1] not in t.sees(10)


def test_7_1_each_don_sets_an_order_for_his_pair():
    t = club(12).deal(LAYOUTS[12]).order("1 2").expect(OrderSet, black="9 10", seats="1 2")
    t.proceed().order("3").expect(OrderSet, black="11 12", seats="3")


def test_7_1_the_pairs_are_taken_in_seat_order_wherever_they_sit():
    cards = ("mafia", "don", *LAYOUTS[12][:8], "mafia", "don")
    t = club(12).deal(cards).dawn()
    assert [event.black for event in t.every(MafiaMet)] == [(1, 2), (11, 12)]


def test_7_1_the_pairs_shoot_in_turn():
    """R11-50: the first may hit the second's don."""
    t = twelve("N2").is_at("N2.hunt").hunt({9: 11, 10: 11}).expect(HuntEnded, victim=11)
    t.dawn().speeches().night().is_at("N3.hunt")
    t.refuses(c.Shoot(((9, 3),)), why="not-a-hunter")
    t.hunt({12: 3}).expect(HuntEnded, victim=3, hunters="12")
    assert t.balance == "R7 B3"


def test_7_1_a_member_of_the_other_pair_does_not_shoot():
    """R11-50."""
    t = twelve("N4").refuses(c.Shoot(((11, 2), (12, 2))), why="not-a-hunter")
    t.hunt({9: 2}).expect(HuntEnded, victim=0)


def test_7_1_an_extinct_pair_has_no_hunt_and_no_substitute():
    """R11-50."""
    t = twelve("D3", alive="1-8 11 12").speeches().night().is_at("N4.don")
    t.dawn().expect(DayBroke, number=4).speeches().night().is_at("N5.hunt")
    t.hunt({11: 2, 12: 2}).expect(HuntEnded, victim=2).dawn()
    for number, step in ((6, "don"), (7, "hunt"), (8, "don")):
        t.speeches().night().is_at(f"N{number}.{step}")
        if step == "hunt":
            t.miss()
        t.dawn()


def test_7_1_each_don_checks_every_night():
    """R11-51: also in the nights of the other pair."""
    t = twelve("N3").miss().is_at("N3.don").do(c.Show("don", 8, 9))
    t.expect(Checked, seat=9, target=8, answer="yes").is_at("N3.don")
    t.refuses(c.Show("don", 8, 9), why="not-the-holder")
    t.do(c.Show("don", 7, 11)).expect(Checked, seat=11, answer="no").is_at("N3.sheriff")
    for seat in range(9, 13):
        t.fork().sheriff(seat).expect(Checked, answer="black")


def test_7_1_a_don_who_is_out_is_called_too():
    t = twelve("N3", alive="1-8 10-12").miss().is_at("N3.don").proceed()
    t.expect(NothingShown, duty="don", seat=0).is_at("N3.don")
    t.do(c.Show("don", 8)).expect(Checked, seat=11)


def test_7_1_black_wins_as_one_side():
    """R11-49."""
    twelve("N6", alive="1-3 9 11").hunt({9: 1}).won("black", cite="A.end.black")
    t = twelve("N6", alive="1-3 9").hunt({9: 9}).won("red", cite="A.end.red")
    assert t.balance == "R3 B0"


def test_7_1_a_night_of_an_extinct_pair_is_a_night_without_a_shot():
    """R11-60."""
    t = twelve("D6", alive="1 2 8 11").speeches().night().is_at("N7.hunt").miss().dawn()
    t.speeches().night().is_at("N8.don").dawn().goes_on()
    t.speeches().night().is_at("N9.hunt").miss().dawn().won("red", cite="L.12")


def test_7_1_in_the_middle_of_a_game_the_pairs_know_themselves_only():
    t = twelve("D3")
    for seat, known in ((9, {9, 10}), (12, {11, 12}), (8, {8})):
        cards = t.sees(seat)[1].cards
        assert {at for at, card in enumerate(cards, 1) if card != "?"} == known


def test_7_2_six_reds_and_three_blacks():
    t = club(9).deal(LAYOUTS[9]).expect(CardsDealt, cite="7.2")
    assert t.balance == "R6 B3"


def test_7_2_two_circles_and_nominations_on_the_second():
    """R11-52."""
    t = nine().has_floor(1, 60).turn(3)
    t.refuses(c.Nominate(3, 8), cite="7.2", why="first-circle")
    for seat in (3, 4, 5, 6, 7, 8, 9):
        t.has_floor(seat, 60).passes(seat)
    t.has_floor(1, 60).nominate(1, 4).expect(Nominated, seat=1, target=4)
    t.speeches(n5=8).expect(BallotOpened, slate="4 8")
    t.vote({4: "7 8 9", 8: "1-6"}).expect(VotedOut, seats="8")
    assert t.balance == "R6 B2"
    t.night().dawn().has_floor(2, 60)
    t.nominate(2, 3).expect(Nominated)


def test_7_2_the_first_hunt_is_in_the_third_night():
    """R11-28, R11-52: the second night has its checks."""
    t = nine()
    for seat in range(1, 10):
        t.passes(seat)
    t.speeches(n4=9).expect(NobodyLeft, reason="lone-candidate")
    t.night().is_at("N2.don").refuses(c.Shoot(((7, 1),)), why="no-hunt-now")
    t.don(6).expect(Checked, answer="yes").sheriff(7).expect(Checked, answer="black")
    assert len(t.alive) == 9
    t.speeches().night().is_at("N3.hunt").hunt(1).expect(HuntEnded, victim=1, first=True)


def test_7_2_a_silence_may_be_served_on_the_second_circle():
    """R11-52: silence counts circles."""
    t = nine().turn(4).foul(3, times=3)
    for seat in range(4, 10):
        t.passes(seat)
    t.turn(3).has_floor(3, 0).speeches().night().dawn().turn(3).has_floor(3, 60)


def test_7_2_a_speech_broken_off_on_the_first_circle_is_followed_by_a_whole_one():
    t = nine().turn(3).foul(3, times=3).has_floor(4, 60)
    for seat in range(4, 10):
        t.passes(seat)
    t.turn(3).has_floor(3, 60)


def test_7_2_a_position_on_the_first_day_has_both_circles():
    t = club(9).at("D1", alive="1-9", cards=LAYOUTS[9]).has_floor(1, 60)
    assert len(t.game.phase.queue) == 18


def test_7_2_a_removed_player_is_missing_on_both_circles():
    t = nine().turn(2).dq(5, "L.9.1.2")
    for seat in (2, 3, 4, 6, 7, 8, 9):
        t.has_floor(seat, 60).refuses(c.Nominate(seat, 1), why="first-circle").passes(seat)
    t.nominate(1, 8).expect(Nominated)


def test_7_3_five_reds_three_blacks_and_the_first_hunt_in_the_third_night():
    """R11-28, R11-53."""
    t = club(8).deal(LAYOUTS[8]).expect(CardsDealt, cite="7.3")
    assert t.balance == "R5 B3"
    t = eight().speeches().night().is_at("N2.don").dawn().speeches().night().is_at("N3.hunt")


def test_7_3_the_first_day_is_as_at_ten():
    """R11-53: one circle, with nominations."""
    eight().nominate(1, 7).expect(Nominated).speeches(n2=3).is_at("D1.vote")


def test_7_4_five_reds_and_two_blacks():
    """R11-54."""
    t = club(7).deal(LAYOUTS[7]).expect(CardsDealt, cite="7.4")
    assert t.balance == "R5 B2"
    t = seven().speeches().night().is_at("N2.hunt").hunt({6: 3, 7: 3})
    t.expect(HuntEnded, victim=3)
    assert t.balance == "R4 B2"
