"""Chapter 8: the calls of the night, their phrases, limits and failures."""

import pytest

from gorod.engine import SPECTATOR
from gorod.engine.commands import Proceed, Shoot, Show, Waive
from gorod.engine.events import (
    Acted,
    Checked,
    Disqualified,
    HuntEnded,
    NightFell,
    NightResolved,
    NothingShown,
    RemovalsTold,
    TeamDefeated,
)
from tests.kit.tables_tournament_2026 import T10, Tourney


def test_8_1_1_night_is_announced():
    t = Tourney().first_day().said().is_at("D1.dusk")
    assert (t.cue, t.rules.reminders["posture"]) == ("Наступает ночь", "dusk")
    t.night().expect(NightFell, number=2, cite="8.1.1")


def test_8_1_3_every_number_is_mirrored():
    steps = Tourney().rules.reminders["mirror"].split()
    assert steps == ["courtesan", "hunt", "don", "sheriff", "doctor", "maniac"]


def test_18_3_and_before_the_deal_phones_are_put_away():
    assert Tourney().rules.reminders["phones"] == "deal"


def test_18_4_the_host_looks_at_the_masks():
    assert Tourney().rules.reminders["masks"] == "deal dusk"


def test_8_2_1_the_courtesan_shows_her_guest():
    t = Tourney().at("N3")
    assert t.cue == "Просыпается Путана"
    t.courtesan(9).expect(Acted, duty="courtesan", target=9, cite="8.2.1")


def test_8_2_2_without_a_choice_she_is_removed_in_silence():
    """TR-A08, TR-A16: five seconds after the sign; the table sees it in the morning."""
    t = Tourney().at("N3").has_floor(0, 5).courtesan(0)
    t.expect(Disqualified, seat=8, cause="removed", silent=True, cite="8.2.2").is_at("N3.hunt")
    assert not any(isinstance(e, Disqualified) for e in t.sees(SPECTATOR))
    t.hunt(10).doctor(11).maniac().expect(RemovalsTold, seats="8")
    assert [(d.seat, d.cause) for d in t.game.facts.departures] == [(8, "removed"), (10, "kill")]
    assert t.has_floor(10, 30).dawn().alibi() == ()


def test_8_2_2_an_act_that_is_not_written_is_no_refusal():
    """The fast-forward of a record invents no sanction."""
    t = Tourney().at("N3").courtesan(None).expect(NothingShown, duty="courtesan")
    assert 8 in t.alive


def test_8_2_3_she_falls_asleep():
    assert Tourney().rules.cues["courtesan-over"] == "Путана засыпает"


def test_8_3_1_a_minute_for_the_mafia():
    t = Tourney().at("N3").courtesan(9).has_floor(0, 60)
    assert t.cue == "Просыпается Мафия"
    t.refuses(Proceed(), cite="2.3.1", bears="8.3.1", why="hunt-due")


def test_8_3_2_the_don_or_all_together():
    """A departed number is not taken; TR-A19."""
    t = Tourney().at("N3", alive="1-12").courtesan(9)
    t.refuses(Shoot(((1, 13),)), cite="8.3.2", why="out-of-game")
    t.hunt({1: 10}).expect(HuntEnded, aim=10, cite="2.3.1")


def test_8_3_3_the_don_shows_nothing_and_the_maniac_is_in():
    """TR-A17, TR-A18: the mafiosi show 10."""
    t = Tourney().at("N2").courtesan(9).hunt({2: 10, 3: 10, 4: 10})
    t.expect(TeamDefeated, seat=1, clause="15.1.3", cite="15.1.3").is_at("over")
    t.won("red", "maniac", cite=("15.1.3", "15.2"), bears="17.5.1")
    assert t.outcome.kind == "defeat"


def test_8_3_3_no_common_number_and_the_maniac_is_out():
    t = Tourney().at("N4", alive="2 3 4 6-13").courtesan(9).hunt({2: 10, 3: 11, 4: 10})
    t.expect(TeamDefeated, seat=0, team="black").won("red")
    t.expect(HuntEnded, shots=((2, 10), (3, 11), (4, 10)), aim=0)


def test_8_3_3_the_host_lets_the_others_play_on():
    """8.3.3, 15.2: the team is removed in silence, civilians and maniac go on."""
    t = Tourney().at("N4", alive="2-13").courtesan(9).do(Waive("15.1.3", "the maniac plays on"))
    t.refuses(Waive("15.1.3", "twice"), why="nothing-to-waive")
    t.hunt({2: 10, 3: 11, 4: 10}).expect(HuntEnded, aim=0, shots=((2, 10), (3, 11), (4, 10)))
    for seat in (2, 3, 4):
        t.expect(Disqualified, seat=seat, cause="removed", silent=True, cite="8.3.3")
    t.goes_on().is_at("N4.don").maniac(9).expect(RemovalsTold, seats="2 3 4")
    t.last_words().is_at("D4.speech")


def test_8_3_3_without_the_maniac_the_civilians_have_won():
    t = Tourney().at("N4", alive="2 3 6 8-13").courtesan(9).do(Waive("15.1.3", "as 8.3.3 says"))
    t.hunt({2: 10}).dawn().won("red", cite="17.2")


def test_8_3_3_a_common_number_after_a_waiver_is_a_shot():
    t = Tourney().at("N4", alive="2-13").courtesan(9).do(Waive("15.1.3", "to be safe"))
    t.hunt(10).expect(HuntEnded, aim=10).never(Disqualified)


def test_8_3_3_a_blocked_team_has_to_choose_as_well():
    """TR-A06."""
    Tourney().at("N3").courtesan(2).hunt({1: 0}).won("red", "maniac")


def test_8_3_3_no_mafia_no_defeat():
    t = Tourney().at("N4", alive="5 6 7 8 9").courtesan(9).proceed().expect(HuntEnded, aim=0)
    t.goes_on().is_at("N4.don")


def test_8_3_4_ten_seconds_before_the_end():
    """The cue at 50 s."""
    rules = Tourney().rules
    assert rules.cues["hunt-ten-seconds"] == "Мафия, осталось 10 секунд"
    assert rules.reminders["ten-seconds-to-hunt"] == "hunt"


def test_8_3_5_the_mafia_falls_asleep():
    assert Tourney().rules.cues["hunt-over"] == "Мафия засыпает"


def test_8_4_1_the_don_is_called():
    assert Tourney().at("N3").calls(10, c=9).cue == "Просыпается Дон. Дон ищет Шерифа"


def test_8_4_2_a_nod_or_a_shake():
    t = Tourney().at("N3").calls(10, c=9).don(6).expect(Checked, answer="yes", cite="8.4.2")
    assert (t.rules.gestures["don-yes"], t.rules.gestures["don-no"]) == ("nod", "shake")


def test_8_4_3_a_slow_don_has_no_check():
    """No sanction."""
    t = Tourney().at("N3").calls(10, c=9).has_floor(0, 5).don(0)
    t.expect(NothingShown, duty="don", cite="8.4.3").never(Disqualified)


def test_8_4_4_a_don_who_has_found_the_sheriff_need_not_show():
    t = Tourney().at("N2").calls(10, c=9).don(6).expect(Checked, answer="yes").dawn()
    t.said().night().calls(11, c=1).don(0).expect(
        Checked, duty="don", seat=1, target=0, answer="blocked", cite="2.2.1.a", bears="8.4.4"
    )
    assert t.alibi() == (1,)
    Tourney().at("N3").calls(10, c=9).don(0).expect(NothingShown, duty="don", cite="8.4.3")


def test_8_4_5_the_departed_are_not_checked():
    """9 is not accepted, then 6 is."""
    t = Tourney().at("N3", alive="1-8 10-13").calls(10, c=11)
    t.refuses(Show("don", 9), cite="8.4.5", why="out-of-game").don(6).expect(Checked, answer="yes")


def test_8_4_5_the_shot_of_tonight_are_still_in():
    t = Tourney().at("N3").calls(6, c=9).don(6).expect(Checked, answer="yes")
    t.sheriff(1).expect(Checked, answer="yes")


def test_8_4_6_the_don_falls_asleep():
    assert Tourney().rules.cues["don-over"] == "Дон засыпает"


def test_8_5_1_the_sheriff_is_called():
    assert Tourney().at("N3").calls(10, c=9).don().cue == "Просыпается Шериф. Шериф ищет Мафию"


def test_8_5_2_a_nod_for_mafia():
    gestures = Tourney().rules.gestures
    assert (gestures["sheriff-yes"], gestures["sheriff-no"]) == ("nod", "shake")
    Tourney().at("N3").calls(10, c=9).sheriff(5).expect(Checked, answer="no", cite="8.5.2")


def test_8_5_3_a_slow_sheriff_has_no_check():
    t = Tourney().at("N3").calls(10, c=9).don().has_floor(0, 5).sheriff(0)
    t.expect(NothingShown, duty="sheriff", cite="8.5.3").never(Disqualified)


def test_8_5_4a_the_departed_are_not_checked():
    """Only 9 is shown, and the time runs out."""
    t = Tourney().at("N3", alive="1-8 10-13").calls(10, c=11).don()
    t.refuses(Show("sheriff", 9), cite="8.5.4a", why="out-of-game").proceed()
    t.expect(NothingShown, duty="sheriff")
    assert t.game.facts.checks[-1].answer == ""


def test_8_5_4b_the_sheriff_falls_asleep():
    """TR-A20: the document prints the don here."""
    assert Tourney().rules.cues["sheriff-over"] == "Шериф засыпает"


def test_8_6_1_the_doctor_is_called():
    t = Tourney().at("N3").calls(10, c=9).sheriff()
    assert (t.where, t.cue) == ("N3.doctor", "Просыпается Доктор")


def test_8_6_2_he_shows_his_patient():
    Tourney().at("N3").calls(10, c=9).doctor(10).expect(Acted, target=10, cite="8.6.2")


def test_8_6_3_without_a_choice_he_is_removed_in_silence():
    t = Tourney().at("N3").calls(10, c=9).sheriff().has_floor(0, 5).doctor(0)
    t.expect(Disqualified, seat=7, cause="removed", silent=True, cite="8.6.3")
    t.maniac().expect(RemovalsTold, seats="7").expect(NightResolved, seats="10")


def test_8_6_3_a_blocked_doctor_need_not_choose():
    t = Tourney().at("N3").calls(10, c=7).doctor(0).never(Disqualified).maniac()
    t.expect(NightResolved, seats="10")


WRONG = (("doctor", 7, 9),)


def test_8_6_4_a_a_wrong_patient_and_five_seconds_more():
    """TR-A41: last night's patient, the doctor again, a departed player."""
    t = Tourney().at("N3", alive="1-12", last_night=WRONG, deeds=(("doctor", 7, 7),))
    t.calls(10, c=11)
    for number in (9, 7):
        t.doctor(number).expect(Acted, answer="wrong", cite="8.6.4.a").has_floor(0, 5)
    t.doctor(10).expect(Acted, answer="").maniac().expect(NightResolved, seats="")
    t = Tourney().at("N3", alive="1-12").calls(10, c=9).doctor(13).expect(Acted, answer="wrong")
    assert t.rules.gestures["doctor-wrong"] == "shake"


def test_8_6_4_b_the_third_wrong_patient_removes_him():
    """TR-A41: 9, 7, 9; no heal."""
    t = Tourney().at("N3", last_night=WRONG, deeds=(("doctor", 7, 7),)).calls(10, c=11)
    t.doctor(9).doctor(7).never(Disqualified)
    t.doctor(9).expect(Disqualified, seat=7, cause="removed", silent=True, cite="8.6.4.b")
    t.is_at("N3.maniac").maniac().expect(NightResolved, seats="10")
    assert 7 not in t.alive


def test_8_6_4_b_wrong_patients_are_counted_anew_every_night():
    """TR-A41."""
    t = Tourney().at("N3", last_night=WRONG).calls(10, c=11).doctor(9).doctor(9).doctor(12).maniac()
    t.dawn().said().night().calls(11, c=13).doctor(12).doctor(12).never(Disqualified)


def test_8_6_5_the_doctor_falls_asleep():
    assert Tourney().rules.cues["doctor-over"] == "Доктор засыпает"


def test_8_7_1_the_maniac_is_called():
    assert Tourney().at("N3").calls(10, c=9).doctor(11).cue == "Просыпается Маньяк"


def test_8_7_2_the_maniac_shows_his_victim():
    """TR-A43: the maniac's own number and those of the departed are not accepted."""
    t = Tourney().at("N3", alive="1-12").calls(10, c=9).doctor(11)
    t.refuses(Show("maniac", 5), cite="8.7.2", why="own-number")
    t.refuses(Show("maniac", 13), cite="8.7.2", why="out-of-game")
    t.maniac(12).expect(Acted, duty="maniac", target=12, cite="8.7.2")
    assert t.rules.gestures["maniac-act"] == "nod"


def test_8_7_3_a_slow_maniac_has_no_shot():
    t = Tourney().at("N3").calls(10, c=9).doctor(11).has_floor(0, 5).maniac()
    t.expect(NothingShown, duty="maniac", cite="8.7.3").expect(NightResolved, seats="10")


def test_8_7_4_a_block_of_the_maniac_is_no_shot():
    t = Tourney().at("N3").calls(10, c=9).doctor(10).maniac(0)
    t.expect(NothingShown, duty="maniac", cite="8.7.4").expect(NightResolved, seats="")


def test_8_7_5_the_maniac_falls_asleep():
    assert Tourney().rules.cues["maniac-over"] == "Маньяк засыпает"


@pytest.mark.parametrize(
    ("duty", "guest", "kind"), [("don", 1, Checked), ("sheriff", 4, Checked), ("maniac", 3, Acted)]
)
def test_2_2_1_a_a_blocked_act_is_accepted_without_effect(duty, guest, kind):
    """What is not taken from others is not taken from a guest either."""
    t = Tourney().at("N3", alive="1-9", cards=T10).calls(8, c=guest)
    getattr(t, duty)(9).expect(kind, duty=duty, target=9, answer="blocked")


def test_8_2_2_nobody_can_tell_before_the_morning_that_she_is_out():
    """She is still shot at, healed and checked, and the shot is no miss; 17.2 in the morning."""
    t = Tourney().at("N3").courtesan(0).hunt(8).expect(HuntEnded, aim=8).don(8).sheriff(8)
    t.expect(Checked, target=8, answer="no").doctor(8).expect(Acted, answer="").maniac(8)
    t.expect(NightResolved, seats="8").goes_on().is_at("D3.speech")
    assert [d.cause for d in t.game.facts.departures] == ["removed"]
