"""Appendix 1: the later nights, the morning, the victory."""

import pytest

from gorod.engine import commands as c
from gorod.engine.events import (
    Checked,
    DayBroke,
    DeathAnnounced,
    FloorGiven,
    HuntEnded,
    NightFell,
    NothingShown,
)
from gorod.report.current_step import current_step
from tests.kit.tables_fiim_2011 import club


def test_a_night2_hunt_begins_in_the_second_night():
    t = club().first_day().night().expect(NightFell, number=2).is_at("N2.hunt")
    assert t.cue == "Мафия выходит на охоту"
    assert t.rules.cues["hunt-over"] == "Мафия удаляется"
    t.refuses(c.Proceed(), cite="A.night2.hunt", why="hunt-due")


def test_a_night2_hunt_calls_the_numbers_of_the_departed_too():
    """R11-66, R11-26: such a shot is a miss."""
    club().at("N3", alive="1-5 7-10").hunt(6).expect(HuntEnded, victim=0)


def test_a_night2_hit_needs_every_living_black():
    t = club().at("N3", alive="1-9").hunt({8: 4, 9: 4})
    t.expect(HuntEnded, victim=4, cite="A.night2.hit")
    assert t.balance == "R6 B2"


def test_a_night2_hit_a_black_may_be_shot():
    """R11-26."""
    club().at("N3").hunt(10).expect(HuntEnded, victim=10)


def test_a_night2_hit_leaves_the_victim_his_check():
    """R11-26: tonight's victim still acts."""
    t = club().at("N2").hunt(7).don().sheriff(9)
    t.expect(Checked, duty="sheriff", seat=7, target=9, answer="black")


def test_a_night2_hit_any_unanimous_target_whatever_the_order():
    """R11-62."""
    club().deal().order("4 5 6").dawn().night().hunt(1).expect(HuntEnded, victim=1)


@pytest.mark.parametrize(
    "shots",
    [{8: 4, 9: 4, 10: 5}, {8: 4, 9: 4, 10: 0}, {8: 4, 9: 4}, {}],
    ids=["another number", "between numbers", "no shot of one", "no shot at all"],
)
def test_a_night2_miss_whatever_one_black_does(shots):
    """Between numbers; and the others."""
    t = club().at("N2").hunt(shots).expect(HuntEnded, victim=0, cite="A.night2.miss")
    t.dawn().expect(DayBroke, number=2).never(DeathAnnounced).is_at("D2.speech")
    assert len(t.alive) == 10
    assert current_step(t.rules, t.game).cue(t.rules) == (
        "Утро действительно доброе, ночью никто не пострадал"
    )


def test_a_night2_don_seeks_the_sheriff():
    t = club().at("N2").miss().is_at("N2.don")
    assert t.cue == "Просыпается Дон и ищет шерифа"
    assert t.rules.cues["don-over"] == "Дон засыпает"
    t.fork().don(7).expect(Checked, seat=8, target=7, answer="yes", cite="A.night2.don")
    t.fork().don(6).expect(Checked, seat=8, target=6, answer="no", cite="A.night2.don")
    assert t.rules.gestures == {"don-yes": "nod", "don-no": "shake"}


def test_a_night2_don_is_called_when_he_is_out_and_shows_nothing():
    """R11-26."""
    t = club().at("N3", alive="1-7 9 10").miss().is_at("N3.don")
    t.refuses(c.Show("don", 7), cite="A.night2.don", why="role-out")
    t.proceed().expect(NothingShown, duty="don", seat=0)


def test_a_night2_sheriff_seeks_the_mafia():
    """R11-26: any seat may be checked, one that is out too."""
    t = club().at("N3", alive="1-9").miss().don().is_at("N3.sheriff")
    assert t.cue == "Просыпается Шериф и ищет мафию"
    for target, answer in ((8, "black"), (10, "black"), (1, "red"), (7, "red")):
        shown = t.fork().sheriff(target)
        shown.expect(Checked, seat=7, target=target, answer=answer, cite="A.night2.sheriff")


def test_a_night2_sheriff_is_called_when_he_is_out():
    """R11-26."""
    t = club().at("N3", alive="1-6 8-10").miss().don().is_at("N3.sheriff")
    t.refuses(c.Show("sheriff", 8), cite="A.night2.sheriff", why="role-out")


def test_a_day2_announce_who_was_shot():
    t = club().at("N2").hunt(4).dawn()
    t.expect(DeathAnnounced, seats="4", cite="A.day2.announce")
    assert current_step(t.rules, t.game).cue(t.rules) is None


def test_a_day2_announce_is_said_once_and_not_on_the_first_day():
    good = "Утро действительно доброе, ночью никто не пострадал"
    first = club().first_day()
    assert current_step(first.rules, first.game).cue(first.rules) is None
    t = club().at("N2").miss().dawn()
    assert current_step(t.rules, t.game).cue(t.rules) == good
    t.passes(2)
    assert current_step(t.rules, t.game).cue(t.rules) is None


def test_a_day2_order_the_next_living_seat_opens():
    """R11-27: those who are out are skipped."""
    t = club().at("N3", alive="1 2 5-10", opener=2).miss().dawn()
    t.expect(DayBroke, number=3, cite="A.day2.order").has_floor(5, 60)


def test_a_day2_order_a_silent_opener_has_opened():
    """R11-27."""
    t = club().at("N2", opener=1, silenced="2").miss().dawn().has_floor(2, 0)
    t.speeches().night().miss().dawn().has_floor(3, 60)


def test_a_cycle_there_is_no_draw():
    """R11-20."""
    t = club().at("D2", alive="1-5 8-10")
    for number in range(3, 8):
        t.speeches().night().is_at(f"N{number}.hunt").miss().dawn().goes_on()
    assert t.balance == "R5 B3"


def test_a_cycle_a_game_may_begin_in_the_middle():
    t = club().at("D4", alive="1 2 7 9")
    assert "A.cycle" in t.book.cite(t.history.log[1])


def test_a_end_red_no_black_is_left():
    t = club().at("D4", alive="1 2 7 9").speeches(n7=9).vote({9: "1 2 7"})
    t.won("red", cite="A.end.red").is_at("D4.last-word").passes(9).is_at("over")


def test_a_end_red_is_looked_at_first():
    """R11-13: nobody black, though black is not outnumbered by nobody."""
    club().at("N5", alive="1 2 9").hunt(9).won("red", cite="A.end.red")


def test_a_end_black_at_parity():
    t = club().at("N5", alive="1 2 9").hunt(2).won("black", cite="A.end.black")
    t.expect(HuntEnded, victim=2).dawn().is_at("over")


def test_a_end_black_when_it_outnumbers_red():
    """R11-13: a lift may skip equality."""
    ballot = {1: "1 8 9", 2: "2 7 3"}
    t = club().at("D3", alive="1 2 3 7 8 9").speeches(n3=1, n7=2)
    t.vote(ballot).tie_speeches().vote(ballot).lift("1 2 8 9")
    t.won("black", cite="A.end.black")
    assert t.balance == "R2 B2"


def test_a_end_black_after_a_removal_at_once():
    """R11-12."""
    t = club().at("N4", alive="1 2 7 9 10").dq(1, "L.9.1.6").won("black", cite="A.end.black")
    t.is_at("over")


def test_a_end_red_by_the_victims_last_word():
    """The deciding victim has a minute."""
    t = club().at("N5", alive="1 2 9").hunt(9)
    t.expect(HuntEnded).is_at("N5.don").dawn()
    assert any(isinstance(e, FloorGiven) and e.seat == 9 for e in t.latest)


def test_a_day1_lastword_a_victim_names_no_best_move():
    """The document of 2011 knows none."""
    t = club().at("N2").hunt(3).don().sheriff().is_at("N2.last-word").has_floor(3, 60)
    t.refuses(c.Best(3, (8, 9, 10)), cite="A.day1.lastword", why="no-best-move")
