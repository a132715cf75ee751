"""Laws 1 to 4 and 6: conduct, and what is a warning."""

import pytest

from gorod.engine import commands as c
from gorod.engine.events import Checked, FloorGiven, Fouled, HuntEnded, NightFell, SpeechesEnded
from tests.kit.tables_fiim_2011 import FIIM_2011, club

# what the host names, and the law under which it is a warning
WARNINGS = {
    "L.3.1": "L.6.3",
    "L.3.4": "L.6.3",
    "L.4.1": "L.6.4",
    "L.4.2": "L.6.4",
    "L.4.3": "L.6.4",
    "L.4.4": "L.6.4",
    "L.4.5": "L.6.4",
    "L.4.6": "L.6.4",
    "L.4.7.1": "L.6.4",
    "L.4.7.2": "L.6.4",
    "L.4.7.3": "L.6.4",
    "L.4.7.4": "L.6.4",
    "L.4.7.5": "L.6.4",
    "L.4.7.6": "L.6.4",
    "L.4.7.7": "L.6.4",
    "L.4.7.8": "L.6.4",
    "L.6.1": "L.6.1",
    "L.6.2": "L.6.2",
    "L.6.3": "L.6.3",
    "L.6.4": "L.6.4",
    "L.6.5": "L.6.5",
}
CLAUSES_TESTED = (
    "L.3.4",
    "L.4.2",
    "L.4.3",
    "L.4.5",
    "L.4.7.1",
    "L.4.7.2",
    "L.4.7.3",
    "L.4.7.4",
    "L.4.7.5",
    "L.4.7.6",
    "L.4.7.7",
    "L.4.7.8",
    "L.6.1",
    "L.6.2",
    "L.6.3",
    "L.6.4",
    "L.6.5",
)


@pytest.mark.parametrize("clause", CLAUSES_TESTED)
def test_a_warning_is_counted(clause):
    t = club().at("D2").foul(3, clause)
    t.expect(Fouled, seat=3, count=1, clause=clause, cite=(clause, WARNINGS[clause]))
    assert t.game.fouls[2] == 1


@pytest.mark.parametrize("clause", sorted(WARNINGS.keys() - set(CLAUSES_TESTED)))
def test_a_breach_of_a_law_on_conduct_is_a_warning(clause):
    club().at("D2").foul(3, clause).expect(Fouled, seat=3, cite=(clause, WARNINGS[clause]))


@pytest.mark.parametrize("clause", ["L.9.1.2", "L.12", "6.6.1"])
def test_l_6_5_what_is_no_warning_is_not_given_as_one(clause):
    club().at("D2").refuses(c.Foul(3, clause), cite="L.6.5", why="no-such-violation")


def test_l_6_5_a_warning_may_go_without_a_law():
    club().at("D2").foul(3).expect(Fouled, seat=3, count=1, cite="L.6.5")


def test_l_6_5_the_word_of_this_document_is_warning():
    """What other books call an oral warning is counted here: there is no milder one."""
    t = club().at("D2").warn(3, "L.4.7.4").expect(Fouled, seat=3, count=1, clause="L.4.7.4")
    t.warn(3).expect(Fouled, seat=3, count=2)
    t.refuses(c.Warn(3, "L.9.1.2"), why="no-such-violation")


def test_l_1_a_number_for_everybody():
    assert FIIM_2011.rules.reminders["number-tag"] == "deal"


def test_l_3_1_blindfolds_at_nightfall():
    t = club().at("D2").speeches().is_at("D2.dusk")
    assert t.cue == "Наступает ночь"
    assert t.rules.reminders["blindfolds"] == "dusk"
    t.proceed().expect(NightFell, number=3, cite="L.3.1")


def test_l_3_2_a_second_shot_makes_the_hunt_a_miss():
    """R11-65."""
    t = club().at("N2").hunt({8: 4, 9: 4, 10: "4 5"})
    t.expect(HuntEnded, victim=0, cite="L.3.2")
    t.foul(10, "L.3.2").expect(Fouled, seat=10, count=1, cite=("L.3.2", "L.6.3"))
    assert len(t.alive) == 10


def test_l_3_2_a_second_shot_at_the_same_number_too():
    """R11-65: that black's shot is invalid."""
    club().at("N2").hunt({8: 4, 9: 4, 10: "4 4"}).expect(HuntEnded, victim=0)


def test_l_3_3_one_check_a_night():
    t = club().at("N2").miss().don(7).expect(Checked)
    t.refuses(c.Show("don", 6), cite="L.3.3", why="checked-already")
    t.sheriff(8).expect(Checked)
    t.is_at("D2.speech").foul(7, "L.3.3").expect(Fouled, cite=("L.3.3", "L.6.3"))


def test_l_4_1_a_minute():
    club().at("D2").turn(3).expect(FloorGiven, seat=3, seconds=60, cite="A.day1.speech")


def test_l_4_4_thank_you_ends_a_speech():
    t = club().at("D2").turn(10).passes(10).has_floor(1, 60).passes(1)
    t.expect(SpeechesEnded, cite="L.4.4")


def test_l_4_6_thirty_seconds_in_a_shootout():
    t = club().at("D2").speeches(n2=4, n3=8).vote({4: "1 2 3 8 10", 8: "4 5 6 7 9"})
    t.expect(FloorGiven, seat=4, seconds=30, cite="A.tie.speech")


def test_l_7_the_third_warning_breaks_off_a_speech():
    """On the next circle the player speaks in full."""
    t = club().at("D2", fouls={3: 2}).turn(3).foul(3, "L.4.7.4")
    t.expect(Fouled, seat=3, count=3, silence="ends-speech", cite=("L.4.7.4", "L.7"))
    t.has_floor(4, 60).finish_speeches().night().miss().dawn().has_floor(3, 60)


def test_l_7_the_last_speech_of_the_circle_ends_it():
    club().at("D2", fouls={1: 2}).turn(1).foul(1).is_at("D2.dusk")


def test_l_8_the_third_warning_after_ones_speech_costs_the_next():
    """R11-18: they may put somebody up by gesture."""
    t = club().at("D2", fouls={3: 2}).turn(4).foul(3)
    t.expect(Fouled, seat=3, count=3, silence="nearest", cite="L.8")
    t.finish_speeches().night().miss().dawn().has_floor(3, 0)
    t.nominate(3, 9).speeches(n4=8).is_at("D3.vote").vote({9: "1-5", 8: "6-10"})
    t.tie_speeches().vote({9: "1-5", 8: "6-10"}).lift("").night().miss().dawn()
    t.turn(3).has_floor(3, 60)


@pytest.mark.parametrize("moment", ["D2", "N2"])
def test_l_8_before_ones_speech_or_at_night_the_coming_one_is_lost(moment):
    """R11-17."""
    t = club().at(moment, fouls={3: 2}).foul(3).expect(Fouled, seat=3, silence="nearest")
    if moment == "N2":
        t.miss().dawn()
    t.turn(3).has_floor(3, 0).expect(FloorGiven, seat=3, seconds=0, cite="L.8")


@pytest.mark.parametrize("alive", ["1 2 7 9", "1 7 9"])
def test_l_8_at_a_small_table_he_is_silent_too(alive):
    """This edition gives no 30 seconds at three or four."""
    club().at("D4", alive=alive, fouls={1: 3}, silenced="1").turn(1).has_floor(1, 0)


def test_l_8_the_last_word_stays():
    """R11-18."""
    club().at("D2", fouls={9: 2}).speeches(n2=9).foul(9).vote({9: ""}).has_floor(9, 60)


def test_l_8_in_a_tie_speech_it_is_the_next_circle():
    t = club().at("D2", fouls={4: 2}).speeches(n2=4, n3=8).vote({4: "1-5", 8: "6-10"})
    t.has_floor(4, 30).foul(4).expect(Fouled, silence="nearest").has_floor(4, 30)
