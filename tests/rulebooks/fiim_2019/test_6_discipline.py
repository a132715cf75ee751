"""Chapter 6.1 to 6.5: who punishes, the foul ladder and the disqualification."""

import pytest

from gorod.engine import SPECTATOR, offers
from gorod.engine.commands import Defeat, Disqualify, Foul, Pass, Warn
from gorod.engine.events import (
    Banned,
    Disqualified,
    FloorGiven,
    Fouled,
    Nominated,
    TeamDefeated,
    VoteCancelled,
    VotedOut,
    Warned,
)
from gorod.engine.moves import DISCIPLINE
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import Table


def second_day(**position):
    return Table(FIIM_2019).at("D2", **position)


@pytest.mark.parametrize("clause", ["6.6.1", "6.3", ""])
def test_6_1_a_violation_is_recorded_with_seat_and_clause(clause):
    t = second_day().foul(3, clause).warn(4, clause)
    assert Fouled(3, clause, 1) in t.history.log
    assert Warned(4, clause) in t.history.log


@pytest.mark.parametrize("command", [Warn, Foul, Disqualify, Defeat])
def test_6_1_only_a_clause_of_the_catalogue_can_be_named(command):
    second_day().refuses(command(3, "6.6.10")).refuses(command(3, "4.4.2"))


@pytest.mark.parametrize("viewer", [SPECTATOR, 3, 8])
def test_6_2_only_the_judge_imposes_sanctions(viewer):
    t = second_day()
    assert {offer.verb for offer in offers(t.rules, t.game)} >= {"warn", "foul", "dq", "defeat"}
    assert not {offer.verb for offer in offers(t.rules, t.game, viewer)} & DISCIPLINE


def test_6_3_the_five_sanctions():
    t = second_day()
    t.fork().warn(3, "6.6.1").expect(Warned, cite=("6.3", "6.6.1"))
    t.fork().foul(3, "6.6.1").expect(Fouled, cite="6.6.1")
    t.fork().dq(3, "6.7.5").expect(Disqualified, cite=("6.5", "6.7.5"))
    t.fork().ban(3, "7.3").expect(Banned, cite="7.3")
    t.fork().defeat(3, "6.8.1").expect(TeamDefeated, cite=("6.8", "6.8.1"))


def test_6_3_warnings_are_not_counted():
    t = second_day()
    for _ in range(5):
        t.warn(3).expect(Warned, seat=3, cite="6.3")
    assert t.game.fouls == (0,) * 10
    assert 3 in t.alive


@pytest.mark.parametrize("seat", [0, 6, 11])
def test_6_3_only_a_player_at_the_table_is_punished(seat):
    """R19-26: a player who has left collects no more fouls."""
    t = second_day(alive="1-5 7-10")
    for command in (Warn(seat), Foul(seat), Disqualify(seat, "6.7.4"), Defeat(seat, "6.8.1")):
        t.refuses(command)


def test_6_4_fouls_one_and_two_are_only_recorded():
    t = second_day().foul(5).expect(Fouled, count=1, cite="6.6").foul(5).expect(Fouled, count=2)
    t.turn(5).has_floor(5, 60)


def test_6_4_third_foul_after_the_own_speech_silences_the_next_day():
    """No speech on D3, though 3 nominates; a full minute on D4, still with three fouls."""
    t = second_day(alive="1-5 7-10", opener=2, fouls={3: 2}).turn(5)
    t.foul(3, "6.6.1").expect(Fouled, count=3, cite="6.4").night().hunt(1).dawn()
    assert len(t.alive) == 8
    t.turn(3).has_floor(3, 0).nominate(3, 9).expect(Nominated, seat=3, target=9)
    t.finish_speeches().vote({9: ""}).night().hunt(2).dawn()
    assert len(t.alive) == 6
    t.turn(3).has_floor(3, 60)
    assert t.game.fouls[2] == 3


def test_6_4_third_foul_before_the_own_speech_silences_today():
    t = second_day(fouls={5: 2}).turn(3).foul(5, "6.6.2").turn(5)
    t.expect(FloorGiven, seat=5, seconds=0, cite="6.4").nominate(5, 8).passes(5).has_floor(6, 60)
    t.finish_speeches().vote({8: ""}).night().miss().dawn().turn(5).has_floor(5, 60)


def test_6_4_third_foul_in_the_own_minute_waits_for_the_next_one():
    """R19-23: they finish their minute; on D3 they are silent and may nominate."""
    t = second_day(alive="2-10", fouls={6: 2}).turn(6).has_floor(6, 60)
    t.foul(6, "6.6.2").expect(Fouled, count=3, cite="6.4").has_floor(6, 60)
    t.passes(6).night().miss().dawn().turn(6).has_floor(6, 0)
    t.nominate(6, 9).expect(Nominated, seat=6)


def test_6_4_third_foul_in_the_last_minute_of_the_circle_waits_too():
    """R19-23: seat 1 speaks last on D2."""
    t = second_day(fouls={1: 2}).turn(1).foul(1).has_floor(1, 60).passes(1)
    t.night().miss().dawn().turn(1).has_floor(1, 0)


@pytest.mark.parametrize("where", ["vote", "tie", "last-word", "dusk", "night"])
def test_6_4_third_foul_after_the_circle_silences_the_next_day(where):
    t = second_day(fouls={5: 2}).speeches(n2=3, n4=5)
    if where != "vote":
        t.vote({3: "1-5", 5: "6-10"})
    if where == "tie":
        t.turn(5)
    elif where != "vote":
        t.tie_speeches().vote({3: "1-6", 5: "7-10"})
        if where == "dusk":
            t.last_words()
        elif where == "night":
            t.night()
    t.foul(5).expect(Fouled, count=3, cite="6.4")
    if where == "vote":
        t.vote({3: "1-10", 5: ""})
    elif where == "tie":
        t.tie_speeches().vote({3: "1-6", 5: "7-10"})
    if where != "night":
        t.night()
    t.miss().dawn().turn(5).has_floor(5, 0)


def test_6_4_third_foul_in_the_victims_last_word_silences_the_opener():
    """The opener's minute has not begun, so it is their nearest."""
    t = Table(FIIM_2019).at("N3", fouls={3: 2}).hunt(1).sheriff().foul(3).dawn()
    t.has_floor(3, 0)


def test_6_4_the_silence_is_served_once():
    t = second_day(fouls={4: 3}, silenced="4").turn(4).has_floor(4, 0)
    for _ in range(2):
        t.night().miss().dawn().turn(4).has_floor(4, 60)


def test_6_4_the_silence_leaves_the_last_word_of_a_player_voted_out():
    """R19-24."""
    t = second_day(fouls={4: 2}).turn(5).foul(4).nominate(5, 4).nominate(6, 9)
    t.finish_speeches().vote({4: "1-10", 9: ""})
    t.expect(FloorGiven, seat=4, seconds=60, cite="4.4.12.14").has_floor(4, 60)


def test_6_4_the_silence_leaves_the_last_word_of_a_victim():
    """R19-24."""
    second_day(fouls={4: 2}).turn(5).foul(4).night().hunt(4).sheriff().has_floor(4, 60)


def test_6_5_the_fourth_foul_removes_at_once_without_a_last_word():
    """R19-20: it is a disqualification, with its penalty and its effect on the vote."""
    t = second_day(fouls={5: 3}).turn(6).foul(5, "6.6.1").expect(Fouled, count=4, clause="6.6.1")
    t.expect(Disqualified, seat=5, cause="foul", removed=True, cite="6.5")
    t.expect(VoteCancelled, day=2, cite="7.1").has_floor(6, 60)
    assert 5 not in t.alive
    assert t.disqualified == (5,)
    t.refuses(Pass(5))


def test_6_5_four_fouls_in_a_row():
    t = second_day()
    for count in (1, 2, 3):
        t.foul(5).expect(Fouled, count=count).never(Disqualified)
    t.foul(5).expect(Disqualified, seat=5, cite="6.5")


def test_6_5_a_disqualified_speaker_loses_the_floor():
    t = second_day().turn(5).dq(5, "6.7.14").expect(Disqualified, seat=5, cite=("6.5", "6.7.14"))
    t.has_floor(6, 60).night().miss().dawn()
    assert 5 not in t.alive


def test_6_5_a_disqualified_player_does_not_speak_later_in_the_circle():
    second_day().turn(5).dq(6, "6.7.7").has_floor(5, 60).passes(5).has_floor(7, 60)


def test_6_5_the_minute_of_another_speaker_runs_on():
    t = second_day().turn(5).dq(8, "6.7.7").has_floor(5, 60)
    assert not any(isinstance(event, FloorGiven) for event in t.latest)


def test_6_5_the_next_speaker_has_the_time_that_is_his_own():
    """The floor passes from a disqualified speaker to a silenced one."""
    t = second_day(fouls={6: 3}, silenced="6").turn(5).dq(5, "6.7.7").has_floor(6, 0)
    t.passes(6).has_floor(7, 60)


def test_6_4_a_silence_that_waits_survives_the_disqualification_of_another():
    t = second_day(fouls={6: 2}).turn(6).foul(6).dq(7, "6.7.4").has_floor(6, 60)
    t.night().miss().dawn().turn(6).has_floor(6, 0)


def test_6_4_a_silence_that_waits_goes_with_the_disqualified():
    """It does not pass to the next speaker."""
    t = second_day(fouls={6: 2}).turn(6).foul(6).dq(6, "6.7.4").has_floor(7, 60)
    t.night().miss().dawn().turn(7).has_floor(7, 60)


def test_6_5_a_leaving_player_collects_fouls_in_his_last_word():
    """R19-26: the fourth costs 0.5 and the rest of the minute, and touches no vote."""
    t = second_day(fouls={4: 3}).speeches(n2=4, n3=9).vote({4: "1-10", 9: ""})
    t.expect(VotedOut, seats="4").foul(4, "6.6.1").expect(Disqualified, seat=4, cite="6.5")
    t.never(VoteCancelled).goes_on().is_at("D2.dusk")
    assert t.disqualified == (4,)
    t.night().miss().dawn().speeches(n3=5, n5=9).is_at("D3.vote")


def test_6_5_a_player_who_has_left_collects_none():
    """R19-26."""
    t = second_day().speeches(n2=4, n3=9).vote({4: "1-10", 9: ""}).last_words()
    t.refuses(Foul(4, "6.6.1")).refuses(Disqualify(4, "6.7.4"))
    t.night().hunt(3).dawn().refuses(Foul(3, "6.6.1"))


def test_6_5_nobody_is_disqualified_twice():
    t = second_day().dq(5, "6.7.4").refuses(Disqualify(5, "6.7.1")).refuses(Foul(5))
    assert t.disqualified == (5,)
