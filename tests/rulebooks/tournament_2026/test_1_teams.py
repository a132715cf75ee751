"""Chapters 1, 3, 4 and 5: three teams, six tables, the deal and the acquaintance."""

import pytest

from gorod.engine import Refusal, start
from gorod.engine.commands import Deal, Miss, Shoot, Show
from gorod.engine.events import CardsDealt, DayBroke, DutyDone, MafiaMet, NightFell, SeatsTaken
from tests.kit.tables_tournament_2026 import LINE_UPS, T10, T13, TOURNAMENT_2026, Tourney

COMPOSITION = [  # players, civilians, mafia without the don, doctors
    (9, 4, 1, 0),
    (10, 5, 1, 0),
    (11, 5, 2, 0),
    (12, 6, 2, 0),
    (13, 5, 3, 1),
    (14, 6, 3, 1),
]


def test_1_1_three_teams_compete():
    assert set(TOURNAMENT_2026.rules.teams.values()) == {"red", "black", "maniac"}


def test_1_2_who_belongs_to_which_team():
    t = (
        Tourney()
        .deal(T13)
        .expect(CardsDealt, red="6-13", black="1-4", maniac="5", cite="1.3", bears="1.2")
    )
    assert t.balance == "R8 B4 M1"


@pytest.mark.parametrize(("size", "civilians", "mafia", "doctors"), COMPOSITION)
def test_1_3_the_composition_by_the_number_of_players(size, civilians, mafia, doctors):
    deck = TOURNAMENT_2026.rules.deck(size)
    counts = (deck.count("citizen"), deck.count("mafia"), deck.count("doctor"))
    assert (len(deck), *counts) == (size, civilians, mafia, doctors)
    assert [deck.count(card) for card in ("don", "sheriff", "courtesan", "maniac")] == [1] * 4
    Tourney().sit(size).expect(SeatsTaken, size=size, cite="1.3").deal(LINE_UPS[size])


@pytest.mark.parametrize("size", [0, 8, 15])
def test_1_3_other_numbers_are_refused(size):
    refusal = start(TOURNAMENT_2026.rules, size)
    assert isinstance(refusal, Refusal)
    assert TOURNAMENT_2026.cite(refusal) == ("1.3",)


def test_1_3_another_deal_is_refused():
    Tourney().sit(10).refuses(Deal((*T10[:-1], "doctor")), cite="1.3")


def test_3_1_the_acquaintance_then_days_and_nights():
    """TR-A02: the first night with acts comes after day 1."""
    t = Tourney().deal(T13).refuses(Shoot(((1, 9),)), cite="2.3.1").refuses(Miss())
    t.refuses(Show("courtesan", 9), why="no-check-yet").dawn().is_at("D1.speech")
    t.night().is_at("N2.courtesan").acts(9, 10, 11).dawn().is_at("D2.speech")
    t.night().is_at("N3.courtesan")


def test_3_2_a_day_is_discussion_and_vote():
    t = Tourney().first_day().expect(DayBroke, number=1, cite="9.1.a", bears="3.2")
    t.said((1, 9), (2, 10)).is_at("D1.vote")


def test_3_3_a_night_is_calls_best_move_and_morning():
    t = Tourney().at("N2").acts(9, 10, 11).is_at("N2.best-move").passes(10).is_at("N2.last-word")
    t.passes(10).expect(DayBroke, number=2)


def test_3_4_only_the_first_night_has_a_best_move():
    Tourney().at("N3").acts(9, 10, 11).is_at("N3.last-word")


def test_3_5_the_host_may_stop_the_game_at_any_time():
    for where in ("N2", "N3", "D2"):
        Tourney().at(where).technical().technical().is_at(
            f"{where}.speech" if where[0] == "D" else f"{where}.courtesan"
        )


def test_4_2_the_cards_are_drawn_seat_by_seat():
    t = Tourney().sit(13)
    assert t.where == "N1.deal"
    t.deal(T13).expect(CardsDealt, cite="1.3", bears="4.2")


def test_4_3_after_the_last_card_the_acquaintance_begins():
    Tourney().deal(T13).expect(CardsDealt, cite="1.3", bears="4.3").is_at("N1.courtesan-look")


def test_5_1_the_order_of_the_acquaintance():
    """TR-A02, TR-A04: no act is recorded, and day 1 follows."""
    t = Tourney().deal(T13)
    calls = []
    while t.game.night:
        calls.append((t.where.removeprefix("N1."), t.cue))
        t.proceed()
    assert calls == [
        ("courtesan-look", "Просыпается Путана"),
        ("meet", "Просыпается Мафия"),
        ("sheriff-look", "Просыпается Шериф"),
        ("doctor-look", "Просыпается Доктор"),
        ("maniac-look", "Просыпается Маньяк"),
        ("dawn", ""),
    ]
    assert (t.where, t.game.facts.deeds, t.game.facts.checks) == ("D1.speech", (), ())


def test_5_1_without_a_doctor_none_is_called():
    """TR-A03."""
    t = Tourney().deal(T10)
    calls = ("courtesan-look", "meet", "sheriff-look", "maniac-look", "dawn")
    assert t.game.phase.duties == calls


def test_5_2_the_called_are_seen_and_sleep_again():
    Tourney().deal(T13).proceed().expect(DutyDone, duty="courtesan-look", cite="5.1", bears="5.2")


def test_5_3_the_mafia_has_half_a_minute():
    t = Tourney().deal(T13).proceed().is_at("N1.meet").has_floor(0, 30)
    t.proceed().expect(MafiaMet, black="1-4", don=1, cite="5.3")


def test_8_1_2_a_the_order_of_the_calls():
    """TR-A04."""
    t = Tourney().first_day().night()
    order = ("courtesan", "hunt", "don", "sheriff", "doctor", "maniac", "dawn")
    t.expect(NightFell, number=2, duties=order, cite="8.1.1", bears="8.1.2.a")


@pytest.mark.parametrize("size", LINE_UPS)
def test_8_1_2_b_who_is_called_at_which_table(size):
    """TR-A03: the doctor at 13 and 14 players only, there always."""
    t = Tourney().first_day(LINE_UPS[size]).night()
    called = ("courtesan", "hunt", "don", "sheriff", "doctor", "maniac", "dawn")
    assert t.game.phase.duties == tuple(d for d in called if d != "doctor" or size > 12)


def test_8_1_2_b_roles_that_have_left_are_called_but_not_the_maniac():
    t = Tourney().at("D4", alive="2 3 4 9-13").said().night()
    assert t.game.phase.duties == ("courtesan", "hunt", "don", "sheriff", "doctor", "dawn")


def test_8_1_2_b_the_maniac_shot_tonight_is_called_and_not_tomorrow():
    """TR-A44."""
    t = Tourney().at("N3").acts(9, 5, 11, 1).dawn()
    assert {1, 5}.isdisjoint(t.alive)
    assert "maniac" not in t.said().night().game.phase.duties
