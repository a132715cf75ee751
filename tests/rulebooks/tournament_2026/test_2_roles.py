"""Chapter 2: what each role can do."""

import pytest

from gorod.engine import SPECTATOR
from gorod.engine.commands import Miss, Show
from gorod.engine.events import (
    Acted,
    Checked,
    DeathAnnounced,
    NightResolved,
    NothingShown,
    VotedOut,
)
from tests.kit.tables_tournament_2026 import T10, Tourney

GUEST = (("courtesan", 5, 7),)
"""At the table of ten, seat 7 was with the courtesan last night."""


def test_2_1_1_a_civilian_has_no_call():
    t = Tourney().at("N3")
    t.refuses(Show("citizen", 9), why="no-such-duty", cite="8.1.2.a", bears="2.1.1")


@pytest.mark.parametrize(("guest", "duty"), [(7, "doctor"), (5, "maniac")])
def test_2_2_1_a_the_guest_loses_his_act(guest, duty):
    """What the guest shows has no effect."""
    t = Tourney().at("N3").calls(10, c=guest)
    getattr(t, duty)(12).expect(Acted, duty=duty, answer="blocked", cite="2.2.1.a").dawn()
    assert set(t.alive) == set(range(1, 14)) - {10}
    assert t.alibi() == (guest,)


def test_2_2_1_a_the_blocked_sheriff_has_no_answer():
    t = (
        Tourney()
        .at("N3")
        .calls(10, c=6)
        .sheriff(1)
        .expect(Checked, answer="blocked", cite="2.2.1.a")
    )
    assert 10 not in t.dawn().alive


def test_2_2_1_b_the_guest_is_shown_a_block():
    gestures = Tourney().rules.gestures
    blocked = {f"{duty}-blocked" for duty in ("don", "sheriff", "doctor", "maniac")}
    assert {gestures[rule] for rule in blocked} == {"arms-crossed"}
    Tourney().at("N3").calls(10, c=1).don(6).expect(
        Checked, answer="blocked", cite="2.2.1.a", bears="2.2.1.b"
    )


def test_2_2_1_b_the_mafia_is_not_told():
    """TR-A06: nobody learns of the miss before the morning."""
    t = Tourney().at("N3").calls(10, c=3)
    visible = [repr(event) for viewer in (1, 3, SPECTATOR) for event in t.sees(viewer)]
    assert not any("courtesan" in one and "target" in one for one in visible)


@pytest.mark.parametrize(("guest", "answer"), [(1, "blocked"), (3, "yes")])
def test_2_2_2_a_guest_of_the_mafia_spoils_its_shot(guest, answer):
    """TR-A05, TR-A06: an ordinary mafioso too; only a don who is the guest loses the check."""
    t = Tourney().at("N3").calls(10, c=guest).don(6).expect(Checked, answer=answer)
    t.doctor(11).maniac().never(DeathAnnounced).is_at("D3.speech")
    assert t.alibi() == (guest,)


def test_2_2_3_the_alibi_is_used():
    """TR-A13: nobody leaves instead; night."""
    t = Tourney().at("D2", alive="1 3-10", cards=T10, last_night=GUEST).said((3, 7), (4, 8))
    t.vote({7: "1 3 4 5 6", 8: "7 9"})
    t.expect(VotedOut, seats="", spared="7", cite="2.2.3").is_at("D2.dusk")
    assert {7, 8} <= set(t.alive)


def test_2_2_3_the_alibi_lasts_one_day():
    """Guest of N2 is 7, guest of N3 is 9; day 3 removes 7."""
    t = Tourney().at("N2", alive="1 3-10", cards=T10).acts(7, 8).dawn()
    assert t.alibi() == (7,)
    t.said().night().acts(9, 10).dawn()
    assert t.alibi() == (9,)
    t.said((4, 7), (5, 6)).vote({7: "1 3 4", 6: "5"}).expect(VotedOut, seats="7", spared="")


def test_2_2_3_others_who_are_lifted_leave():
    """TR-A13: the alibi acts only at the moment of leaving."""
    t = Tourney().at("D2", alive="1 3-10", cards=T10, last_night=GUEST).said((3, 7), (4, 8))
    t.vote({7: "1 3", 8: "4 5"}).tie_speeches().vote({7: "1 3", 8: "4 5"}).is_at("D2.lift")
    t.lift("1 3 4 5").expect(VotedOut, seats="8", spared="7", cause="lift").has_floor(8, 30)


def test_2_2_3_the_alibi_holds_without_her():
    """TR-A14: she is removed in the morning."""
    t = Tourney().at("D2", cards=T10, last_night=GUEST).dq(5, "14.1.4").said((3, 7), (4, 8))
    t.vote({7: "1 2 3 4 6", 8: "7"}).expect(VotedOut, seats="", spared="7")
    assert 7 in t.alive


def test_2_2_3_the_alibi_stops_neither_removal_nor_shots():
    """TR-A15."""
    t = Tourney().at("D2", cards=T10, last_night=GUEST).dq(7, "14.1.5")
    assert 7 not in t.alive
    t = Tourney().at("D2", cards=T10, last_night=GUEST).said().night().acts(8, 7).dawn()
    assert 7 not in t.alive


def test_2_2_4_her_guest_leaves_with_her():
    """Killed by the maniac, the mafia missed for her guest's sake."""
    t = Tourney().at("N3").acts(2, 10, 11, 8).expect(NightResolved, seats="8 2", cite="2.2.4")
    assert 10 in t.alive


@pytest.mark.parametrize(("healed", "leave"), [(8, ""), (9, "8 9")])
def test_2_2_4_healing_her_saves_both_healing_him_nobody(healed, leave):
    """TR-A11."""
    t = Tourney().at("N3").acts(9, 8, healed).expect(NightResolved, seats=leave)
    assert t.dawn().alibi() == (() if leave else (9,))


def test_2_2_4_she_takes_her_guest_along_though_removed_after_her_choice():
    """TR-A28: an accepted act remains valid; she is out without a last word."""
    t = Tourney().at("N3").calls(8, c=9).dq(8, "14.1.3").doctor(11).maniac()
    t.expect(NightResolved, seats="8 9").has_floor(9, 30)


def test_2_2_5_not_herself_and_not_the_same_guest_twice_running():
    """TR-A07, TR-A08: refused, then another is taken; the night after next again."""
    t = Tourney().at("N2").acts(9, 13, 11).dawn().said().night()
    t.refuses(Show("courtesan", 9), cite="2.2.5", why="guest-again")
    t.refuses(Show("courtesan", 8), cite="2.2.5", why="own-number")
    t.refuses(Show("courtesan", 13), cite="2.2.5", why="out-of-game")
    t.acts(10, 12, 11).dawn().said().night().courtesan(9).expect(Acted, target=9, answer="")


def test_2_2_5_nobody_is_punished_for_the_impossible():
    """TR-A09: only last night's guest is left beside her."""
    t = Tourney().at("N4", alive="5 8", last_night=(("courtesan", 8, 5),))
    t.courtesan(0).expect(NothingShown, duty="courtesan")
    assert 8 in t.alive


def test_2_3_1_one_kill_a_night_and_the_own_team_may_be_shot():
    """TR-A19."""
    t = Tourney().at("N3").acts(9, 3, 11).expect(NightResolved, seats="3", cite="2.3.1")
    t.has_floor(3, 30)


def test_2_3_1_the_mafia_may_not_miss():
    """TR-A19: an intended miss is not accepted."""
    Tourney().at("N3").courtesan(9).refuses(Miss(), cite="2.3.1", why="no-miss")


def test_2_3_2_without_the_don_they_agree():
    t = Tourney().at("N3", alive="2-13").courtesan(9).hunt(10).doctor(11).maniac()
    t.expect(NightResolved, seats="10")


def test_2_4_1_the_don_decides():
    t = Tourney().at("N3").courtesan(9).hunt({1: 10, 2: 11, 3: 11, 4: 11}).doctor(12).maniac()
    t.expect(NightResolved, seats="10")


def test_2_4_2_one_check_a_night_by_the_don():
    t = Tourney().at("N3").calls(10, c=9).don(6).expect(Checked, answer="yes")
    t.refuses(Show("don", 7), cite="2.4.2")


def test_2_5_1_one_check_a_night_by_the_sheriff():
    t = Tourney().at("N3").calls(10, c=9).sheriff(5).expect(Checked, answer="no")
    t.refuses(Show("sheriff", 7), cite="2.5.1")


def test_2_6_1_the_doctor_saves_from_the_mafia():
    """Nobody leaves."""
    t = (
        Tourney()
        .at("N3")
        .calls(10, c=9)
        .doctor(10)
        .expect(Acted, duty="doctor", cite="8.6.2", bears="2.6.1")
    )
    t.maniac(0).never(DeathAnnounced).is_at("D3.speech")


def test_2_6_2_not_the_same_patient_two_nights_running():
    """9 is wrong, then 10 is taken."""
    t = Tourney().at("N3", last_night=(("doctor", 7, 9),)).calls(10, c=11)
    t.doctor(9).expect(Acted, answer="wrong", cite="8.6.4.a", bears="2.6.2").is_at("N3.doctor")
    t.doctor(10).expect(Acted, answer="").maniac().expect(NightResolved, seats="")


def test_2_6_2_a_blocked_night_was_no_heal():
    """TR-A42."""
    t = Tourney().at("N2").acts(13, 12, 9).dawn().said().night().calls(13, c=7)
    t.doctor(9).expect(Acted, answer="blocked").maniac().dawn().said().night()
    t.calls(11, c=10).doctor(9).expect(Acted, answer="", target=9)


def test_2_6_3_himself_once_in_the_game():
    t = Tourney().at("N4", deeds=(("doctor", 7, 7),)).calls(10, c=9)
    t.doctor(7).expect(Acted, answer="wrong", cite="8.6.4.a", bears="2.6.3")
    t = Tourney().at("N4").calls(10, c=9).doctor(7).expect(Acted, answer="")
    t.maniac().dawn().said().night().calls(11, c=12).doctor(13).maniac().dawn()
    t.said().night().calls(12, c=9).doctor(7).expect(Acted, answer="wrong")


def test_2_6_4_nobody_is_saved_from_the_maniac():
    """TR-A12."""
    t = Tourney().at("N3").acts(9, 10, 10, 10).expect(NightResolved, seats="10", cite="2.6.4")
    assert [d.rule for d in t.game.facts.departures] == ["no-cure"]


def test_2_7_1_the_maniac_kills_one():
    """The second night."""
    t = Tourney().at("N3").acts(9, 10, 11, 12).expect(NightResolved, seats="10 12", cite="2.7.1")
    assert t.dawn().alibi() == (9,)


def test_2_7_2_the_maniac_may_decline():
    t = Tourney().at("N3").calls(10, c=9).doctor(11).maniac(0)
    t.expect(NothingShown, duty="maniac", cite="8.7.4", bears="2.7.2").expect(
        NightResolved, seats="10"
    )
