"""Chapters 7.12 to 7.15: the best moves of the second night, the last words, night conduct."""

import pytest

from gorod.engine import SPECTATOR
from gorod.engine.commands import Best, Foul, Hint, Pass
from gorod.engine.events import (
    BestMoveNamed,
    BestMovesRead,
    DayBroke,
    DeathAnnounced,
    Disqualified,
    FloorGiven,
    Fouled,
)
from tests.kit.tables_cma_2025 import CMA_2025, City


def three_dead():
    """6, 9 and the guest 8 die in the second night; nobody left before."""
    return City().first_day().night().acts(mafia=6, maniac=9, beauty=8)


def one_dead():
    return City().first_day().night().acts(mafia=8)


def test_7_12_a_a_victim_of_the_second_night_names_four_before_the_morning():
    t = one_dead().expect(DeathAnnounced, seats="8", naming="8").is_at("N2.best-move")
    t.best(8, "1 2 3 4").expect(BestMoveNamed, named="1-4", aloud=True)
    t.refuses(Best(8, (1, 2)), cite="7.12.a", why="best-move-final")


@pytest.mark.parametrize(
    ("named", "taken"),
    [
        ("1 2", "1 2"),
        ("1 1 2 3", "1 2 3"),
        ("1 2 3 4 5 6", "1-4"),
        ("8 1 2 3", "8 1 2 3"),
        ("", ""),
    ],
)
def test_7_12_a_the_first_four_different_numbers_count(named, taken):
    """CMA-A16: fewer are allowed, the own number is kept."""
    one_dead().best(8, named).expect(BestMoveNamed, named=taken)


def test_7_12_a_no_other_night_has_a_best_move():
    """CMA-A20."""
    t = City().at("N3").acts(mafia=8).is_at("N3.last-word")
    t.refuses(Best(8, (1, 2, 3, 4)), cite="7.12.a", why="no-best-move")
    one_dead().refuses(Best(8, (1, 13)), why="no-such-seat")


def test_7_12_b_twenty_seconds_and_the_words_of_the_judge():
    t = one_dead().has_floor(8, 20).expect(FloorGiven, seat=8, numbers=4, cite="7.12.b")
    assert t.cue.startswith("Ночь продолжается, просыпается только первоубиенный игрок")
    assert "игрок номер 8, вас убили" in t.cue
    assert t.rules.cues["best-move-over"] == "Принято, наденьте маску!"
    t.refuses(Hint(8), cite="7.12.b", why="no-such-move")


def test_7_12_c_three_deaths_in_the_second_night():
    """CMA-A15: 6 and 9 name with fingers, 8 aloud; then the fingers are read out."""
    t = three_dead().expect(DeathAnnounced, seats="6 9 8", naming="6 9 8", cite="7.12.c")
    t.refuses(Best(9, (1,)), why="not-speaking")
    t.best(6, "1 2 3 4").expect(BestMoveNamed, seat=6, aloud=False)
    t.best(9, "1 2 10 11").expect(BestMoveNamed, seat=9, aloud=False)
    assert not any(isinstance(e, BestMoveNamed) for e in t.sees(SPECTATOR))
    t.best(8, "5 7 10 11").expect(BestMoveNamed, seat=8, aloud=True)
    assert [e.seat for e in t.sees(SPECTATOR) if isinstance(e, BestMoveNamed)] == [8]
    t.passes(8).expect(BestMovesRead, seats="6 9", cite="7.12.c").has_floor(6, 60)
    assert t.every(BestMovesRead)[0].named == ((1, 2, 3, 4), (1, 2, 10, 11))


def test_7_12_c_nobody_has_to_name():
    t = three_dead().last_words().never(BestMoveNamed).never(BestMovesRead)
    t.expect(DayBroke, number=2)


def test_7_12_c_who_is_disqualified_while_others_name_does_not_name():
    t = three_dead().dq(9, "11.6").expect(Disqualified, seat=9).has_floor(6, 20)
    t.passes(6).has_floor(8, 20).passes(8).has_floor(6, 60).passes(6).has_floor(8, 60)
    t = three_dead().best(6, "1 2 3 4").refuses(Pass(9), cite="7.12.b", why="not-speaking")
    t.passes(6).dq(9, "11.6").has_floor(8, 20).dq(8, "11.6")
    t.expect(BestMovesRead, seats="6").has_floor(6, 60)
    one_dead().dq(8, "11.6").expect(DayBroke, cancelled=False)


def test_7_12_d_each_has_a_minute_in_the_same_order():
    t = three_dead().passes(6).passes(9).passes(8)
    for seat in (6, 9, 8):
        t.has_floor(seat, 60).passes(seat)
    t.expect(DayBroke, number=2).is_at("D2.speech")
    assert "7.12.d" in CMA_2025.citations["victim-word"]


def test_7_12_e_others_keep_still_while_somebody_leaves():
    t = City().at("N3").acts(mafia=8, maniac=9).foul(10, "7.12.e")
    t.expect(Fouled, seat=10, count=1, cite="7.12.e").refuses(Foul(9, "7.12.e"), cite="A.3")


@pytest.mark.parametrize("clause", ["7.13", "7.14"])
def test_7_13_night_conduct_removes(clause):
    t = City().at("N3").miss().dq(9, clause).expect(Disqualified, seat=9, cite=clause)
    assert 9 not in t.alive


def test_7_14_the_mask_sits_tight():
    assert CMA_2025.clause("7.14").offers == ("11.6",)
    City().at("N3").warn(9, "7.14").dq(9, "7.14").expect(Disqualified, seat=9)
