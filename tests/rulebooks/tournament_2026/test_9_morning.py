"""Chapters 9, 10 and 11: the morning, the best move, the technical night."""

import pytest

from gorod.engine import SPECTATOR
from gorod.engine.commands import Best, Hint, Nominate, Pass
from gorod.engine.events import (
    BestMoveNamed,
    BestMovesRead,
    DayBroke,
    DeathAnnounced,
    Disqualified,
    FloorGiven,
    Fouled,
    TechnicalNight,
)
from tests.kit.tables_tournament_2026 import LINE_UPS, T13, Tourney


def test_9_1_a_a_morning_without_victims_is_bright():
    t = Tourney().at("N3").acts(9, 10, 10, 0).expect(DayBroke, number=3, cite="9.1.a")
    assert (t.rules.cues["dawn"], t.rules.cues["dawn-bright"]) == ("Утро", "Утро доброе и светлое")
    t.never(DeathAnnounced)


def test_9_1_b_each_victim_has_half_a_minute():
    """10, then 12."""
    t = Tourney().at("N3").acts(9, 10, 11, 12).has_floor(10, 30)
    t.passes(10).expect(FloorGiven, seat=12, seconds=30, cite="9.1.b")
    t.passes(12).is_at("D3.speech")


def test_9_1_b_a_peeker_among_the_victims_has_no_word():
    """TR-A48."""
    t = Tourney().at("N3").calls(10, c=9).dq(10, "14.1.2").doctor(11).maniac(12)
    t.has_floor(12, 30).expect(Disqualified, seat=10)


def test_9_2_a_the_number_of_victims_is_secret():
    """TR-A21: they are announced one by one."""
    t = Tourney().at("N3").acts(9, 8, 11, 12)
    t.expect(DeathAnnounced, seats="8", cite="9.2.a")
    assert [e.seats for e in t.sees(SPECTATOR) if isinstance(e, DeathAnnounced)] == [(8,)]
    t.passes(8).expect(DeathAnnounced, seats="9").passes(9).expect(DeathAnnounced, seats="12")
    t.passes(12).expect(DayBroke, number=3)


def three_victims():
    """The first night, 8 with her guest 9, then 12."""
    return Tourney().first_day(T13).said().night().acts(9, 8, 11, 12)


def test_10_1_every_victim_of_the_first_night_names():
    """TR-A21, TR-A22: the guest too; then the last words in the same order."""
    t = three_victims().is_at("N2.best-move")
    for seat in (8, 9, 12):
        t.has_floor(seat, 10).best(seat, "1 2 3 4 5").expect(BestMoveNamed, aloud=True, cite="10.1")
        t.passes(seat)
    t.never(BestMovesRead)
    for seat in (8, 9, 12):
        t.is_at("N2.last-word").has_floor(seat, 30).passes(seat)
    t.is_at("D2.speech")


def test_10_1_it_is_final_and_a_hint_is_nothing_here():
    t = three_victims().best(8, "1 2").refuses(Best(8, (3,)), cite="10.1", why="best-move-final")
    t.refuses(Hint(8), cite="15.1.2")


def test_3_4_a_victim_of_a_later_night_has_no_best_move():
    t = Tourney().at("N3").acts(9, 10, 11).is_at("N3.last-word")
    t.refuses(Best(t.game.phase.queue[0], (1,)), cite="3.4", why="no-best-move")


def test_10_2_the_number_of_victims_is_announced_first():
    """TR-A21."""
    three_victims().expect(
        DeathAnnounced, seats="8 9 12", naming="8 9 12", cite="9.2.a", bears="10.2"
    )


@pytest.mark.parametrize(("size", "digits"), [(9, 3), (10, 3), (11, 4), (12, 4), (13, 5), (14, 5)])
def test_10_3_as_many_numbers_as_shooters_at_the_start(size, digits):
    """TR-A01."""
    t = Tourney().first_day(LINE_UPS[size]).said().night().acts(size, size - 1)
    t.expect(FloorGiven, seat=size - 1, seconds=10, numbers=digits, cite="10.1", bears="10.3")
    t.best(size - 1, "1-9").expect(BestMoveNamed, named=f"1-{digits}")


def test_10_3_hits_are_mafia_and_maniac():
    """1, 2 and 5 of five."""
    t = Tourney().first_day().said().night().acts(9, 10, 11).best(10, "1 2 5 9 10")
    sought = t.book.edition.best_moves["red"].sought
    named = t.game.facts.best_moves[0].named
    hits = [s for s in named if s != 10 and t.rules.teams[t.game.card(s)] in sought]
    assert hits == [1, 2, 5]


def test_10_4_only_the_naming_player_is_unmasked():
    t = three_victims().has_floor(8, 10)
    assert t.rules.reminders["one-unmasked"] == "best-move"
    t.refuses(Best(9, (1,)), cite="10.1", bears="10.4", why="not-speaking")


def test_11_1_a_technical_night_changes_nothing():
    """The same minute, the same day, the same fouls."""
    t = Tourney().at("D2", opener=8, fouls={9: 2}).technical()
    t.expect(TechnicalNight, opened=True, cite="11.1")
    t.refuses(Pass(8)).refuses(Nominate(8, 9)).foul(9, "13.1.1").expect(Fouled, count=3)
    t.technical().expect(TechnicalNight, opened=False).is_at("D2.speech").has_floor(8, 60)
    assert (t.game.fouls[8], t.game.number) == (3, 2)


def test_11_1_in_the_middle_of_a_vote_and_of_a_night():
    t = Tourney().at("D2", opener=1).said((1, 9), (2, 10)).hands(9, "1 2").technical()
    t.dq(9, "14.1.5").technical().is_at("D2.dusk")
    Tourney().at("N3").calls(10, c=9).technical().dq(6, "14.1.3").technical().is_at("N3.don")
