"""Chapters 4.5 and 4.6: the hunt, the checks, the course of the game."""

import pytest

from gorod.engine import SPECTATOR
from gorod.engine.commands import Best, Miss, Proceed, Shoot, Show
from gorod.engine.events import (
    Checked,
    DayBroke,
    DeathAnnounced,
    Disqualified,
    DutyDone,
    FloorGiven,
    Fouled,
    HuntEnded,
    NightFell,
    NothingShown,
    VoteCancelled,
    Warned,
)
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import STD, Table


def second_night():
    return Table(FIIM_2019).first_day().night()


def test_4_5_1_the_day_ends_with_the_announcement_of_the_night():
    t = Table(FIIM_2019).first_day().speeches().is_at("D1.dusk")
    assert t.cue == "Наступает ночь"
    t.night().expect(NightFell, number=2, cite="4.5.1").is_at("N2.hunt")


def test_4_5_2_nobody_is_shot_in_the_first_night():
    t = Table(FIIM_2019).deal(STD)
    for _ in ("meet", "sheriff-look", "dawn"):
        t.refuses(Shoot(((8, 1), (9, 1), (10, 1))), cite="4.5.2").refuses(Miss(), cite="4.5.2")
        t.proceed()
    t.is_at("D1.speech")
    assert len(t.alive) == 10


def test_4_5_2_the_mafia_may_shoot_every_later_night():
    t = second_night().is_at("N2.hunt").hunt(1).dawn().night()
    t.is_at("N3.hunt").miss().dawn().night().is_at("N4.hunt").hunt(2)
    assert t.alive == tuple(range(3, 11))


def test_4_5_2_a_hunt_is_never_passed_over_and_comes_once_a_night():
    t = second_night().refuses(Proceed(), cite="4.5.2").hunt(1)
    t.refuses(Shoot(((8, 2), (9, 2), (10, 2))), cite="4.5.2").refuses(Miss(), cite="4.5.2")


def test_4_5_3_all_ten_numbers_are_called_every_night():
    t = Table(FIIM_2019).at("N3", alive="1 2 3 7 8 9 10")
    assert t.cue == "Мафия выходит на охоту"
    assert set(range(1, 11)) <= set(t.offer("shoot").choices["target"].of)


@pytest.mark.parametrize("shooter", [1, 7, 10, 0, 11, -1, 64])
def test_4_5_3_only_living_blacks_shoot(shooter):
    t = Table(FIIM_2019).at("N3", alive="1 2 3 7 8 9")
    t.refuses(Shoot(((shooter, 2),)), cite="4.5.2")


@pytest.mark.parametrize("target", [11, -1])
def test_4_5_3_no_other_number_is_called(target):
    Table(FIIM_2019).at("N3").refuses(Shoot(((8, target),)), cite="4.5.2")


def test_4_5_4_one_target_of_all_living_blacks_is_killed():
    t = second_night().hunt({8: 4, 9: 4, 10: 4})
    t.expect(HuntEnded, victim=4, first=True, cite="4.5.4")
    assert t.balance == "R6 B3"


def test_4_5_4_dead_blacks_are_not_needed():
    t = Table(FIIM_2019).at("N4", alive="1 2 3 7 9").hunt({9: 3}).expect(HuntEnded, victim=3)
    assert t.balance == "R3 B1"


def test_4_5_4_the_hunt_kills_at_once_and_nothing_else_does():
    t = second_night().hunt(4)
    assert 4 not in t.alive
    assert t.rules.night_deaths(t.game) == ()


def test_4_5_4_a_killed_sheriff_still_checks():
    """R19-28: 7 is killed; 7's check of 10 is answered; 7 has a best move at dawn."""
    t = second_night().hunt({8: 7, 9: 7, 10: 7}).expect(HuntEnded, victim=7, cite="4.5.4")
    t.don(3).expect(Checked, duty="don", target=3, answer="no", cite="4.5.6")
    t.sheriff(10).expect(Checked, seat=7, target=10, answer="black", cite="4.5.7")
    t.expect(DeathAnnounced, seats="7", cite="4.5.4").is_at("N2.best-move").has_floor(7, 60)
    t.dawn().expect(DayBroke, number=2, order="2-6 8-10 1").has_floor(2, 60)
    assert t.balance == "R6 B3"


def test_4_5_4_a_killed_don_still_checks():
    """R19-28."""
    t = second_night().hunt({8: 8, 9: 8, 10: 8}).expect(HuntEnded, victim=8)
    t.don(7).expect(Checked, duty="don", seat=8, target=7, answer="yes")


def test_4_5_4_the_victim_has_a_last_word_of_a_minute():
    t = second_night().hunt(4).sheriff()
    t.expect(FloorGiven, seat=4, seconds=60, cite="4.5.4").has_floor(4, 60)


def test_4_5_4_the_victim_is_told_at_the_end_of_the_night_and_his_role_is_not():
    t = second_night().hunt(7).don()
    for seat in (SPECTATOR, 1, 4, 7):
        assert t.sees(seat)[-2:] == (DutyDone("hunt", "hunt"), DutyDone("don", "don-check"))
    t.sheriff()
    for seat in (SPECTATOR, 1, 4, 7, 8):
        assert DeathAnnounced((7,)) in t.sees(seat)
        assert not any("sheriff'" in repr(e) for e in t.sees(seat)[-2:])


def test_4_5_4_a_decisive_kill_ends_the_game_after_the_last_word():
    """R19-32: the checks may still be played and change nothing; no day is opened."""
    t = Table(FIIM_2019).at("N4", alive="1 2 7 8 9").hunt(7).won("black", cite="1.4")
    t.is_at("N4.don").don(1).is_at("N4.sheriff").sheriff(8)
    t.expect(Checked, seat=7, answer="black").won("black").has_floor(7, 60)
    t.last_words().is_at("over").never(DayBroke)


MISSES = {
    "one at another": {8: 4, 9: 4, 10: 5},
    "one does not shoot": {8: 4, 9: 4},
    "nobody shoots": {},
    "one at two players": {8: 4, 9: 4, 10: "4 5"},
    "one twice at the same": {8: 4, 9: 4, 10: "4 4"},
    "all at the same two": {8: "4 5", 9: "4 5", 10: "4 5"},
    "one between numbers": {8: 4, 9: 4, 10: 0},
    "all between numbers": {8: 0, 9: 0, 10: 0},
    "three at three": {8: 1, 9: 2, 10: 3},
}


@pytest.mark.parametrize("shots", MISSES.values(), ids=MISSES)
def test_4_5_5_everything_else_is_a_miss(shots):
    t = second_night().hunt(shots).expect(HuntEnded, victim=0, cite="4.5.5")
    assert len(t.alive) == 10
    t.dawn().never(DeathAnnounced).is_at("D2.speech")


def test_4_5_5_a_plain_miss():
    t = second_night().miss().expect(HuntEnded, victim=0, cite="4.5.5").dawn()
    t.never(DeathAnnounced)
    assert FIIM_2019.rules.cues["hunt-over"] == "Мафия удаляется"


def test_4_5_5_all_shoot_at_a_seat_that_is_out():
    """R19-31: a miss; nine alive; and a night without change towards 7.7."""
    t = Table(FIIM_2019).first_day().speeches(n1=4, n2=3).vote({4: "1-10", 3: ""}).night()
    assert 4 in t.offer("shoot").choices["target"].of
    t.hunt({8: 4, 9: 4, 10: 4}).expect(HuntEnded, victim=0, cite="4.5.5").dawn()
    assert len(t.alive) == 9
    t.night().miss().dawn().night().miss().dawn().won(cite="7.7")
    assert t.outcome.moment == "N4"


@pytest.mark.parametrize("target", [10, 8])
def test_4_5_4_a_living_black_is_a_valid_target_the_shooter_included(target):
    """R19-31."""
    t = second_night().hunt(target).expect(HuntEnded, victim=target, cite="4.5.4")
    assert t.balance == "R7 B2"


def test_4_5_6_the_don_learns_whether_a_seat_is_the_sheriff():
    t = second_night().miss().is_at("N2.don")
    assert t.cue == "Просыпается Дон и ищет Шерифа"
    t.fork().don(7).expect(Checked, target=7, answer="yes", cite="4.5.6")
    t.fork().don(9).expect(Checked, target=9, answer="no", cite="4.5.6")
    assert FIIM_2019.rules.cues["don-over"] == "Дон засыпает"


def test_4_5_6_a_dead_don_is_called_and_shows_nothing():
    """R19-29."""
    t = Table(FIIM_2019).at("N3", alive="1-7 9 10").miss().is_at("N3.don")
    assert t.cue == "Просыпается Дон и ищет Шерифа"
    t.refuses(Show("don", 7), cite="4.5.6").don().expect(NothingShown, duty="don", seat=0)
    t.is_at("N3.sheriff")


def test_4_5_7_the_sheriff_learns_the_colour():
    t = second_night().miss().don().is_at("N2.sheriff")
    assert t.cue == "Просыпается Шериф"
    t.fork().sheriff(3).expect(Checked, target=3, answer="red", cite="4.5.7")
    t.fork().sheriff(9).expect(Checked, target=9, answer="black", cite="4.5.7")
    assert FIIM_2019.rules.cues["sheriff-over"] == "Шериф засыпает"


def test_4_5_7_the_don_reads_as_black():
    second_night().miss().sheriff(8).expect(Checked, target=8, answer="black")


def test_4_5_7_a_dead_sheriff_is_called_and_shows_nothing():
    """R19-29."""
    t = Table(FIIM_2019).at("N3", alive="1-6 8-10").miss().don().is_at("N3.sheriff")
    assert t.cue == "Просыпается Шериф"
    t.refuses(Show("sheriff", 8), cite="4.5.7").sheriff()
    t.expect(NothingShown, duty="sheriff", seat=0).is_at("D3.speech")


def test_4_5_7_any_seat_may_be_checked_and_is_answered_by_its_true_role():
    """R19-30: oneself and players who are out; Don and Sheriff alike."""
    t = Table(FIIM_2019).at("N3", alive="1-4 7-9").miss()
    t.fork().don(8).expect(Checked, target=8, answer="no")
    t.fork().don(10).expect(Checked, target=10, answer="no")
    t.fork().sheriff(7).expect(Checked, target=7, answer="red")
    t.fork().sheriff(5).expect(Checked, target=5, answer="red")
    t.fork().sheriff(10).expect(Checked, target=10, answer="black")
    t.refuses(Show("don", 11), cite="4.5.6")


def test_4_5_8_the_don_checks_one_seat_a_night():
    """The dead sheriff is found in N3; a second check is refused."""
    t = Table(FIIM_2019).at("N3", alive="1-6 8-10").miss().don(7)
    t.expect(Checked, answer="yes", cite="4.5.6")
    t.refuses(Show("don", 4), cite="4.5.8")


def test_4_5_8_the_sheriff_checks_one_seat_a_night():
    t = second_night().hunt(1).sheriff(9).is_at("N2.best-move")
    t.refuses(Show("sheriff", 8))
    assert len(t.game.facts.checks) == 2


def test_4_5_8_a_check_may_be_left_out():
    t = second_night().miss().do(Show("don", 0)).expect(NothingShown, duty="don", seat=8)
    t.sheriff().expect(NothingShown, duty="sheriff", seat=7).is_at("D2.speech")


def test_4_5_8_roles_are_called_in_their_order():
    t = second_night().refuses(Show("don", 7), cite="4.5.6")
    t.refuses(Show("sheriff", 8), cite="4.5.7", why="asleep")
    t.miss().refuses(Show("sheriff", 8), cite="4.5.7")
    t.refuses(Show("doctor", 8), cite="4.5.8", why="no-such-duty")


@pytest.mark.parametrize("clause", ["4.5.9.1", "6.7.2", "6.7.6"])
def test_4_5_9_1_a_breach_of_the_night_disqualifies(clause):
    Table(FIIM_2019).at("N3").miss().dq(5, clause).expect(Disqualified, seat=5, cite=clause)
    assert FIIM_2019.clause("4.5.9.1").offers == ("6.7.2", "6.7.6")


def test_4_5_9_2_a_loose_mask_disqualifies_unless_the_judge_is_milder():
    """R19-53."""
    t = Table(FIIM_2019).at("N3").miss()
    t.fork().dq(5, "4.5.9.2").expect(Disqualified, seat=5, cite="4.5.9.2")
    t.fork().dq(5, "6.7.6").expect(Disqualified, seat=5, cite="6.7.6")
    for clause in ("4.5.9.2", "6.7.6"):
        t.fork().foul(5, clause).expect(Fouled, seat=5, count=1, cite=clause)
        t.fork().warn(5, clause).expect(Warned, seat=5, cite=clause)


def test_4_5_9_3_the_judge_is_reminded_of_headgear_before_the_night():
    assert FIIM_2019.rules.reminders["headgear"] == "dusk"
    Table(FIIM_2019).first_day().speeches().is_at("D1.dusk")


def test_4_6_1_days_and_nights_go_on_until_a_team_wins():
    t = second_night()
    for victim in (1, 2, 3, 4):
        t.goes_on().hunt(victim).dawn()
        if victim != 4:
            t.night()
    t.won("black", cite="1.4").is_at("over")
    assert t.outcome.moment == "N5"


def test_4_6_1_a_finished_game_goes_no_further():
    t = Table(FIIM_2019).at("D4", alive="1 2 7 9", opener=7).dq(9, "6.7.4").is_at("over")
    t.refuses(Proceed(), cite="4.6.1").refuses(Miss())


def test_4_5_4_a_victim_disqualified_in_the_same_night_loses_his_word():
    """R19-18: no vote effect, no last word, no best move, still killed in the first night."""
    t = second_night().hunt(4).dq(4, "6.7.6").never(VoteCancelled)
    t.sheriff().is_at("D2.speech").never(DeathAnnounced).refuses(Best(4, (8, 9, 10)))
    assert t.game.facts.first_killed == 1 << 4
    assert t.disqualified == (4,)
    t.speeches(n2=3, n3=9).is_at("D2.vote")


def test_4_5_5_shots_at_a_player_disqualified_before_the_hunt_miss():
    """R19-18."""
    t = second_night().dq(4, "6.7.6").hunt(4).expect(HuntEnded, victim=0, cite="4.5.5")
    assert t.game.facts.first_killed == 0
    t.dawn().speeches(n2=3, n3=9).is_at("D2.dusk")


@pytest.mark.parametrize("clause", ["4.5.9", "4.5.9.3"])
def test_4_5_9_posture_and_headgear_are_part_of_the_night(clause):
    """5.1.10, 6.7.6: a breach may cost the game, or only a foul or a warning."""
    t = second_night()
    t.fork().dq(3, clause).expect(Disqualified, seat=3, cite=clause)
    t.fork().warn(3, clause).expect(Warned, seat=3, cite=clause)
    t.fork().foul(3, clause).expect(Fouled, seat=3, cite=clause)


def test_4_5_8_only_what_the_judge_said_is_a_fact():
    """A missed call is a blank; «никого» is a separate entry."""
    t = second_night().miss().proceed().expect(NothingShown, duty="don", seat=8, said=False)
    t.sheriff(0).expect(NothingShown, duty="sheriff", seat=7, said=True)
    assert [check.said for check in t.game.facts.checks] == [False, True]
