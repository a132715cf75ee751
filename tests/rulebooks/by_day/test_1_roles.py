"""The roles of the by-day rules: clans, orders, visits and checks."""

import pytest

from gorod.engine import SPECTATOR
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.by_day import by_day_events as e
from gorod.engine.events import CardsDealt
from tests.kit.by_day_scenarios import B12, B16, BOOK, Days

OWN = [(1, 2), (2, 1), (3, 4)]


def test_r_civ_1_a_civilian_only_votes():
    d = Days().refuses(b.Act(9, 1), "no-daily-move", "R.civ.1")
    d.refuses(b.Act(9, 0), "no-daily-move", "R.civ.1").do(b.CastBallot(9, 1))


@pytest.mark.parametrize(
    ("size", "clan"),
    [(8, 2), (9, 2), (10, 3), (12, 3), (13, 3), (14, 4), (16, 4), (17, 4), (18, 5)],
)
def test_r_mafia_1_the_clan_is_a_quarter_halves_rounded_up(size, clan):
    """BD-A01, BD-A02."""
    deck = BOOK.rules.deck(size)
    assert len(deck) == size
    assert deck.count("boss") == 1
    assert deck.count("boss") + deck.count("mafia") == clan
    assert all(deck.count(quest) == 1 for quest in ("commissar", "doctor", "maniac", "hetaera"))


def test_r_mafia_1_eight_is_the_smallest_game():
    """BD-A03."""
    assert min(BOOK.rules.sizes) == 8


def test_r_mafia_2_the_clan_sees_its_members_from_the_start():
    d = Days.dealt(B16)
    (told,) = [x for x in d.seen_by(2) if isinstance(x, e.ClanTold)]
    assert dict(zip(told.seats, told.cards, strict=True)) == {
        1: "boss", 2: "mafia", 3: "mafia", 4: "mafia"}  # fmt: skip
    for viewer in (SPECTATOR, 5, 7, 9):
        assert not [x for x in d.seen_by(viewer) if isinstance(x, e.ClanTold)]
    (own,) = [x for x in d.seen_by(2) if isinstance(x, CardsDealt)]
    assert own.cards == ("?", "mafia", *("?",) * 14)
    (middle,) = [x for x in Days().seen_by(1) if isinstance(x, e.GameDaySet)]
    assert middle.cards == ("boss", "mafia", "mafia", "mafia", *("?",) * 12)
    (outside,) = [x for x in Days().seen_by(7) if isinstance(x, e.GameDaySet)]
    assert outside.cards == (*("?",) * 6, "maniac", *("?",) * 9)


def test_r_mafia_3_a_unanimous_shot_kills():
    d = Days().acts(clan=11, n6=12).votes().close().left("11")
    d.published("Мафия убила #P11", "Доктор вылечил #P12")
    assert d.cause(11) == ("kill", "R.mafia.3")


def test_r_mafia_4_up_to_fifteen_the_first_day_has_no_shot():
    """BD-A04."""
    fifteen = ("boss", *("mafia",) * 3, *B16[4:8], *("citizen",) * 7)
    d = Days.dealt(fifteen)
    for seat in range(1, 5):
        d.refuses(b.Act(seat, 11), "no-shot-today", "R.mafia.4")
    d.votes({9: "1 2 3 4 5"}).close().left("9")
    assert d.lines[0] == "Доктор промахнулся"
    assert not [line for line in d.lines if line.startswith("Мафия")]
    d.acts(clan=11).votes().close().left("11")


def test_r_mafia_4_sixteen_shoot_at_once():
    Days.dealt(B16).acts(clan=11).votes().close().left("11").published("Мафия убила #P11")


def test_r_mafia_5_a_missing_order_is_a_miss():
    d = Days().acts(n1=11, n2=11, n3=11).votes().close()
    d.left("").published("Мафия промахнулась")


def test_r_mafia_5_a_blocked_member_does_not_stop_the_others():
    """BD-A05."""
    Days().acts(clan=11, n8=2).votes().close().left("11")
    d = Days().acts(clan=11, n7=3).votes({9: "3"}).close().left("11")
    assert d.table.void == 3


def test_r_mafia_5_the_sole_member_blocked_misses():
    """BD-A06."""
    d = Days(alive="2 5-16").acts(n2=11, n8=2).votes().close()
    d.left("").published("Мафия промахнулась", "Гетера была у #P2")


def test_r_mafia_6_different_orders_are_a_miss():
    Days().acts(n1=11, n2=11, n3=12, n4=12).votes().close().left("").published("Мафия промахнулась")


@pytest.mark.parametrize(("seat", "target"), OWN)
def test_r_mafia_7_no_order_against_the_own_clan(seat, target):
    Days().refuses(b.Act(seat, target), "own-clan", "R.mafia.7")


def test_r_mafia_7_not_even_when_the_member_is_out():
    d = Days(alive="2-16").refuses(b.Act(2, 1), "own-clan", "R.mafia.7")
    d.acts(n4=11).votes().close().left("").published("Мафия промахнулась")


def test_r_mafia_8_the_hetaera_at_the_boss():
    d = Days().acts(clan=11, n8=1).votes({9: "1"}).close()
    d.left("").published("Мафия промахнулась", "Гетера была у #P1")
    assert d.table.void == 0


def test_r_mafia_8_the_maniac_at_the_boss():
    d = Days().acts(clan=11, n7=1).votes().close().left("").published("Мафия промахнулась")
    assert d.table.void == 1


@pytest.mark.parametrize(("visit", "by"), [({"n7": 1}, 7), ({"n8": 1}, 8), ({"n7": 1, "n8": 1}, 7)])
def test_r_mafia_8_the_host_is_told_who_was_with_the_boss(visit, by):
    d = Days().acts(clan=11, **visit).votes().close()
    assert d.moves["mafia"] == ("blocked", "R.mafia.8", by)


def test_r_mafia_5_and_6_the_host_is_told_what_the_clan_lacked():
    lacking = Days().acts(n1=11, n2=11, n4=11).votes().close()
    assert lacking.moves["mafia"] == ("silent", "R.mafia.5", 3)
    differing = Days().acts(n1=11, n2=11, n3=12, n4=11).votes().close()
    assert differing.moves["mafia"] == ("differ", "R.mafia.6", 0)
    alone = Days(alive="2 5-16").acts(n2=11, n8=2).votes().close()
    assert alone.moves["mafia"] == ("blocked", "R.mafia.5", 8)
    gone = Days(alive="5-16").acts(n8=9).votes().close()
    assert gone.moves["mafia"] == ("out", "P.1", 0)


@pytest.mark.parametrize("misses", ["1 2 3 4", "1", "2 3"])
def test_r_mafia_9_a_miss_agreed_or_mixed(misses):
    """BD-A48."""
    orders = {f"n{s}": 0 if str(s) in misses.split() else 11 for s in range(1, 5)}
    Days().acts(**orders).votes().close().left("").published("Мафия промахнулась")


def test_r_boss_2_without_the_boss_the_clan_shoots_freely():
    """BD-A07."""
    d = Days(alive="2-16").acts(clan=11, n7=1).votes().close()
    d.left("11").published("Мафия убила #P11", "Маньяк был у #P1")


def test_r_com_1_the_exact_role_in_secret():
    """BD-A08."""
    d, told, public = Days(), [], []
    for target in (1, 7, 8):
        d.acts(n5=target).votes().close()
        told += d.told
        public += [line for line in d.lines if line.startswith("Комиссар")]
    assert told == ["boss", "maniac", "hetaera"]
    assert public == [
        "Комиссар проверил мафию",
        "Комиссар проверил не мафию",
        "Комиссар проверил не мафию",
    ]
    assert len([x for x in d.seen_by(5) if isinstance(x, e.RoleTold)]) == 3
    for viewer in (SPECTATOR, 1, 7, 9):
        assert not [x for x in d.seen_by(viewer) if isinstance(x, e.RoleTold)]


def test_r_com_1_an_executed_commissar_is_told_nothing():
    """BD-A45."""
    d = Days().acts(n5=2).votes({5: "9 10 11 12 13"}).close().left("5")
    d.published("Комиссар проверил мафию", "Расстрелян #P5: Комиссар")
    assert d.told == []


def test_r_com_1_he_may_ask_about_himself():
    assert Days().acts(n5=5).votes().close().told == ["commissar"]


def test_r_com_2_the_boss_is_mafia_and_the_maniac_is_not():
    Days().acts(n5=1).votes().close().published("Комиссар проверил мафию")
    Days().acts(n5=7).votes().close().published("Комиссар проверил не мафию")


@pytest.mark.parametrize(
    "moves", [{}, {"n5": 0}, {"n5": 2, "n7": 5}, {"n5": 2, "n8": 5}, {"n5": 2, "clan": 5}]
)
def test_r_com_3_every_way_to_miss(moves):
    d = Days().acts(**moves).votes().close().published("Комиссар промахнулся")
    assert d.told == []


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        ({"n5": 2, "n7": 5}, ("blocked", "R.man.5", 7)),
        ({"n5": 2, "n8": 5}, ("blocked", "R.het.3", 8)),
        ({"n5": 2, "n7": 5, "n8": 5}, ("blocked", "R.man.5", 7)),
        ({"n5": 2, "clan": 5}, ("killed", "R.com.3", 0)),
        ({"n5": 2, "n7": 5, "clan": 5}, ("blocked", "R.man.5", 7)),
    ],
)
def test_r_com_3_the_host_is_told_why(moves, told):
    """BD-A55."""
    d = Days().acts(**moves).votes().close()
    assert d.moves["commissar"] == told
    for viewer in (SPECTATOR, 5, 7, 9):
        assert not [x for x in d.seen_by(viewer) if isinstance(x, e.MoveSettled)]


def test_r_doc_2_the_host_is_told_why():
    assert Days().acts(clan=6, n6=11).votes().close().moves["doctor"] == ("killed", "R.doc.2", 0)
    blocked = Days().acts(clan=11, n6=11, n8=6).votes().close()
    assert blocked.moves["doctor"] == ("blocked", "R.het.3", 8)
    assert Days(alive="1-5 7-16").votes().close().moves["doctor"] == ("out", "P.1", 0)


def test_r_com_3_a_commissar_who_is_out_still_misses():
    """BD-A09."""
    Days(alive="1-4 6-16").votes().close().published("Комиссар промахнулся")


def test_r_doc_1_the_doctor_undoes_the_shot():
    d = Days().acts(clan=11, n6=11).votes().close()
    d.left("").published("Мафия стреляла в #P11", "Доктор вылечил #P11")


@pytest.mark.parametrize("moves", [{"n6": 0}, {"n6": 11, "n7": 6}, {"n6": 11, "n8": 6}])
def test_r_doc_2_a_blocked_or_willing_miss(moves):
    Days().acts(clan=11, **moves).votes().close().left("11").published("Доктор промахнулся")


def test_r_doc_2_a_doctor_who_is_shot_is_lost():
    """BD-A11."""
    d = Days().acts(clan=6, n6=11).votes().close().left("6").published("Доктор промахнулся")
    assert d.game.facts.days[-1].visits[0] == 0


def test_r_doc_3_not_the_same_player_two_days_running():
    d = Days(day=3).acts(n6=9).votes().close()
    d.refuses(b.Act(6, 9), "same-target", "R.doc.3").acts(n6=10).votes().close()
    d.acts(n6=9)


def test_r_doc_3_a_heal_that_came_to_nothing_bars_no_one():
    """BD-A13."""
    Days().acts(n6=9, n7=6).votes().close().acts(n6=9)


def test_r_doc_3_a_position_tells_yesterdays_visit():
    Days(visits=(9, 0, 0)).refuses(b.Act(6, 9), "same-target", "R.doc.3").acts(n7=9)


@pytest.mark.parametrize(("seat", "clause"), [(6, "R.doc.4"), (7, "R.man.6"), (8, "R.het.4")])
def test_r_doc_4_nobody_is_his_own_target(seat, clause):
    Days().refuses(b.Act(seat, seat), "act-self", clause)


def test_r_doc_4_without_another_answer_it_is_a_miss():
    d = Days().refuses(b.Act(6, 6), "act-self", "R.doc.4").votes().close().left("")
    d.published("Доктор промахнулся", "Маньяк промахнулся", "Гетера промахнулась")


def test_r_man_1_the_maniac_blocks_one_a_day():
    d = Days().acts(n7=9).refuses(b.Act(7, 10), "answered-already", "T.3")
    d.votes().close().published("Маньяк был у #P9")


def test_r_man_2_nobody_dies_of_his_visit():
    Days().acts(n7=9).votes().close().left("")


def test_r_man_3_not_the_same_door_twice():
    d = Days().acts(n7=9).votes().close().refuses(b.Act(7, 9), "same-target", "R.man.3")
    d.acts(n7=10).votes().close().acts(n7=9)


def test_r_man_4_a_blocked_voter_has_no_vote_and_stays():
    d = Days().acts(n7=9).votes({1: "9 10 11 12"}).close().left("")
    assert d.table.void == 9
    assert BOOK.cite(d.table) == ("R.man.4",)
    assert d.game.lives(9)
    assert "Голоса за расстрел #P1 — 3: #P10, #P11, #P12" in d.lines
    assert d.lines[-1] == "Голос #P9 за расстрел #P1 не засчитан"


def test_r_man_4_a_blocked_player_who_sent_none_is_a_suicide():
    """BD-A14."""
    d = Days().acts(n7=9).votes(silent="9").close().left("9")
    assert d.cause(9) == ("no-vote", "E.7")


def test_r_man_5_block_cancels_block():
    d = Days().acts(clan=11, n7=8, n8=1).votes().close().left("11")
    d.published("Мафия убила #P11", "Маньяк был у #P8", "Гетера промахнулась")
    assert d.table.void == 8


def test_r_man_6_never_himself():
    Days().refuses(b.Act(7, 7), "act-self", "R.man.6")


def test_r_het_1_the_hetaera_blocks_one_a_day():
    Days().acts(n8=10).votes().close().published("Гетера была у #P10")


def test_r_het_2_not_the_same_player_twice():
    Days().acts(n8=10).votes().close().refuses(b.Act(8, 10), "same-target", "R.het.2")


def test_r_het_3_the_maniac_is_immune():
    d = Days().acts(clan=11, n6=11, n8=7, n7=6).votes().close().left("11")
    d.published("Мафия убила #P11", "Доктор промахнулся", "Маньяк был у #P6", "Гетера была у #P7")


def test_r_het_3_if_they_visit_each_other_she_misses():
    """BD-A16."""
    Days().acts(n7=8, n8=7).votes().close().published("Маньяк был у #P8", "Гетера промахнулась")


def test_r_het_3_votes_she_leaves_alone():
    """BD-A15."""
    d = Days().acts(n8=9).votes({1: "9 10 11 12"}).close().left("1")
    assert d.table.void == 0


def test_r_het_4_never_herself():
    Days().refuses(b.Act(8, 8), "act-self", "R.het.4")


def test_a_line_up_of_twelve_is_the_deck():
    assert sorted(B12) == sorted(BOOK.rules.deck(12))
