"""Chapter 7.1 to 7.11: the nights with a hunt."""

import pytest

from gorod.engine import SPECTATOR
from gorod.engine.commands import Miss, Proceed, Shoot, Show
from gorod.engine.events import (
    Acted,
    Checked,
    DayBroke,
    DeathAnnounced,
    Disqualified,
    DutyDone,
    HuntEnded,
    NightFell,
    NightResolved,
    NothingShown,
)
from tests.kit.tables_cma_2025 import CMA_2025, City, L


def test_7_1_the_night_is_announced():
    t = City().first_day().speeches().is_at("D1.dusk")
    assert t.cue == "Наступает ночь"
    t.night().expect(NightFell, number=2, cite="7.1").is_at("N2.hunt")


def test_7_2_nobody_is_shot_in_the_first_night():
    """D1 opens with twelve."""
    t = City().deal(L).refuses(Shoot(((1, 8),)), cite="7.2").refuses(Miss(), cite="7.2")
    t.refuses(Show("maniac", 9), why="no-check-yet").dawn().is_at("D1.speech")
    assert (len(t.alive), t.game.facts.hunts, t.game.facts.deeds) == (12, (), ())


def test_7_2_a_hunt_is_never_passed_over_while_a_black_lives():
    City().at("N2").refuses(Proceed(), cite="7.2", why="hunt-due")


def test_7_3_a_the_mafia_goes_hunting_for_forty_seconds():
    t = City().at("N2")
    assert (t.cue, t.clock) == ("Мафия выходит на охоту", (0, 40))


def test_7_3_b_a_plain_kill():
    """Role hidden, best move of 20 seconds, a minute."""
    t = City().first_day().speeches(n1=12, n2=11).vote({12: "", 11: ""}).night()
    t.hunt(8).expect(HuntEnded, aim=8, victim=0, first=True, cite="4.2.a")
    assert 8 in t.alive
    t.doctor().expect(NightResolved, seats="8", cite="7.3.b").is_at("N2.best-move")
    t.has_floor(8, 20).passes(8).is_at("N2.last-word").has_floor(8, 60)
    for viewer in (SPECTATOR, 1):
        assert not any("citizen" in repr(event) for event in t.sees(viewer))
    t.dawn().expect(DayBroke, number=2)


def test_7_3_b_the_shot_still_act():
    """Acts of a night are simultaneous: 5 is shot, is shown black, and leaves in the morning."""
    t = City().at("N3").hunt(5).sheriff(1).expect(Checked, seat=5, target=1, answer="black")
    t.dawn()
    assert 5 not in t.alive


def test_7_3_b_the_night_tells_others_nothing_before_its_end():
    t = City().at("N3").hunt(8).maniac(9).beauty(10).doctor(8)
    told = [e for e in t.sees(SPECTATOR) if not isinstance(e, DutyDone)]
    assert not any(isinstance(e, Acted | HuntEnded | NightResolved | Checked) for e in told)
    assert any(isinstance(e, Acted) for e in t.sees(7))
    assert not any(isinstance(e, Acted) and e.duty != "doctor" for e in t.sees(7))
    assert DeathAnnounced((9,)) in t.sees(12)


def test_7_4_a_cross_or_a_miss_is_a_miss():
    t = City().at("N2").miss().expect(HuntEnded, aim=0, cite="7.4").is_at("N2.don")
    assert t.rules.cues["hunt-over"] == "Мафия удаляется"
    City().at("N2").hunt({1: 0, 2: 8, 3: 8}).expect(HuntEnded, aim=0, cite="7.4")


def test_7_5_the_don_seeks_the_sheriff():
    """5 is confirmed; the maniac is denied."""
    t = City().at("N2").miss()
    assert (t.cue, t.clock) == ("Просыпается Дон и ищет шерифа", (0, 10))
    t.don(5).expect(Checked, answer="yes", cite="7.5").dawn().night().miss()
    t.don(4).expect(Checked, answer="no", cite="7.5")
    assert t.rules.cues["don-over"] == "Дон засыпает"
    assert (t.rules.gestures["don-yes"], t.rules.gestures["don-no"]) == ("nod-hand", "shake-hand")


def test_7_5_a_departed_player_may_be_checked():
    """CMA-A09."""
    t = City().at("N4", alive="1-4 6-11").miss().don(5).expect(Checked, answer="yes")
    assert t.game.facts.checks[0].target == 5


def test_7_6_the_maniacs_victim_leaves_at_the_end_of_the_night():
    t = City().at("N3").miss().don()
    assert (t.cue, t.clock) == ("Просыпается Маньяк", (0, 10))
    t.maniac(8).expect(Acted, target=8, cite="4.4.1", bears="7.6").doctor().has_floor(8, 60)
    assert [d.rule for d in t.game.facts.departures] == ["maniac-kill"]


def test_7_8_the_maniac_may_miss():
    t = (
        City()
        .at("N3")
        .miss()
        .maniac(0)
        .expect(NothingShown, duty="maniac", cite="4.4.2", bears="7.8")
    )
    assert t.rules.cues["maniac-over"] == "Маньяк удаляется"


def test_7_9_a_the_sheriff_has_ten_seconds_and_shows_any_number():
    """CMA-A09: a departed player, too."""
    t = City().at("N3", alive="2-12").miss().maniac()
    assert (t.cue, t.clock) == ("Просыпается Шериф", (0, 10))
    t.sheriff(1).expect(Checked, target=1, answer="black")
    assert t.rules.cues["sheriff-over"] == "Шериф засыпает"


def test_7_9_b_the_gestures_of_the_answer():
    gestures = CMA_2025.rules.gestures
    assert gestures["sheriff-red"] == "turn-thumb-up"
    assert gestures["sheriff-black"] == "nod-thumb-down"
    City().at("N3").miss().sheriff(8).expect(Checked, answer="red", cite="4.5.1.b", bears="7.9.b")


@pytest.mark.parametrize(
    ("alive", "shot", "answer"),
    [
        ("1-12", 8, "red"),
        ("3 4 5 8 9 10", 8, "red"),
        ("3 4 5 8 9 10", 3, "red"),
        ("4 5 8 9 10", 0, "black"),
    ],
)
def test_7_9_c_the_maniac_as_the_sheriff_sees_him(alive, shot, answer):
    """The table of section 3: a black at the table when the night fell, shot tonight or not."""
    t = City().at("N4", alive=alive)
    t.proceed() if answer == "black" else t.hunt(shot)
    t.sheriff(4).expect(Checked, target=4, answer=answer, cite="4.5.1.b", bears="7.9.c")


def test_7_9_c_the_last_black_was_voted_out():
    t = City().at("D4", alive="3 4 5 8 9 10", opener=3).speeches(n3=3).vote({3: ""}).night()
    t.proceed().sheriff(4).expect(Checked, answer="black", cite="4.5.1.b", bears="7.9.c")


def test_7_9_c_the_last_black_was_killed_on_an_earlier_night():
    """CMA-A38: the vote of D4 was cancelled."""
    t = City().at("N4", alive="3 4 5 8 9 10 11").miss().maniac(3).doctor().dawn()
    t.dq(11, "11.4").night().proceed().sheriff(4).expect(Checked, answer="black")


def test_7_9_c_the_last_black_is_disqualified_in_the_same_night():
    """CMA-A38: a disqualified player leaves at once; a victim of the night is in until its end."""
    t = City().at("N4", alive="3 4 5 8 9 10").miss().dq(3, "11.6")
    t.sheriff(4).expect(Checked, answer="black")
    t = City().at("N4", alive="3 4 5 8 9 10").hunt(3).sheriff(4).expect(Checked, answer="red")


def test_7_10_a_the_beauty_is_called_and_stops_nobody():
    """CMA-A06, CMA-A12: the visited don kills and checks."""
    t = City().at("N3").hunt(8).don(5).expect(Checked, answer="yes").sheriff()
    assert (t.cue, t.clock) == ("Просыпается Красотка", (0, 10))
    t.beauty(1).expect(Acted, duty="beauty", target=1, cite="4.6.2a", bears="7.10.a").doctor()
    assert 8 not in t.alive
    assert t.rules.cues["beauty-over"] == "Красотка удаляется"


def test_7_10_b_one_visit_to_each_and_none_to_herself():
    t = City().at("N3", deeds=(("beauty", 6, 8),)).miss().sheriff()
    t.refuses(Show("beauty", 8), cite="4.6.2a", bears="7.10.b").beauty(6).expect(
        NothingShown, duty="beauty"
    )


def test_7_10_c_the_guest_survives_both_shots():
    assert len(City().at("N3").acts(mafia=8, maniac=8, beauty=8).alive) == 12


def test_7_10_d_the_mafia_kills_its_own_through_the_beauty():
    t = City().at("N3").hunt(6).sheriff(2).expect(Checked, answer="black").beauty(2).doctor()
    t.expect(NightResolved, seats="6 2", causes=("kill", "guest"), cite="7.10.d")


def test_7_10_d_a_beauty_removed_after_her_visit_still_takes_her_guest_along():
    """CMA-A14: an accepted act stays valid."""
    t = City().at("N3").hunt(6).beauty(8).dq(6, "11.6").expect(Disqualified, seat=6).doctor()
    t.expect(NightResolved, seats="6 8").has_floor(8, 60)
    assert [d.cause for d in t.game.facts.departures] == ["disqualified", "guest"]


def test_7_10_d_a_beauty_removed_before_her_call_visits_nobody():
    """CMA-A14: later acts do not happen."""
    t = City().at("N3").hunt(6).dq(6, "11.6").sheriff().refuses(Show("beauty", 8), why="role-out")
    t.dawn().is_at("D3.speech")


def test_7_10_e_a_cross_of_the_beauty():
    t = City().at("N3").miss().beauty(0)
    t.expect(NothingShown, duty="beauty", cite="4.6.3.a", bears="7.10.e")


def test_7_11_a_the_doctor_is_called():
    """CMA-A06."""
    t = City().at("N3").miss().beauty()
    assert (t.cue, t.clock) == ("Просыпается Доктор", (0, 10))
    t.doctor(8).expect(Acted, duty="doctor", target=8, cite="4.7.1", bears="7.11.a")
    assert t.rules.cues["doctor-over"] == "Доктор удаляется"


def test_7_11_b_a_repeated_patient_is_refused_and_then_it_is_declining():
    """8 was healed on N2 and not shot; on N3 8 is shot and leaves."""
    t = City().at("N2").acts(doctor=8).dawn().night().hunt(8).beauty()
    t.refuses(Show("doctor", 8), cite="4.7.1", bears="7.11.b", why="healed-already").proceed()
    t.is_at("N3.dawn").proceed().expect(NightResolved, seats="8")


def test_7_15_what_comes_off_before_dark():
    assert CMA_2025.rules.reminders["headgear"] == "dusk"


def test_7_11_c_both_protections_used():
    """CMA-A13."""
    t = City().at("N3").acts(mafia=8, maniac=9, beauty=9, doctor=8)
    assert len(t.alive) == 12
    t = City().at("N3").acts(mafia=6, maniac=6, beauty=8, doctor=6)
    assert len(t.alive) == 12


def test_7_11_d_a_cross_of_the_doctor():
    City().at("N3").miss().doctor(0).expect(
        NothingShown, duty="doctor", cite="4.7.2", bears="7.11.d"
    )
