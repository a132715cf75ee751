"""General provisions of the by-day rules: moves, conduct, the vote, bonuses, the draw."""

import pytest

from gorod.engine import SPECTATOR
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.by_day import by_day_events as e
from gorod.engine.commands import Disqualify
from gorod.report.fold import view_of
from tests.kit.by_day_scenarios import B12, BOOK, Days


def test_g_1_silence_is_a_miss_and_nothing_worse():
    d = Days().votes().close().left("")
    d.published(
        "Мафия промахнулась",
        "Доктор промахнулся",
        "Маньяк промахнулся",
        "Гетера промахнулась",
        "Комиссар промахнулся",
    )


def test_g_1_the_host_is_told_that_a_quest_was_silent():
    d = Days().votes().close()
    assert d.moves == {
        "maniac": ("silent", "G.1", 0),
        "hetaera": ("silent", "G.1", 0),
        "mafia": ("silent", "R.mafia.5", 1),
        "doctor": ("silent", "G.1", 0),
        "commissar": ("silent", "G.1", 0),
    }


def test_g_2_the_host_is_told_that_a_quest_declined():
    d = Days().acts(clan=0, n5=0, n6=0, n7=0, n8=0).votes().close()
    declined = ("declined", "G.2", 0)
    assert d.moves == {
        **dict.fromkeys(("maniac", "hetaera", "doctor", "commissar"), declined),
        "mafia": ("declined", "R.mafia.9", 0),
    }


def test_g_2_whoever_declined_is_not_said_to_be_blocked():
    d = Days().acts(n6=0, n7=6).votes().close()
    assert d.moves["doctor"] == ("declined", "G.2", 0)


def test_g_2_to_miss_on_purpose_is_open_to_any_quest():
    d = Days().acts(clan=0, n5=0, n6=0, n7=0, n8=0).votes().close().left("")
    assert len([line for line in d.lines if "промахн" in line]) == 5
    Days(visits=(9, 9, 9)).acts(n6=0, n7=0, n8=0)


def test_g_3_a_move_at_a_player_who_is_out():
    d = Days(alive="1-15").acts(n8=16, n5=16, clan=16).votes().close().left("")
    d.published("Мафия убила #P16", "Гетера была у #P16", "Комиссар проверил не мафию")


def test_g_3_the_host_is_told_that_the_target_was_out():
    d = Days(alive="1-15").acts(n8=16, n7=9, n6=16, n5=16, clan=16).votes().close()
    settled = {x.quest: BOOK.cite(x) for x in d.latest if isinstance(x, e.MoveSettled)}
    assert settled == {
        "maniac": ("R.man.1",),
        **dict.fromkeys(("hetaera", "mafia", "doctor", "commissar"), ("G.3",)),
    }


def test_g_4_a_suicides_move_is_told_to_the_host_as_such():
    d = Days().acts(clan=11, n5=2, n7=9).do(b.CommitSuicide(5), b.CommitSuicide(7))
    d.dq(3, "G.7").votes(silent="3 8").close()
    assert d.moves == {
        "maniac": ("suicide", "G.4", 0),
        "hetaera": ("suicide", "G.4", 0),
        "mafia": ("suicide", "G.4", 3),
        "doctor": ("silent", "G.1", 0),
        "commissar": ("suicide", "G.4", 0),
    }


def test_g_4_a_declared_suicide():
    """BD-A18."""
    d = Days().acts(n5=2).do(b.CastBallot(5, 1), b.CommitSuicide(5))
    d.refuses(b.CommitSuicide(5), "answered-already", "T.3")
    d.votes({1: "9 10 11"}).close().left("1 5")
    d.published("Комиссар промахнулся", "Самоубийство #P5: Комиссар")
    assert d.cause(5) == ("suicide", "G.4")


def test_g_4_the_maniac_forgets_to_vote():
    """BD-A18."""
    d = Days().acts(clan=11, n7=1).votes(silent="7").close().left("7 11")
    d.published("Маньяк промахнулся", "Самоубийство #P7: Маньяк")


@pytest.mark.parametrize("clause", ["G.5", "G.7", "G.8"])
def test_g_5_disqualification_falls_with_the_suicides(clause):
    """BD-A43."""
    d = Days().acts(n7=1, clan=11).do(b.CastBallot(7, 9)).dq(7, clause)
    assert d.game.lives(7)
    d.refuses(b.Act(7, 2), "disqualified", "G.8").refuses(
        Disqualify(7, clause), "disqualified", "G.8"
    )
    d.votes({9: "10 11 12"}).close().left("7 9 11")
    d.published("Мафия убила #P11", "Маньяк промахнулся", "Самоубийство #P7: Маньяк")
    assert d.cause(7) == ("disqualified", clause)
    assert d.game.facts.disqualified >> 7 & 1


@pytest.mark.parametrize("clause", ["G.5", "G.7", "G.8"])
def test_g_5_to_g_8_a_disqualification_keeps_its_clause(clause):
    """BD-A53."""
    d = Days().dq(10, clause)
    (noted,) = [x for x in d.latest if isinstance(x, e.RemovalNoted)]
    d.votes(silent="10").close()
    (out,) = [x for x in d.latest if isinstance(x, e.PlayerOut)]
    assert BOOK.cite(noted) == BOOK.cite(out) == (clause,)
    assert view_of(BOOK, d.history.log, SPECTATOR).player(10).left.clause == clause
    assert d.game.facts.departures[-1].clause == clause


def test_g_7_other_clauses_disqualify_nobody():
    d = Days(alive="1-15").refuses(Disqualify(3, "G.6"), "no-such-violation", "G.8")
    d.refuses(Disqualify(16, "G.7"), "out-of-game", "G.16")
    d.refuses(Disqualify(17, "G.7"), "no-such-seat", "G.16")


def test_g_8_nobody_else_hears_of_it_before_the_results():
    d = Days().dq(7, "G.8")
    assert not [x for x in d.seen_by(9) if isinstance(x, e.RemovalNoted)]
    assert [x for x in d.seen_by(7) if isinstance(x, e.RemovalNoted)]


def test_g_9_one_vote_against_another_player_in_the_game():
    """BD-A22."""
    d = Days(alive="1-15")
    d.refuses(b.CastBallot(9, 9), "vote-self", "G.9")
    d.refuses(b.CastBallot(9, 16), "out-of-game", "G.9")
    d.refuses(b.CastBallot(9, 17), "no-such-seat", "G.9")
    d.do(b.CastBallot(9, 1)).refuses(b.CastBallot(9, 2), "answered-already", "G.9")
    d.refuses(b.CastBallot(16, 1), "out-of-game", "G.16")
    d.refuses(b.CastBallot(0, 1), "no-such-seat", "G.16")


def test_g_10_a_coin_between_those_who_lead():
    d = Days().votes({9: "1 2 3 4 5", 10: "6 7 8 11 12"})
    d.refuses(b.CloseDay(), "coin-due", "G.10")
    d.refuses(b.FlipCoin(11), "not-tied", "G.10")
    d.do(b.FlipCoin(10)).close().left("10").published("Расстрелян #P10: Мирный житель")
    assert d.game.facts.days[-1].coin == 10
    (executed,) = [x for x in d.latest if isinstance(x, e.Executed)]
    assert "G.10" in BOOK.cite(executed)


def test_g_10_below_a_quarter_there_is_no_coin():
    d = Days().votes({9: "1 2 3", 10: "4 5 6", 11: "7 8 12"})
    d.refuses(b.FlipCoin(9), "no-tie", "G.10").close().left("")


def test_g_10_a_dead_one_may_be_drawn_and_nobody_goes_instead():
    """BD-A21."""
    d = Days().acts(clan=9).votes({9: "1 2 3 4 5", 10: "6 7 8 11 12"}).do(b.FlipCoin(9))
    d.close().left("9").published("Мафия убила #P9", "Расстрелян #P9: Мирный житель")
    assert d.cause(9)[0] == "kill"


def test_g_10_a_coin_that_no_longer_fits_is_thrown_again():
    d = Days().do(*(b.CastBallot(s, 9) for s in range(1, 6)))
    d.do(*(b.CastBallot(s, 10) for s in (6, 7, 8, 11, 12))).do(b.FlipCoin(9))
    d.do(b.CastBallot(9, 10), b.CastBallot(10, 9), b.CastBallot(13, 10)).votes().close()
    d.left("10")


def test_g_11a_the_best_legend_by_the_players():
    d = Days(alive="1-15").do(b.WriteLegend(16, "Жили-были"), b.WriteLegend(3, "Однажды"))
    d.refuses(b.ChooseLegend(16, 16), "own-legend", "G.11a")
    d.refuses(b.ChooseLegend(5, 4), "no-legend", "G.11a")
    d.refuses(b.ChooseLegend(5, 99), "no-such-seat", "G.11a")
    d.refuses(b.ChooseLegend(99, 16), "no-such-seat", "G.16")
    d.do(b.ChooseLegend(16, 3), b.ChooseLegend(5, 16), b.ChooseLegend(6, 16))
    d.refuses(b.ChooseLegend(5, 3), "answered-already", "T.3").votes().close()
    assert (d.hours(16), d.hours(3)) == (6.5, 0.5)


def test_g_11a_between_equals_the_hosts_praise_decides():
    """BD-A47."""
    d = Days().do(b.WriteLegend(9, ""), b.WriteLegend(10, ""))
    d.do(b.ChooseLegend(1, 9), b.ChooseLegend(2, 10))
    level = Days().do(b.WriteLegend(9, ""), b.WriteLegend(10, ""), b.WriteLegend(11, ""))
    level.do(b.ChooseLegend(1, 9), b.ChooseLegend(2, 10), b.PraiseLegend(11)).votes().close()
    d.do(b.PraiseLegend(10)).votes().close()
    assert (d.hours(9), d.hours(10)) == (0.5, 10.5)
    assert [level.hours(s) for s in (9, 10, 11)] == [0.5, 0.5, 4.5]


def test_g_11b_the_host_marks_one_legend_a_day():
    d = Days().refuses(b.PraiseLegend(9), "no-legend", "G.11b")
    d.refuses(b.PraiseLegend(99), "no-such-seat", "G.11b")
    d.do(b.WriteLegend(9, "x"), b.PraiseLegend(9))
    d.refuses(b.PraiseLegend(9), "named-already", "G.11b")
    assert d.hours(9) == 4.5
    assert not [x for x in d.seen_by(9) if isinstance(x, e.LegendPraised)]


def test_g_11c_each_legend_is_half_an_hour():
    d = Days().do(b.WriteLegend(9, "раз"), b.WriteLegend(9, "два"))
    assert d.hours(9) == 1.0
    assert len([x for x in d.seen_by(SPECTATOR) if isinstance(x, e.LegendWritten)]) == 2


@pytest.mark.parametrize(("day", "hours"), [(1, 22), (5, 14), (10, 4), (11, 2), (12, 1), (15, 1)])
def test_g_12_a_forecast_that_came_true(day, hours):
    """BD-A29."""
    d = Days(day=day).do(b.EnterForecast(9, "как есть")).votes().close()
    d.do(b.ConfirmForecast(9)).refuses(b.ConfirmForecast(9), "no-forecast", "G.12")
    assert d.hours(9) == hours


def test_g_12_the_last_forecast_counts():
    """BD-A30."""
    d = Days(day=1).do(b.EnterForecast(9, "верно"), b.ConfirmForecast(9))
    d.do(b.EnterForecast(9, "неверно")).votes().close()
    assert d.hours(9) == 0
    d.refuses(b.ConfirmForecast(10), "no-forecast", "G.12")
    d.refuses(b.ConfirmForecast(99), "no-forecast", "G.12")


def test_g_12_the_verdict_is_for_todays_forecast_if_there_is_one():
    d = Days(day=1).do(b.EnterForecast(9, "a")).votes().close()
    d.do(b.EnterForecast(9, "b"), b.ConfirmForecast(9))
    assert d.hours(9) == 20


def test_g_12_every_player_may_forecast_those_who_are_out_too():
    d = Days(day=3, alive="1-15").do(b.EnterForecast(16, "как есть")).votes().close()
    d.do(b.ConfirmForecast(16))
    assert d.hours(16) == 18


def test_g_13_the_hosts_best_player():
    d = Days(alive="1-15").refuses(b.NameBestPlayer(16), "out-of-game", "G.16")
    d.refuses(b.NameBestPlayer(17), "no-such-seat", "G.13").do(b.NameBestPlayer(7))
    d.refuses(b.NameBestPlayer(8), "named-already", "G.13").votes().close()
    assert d.hours(7) == 4.0


def test_g_14_questions_are_worth_six_hours_a_day():
    d = Days().do(b.AnswerQuestion(9, 90), b.AnswerQuestion(9, 270))
    d.refuses(b.AnswerQuestion(9, 1), "question-limit", "G.14")
    d.refuses(b.AnswerQuestion(10, 361), "question-limit", "G.14")
    d.refuses(b.AnswerQuestion(10, 0), "question-limit", "G.14")
    d.refuses(b.AnswerQuestion(99, 90), "no-such-seat", "G.16")
    assert d.hours(9) == 6.0


def test_g_15_twenty_hours_a_day_and_the_forecast_beside_them():
    """BD-A28."""
    d = Days(day=3).do(b.WriteLegend(9, "x"), b.ChooseLegend(1, 9), b.PraiseLegend(9))
    d.do(b.NameBestPlayer(9), b.AnswerQuestion(9, 360), b.EnterForecast(9, "y")).votes().close()
    assert d.hours(9) == 20.0
    d.do(b.ConfirmForecast(9))
    assert d.hours(9) == 38.0
    d.do(b.EnterCode(9, 3))
    assert d.hours(9) == 62.0


def test_g_16_what_is_left_to_those_who_are_out():
    """BD-A42."""
    d = Days(day=4, alive="1-10 12-16").do(b.WriteLegend(11, "x"), b.AnswerQuestion(11, 60))
    d.do(b.EnterForecast(11, "y"), b.WriteLegend(9, "z"))
    d.do(b.ChooseLegend(11, 9), b.ChoosePlayer(11, 9))
    for command in (
        b.CastBallot(11, 1),
        b.Act(11, 1),
        b.CommitSuicide(11),
    ):
        d.refuses(command, "out-of-game", "G.16")
    assert d.hours(11) == 1.5
    (known,) = [x.cards for x in d.seen_by(11) if isinstance(x, e.GameDaySet)]
    assert known == (*("?",) * 10, "citizen", *("?",) * 5)


def test_g_17_roles_and_coins_are_published_with_the_end():
    d = Days(B12, alive="1 8 9 10").acts(n1=8).votes({1: "9 10", 10: "1 8"})
    d.refuses(b.CloseDay(), "coin-due", "G.10").do(b.FlipCoin(1)).close()
    (log,) = [x for x in d.seen_by(SPECTATOR) if isinstance(x, e.RolesRevealed)]
    assert log.cards == B12
    assert log.coins == ((2, 1),)
