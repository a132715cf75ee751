"""Chapter 6: speeches, permissions and nominations."""

from gorod.engine import JUDGE, SPECTATOR
from gorod.engine.commands import Allow, Ask, Disqualify, Forbid, Foul, Nominate, Pass, Withdraw
from gorod.engine.events import (
    Allowed,
    DayBroke,
    FloorGiven,
    Forbidden,
    Fouled,
    ListTold,
    Nominated,
    SlateCut,
)
from gorod.report.fold import view_of
from tests.kit.tables_tournament_2026 import T10, Tourney


def test_6_1_1_a_minute_for_everybody():
    t = Tourney().first_day().has_floor(1, 60)
    t.passes(1).expect(FloorGiven, seat=2, seconds=60, cite="6.1.1")


def test_6_1_2_each_day_opens_after_the_last_opener():
    """Seat 2 leaves in the first night; 3 opens day 2 and 4 day 3."""
    t = Tourney().first_day(T10).has_floor(1, 60).said().night().acts(6, 2).dawn()
    t.expect(DayBroke, number=2, cite="9.1.a", bears="6.1.2").has_floor(3, 60)
    t.said().night().acts(7, 8).dawn()
    assert t.game.opener == 4


def test_6_1_3_the_speaker_lets_others_in():
    """No foul while 9 may speak, a foul afterwards, and none of it in 7's minute."""
    t = Tourney().first_day().turn(6).allow(6, 9).expect(Allowed, seat=6, target=9, cite="6.1.3")
    t.refuses(Foul(9, "13.1.1"), cite="6.1.3", why="let-in")
    t.forbid(6, 9).expect(Forbidden, target=9).foul(9, "13.1.1").expect(Fouled, count=1)
    t.allow(6, 9).passes(6).foul(9, "13.1.1").expect(Fouled, count=2)


def test_6_1_3_only_the_speaker_gives_leave():
    t = Tourney().first_day().turn(6)
    t.refuses(Allow(7, 9), cite="6.1.3").refuses(Forbid(6, 9), why="not-allowed-yet")
    t.refuses(Allow(6, 6)).refuses(Allow(6, 14))


def test_6_1_3_the_silenced_cannot_be_let_in():
    """TR-A46."""
    t = Tourney().at("D3", silenced="9", opener=6).refuses(Allow(6, 9), cite="12.2", why="muted")
    t.turn(9).refuses(Allow(9, 10), cite="12.2")


def test_6_1_4_pass_ends_a_speech():
    t = Tourney().first_day().passes(1).has_floor(2, 60).refuses(Pass(1), cite="6.1.4")
    assert t.rules.cues["speech-over"] == "Пас"


def test_6_2_1_a_a_nomination_in_ones_own_minute():
    t = Tourney().first_day().refuses(Nominate(2, 9), cite="6.2.1.a", why="not-your-minute")
    t.nominate(1, 9).expect(Nominated, seat=1, target=9, cite="6.2.1.a")


def test_6_2_1_a_the_silenced_nominate_by_gesture():
    """TR-A33."""
    t = Tourney().at("D3", silenced="8", opener=8).has_floor(8, 0)
    t.nominate(8, 9).expect(Nominated, seat=8)


def test_6_2_1_a_not_a_player_who_is_out():
    Tourney().at("D3", alive="1-12").refuses(Nominate(3, 13), cite="6.2.1.a", why="out-of-game")


def test_6_2_1_b_the_nomination_is_accepted():
    t = Tourney().first_day().nominate(1, 9).expect(Nominated, cite="6.2.1.a", bears="6.2.1.b")
    assert t.rules.cues["nomination-over"] == "Кандидатура принята"


def test_6_2_1_c_a_second_nomination_of_the_same_is_not_spent():
    """4 is listed already, then 7 is accepted."""
    t = Tourney().first_day().nominate(1, 4).turn(6)
    t.refuses(Nominate(6, 4), cite="6.2.1.c", why="listed-already")
    assert t.rules.cues["nomination-listed"] == "Кандидатура уже выставлена"
    t.nominate(6, 7).expect(Nominated, target=7)
    assert t.game.today.candidates == (4, 7)


def test_6_2_1_d_a_wrong_gesture_is_nothing():
    """There is nothing to enter, and nothing has been spent."""
    t = Tourney().first_day().nominate(1, 4).turn(6)
    assert t.rules.reminders["gesture"] == "speech"
    assert t.offer("nominate").actor == 6


def test_6_2_2_one_nomination_a_day():
    t = Tourney().first_day().nominate(1, 9)
    t.refuses(Nominate(1, 10), cite="6.2.2", why="nominated-already")


def test_6_2_3_nobody_nominates_himself():
    Tourney().first_day().refuses(Nominate(1, 1), cite="6.2.3", why="own-number")


def test_6_2_4_a_nomination_stands():
    Tourney().first_day().nominate(1, 9).refuses(Withdraw(9), cite="6.2.4")


def test_6_2_5_one_question_in_ones_own_minute():
    """The second one and another's are fouls by 13.1.8."""
    t = Tourney().first_day().nominate(1, 4).turn(6)
    t.ask(6).expect(ListTold, seat=6, seats="4", cite="6.2.5")
    t.refuses(Ask(6), cite="6.2.5", why="asked-already").foul(6, "13.1.8").expect(Fouled, seat=6)
    t.refuses(Ask(7), cite="6.2.5", why="not-your-minute").foul(7, "13.1.8").expect(Fouled, seat=7)
    t.passes(6).ask(7).expect(ListTold, seat=7)


def test_6_2_5_nobody_asks_during_a_vote_and_the_silenced_never():
    Tourney().first_day().said((1, 9), (2, 10)).refuses(Ask(3), cite="6.2.5")
    Tourney().at("D3", silenced="8", opener=8).refuses(Ask(8), cite="12.2")


def listed(t, viewer):
    """What a viewer's screen has of today's list."""
    return view_of(t.book, t.history.log, viewer).candidates


def test_6_2_5_no_screen_reminds_of_the_list_but_the_asker_is_told():
    """The host sees it, a player who asks sees it for a minute, the ballot shows it to all."""
    t = Tourney().at("D2").nominate(2, 5).nominate(3, 10)
    assert [listed(t, who) for who in (JUDGE, SPECTATOR, 3, 5)] == [(5, 10), (), (), ()]
    t.turn(4).ask(4)
    assert [listed(t, who) for who in (JUDGE, SPECTATOR, 4, 5)] == [(5, 10), (), (5, 10), ()]
    assert [e for e in t.sees(5) if isinstance(e, ListTold)] == []
    t.passes(4)
    assert listed(t, 4) == ()
    t.finish_speeches()
    assert [listed(t, who) for who in (JUDGE, SPECTATOR, 4)] == [(5, 10)] * 3
    t.vote({5: "1 2 3", 10: "4 6 7"}).tie_speeches()
    assert listed(t, SPECTATOR) == (5, 10)


def test_14_1_a_removed_candidate_leaves_the_list_at_once():
    """TR-A27: also in the answer to «кто выставлен?»."""
    t = Tourney().at("D2").nominate(2, 5).nominate(3, 10).nominate(4, 11)
    t.do(Disqualify(10, "14.1.5")).expect(SlateCut, slate="5 11", cite="14.1")
    assert listed(t, JUDGE) == (5, 11)
    t.turn(5).ask(5).expect(ListTold, seats="5 11")
    t.technical().do(Disqualify(11, "14.1.5")).technical().turn(6).ask(6)
    t.expect(ListTold, seats="5").finish_speeches().is_at("D2.dusk")


def test_14_1_whoever_is_no_candidate_leaves_no_list():
    t = Tourney().at("D2").nominate(2, 5).do(Disqualify(10, "14.1.5")).never(SlateCut)
    t.finish_speeches().night().courtesan(9).do(Disqualify(5, "14.1.3")).never(SlateCut)
