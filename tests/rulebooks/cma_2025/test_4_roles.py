"""Chapter 4: the first night, and what each role may do from the second night on."""

import pytest

from gorod.engine.commands import Miss, Order, Shoot, Show
from gorod.engine.events import Acted, Checked, DutyDone, HuntEnded, MafiaMet, NothingShown
from tests.kit.tables_cma_2025 import CMA_2025, City, L

NIGHT = ("hunt", "don", "maniac", "sheriff", "beauty", "doctor")
LOOKS = ("meet", "don-look", "maniac-look", "sheriff-look", "beauty-look", "doctor-look")


def test_4_1_a_the_blacks_meet_for_a_minute():
    t = City().deal(L).is_at("N1.meet")
    assert t.clock == (0, 60)
    t.refuses(Order((8,)), cite="4.1.a", why="no-order")
    t.proceed().expect(MafiaMet, black="1-3", don=1, cite="4.1.a").dawn().is_at("D1.speech")
    assert len(t.alive) == 12


def test_4_1_a_the_blacks_know_each_other_and_nobody_else_does():
    t = City().deal(L).proceed()
    assert any(isinstance(event, MafiaMet) for event in t.sees(2))
    assert not any(isinstance(event, MafiaMet) for seat in (4, 5, 8) for event in t.sees(seat))


def test_4_1_b_ten_seconds_before_the_end_of_the_meeting_are_called():
    """At the 50th second of 60."""
    assert CMA_2025.rules.reminders["ten-seconds-to-meet"] == "meet"


def test_4_1_1_later_the_mafia_has_forty_seconds():
    assert City().at("N2").clock == (0, 40)
    assert CMA_2025.rules.reminders["ten-seconds-to-hunt"] == "hunt"


def test_4_2_a_the_last_number_of_the_don_counts():
    t = City().at("N2").hunt({1: "8 9", 2: 10, 3: 10}).expect(HuntEnded, aim=9, victim=0)
    assert t.rules.cues["hunt-taken"] == "Я принимаю эту цифру"
    City().at("N2").hunt({1: 9}).expect(HuntEnded, aim=9)


def test_4_2_a_a_passive_don_is_a_miss():
    """CMA-A08."""
    City().at("N2").hunt({2: 8, 3: 8}).expect(HuntEnded, aim=0, cite="4.2.a")
    City().at("N2").hunt({1: "8 0", 2: 8}).expect(HuntEnded, aim=0)


def test_4_2_a_any_target_is_taken_the_own_team_too():
    """CMA-A11."""
    City().at("N3").hunt(2).expect(HuntEnded, aim=2)
    City().at("N3").hunt(1).expect(HuntEnded, aim=1)


def test_4_2_b_without_the_don_all_must_show_the_same_number():
    t = City().at("N2", alive="2-12")
    t.fork().hunt({2: 8, 3: 8}).expect(HuntEnded, aim=8)
    t.fork().hunt({2: "9 8", 3: "10 8"}).expect(HuntEnded, aim=8)
    t.fork().hunt({2: 8}).expect(HuntEnded, aim=0)
    City().at("N2", alive="3-12").hunt({3: 8}).expect(HuntEnded, aim=8)


def test_4_2_c_without_the_don_different_numbers_are_a_miss():
    """CMA-A07."""
    t = City().at("N2", alive="2-12").hunt({2: 8, 3: 9})
    t.expect(HuntEnded, aim=0, cite="4.2.c").dawn().is_at("D2.speech")
    assert len(t.alive) == 11


def test_4_2_c_the_judge_may_decide_otherwise_and_say_why():
    """CMA-A07: before the mafia sleeps the judge corrects the entry, with a reason."""
    t = City().at("N2", alive="2-12").hunt({2: 8, 3: 9}).undo("both meant 8").hunt(8)
    t.expect(HuntEnded, aim=8)
    assert t.history.rewinds[-1].reason == "both meant 8"


def test_4_2_d_the_blacks_may_decline_any_night():
    City().at("N2").miss().expect(HuntEnded, aim=0, deliberate=True, cite="7.4", bears="4.2.d")
    City().at("N2", alive="2-12").hunt({2: 0, 3: 8}).expect(
        HuntEnded, aim=0, cite="7.4", bears="4.2.d"
    )


def called(duty):
    t = City().deal(L)
    while t.where != f"N1.{duty}":
        t.proceed()
    return t


@pytest.mark.parametrize(
    ("duty", "clause"),
    [
        ("don-look", "4.3"),
        ("maniac-look", "4.4"),
        ("sheriff-look", "4.5"),
        ("beauty-look", "4.6"),
        ("doctor-look", "4.7"),
    ],
)
def test_4_3_and_the_other_roles_only_show_themselves_in_the_first_night(duty, clause):
    """Nothing is recorded."""
    role = duty.removesuffix("-look")
    t = called(duty).refuses(Show(role, 8), why="no-check-yet")
    t.proceed().expect(DutyDone, duty=duty, cite=clause)
    assert t.game.facts.deeds == t.game.facts.checks == ()


def test_4_3_1_from_the_second_night_the_don_seeks_the_sheriff():
    t = City().at("N2").miss().is_at("N2.don")
    assert t.clock == (0, 10)
    t.don(8).expect(Checked, duty="don", seat=1, target=8, answer="no")
    t.refuses(Show("don", 9), cite="4.3.1", why="checked-already")


@pytest.mark.parametrize(
    ("role", "seat", "clause"),
    [
        ("don", 1, "4.3.2"),
        ("maniac", 4, "4.4.2"),
        ("sheriff", 5, "4.5.2"),
        ("beauty", 6, "4.6.3.a"),
        ("doctor", 7, "4.7.2"),
    ],
)
def test_4_3_2_and_every_role_may_decline(role, seat, clause):
    t = City().at("N2").miss()
    getattr(t, role)(0).expect(NothingShown, duty=role, seat=seat, cite=clause)


def test_4_4_the_maniac_is_called_in_the_first_night():
    called("maniac-look").proceed().expect(DutyDone, duty="maniac-look", cite="4.4")


def test_4_4_1_from_the_second_night_the_maniac_kills_one():
    t = City().at("N2").miss().don()
    assert t.clock == (0, 10)
    t.maniac(8).expect(Acted, duty="maniac", seat=4, target=8, cite="4.4.1")
    t.refuses(Show("maniac", 9), cite="4.4.1", why="checked-already")


def test_4_4_2_the_maniac_may_decline_every_night():
    t = City().at("N2")
    for _ in range(2):
        t.miss().maniac(0).expect(NothingShown, duty="maniac", cite="4.4.2").dawn().night()
    assert len(t.alive) == 12


def test_4_5_the_sheriff_looks_round_for_ten_seconds():
    t = called("sheriff-look")
    assert t.clock == (0, 10)
    assert t.cue == "Просыпается Шериф"
    t.proceed().expect(DutyDone, duty="sheriff-look", cite="4.5")


def test_4_5_1_a_from_the_second_night_the_sheriff_checks_one():
    t = City().at("N2").miss().maniac()
    assert t.clock == (0, 10)
    t.sheriff(1).expect(Checked, seat=5, answer="black", cite="4.5.1.b")
    t.refuses(Show("sheriff", 2), cite="4.5.1.a", why="checked-already")


@pytest.mark.parametrize(
    ("target", "answer"),
    [(1, "black"), (2, "black"), (4, "red"), (5, "red"), (6, "red"), (7, "red"), (8, "red")],
)
def test_4_5_1_b_what_the_sheriff_is_shown(target, answer):
    t = City().at("N2").miss().sheriff(target)
    t.expect(Checked, target=target, answer=answer, cite="4.5.1.b", bears="7.9.b")


def test_4_5_2_the_sheriff_may_decline():
    City().at("N2").miss().sheriff(0).expect(NothingShown, duty="sheriff", cite="4.5.2")


def test_4_6_the_beauty_is_called_in_the_first_night():
    called("beauty-look").proceed().expect(DutyDone, duty="beauty-look", cite="4.6")


def test_4_6_2a_the_same_guest_at_most_once_in_a_game():
    """CMA-A10: another number may follow within the time."""
    t = City().at("N2").acts(beauty=8).dawn().night().miss().sheriff()
    t.refuses(Show("beauty", 8), cite="4.6.2a", bears="7.10.b", why="visited-already")
    t.beauty(9).expect(Acted, duty="beauty", target=9)
    assert 8 not in t.fork().dawn().night().miss().sheriff().offer("beauty").choices["target"].of


def test_4_6_2b_1_she_is_shot_and_takes_her_guest_along():
    t = City().at("N3").acts(mafia=6, beauty=8, doctor=9)
    assert out(t) == {6: "kill", 8: "guest"}


def test_4_6_2b_2_a_shot_at_her_guest_does_not_kill_him():
    assert out(City().at("N3").acts(mafia=8, beauty=8)) == {}


def test_4_6_2b_3_she_and_the_doctor_with_each_other_are_saved():
    assert out(City().at("N3").acts(mafia=6, maniac=7, beauty=7, doctor=6)) == {}


def test_4_6_2b_4_her_healed_guest_outlives_her():
    assert out(City().at("N3").acts(mafia=6, beauty=8, doctor=8)) == {6: "kill"}


def out(t):
    """Who left, and how."""
    return {left.seat: left.cause for left in t.game.facts.departures}


def test_4_6_3_a_she_may_decline_without_limit():
    t = City().at("N2")
    for _ in range(2):
        t.miss().beauty(0).expect(NothingShown, duty="beauty", cite="4.6.3.a").dawn().night()
    t.miss().sheriff().beauty(8).expect(Acted, target=8)


@pytest.mark.parametrize("number", [6, 12])
def test_4_6_3_b_her_own_or_a_departed_number_is_declining(number):
    """And no visit is used up, however often she shows it."""
    t = City().at("N3", alive="1-11")
    for _ in range(2):
        t.hunt(6).beauty(number).expect(NothingShown, duty="beauty", seat=6, cite="4.6.3.b")
        t.doctor(6 if t.game.number == 3 else 0)
        if t.game.number == 3:
            t.dawn().night()
    assert out(t) == {6: "kill"}


def test_4_7_the_doctor_is_called_in_the_first_night():
    called("doctor-look").proceed().expect(DutyDone, duty="doctor-look", cite="4.7")


def test_4_7_1_each_patient_once_and_himself_once():
    """CMA-A10: 7 is refused, 8 is accepted, nobody leaves."""
    t = City().at("N2").acts(doctor=7).dawn().night().acts().dawn().night()
    t.is_at("N4.hunt").hunt(8).beauty()
    t.refuses(Show("doctor", 7), cite="4.7.1", bears="7.11.b", why="healed-already")
    t.doctor(8).expect(Acted, duty="doctor", target=8, cite="4.7.1")
    assert len(t.alive) == 12


def test_4_7_1_a_heal_before_the_position_counts():
    t = City().at("N4", deeds=(("doctor", 7, 7), ("beauty", 6, 9))).hunt(8).sheriff()
    t.refuses(Show("beauty", 9), why="visited-already").beauty(7)
    t.refuses(Show("doctor", 7), why="healed-already").doctor(9).expect(Acted, target=9)


def test_4_7_1_a_departed_number_heals_nobody():
    """CMA-A09."""
    t = City().at("N3", alive="1-11").miss().doctor(12)
    t.expect(NothingShown, duty="doctor", seat=7)
    assert [d.target for d in t.game.facts.deeds if d.duty == "doctor"] == [0]


def test_4_7_2_the_doctor_may_decline_without_limit():
    """Both decline for some nights; then both work."""
    t = City().at("N2")
    for _ in range(2):
        t.acts().dawn().night()
    t.acts(mafia=8, maniac=9, beauty=8, doctor=9)
    assert len(t.alive) == 12


def test_ord_mafia_don_maniac_sheriff_beauty_doctor():
    t = City().deal(L)
    for duty in LOOKS:
        t.is_at(f"N1.{duty}").proceed()
    t.is_at("N1.dawn").proceed().night()
    for duty in NIGHT:
        t.is_at(f"N2.{duty}")
        t.do(Miss() if duty == "hunt" else Show(duty, 0))
    t.is_at("N2.dawn").proceed().is_at("D2.speech")


def test_ord_nobody_acts_out_of_turn():
    t = City().at("N2").refuses(Show("doctor", 8), cite="4.7.1", why="asleep").miss()
    t.refuses(Show("sheriff", 8), why="asleep").refuses(Show("lawyer", 8), cite="ORD")
    t.refuses(Show("don", 8, seat=2), cite="4.3.1", why="not-the-holder")


def test_ord_roles_that_are_out_are_called_all_the_same():
    """CMA-A40: the calls and the events that others hear do not reveal who is out."""
    full, few = City().at("N3"), City().at("N3", alive="2 3 8-12")
    for duty in NIGHT:
        for t in (full, few):
            t.is_at(f"N3.{duty}")
            t.do(Miss() if duty == "hunt" else Show(duty, 0))
            t.proceed() if t.where == "N3.dawn" else None
    assert full.sees(12)[-8:-2] == few.sees(12)[-8:-2]
    City().at("N3", alive="2 3 8-12").miss().refuses(Show("don", 8), why="role-out")


def test_ord_a_hunt_without_blacks_need_not_be_written():
    """The mafia is called, and there is nobody who could shoot."""
    t = City().at("N5", alive="4 5 8 9 10").is_at("N5.hunt").refuses(Shoot(((1, 8),)))
    assert t.awaits == ("miss", "proceed")
    t.fork().miss().is_at("N5.don")
    t.proceed().expect(HuntEnded, aim=0, deliberate=False).is_at("N5.don")
