"""Appendix 1: the sides, the start and the first night."""

import pytest

from gorod.engine import Refusal, start
from gorod.engine import commands as c
from gorod.engine.events import CardsDealt, Checked, DayBroke, DutyDone, HuntEnded, MafiaMet
from gorod.report.phrases import spoken
from tests.kit.scenarios import STD
from tests.kit.tables_fiim_2011 import FIIM_2011, club


def test_a_intro_1_ten_sit_down():
    club().sit(10).is_at("N1.deal")


@pytest.mark.parametrize("size", [1, 9, 11, 12, 13])
def test_a_intro_1_the_standard_table_takes_no_other_number(size):
    refusal = start(FIIM_2011.rules, size)
    assert isinstance(refusal, Refusal)
    assert "A.intro.1" in FIIM_2011.cite(refusal)


def test_a_intro_2_seven_red_and_three_black():
    t = club().deal()
    t.expect(CardsDealt, red="1-7", black="8-10", cite="A.intro.2")
    assert t.balance == "R7 B3"


def test_a_intro_2_no_other_cards_are_dealt():
    wrong = ("citizen", *STD[:6], *STD[7:])
    club().sit().refuses(c.Deal(wrong), cite="A.intro.2", why="wrong-deck")
    club().sit().refuses(c.Deal(STD[:9]), cite="A.intro.2", why="card-count")


def test_a_start_the_host_presents_the_ten():
    assert FIIM_2011.rules.reminders["greeting"] == "deal"
    assert FIIM_2011.rules.reminders["introductions"] == "deal"
    t = club().sit()
    assert "A.intro.1" in t.book.cite(t.history.log[0])


def test_a_night1_deal_to_a_bare_dusk_each_takes_a_card():
    t = club().sit()
    assert t.cue == "Наступает ночь"
    t.deal().expect(CardsDealt, cite="A.intro.2").is_at("N1.meet")


def test_a_night1_dawn_order_of_cues():
    """The calls of the first night, no hunt, no check, seat 1 opens with 60 seconds."""
    t = club().deal()
    cues = []
    while t.game.night:
        cues += spoken(t.rules, t.history.head).says
        t.proceed()
    cues += spoken(t.rules, t.history.head).says
    assert cues == [
        "Просыпается мафия",
        "Мафия засыпает",
        "Просыпается Дон",
        "Засыпает Дон",
        "Просыпается Шериф",
        "Шериф засыпает",
        "Утро. Все просыпаются",
        "Слово игроку номер один",
    ]
    t.expect(DayBroke, number=1, cite="A.day1.speech").is_at("D1.speech").has_floor(1, 60)
    t.never(HuntEnded).never(Checked)


def test_a_night1_mafia_meets_and_the_don_sets_an_order():
    """R11-61: no timer runs. R11-62: the order is a note."""
    t = club().deal().is_at("N1.meet").has_floor(0, 0)
    t.order("4 6 2").proceed().expect(MafiaMet, black="8-10", don=8, cite="A.night1.mafia")
    t.dawn().night().hunt(5)
    assert not t.game.lives(5)


def test_a_night1_mafia_order_is_set_in_this_night_only():
    t = club().at("N2")
    t.refuses(c.Order((4,)), cite="A.night1.mafia", why="order-late")


def test_a_night1_don_shows_himself_and_checks_nobody():
    t = club().deal().proceed().is_at("N1.don-look")
    t.refuses(c.Show("don", 7), why="no-check-yet")
    t.proceed().expect(DutyDone, duty="don-look", cite="A.night1.don").is_at("N1.sheriff-look")


def test_a_night1_sheriff_shows_himself_and_checks_nobody():
    t = club().deal().proceed().proceed().is_at("N1.sheriff-look")
    t.refuses(c.Show("sheriff", 8), why="no-check-yet")
    t.proceed().expect(DutyDone, duty="sheriff-look", cite="A.night1.sheriff")


def test_a_night1_dawn_nobody_has_been_shot():
    t = club().deal()
    t.refuses(c.Shoot(((8, 1),)), why="no-hunt-now")
    t.dawn()
    assert t.balance == "R7 B3"
