"""Chapter 13 and the addendum 6.12: cancelled votes, the draw, late events, the best move."""

import pytest

from gorod.engine import JUDGE, SPECTATOR
from gorod.engine.commands import Ask, Best
from gorod.engine.events import (
    BallotOpened,
    Banned,
    DayBroke,
    Decided,
    Disqualified,
    NobodyLeft,
    VoteCancelled,
    VotedOut,
)
from gorod.report.fold import view_of
from gorod.scoring import bans_due
from tests.kit.tables_cma_2025 import City, L


def votes_held(t, day):
    return any(ballot.day == day for ballot in t.game.facts.ballots)


def test_13_1_a_two_removals_cancel_one_vote():
    t = City().at("D2").nominate(2, 3).dq(8, "11.4").dq(9, "11.4").finish_speeches()
    t.is_at("D2.dusk")
    assert len(t.every(VoteCancelled)) == 1
    t.night().acts().speeches(n3=5).expect(BallotOpened, slate="5")


def test_13_1_a_the_vote_in_progress_is_abandoned():
    t = City().at("D2").speeches(n2=3, n3=5).hands(3, "1 2").dq(9, "11.14")
    t.expect(VoteCancelled, day=2, cite="13.1.a").expect(NobodyLeft, reason="cancelled")
    t.is_at("D2.dusk")


def test_13_1_b_no_vote_is_lost_by_a_leaver_by_vote():
    t = City().at("D2").speeches(n2=8).vote({8: ""}).dq(8, "11.14")
    t.expect(Disqualified, seat=8).never(VoteCancelled)


def test_13_1_b_no_vote_is_lost_by_one_killed_that_night():
    """Removed at night and killed too; no last word; the next vote is held."""
    t = City().at("N3").hunt(9).dq(9, "11.2").expect(Disqualified, seat=9).dawn()
    t.never(VoteCancelled).expect(DayBroke, number=3, cancelled=False).is_at("D3.speech")
    t.speeches(n3=5).is_at("D3.vote")


def test_13_1_b_killed_by_the_maniac_or_as_a_guest():
    for t in (
        City().at("N3").miss().maniac(9).dq(9, "11.2"),
        City().at("N3").hunt(6).beauty(9).dq(9, "11.2"),
    ):
        t.dawn().never(VoteCancelled)


def test_13_1_b_saved_he_was_not_killed():
    """As a guest they survive the shot; a heal for somebody already gone heals nobody."""
    t = City().at("N3").hunt(9).beauty(9).dq(9, "11.2").dawn()
    t.expect(VoteCancelled, day=3).expect(DayBroke, cancelled=True)
    City().at("N3").hunt(9).dq(9, "11.2").doctor(9).expect(DayBroke, cancelled=False)


def test_13_1_b_a_shot_after_he_is_gone_kills_nobody():
    t = City().at("N3").miss().dq(9, "11.2").maniac(9).dawn()
    t.expect(VoteCancelled, day=3).expect(DayBroke, cancelled=True)


@pytest.mark.parametrize("seat", [8, 10])
def test_13_1_b_in_the_morning(seat):
    """The killed cancel nothing; somebody else today's vote."""
    t = City().at("N3").acts(mafia=8).has_floor(8, 60).dq(seat, "11.14").dawn()
    assert t.every(DayBroke)[-1].cancelled is (seat == 10)


def test_a_6_12_b_removed_after_the_night_was_announced():
    """CMA-A22: D3 has no vote, D4 has."""
    t = City().at("N3").hunt(8).dq(9, "11.6").expect(Disqualified, seat=9).never(VoteCancelled)
    assert 9 not in t.alive
    t.dawn().expect(VoteCancelled, day=3, unsaid=True, cite="A.6.12.b")
    t.expect(DayBroke, number=3, cancelled=True)
    t.speeches(n3=5).expect(NobodyLeft, reason="cancelled", cite="13.1.a", bears="A.6.12.b")
    assert 8 not in t.alive
    t.night().acts().speeches(n4=5).is_at("D4.vote")


def test_a_6_12_b_in_the_first_night_too():
    t = City().deal(L).dq(9, "11.6").dawn()
    t.expect(VoteCancelled, day=1).expect(DayBroke, number=1, cancelled=True)


def test_a_6_12_b_two_removals_in_a_night_cancel_one_vote():
    t = City().at("N3").miss().dq(9, "11.6").dq(10, "11.6").dawn()
    assert [e.day for e in t.every(VoteCancelled)] == [3]


def test_a_6_12_b_a_game_decided_by_the_night_loses_no_vote():
    t = City().at("N4", alive="1 2 5 8 9 10").hunt(8).dq(9, "11.6").dawn().won("black")
    t.never(VoteCancelled)


@pytest.mark.parametrize("offender", [9, 10])
def test_a_6_12_a_after_the_result_the_next_days_vote_is_lost(offender):
    """CMA-A23."""
    t = City().at("D2").speeches(n2=8).vote({8: ""}).dq(offender, "11.14")
    t.expect(VoteCancelled, day=3, cite="A.6.12.a").has_floor(8, 60)
    t.night().acts().expect(DayBroke, cancelled=True).speeches(n3=5).is_at("D3.dusk")
    t.night().acts().speeches(n4=5).is_at("D4.vote")


def test_13_2_removal_from_the_tournament():
    t = City().at("D2").ban(8, "13.2").expect(Disqualified, seat=8).expect(Banned, cite="13.2")
    t.dq(9, "11.9").ban(9, "11.9").expect(Banned, seat=9, cite="13.2")


def test_13_2_an_insult_to_the_judge_asks_for_the_removal_from_the_tournament():
    t = City().at("D2").dq(9, "11.9").dq(8, "11.14")
    assert bans_due(t.book, t.game) == ((9, "13.2"),)
    assert bans_due(t.book, t.ban(9, "11.9").game) == ()


def test_13_3_the_list_is_not_told():
    """CMA-A43: the judge's view always has it."""
    t = City().at("D2").nominate(2, 5).refuses(Ask(8), cite="13.3", why="list-not-told")
    assert t.game.today.candidates == (5,)


def test_13_4_a_draw_after_three_unchanged_nights():
    """CMA-A29."""
    t = City().at("D3", alive="1-10").speeches(n3=10).vote({10: ""}).night()
    for night in (4, 5):
        t.is_at(f"N{night}.hunt").acts().goes_on().night()
    t.acts().won(cite="13.4").expect(Decided, kind="draw", reason="unchanged-nights")
    t.is_at("over")
    assert t.outcome.moment == "N6"


def test_13_4_a_healed_victim_changes_nothing_and_any_exit_does():
    t = City().at("N4").acts(mafia=8, doctor=8).night().acts().night()
    t.fork().acts(mafia=9, beauty=9).won()
    t.fork().acts(mafia=9).goes_on()
    t = City().at("N4").acts().night().acts().dq(9, "11.4").night().acts().goes_on()
    t.night().acts().goes_on().night().acts().won()


def test_13_4_the_first_night_does_not_count():
    t = City().first_day().night().acts().night().acts().goes_on().night().acts().won()
    assert t.outcome.moment == "N4"


def test_13_5_a_whole_table_is_not_lifted():
    ballot = {4: "4", 5: "5", 8: "8"}
    t = City().at("D5", alive="4 5 8", opener=4).speeches(n4=4, n5=5, n8=8).vote(ballot)
    t.tie_speeches().vote(ballot).expect(NobodyLeft, reason="whole-table", cite="13.5")
    t.is_at("D5.dusk")


def test_13_6_a_the_deciding_leaver_has_his_minute():
    t = City().at("D5", alive="4 8 9", opener=4).speeches(n4=9).vote({9: ""}).won("maniac")
    t.has_floor(9, 60)
    t = City().at("N4", alive="1 2 5 8 9").acts(mafia=5).won("black").has_floor(5, 60)
    assert "victim-word" in t.book.clause("13.6.a").also


def test_13_6_b_a_fourth_foul_after_the_victory_costs_the_penalty_only():
    """9.5 calls it a disqualification; the result stays."""
    t = City().at("D4", alive="3 5 8 9", opener=3, fouls={9: 3}).speeches(n3=3).vote({3: ""})
    t.foul(9, "10.1").expect(Disqualified, seat=9, removed=False, cite="13.6.b").won("red")
    assert (9 in t.alive, t.disqualified) == (True, (9,))


@pytest.mark.parametrize("lifted", [2, 3])
def test_13_7_after_a_multiple_exit_of_the_first_day_nobody_has_a_best_move(lifted):
    ballot = {2: {8: "1-6", 9: "7-12"}, 3: {8: "1-4", 9: "5-8", 10: "9-12"}}[lifted]
    names = {f"n{seat}": target for seat, target in enumerate(ballot, 1)}
    t = City().first_day().speeches(**names).vote(ballot).tie_speeches().vote(ballot)
    t.lift("1-7").expect(VotedOut, cause="lift").night().acts(mafia=11).is_at("N2.last-word")
    t.refuses(Best(11, (1, 2, 3, 4)), cite="13.7", why="no-best-move")
    assert t.game.facts.best_right == 0
    assert t.game.facts.first_killed == 1 << 11


def test_13_7_one_exit_or_a_removal_leaves_the_best_move():
    t = City().first_day().speeches(n1=8, n2=9).vote({8: "", 9: ""}).night().acts(mafia=11)
    t.is_at("N2.best-move")
    t = City().first_day().dq(8, "11.4").dq(9, "11.4").night().acts(mafia=11)
    t.is_at("N2.best-move")


def test_13_3_no_screen_keeps_the_list_while_speeches_go_on():
    t = City().at("D2").nominate(2, 8).nominate(3, 9)
    shown = [view_of(t.book, t.history.log, who).candidates for who in (JUDGE, SPECTATOR, 3)]
    assert shown == [(8, 9), (), ()]
    t.finish_speeches()
    assert view_of(t.book, t.history.log, SPECTATOR).candidates == (8, 9)
