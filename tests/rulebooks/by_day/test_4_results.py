"""Publication, execution and victory in the by-day rules."""

import pytest

from gorod.engine import SPECTATOR
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.by_day import by_day_events as e
from tests.kit.by_day_scenarios import B12, B16, BOOK, Days

SHIFTED = (*B16[:6], "hetaera", "maniac", *B16[8:])
ROW = {3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 2, 10: 3, 11: 3, 12: 3, 13: 3, 14: 4, 15: 4,
       16: 4, 17: 4, 18: 5, 19: 5, 20: 5}  # fmt: skip


def test_p_1_the_order_of_the_lines():
    """BD-A46."""
    d = Days(day=3).acts(clan=11, n6=12, n7=6, n8=10, n5=9).votes().close()
    assert d.lines[:5] == [
        "Мафия убила #P11",
        "Доктор промахнулся",
        "Маньяк был у #P6",
        "Гетера была у #P10",
        "Комиссар проверил не мафию",
    ]
    assert BOOK.rules.cues["open"] == "День {number}:"


def test_p_2_five_misses_though_every_quest_is_out():
    """BD-A10."""
    assert Days(alive="2 9-16", cards=SHIFTED).votes().close().lines[:5] == [
        "Мафия промахнулась",
        "Доктор промахнулся",
        "Маньяк промахнулся",
        "Гетера промахнулась",
        "Комиссар промахнулся",
    ]


def test_p_3_the_victims_role_stays_secret():
    """BD-A17."""
    d = Days().acts(clan=5).votes().close()
    (out,) = [x for x in d.seen_by(SPECTATOR) if isinstance(x, e.PlayerOut)]
    assert (out.seat, out.cause, out.role) == (5, "kill", "")


def test_e_1_everyone_owes_a_name():
    """BD-A52."""
    Days().refuses(b.CastBallot(9, 0), "vote-nobody", "E.1")


def test_e_2_the_role_of_the_executed_and_nobody_elses():
    """BD-A51."""
    d = Days().votes({2: "9 10 11 12 13"}).close().left("2")
    d.published("Расстрелян #P2: Мафия")
    short = Days().votes({2: "9 10 11"}).close().left("")
    assert not [line for line in short.lines if line.startswith("Расстрелян")]


def test_e_2_the_vote_is_published_with_names_before_the_role_of_the_executed():
    d = Days(B12, alive="1 6 8 9 10").acts(n6=9)
    d.votes({1: "6 8 9 10", 8: "1"}).do(b.CommitSuicide(10)).close().left("1 10")
    assert d.lines[5:] == [
        "Самоубийство #P10: Мирный житель",
        "Голоса за расстрел #P1 — 3: #P6, #P8, #P10",
        "Голоса за расстрел #P8 — 1: #P1",
        "Голос #P9 за расстрел #P1 не засчитан",
        "Расстрелян #P1: Босс мафии",
    ]


def test_e_2_the_vote_is_published_also_when_nobody_reached_the_threshold():
    """BD-A54."""
    d = Days().do(*(b.CastBallot(seat, seat % 16 + 1) for seat in range(1, 17))).close().left("")
    assert d.lines[5:] == [
        "Голоса за расстрел #P1 — 1: #P16",
        *(f"Голоса за расстрел #P{seat + 1} — 1: #P{seat}" for seat in range(1, 16)),
    ]


def test_e_2_a_void_vote_alone_names_nobody():
    d = Days(B12, alive="1 6 8 9").acts(n6=9).votes({1: "9", 8: "1 6", 9: "8"}).close()
    assert d.lines[5:] == [
        "Голоса за расстрел #P8 — 2: #P1, #P6",
        "Голоса за расстрел #P9 — 1: #P8",
        "Голос #P9 за расстрел #P1 не засчитан",
        "Расстрелян #P8: Мирный житель",
    ]


def test_e_2_a_day_without_a_vote_has_no_line_about_it():
    d = Days(B12, alive="1 8 9").close()
    assert [line for line in d.lines if "олос" in line] == []


def test_e_2_a_victim_of_the_mafia_with_the_most_votes():
    d = Days().acts(clan=11).votes({11: "3 4 5 6 7 8 9", 2: "10 12 13 14 15"}).close().left("11")
    d.published("Мафия убила #P11", "Расстрелян #P11: Мирный житель")
    assert d.cause(11)[0] == "kill"


def test_e_3_for_the_executed_the_game_is_over():
    d = Days().votes({2: "9 10 11 12 13"}).close()
    assert d.cause(2)[0] == "execution"
    assert BOOK.citations["execution"] == ("E.3",)
    (executed,) = [x for x in d.latest if isinstance(x, e.Executed)]
    assert BOOK.cite(executed) == ("E.4",)
    d.refuses(b.CastBallot(2, 3), "out-of-game", "G.16")


@pytest.mark.parametrize(("active", "needed"), ROW.items())
def test_e_4_a_quarter_of_those_who_began_the_day(active, needed):
    assert BOOK.rules.threshold(active) == needed


def test_e_4_three_of_sixteen_are_not_enough_and_four_are():
    Days().votes({9: "1 2 3"}).close().left("")
    Days().votes({9: "1 2 3 4"}).close().left("9")


def test_e_4_todays_suicides_are_still_among_them():
    """BD-A20."""
    Days().votes({9: "1 2 3"}, silent="12 13").close().left("12 13")


def test_e_5_the_dead_of_the_day_have_voted():
    Days().acts(clan=11).votes({9: "11 1 2 3"}).close().left("9 11")


def test_e_6_votes_are_open_but_not_before_the_results():
    """BD-A44."""
    d = Days().votes({9: "1 2 3"})
    assert not [x for x in d.seen_by(SPECTATOR) if not isinstance(x, e.GameDaySet)][1:]
    assert [x.seat for x in d.seen_by(3) if isinstance(x, e.BallotEntered)] == [3]
    d.close()
    (table,) = [x for x in d.seen_by(SPECTATOR) if isinstance(x, e.VotesPublished)]
    assert table.votes[:3] == (9, 9, 9)


def test_e_7_no_vote_is_suicide():
    d = Days().votes(silent="12").close().left("12")
    d.published("Самоубийство #P12: Мирный житель")
    assert d.cause(12) == ("no-vote", "E.7")


def test_w_1_civilians_win():
    d = Days(B12, alive="1 8 9 10").acts(n1=8).votes({1: "8 9 10", 9: "1"}).close().left("1 8")
    d.won("civilian", clause="W.1")
    assert d.game.moment == "D2"
    assert d.game.outcome.moment == "D2"


def test_w_1_even_if_nobody_is_left():
    """BD-A25."""
    Days(B12, alive="1 8 9").do(b.CommitSuicide(8)).close().won("civilian", clause="W.1")


def test_w_2_the_maniac_wins_one_on_one():
    d = Days(B12, alive="1 6 8").acts(n1=8).votes({8: "1 6", 1: "8"}).close().left("8")
    d.published("Расстрелян #P8: Мирный житель").won("maniac", clause="W.2")


def test_w_2_also_alone():
    """BD-A27."""
    Days(B12, alive="1 6 8").do(b.CastBallot(6, 1)).close().won("maniac", clause="W.2")


def test_w_3_the_mafia_wins_by_passing_equality():
    """BD-A26."""
    d = Days(B12, alive="1 2 8 9 10").acts(clan=8).votes({9: "1 2 8 10", 10: "9"}).close()
    d.left("8 9").won("mafia", clause="W.3")


def test_w_3_not_while_the_maniac_is_there():
    Days(B12, alive="1 2 6 8 9").acts(clan=8).votes({9: "1 2 6 8", 1: "9"}).close().goes_on()
