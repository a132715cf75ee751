"""Chapters 12 to 16: the ladder of fouls, removals, team defeats, removal from the tournament."""

import pytest

from gorod.engine import SPECTATOR
from gorod.engine.commands import Ban, Defeat, Disqualify, Foul, Hands, Nominate, Waive
from gorod.engine.events import (
    Banned,
    DayBroke,
    Disqualified,
    FloorGiven,
    Fouled,
    HandsCounted,
    NightResolved,
    Nominated,
    RemovalDue,
    TeamDefeated,
    TieFound,
    VotedOut,
    Waived,
    Warned,
)
from tests.kit.tables_tournament_2026 import T10, TOURNAMENT_2026, Tourney

CLAUSES_TESTED = (
    "13.1.1", "13.1.2", "13.1.3", "13.1.4", "13.1.5", "13.1.6", "13.1.7", "13.1.8",
    "13.1.9", "14.1.1", "14.1.3", "14.1.4", "14.1.5",
)  # fmt: skip
FOULS = CLAUSES_TESTED[:8]


@pytest.mark.parametrize("clause", CLAUSES_TESTED, ids=CLAUSES_TESTED)
def test_each_violation_has_its_sanction(clause):
    """Section 5; TR-A25 for 13.1.9: a warning or a removal, no foul."""
    t = Tourney().at("D2").warn(8, clause).expect(Warned, clause=clause, cite=clause)
    if clause in FOULS:
        t.refuses(Disqualify(8, clause)).foul(8, clause).expect(Fouled, count=1, cite=clause)
    else:
        t.refuses(Foul(8, clause)).dq(8, clause)
        t.expect(Disqualified, seat=8, cause="disqualified", cite=clause)
        assert 8 not in t.alive
    t.refuses(Defeat(8, clause))


def test_12_1_the_sanctions_that_there_are():
    t = Tourney().at("D2").warn(8).expect(Warned, cite="12.1").foul(8).expect(Fouled, cite="12.1")
    t.foul(8, "3.5").expect(Fouled, count=2, cite="3.5")


def morning_after(fouls):
    """Return day 3, after this number of fouls of 8 on day 2; nobody else has left."""
    t = Tourney().at("D2").foul(8, "13.1.1", times=fouls).said().night().acts(13, 10, 10).dawn()
    return t.is_at("D3.speech")


def test_12_2_three_fouls_cost_the_word_of_the_next_day():
    """TR-A23, TR-A33: the player nominates by gesture and votes; day 4 is normal."""
    t = morning_after(3)
    assert t.game.fouls[7] == 0
    t.turn(8).expect(FloorGiven, seat=8, seconds=0, cite="12.2")
    t.nominate(8, 9).expect(Nominated, seat=8).nominate(9, 10).finish_speeches()
    t.vote({9: "8", 10: ""}).expect(VotedOut, seats="9").night().acts(11, 12, 12).dawn()
    t.turn(8).has_floor(8, 60)


def test_12_2_the_silenced_in_a_tie():
    """TR-A24: no half minute before the revote, but a last word."""
    t = morning_after(3).said((4, 8), (5, 9)).vote({8: "1 2", 9: "3 4"}).expect(TieFound)
    t.has_floor(8, 0).expect(FloorGiven, seat=8, seconds=0, cite="12.2").passes(8).has_floor(9, 30)
    t.passes(9).vote({8: "1 2", 9: "3"}).expect(VotedOut, seats="8").has_floor(8, 30)


def test_12_2_the_penalty_is_served_although_the_day_is_cut_short():
    """TR-A47: it expires with the day."""
    t = morning_after(3).said().night().acts(11, 12, 12).dawn()
    assert not t.game.today.mute


def test_12_3_four_fouls_cost_word_nomination_and_vote():
    """TR-A23: the player can be voted out."""
    morning_after(4).turn(8).has_floor(8, 0).refuses(Nominate(8, 9), cite="12.3")
    t = morning_after(4).said((4, 8), (5, 9)).refuses(Hands(8, (8,)), cite="12.3", why="no-vote")
    t.vote({8: "1 2 3", 9: "4"}).expect(VotedOut, seats="8").has_floor(8, 30)


def test_12_3_nobody_else_loses_his_vote():
    t = morning_after(4).said((4, 8), (5, 9)).hands(8, "1 2 3").expect(HandsCounted, hands="1-3")
    assert len(t.offer("vote").choices["hands"].of) == 12


def test_12_4_the_fifth_foul_removes():
    t = Tourney().at("D2", fouls={8: 4}).foul(8, "13.1.1").expect(Fouled, count=5)
    t.expect(Disqualified, seat=8, cause="foul", cite="12.4").is_at("D2.speech")
    assert 8 not in t.alive


def test_12_4_four_fouls_do_not_remove():
    assert 8 in Tourney().at("D2").foul(8, times=4).alive


def test_12_5_fouls_are_annulled_every_night():
    """2 and 2 are not 4."""
    t = Tourney().at("D2").foul(8, times=2).said().night().acts(9, 10, 10).dawn()
    t.foul(8, times=2).said().night().acts(11, 12, 12).dawn().is_at("D4.speech")
    assert (t.game.today.mute, t.game.today.voteless, t.game.fouls[7]) == (0, 0, 0)


def test_12_5_fouls_of_the_night_count_for_the_coming_day():
    """TR-A23."""
    t = Tourney().at("D2").foul(8, times=2).said().night().foul(8, "13.1.2").acts(9, 10, 10)
    t.expect(DayBroke, mute="8", annulled=True, cite="9.1.a", bears="12.5")


def test_13_1_the_list_of_fouls():
    Tourney().at("D2").foul(8).expect(Fouled, count=1, cite="12.1", bears="13.1")


def test_14_1_a_removal_is_silent_and_cancels_no_vote():
    """TR-A27: 0 seconds, no last word."""
    t = Tourney().at("D2", opener=1).nominate(1, 9).nominate(2, 10).dq(11, "14.1.4")
    t.expect(Disqualified, seat=11, cite="14.1").finish_speeches().is_at("D2.vote")
    t.vote({9: "1 2", 10: ""}).expect(VotedOut, seats="9")


def test_14_1_the_speaker_is_removed():
    Tourney().at("D2", opener=8).dq(8, "14.1.1").has_floor(9, 60)


def test_14_1_2_a_peeker_leaves_in_the_morning_and_his_act_stands():
    """TR-A28."""
    t = Tourney().at("N3").courtesan(9).dq(5, "14.1.2").expect(RemovalDue, seat=5, cite="14.1.2")
    assert 5 in t.alive
    assert not any(isinstance(e, RemovalDue) for e in t.sees(SPECTATOR))
    t.refuses(Disqualify(5, "14.1.2"), why="removal-due").hunt(10).doctor(11).maniac(12)
    t.expect(NightResolved, seats="10 12").expect(Disqualified, seat=5, cause="removed")
    assert [d.seat for d in t.game.facts.departures] == [10, 12, 5]


def test_14_1_2_by_day_at_once():
    t = Tourney().at("D2").dq(8, "14.1.2")
    t.expect(Disqualified, seat=8, cause="removed", cite="14.1.2")


def test_14_1_3_out_at_once_and_later_acts_do_not_happen():
    """TR-A28: an accepted act remains valid."""
    t = Tourney().at("N3").calls(10, c=9).dq(7, "14.1.3").sheriff().proceed().maniac(0)
    t.expect(NightResolved, seats="10")
    t = Tourney().at("N3").calls(10, c=9).doctor(10).dq(7, "14.1.3").maniac(0)
    t.expect(NightResolved, seats="")


def test_15_1_the_list_of_team_defeats():
    t = Tourney().at("D3", alive="1-9 11-13").defeat(10, "15.1.1")
    t.expect(TeamDefeated, seat=10, cite="15.2", bears="15.1").is_at("over")


def test_15_1_1_a_departed_player_speaks():
    """TR-A39: the defeat of the player's team, which has two winners."""
    t = Tourney().at("D3", alive="1-9 11-13").refuses(Defeat(9, "15.1.1"), why="still-in")
    t.defeat(10, "15.1.1").won("black", "maniac", cite=("15.1.1", "15.2"), bears="17.5.1")


def test_15_1_1_even_without_a_player_left_in_it():
    """TR-A39: the maniac has left and shouts."""
    Tourney().at("D3", alive="1-4 6-13").defeat(5, "15.1.1").won("red", "black", cite="15.1.1")


def test_15_1_2_a_hint_from_the_hall():
    """TR-A39: the host names the team that gained."""
    Tourney().at("D3").defeat(2, "15.1.2").won("red", "maniac", cite="15.1.2")


def test_15_1_3_the_mafia_without_a_victim():
    """TR-A17: the judge may also enter it directly, against the mafia only."""
    t = Tourney().at("N3").courtesan(9).refuses(Defeat(9, "15.1.3"), why="not-mafia")
    t.defeat(1, "15.1.3").won("red", "maniac", cite="15.1.3")


def test_15_2_the_game_stops_at_once():
    """TR-A40."""
    t = Tourney().at("D3", alive="1-9 11-13").said((3, 9), (4, 8)).defeat(10, "15.1.1")
    t.expect(TeamDefeated, cite="15.2").is_at("over").refuses(Defeat(1, "15.1.2"), cite="15.2")
    assert t.disqualified == ()


@pytest.mark.parametrize("clause", ["16.1.1", "16.1.2"])
def test_16_1_the_chief_judge_removes_from_the_tournament(clause):
    t = Tourney().at("D2").ban(8, clause).expect(Banned, seat=8, cite=("16.1", clause))
    assert 8 not in t.alive


def test_16_1_1_deliberate_peeking_beside_the_removal():
    t = Tourney().at("N3").dq(8, "14.1.2").acts(None, 10, 11).dawn().ban(8, "16.1.1")
    t.expect(Banned, seat=8, cite="16.1.1")


def test_16_1_2_a_gross_insult():
    Tourney().at("D2", cards=T10).refuses(Ban(8, "16.1")).ban(8, "16.1.2")
    assert TOURNAMENT_2026.clause("16.1.2").sanction.kind == "ban"


def test_17_5_a_living_offender_can_stop_the_game():
    """TR-A49, 17.5, 15.2: anybody who makes it impossible to continue, in the game or out of it."""
    for clause in ("17.5", "15.2"):
        t = Tourney().at("D2").do(Defeat(2, clause, "showed the card"))
        t.expect(TeamDefeated, seat=2, clause=clause, reason="showed the card", cite=clause)
        t.won("red", "maniac", cite=clause)
    Tourney().at("D3", alive="2-13").do(Defeat(1, "17.5")).won("red", "maniac")


def test_15_2_the_game_goes_on_if_it_can():
    """A sign of one who is out is noted with the reason, and nobody loses by it."""
    t = Tourney().at("D3", alive="2-13").do(Waive("15.1.1", "1 only scratched his head"))
    t.expect(Waived, clause="15.1.1", cite="15.2").goes_on()
    t.do(Waive("15.1.1", "and again"), Waive("15.1.2", "nobody could hear it")).goes_on()
    t.do(Defeat(1, "15.1.1")).won("red", "maniac", cite="15.1.1")
    t.refuses(Waive("15.1.1", "too late"), cite="15.2", why="nothing-to-waive")


def test_15_1_1_while_all_are_in_nobody_can_wave_from_outside():
    t = Tourney().at("D2").refuses(Waive("15.1.1", "why"), cite="15.2", why="nothing-to-waive")
    t.refuses(Waive("15.1.3", "why"), cite="15.2")


def test_12_1_degrees_are_not_weighed_here():
    """The document prices each item; only 15.2 lets the host go on."""
    Tourney().at("D2").refuses(Foul(9, "14.1.4", "a tear"), why="no-such-violation")
