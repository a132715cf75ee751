"""Chapters 4.1 to 4.3: seats, cards, the first night, the circle of speeches."""

import pytest

from gorod.engine import SPECTATOR, start
from gorod.engine.commands import Nominate, Order, Pass, Shoot, Show
from gorod.engine.events import CardsDealt, DayBroke, FloorGiven, Fouled, MafiaMet, OrderSet, Warned
from gorod.engine.refusal import Refusal
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import STD, Table


@pytest.mark.parametrize("size", [0, 8, 9, 11, 12])
def test_4_1_1_only_ten_players_are_called(size):
    refused = start(FIIM_2019.rules, size)
    assert isinstance(refused, Refusal)
    assert "4.1.1" in FIIM_2019.cite(refused)


def test_4_1_1_ten_players_are_called():
    assert Table(FIIM_2019).sit(10).is_at("N1.deal").alive == tuple(range(1, 11))


def test_4_1_2_the_judge_starts_with_the_announcement_of_the_night():
    assert Table(FIIM_2019).sit(10).cue == "Наступает ночь"


@pytest.mark.parametrize("seat", [1, 7, 8, 10])
def test_4_1_3_each_player_learns_his_own_card_and_no_other(seat):
    t = Table(FIIM_2019).deal(STD).expect(CardsDealt, cite="1.1")
    (dealt,) = [event for event in t.sees(seat) if isinstance(event, CardsDealt)]
    known = {at: card for at, card in enumerate(dealt.cards, 1) if card != "?"}
    assert known == {seat: STD[seat - 1]}
    assert (dealt.red, dealt.black) == ((), ())


def test_4_1_3_the_hall_learns_no_card():
    t = Table(FIIM_2019).deal(STD)
    (dealt,) = [event for event in t.sees(SPECTATOR) if isinstance(event, CardsDealt)]
    assert set(dealt.cards) == {"?"}


def test_4_2_1_the_blacks_meet_for_exactly_sixty_seconds():
    t = Table(FIIM_2019).deal(STD).is_at("N1.meet")
    assert t.clock == (0, 60)
    t.dawn()
    met = MafiaMet(black=(8, 9, 10), don=8)
    assert all(met in t.sees(seat) for seat in (8, 9, 10))
    assert not any(met in t.sees(seat) for seat in (SPECTATOR, *range(1, 8)))


def test_4_2_1_the_don_sets_an_order_that_only_blacks_see_and_nobody_enforces():
    t = Table(FIIM_2019).deal(STD).order("4 6 2").expect(OrderSet, seats="4 6 2", cite="4.2.1")
    assert all(OrderSet((8, 9, 10), (4, 6, 2)) in t.sees(seat) for seat in (8, 9, 10))
    assert not any(type(e) is OrderSet for seat in range(8) for e in t.sees(seat))
    t.dawn().night().hunt(1)
    assert 1 not in t.alive


def test_4_2_1_the_order_is_set_by_a_living_don_at_the_meeting():
    t = Table(FIIM_2019).deal(STD).refuses(Order((4, 11)), cite="4.2.1")
    t.fork().dq(8, "6.7.4").refuses(Order((4, 6)), cite="4.2.1", why="role-out")
    t.proceed().refuses(Order((4, 6)), cite="4.2.1").dawn().refuses(Order((4, 6)), cite="4.2.1")


def test_4_2_1_the_blacks_never_meet_again():
    t = Table(FIIM_2019).first_day().night().is_at("N2.hunt")
    t.miss().is_at("N2.don").don().is_at("N2.sheriff")


def test_4_2_2_the_don_has_no_step_of_his_own_in_the_first_night():
    t = Table(FIIM_2019).deal(STD).refuses(Show("don", 7), cite="4.5.6")
    t.refuses(Show("don", 0), cite="4.5.6").proceed().refuses(Show("don", 7), cite="4.5.6")
    assert "don" not in {duty for event in t.every(CardsDealt) for duty in event.duties}


def test_4_2_2_from_the_second_night_the_don_seeks_for_at_most_ten_seconds():
    for number in (2, 3, 4):
        t = Table(FIIM_2019).at(f"N{number}").miss().is_at(f"N{number}.don")
        assert t.clock == (0, 10)


def test_4_2_3_the_sheriff_looks_for_twenty_seconds_and_checks_nobody():
    t = Table(FIIM_2019).deal(STD).proceed().is_at("N1.sheriff-look")
    assert t.clock == (0, 20)
    t.refuses(Show("sheriff", 3), cite="4.5.7").proceed().is_at("N1.dawn")
    t.proceed().is_at("D1.speech")
    assert t.game.facts.checks == ()


def test_4_2_3_from_the_second_night_the_sheriff_checks_for_at_most_ten_seconds():
    t = Table(FIIM_2019).at("N2").miss().don().is_at("N2.sheriff")
    assert t.clock == (0, 10)


def test_4_3_1_everyone_has_one_minute_a_day():
    t = Table(FIIM_2019).first_day().expect(DayBroke, number=1, cite="4.3.2")
    for seat in range(1, 11):
        t.has_floor(seat, 60).passes(seat)
    given = t.every(FloorGiven)
    assert [event.seat for event in given] == list(range(1, 11))
    t.refuses(Pass(1)).is_at("D1.dusk")


def test_4_3_2_seat_one_opens_the_first_day_and_speeches_follow_the_seats():
    t = Table(FIIM_2019).first_day().expect(DayBroke, order="1-10", cite="4.3.2")
    t.refuses(Pass(2)).refuses(Nominate(2, 3), cite="4.4.2")


def test_4_3_2_the_next_living_seat_after_the_last_opener_opens():
    """R19-33: 2 is killed in N2, 6 in N3; D2 is opened by 3, D3 by 4."""
    t = Table(FIIM_2019).first_day().night().hunt(2).dawn()
    t.expect(DayBroke, number=2, order="3-10 1", cite="4.3.2").has_floor(3, 60)
    t.night().hunt(6).dawn().expect(DayBroke, number=3, order="4 5 7-10 1 3", cite="4.3.2")


def test_4_3_2_the_first_word_passes_from_the_last_seat_to_the_first():
    t = Table(FIIM_2019).at("D9", alive="1-3 7 9", opener=9).night().miss().dawn()
    t.expect(DayBroke, number=10, order="1-3 7 9")


def test_4_3_2_a_silenced_opener_counts_as_opener():
    """R19-33."""
    t = Table(FIIM_2019).at("D2", opener=2, fouls={2: 3}, silenced="2").has_floor(2, 0)
    t.night().miss().dawn().expect(DayBroke, number=3, order="3-10 1 2")


def test_4_3_2_the_last_word_of_a_victim_is_not_an_opening():
    """R19-33: the victim 3 speaks first on D3, and yet D3 is opened by 4, D4 by 5."""
    t = Table(FIIM_2019).at("N3", opener=2).hunt(3).sheriff().has_floor(3, 60)
    t.dawn().expect(DayBroke, order="4-10 1 2")
    t.night().miss().dawn().expect(DayBroke, order="5-10 1 2 4")


def test_4_3_5_a_speech_is_closed_by_its_speaker_before_the_time_is_up():
    t = Table(FIIM_2019).first_day().refuses(Pass(5), cite="4.3.5")
    t.passes(1).has_floor(2, 60)


def test_4_3_6_a_mask_over_the_eyes_by_day_is_a_warning_or_a_foul():
    t = Table(FIIM_2019).first_day()
    t.fork().warn(4, "4.3.6").expect(Warned, seat=4, cite="4.3.6")
    for clause in ("4.3.6", "6.6.2", "6.6.4"):
        t.fork().foul(4, clause).expect(Fouled, seat=4, count=1, cite=clause)
    assert FIIM_2019.clause("4.3.6").offers == ("6.3", "6.6.2", "6.6.4")


def test_4_3_1_nobody_shoots_by_day():
    Table(FIIM_2019).first_day().refuses(Shoot(((8, 1), (9, 1), (10, 1))), cite="4.5.2")
