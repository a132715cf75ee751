"""Chapters 6.6 to 6.9: the sanction catalogue row by row, before and after the decision."""

import pytest

from gorod.engine import offers
from gorod.engine.commands import Ban, Defeat, Disqualify, Foul
from gorod.engine.events import (
    Banned,
    Disqualified,
    Fouled,
    GameEnded,
    TeamDefeated,
    VoteCancelled,
    Warned,
)
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import Table

CLAUSES_TESTED = (
    "6.6.1", "6.6.2", "6.6.3", "6.6.4", "6.6.5", "6.6.6", "6.6.7", "6.6.8",
    "6.7.1", "6.7.2", "6.7.3", "6.7.4", "6.7.5", "6.7.6", "6.7.7", "6.7.8", "6.7.9", "6.7.10",
    "6.7.11", "6.7.12", "6.7.13", "6.7.14",
    "6.8.1", "6.8.2", "6.8.3", "6.8.4",
)  # fmt: skip

APPLIES, NOT_APPLIED = True, False
CATALOGUE = [  # clause, sanction, of a leaving player, once the game is decided
    ("6.6.1", Foul, Foul, APPLIES),
    ("6.6.2", Foul, Foul, APPLIES),
    ("6.6.3", Foul, Foul, APPLIES),
    ("6.6.4", Foul, Foul, APPLIES),
    ("6.6.5", Foul, Foul, APPLIES),
    ("6.6.6", Foul, Foul, APPLIES),
    ("6.6.7", Foul, Foul, APPLIES),
    ("6.6.8", Foul, Foul, APPLIES),
    ("6.7.1", Disqualify, Disqualify, APPLIES),
    ("6.7.2", Disqualify, Disqualify, NOT_APPLIED),
    ("6.7.3", Disqualify, Disqualify, NOT_APPLIED),
    ("6.7.4", Disqualify, Disqualify, APPLIES),
    ("6.7.5", Disqualify, Disqualify, NOT_APPLIED),
    ("6.7.6", Disqualify, Disqualify, NOT_APPLIED),
    ("6.7.7", Disqualify, Defeat, NOT_APPLIED),
    ("6.7.8", Disqualify, Defeat, NOT_APPLIED),
    ("6.7.9", Disqualify, Disqualify, NOT_APPLIED),
    ("6.7.10", Disqualify, Disqualify, NOT_APPLIED),
    ("6.7.11", Disqualify, Disqualify, NOT_APPLIED),
    ("6.7.12", Disqualify, Defeat, NOT_APPLIED),
    ("6.7.13", Disqualify, Defeat, NOT_APPLIED),
    ("6.7.14", Disqualify, Defeat, NOT_APPLIED),
    ("6.8.1", Defeat, Defeat, NOT_APPLIED),
    ("6.8.2", Defeat, Defeat, NOT_APPLIED),
    ("6.8.3", Defeat, Defeat, NOT_APPLIED),
    ("6.8.4", Defeat, Defeat, NOT_APPLIED),
]
each_row = pytest.mark.parametrize(("clause", "sanction", "leaving", "late"), CATALOGUE)


def decided_by_vote():
    """Day 4: black has won by the vote; 2 has the last word; 1, 7, 9 and 10 live."""
    t = Table(FIIM_2019).at("D4", alive="1 2 7 9 10", opener=7).speeches(n7=2, n1=9)
    return t.vote({2: "1 9 10", 9: "2 7"}).won("black")


def decided_by_kill():
    """Night 4: black has won by the shot at 2; the don is awake."""
    return Table(FIIM_2019).at("N4", alive="1 2 7 9 10").hunt(2).won("black")


def voted_out():
    """Day 2: 4 is voted out and has the last word; nothing is decided."""
    t = Table(FIIM_2019).at("D2").speeches(n2=4, n3=9).vote({4: "1-10", 9: ""})
    return t.goes_on().has_floor(4, 60)


@pytest.mark.parametrize(("clause", "sanction", "leaving", "late"), CATALOGUE, ids=CLAUSES_TESTED)
def test_each_item_has_its_sanction(clause, sanction, leaving, late):
    assert leaving
    assert late in (APPLIES, NOT_APPLIED)
    t = Table(FIIM_2019).at("D2").do(sanction(5, clause))
    if sanction is Foul:
        t.expect(Fouled, seat=5, clause=clause, count=1, cite=(clause, "6.6")).goes_on()
    elif sanction is Disqualify:
        t.expect(Disqualified, seat=5, clause=clause, removed=True, cite=(clause, "6.5"))
        t.expect(VoteCancelled, day=2).goes_on()
        assert t.disqualified == (5,)
    else:
        t.expect(TeamDefeated, seat=5, cite=(clause, "6.8")).won("black", cite=clause)
        t.is_at("over")
        assert t.disqualified == (5,)


@each_row
def test_6_8_5_each_item_against_a_leaving_player(clause, sanction, leaving, late):
    """In the farewell minute of a player who was voted out."""
    assert late in (APPLIES, NOT_APPLIED)
    t = voted_out().do(sanction(4, clause))
    if leaving is Defeat:
        cite = (clause, "6.8") if sanction is Defeat else (clause, "6.8.5")
        t.expect(TeamDefeated, seat=4, clause=clause, cite=cite).won("black").is_at("over")
        assert t.disqualified == (4,)
    elif leaving is Disqualify:
        t.expect(Disqualified, seat=4, cite=clause).goes_on().is_at("D2.dusk").never(VoteCancelled)
        assert t.disqualified == (4,)
    else:
        t.expect(Fouled, seat=4, count=1, cite=clause).goes_on().has_floor(4, 60)


@each_row
@pytest.mark.parametrize("decided", [decided_by_vote, decided_by_kill])
def test_6_9_each_item_once_the_game_is_decided(clause, sanction, leaving, late, decided):
    assert leaving
    t = decided()
    if late is NOT_APPLIED:
        t.refuses(sanction(1, clause), cite="6.9", why="decided")
        return
    t.do(sanction(1, clause)).won("black")
    if sanction is Foul:
        t.expect(Fouled, seat=1, count=1, cite=clause)
    else:
        t.expect(Disqualified, seat=1, removed=False, cite=(clause, "7.9"))
        assert t.disqualified == (1,)
        assert 1 in t.alive


def test_6_6_each_item_costs_one_foul_and_a_foul_may_stand_without_an_item():
    t = Table(FIIM_2019).at("D2").foul(5, "6.6.1").foul(5, "6.6.5").foul(6)
    t.expect(Fouled, seat=6, clause="", count=1, cite="6.6")
    assert t.game.fouls == (0, 0, 0, 0, 2, 1, 0, 0, 0, 0)


def test_6_6_9_gestures_before_the_best_move_is_made():
    t = Table(FIIM_2019).first_day().night().hunt(4).sheriff().is_at("N2.best-move")
    t.foul(5, "6.6.9").expect(Fouled, seat=5, count=1, cite="6.6.9").is_at("N2.best-move")


def test_6_7_a_disqualifying_foul_ends_the_game_for_the_player_and_costs_the_penalty():
    t = Table(FIIM_2019).at("D2").refuses(Disqualify(5, "6.7"), cite="6.7")
    t.refuses(Disqualify(5, "6.6.1"), cite="6.7").dq(5, "6.7.5")
    assert (5 in t.alive, t.disqualified) == (False, (5,))


def test_6_7_6_the_judge_may_lower_it_to_a_foul():
    """R19-53; no other item of 6.7 can be lowered so."""
    t = Table(FIIM_2019).at("N3").miss().foul(5, "6.7.6").expect(Fouled, seat=5, count=1)
    t.refuses(Foul(5, "6.7.2")).warn(5, "6.7.2").expect(Warned, seat=5)


def test_6_8_the_game_ends_and_the_other_team_wins():
    """R19-46: 2 swears; black wins; 3, the victim of N2, is kept for compensation."""
    t = Table(FIIM_2019).first_day().night().hunt(3).dawn().defeat(2, "6.8.1")
    t.won("black", cite=("6.8", "6.8.1")).expect(GameEnded, kind="defeat").is_at("over")
    assert t.disqualified == (2,)
    assert t.game.facts.first_killed == 1 << 3
    assert 2 in t.alive


@pytest.mark.parametrize(("seat", "winners"), [(1, "black"), (7, "black"), (8, "red"), (9, "red")])
def test_6_8_whose_team_loses(seat, winners):
    Table(FIIM_2019).at("D2").defeat(seat, "6.8.2").won(winners)


def test_6_8_the_offender_pays_once_even_if_he_was_leaving():
    """R19-56: the offender need not be removed, and nobody speaks after it."""
    t = voted_out().defeat(4, "6.8.1").won("black").is_at("over")
    assert t.disqualified == (4,)
    t.refuses(Disqualify(4, "6.7.4"))


@pytest.mark.parametrize("moment", ["N1", "N2", "D2", "D1"])
def test_6_8_a_team_is_defeated_at_any_moment(moment):
    t = Table(FIIM_2019).deal() if moment == "N1" else Table(FIIM_2019).at(moment)
    t.defeat(9, "6.8.4").won("red").is_at("over")
    assert t.outcome.moment == moment


def test_6_8_3_the_judge_names_the_seat_that_answers_for_a_hint():
    """R19-50: a departed player, or the living one whom the hint served."""
    t = Table(FIIM_2019).at("D3", alive="1-5 7-9")
    t.fork().defeat(6, "6.8.3").won("black")
    t.fork().defeat(10, "6.8.3").won("red")
    t.fork().defeat(1, "6.8.3").won("black")
    t.refuses(Defeat(11, "6.8.3")).refuses(Defeat(6, "6.8.1"))


def test_6_8_4_any_player_who_claimed_to_be_the_sheriff():
    """R19-51."""
    Table(FIIM_2019).at("D2").defeat(7, "6.8.4").won("black")
    Table(FIIM_2019).at("D2").defeat(9, "6.8.4").won("red")


def test_6_8_5_a_player_who_is_not_leaving_is_only_disqualified():
    t = voted_out().refuses(Defeat(5, "6.8.5"), cite="6.8.5")
    t.dq(5, "6.7.7").expect(Disqualified, seat=5).goes_on().has_floor(4, 60)


def test_6_8_5_a_victim_of_the_night_in_his_farewell_minute():
    t = Table(FIIM_2019).at("N3").hunt(4).sheriff().has_floor(4, 60)
    t.fork().dq(4, "6.7.14").won("black", cite=("6.7.14", "6.8.5"))
    t.fork().defeat(4, "6.8.5").won("black", cite="6.8.5")


def test_6_8_5_a_victim_is_not_in_his_farewell_minute_before_the_night_ends():
    """R19-18: at night they are disqualified like anybody else, without an effect on the vote."""
    t = Table(FIIM_2019).at("N3").hunt(4).dq(4, "6.7.13").expect(Disqualified, seat=4)
    t.goes_on().never(VoteCancelled)


def test_6_8_5_a_lifted_player_who_waits_for_his_minute():
    """The vote made them a leaving player."""
    t = Table(FIIM_2019).at("D2").speeches(n2=4, n3=9)
    t.vote({4: "1-5", 9: "6-10"}).tie_speeches().vote({4: "1-5", 9: "6-10"}).lift("1-6")
    t.has_floor(4, 60).dq(9, "6.7.8").won("red", cite=("6.7.8", "6.8.5"))


def test_6_9_fouls_remain_and_the_fourth_disqualifies():
    """R19-57: the result is fixed, the offender pays 0.5."""
    t = decided_by_vote().foul(1, "6.6.1", times=3).never(Disqualified)
    t.foul(1, "6.6.1").expect(Disqualified, seat=1, removed=False, cite="7.9")
    t.won("black").last_words().is_at("over")
    assert t.disqualified == (1,)


def test_6_9_fouls_remain_after_the_end():
    """R19-57."""
    t = decided_by_vote().last_words().is_at("over").foul(1, times=4)
    assert t.disqualified == (1,)


def test_6_9_a_team_defeat_is_refused_for_the_leaving_player_too():
    t = decided_by_vote().refuses(Disqualify(2, "6.7.7"), cite="6.9")
    t.refuses(Defeat(2, "6.8.5"), cite="6.9").won("black")


@pytest.mark.parametrize("clause", ["6.7.10", "5.1.4"])
def test_6_9_deliberate_peeking_still_ends_the_tournament(clause):
    """The table disqualification is not applied; 7.3 is not in the list of 6.9."""
    t = decided_by_vote().refuses(Disqualify(1, clause), cite="6.9")
    t.do(Ban(1, clause)).expect(Banned, seat=1, cite="7.3").never(Disqualified).won("black")
    assert t.disqualified == ()


@pytest.mark.parametrize("clause", ["6.7.4", "5.1.6"])
def test_6_9_insulting_the_judge_is_punished_in_full(clause):
    t = decided_by_vote().do(Ban(1, clause)).expect(Banned, seat=1, cite="7.3").won("black")
    assert t.disqualified == (1,)


BEST_MOVE_GESTURES = ("6.6.9", "5.1.21")


def test_5_1_21_is_the_foul_of_6_6_9():
    assert FIIM_2019.clause("5.1.21").offers == ("6.6.9",)
    Table(FIIM_2019).at("D2").warn(5, "5.1.21").expect(Warned, seat=5, cite="5.1.21")


@pytest.mark.parametrize("clause", BEST_MOVE_GESTURES)
def test_6_6_9_gestures_while_the_best_move_is_awaited(clause):
    """Somebody helps the first victim, who may still name three; not the victim, nor after it."""
    t = Table(FIIM_2019).first_day().night().hunt(3).don().sheriff().has_floor(3, 60)
    t.refuses(Foul(3, clause), cite="6.6.9", why="no-best-move-now")
    t.fork().foul(5, clause).expect(Fouled, seat=5, count=1, cite=(clause, "6.6"))
    t.best(3, "8 9 10").has_floor(3, 60)
    t.refuses(Foul(5, clause), cite="6.6.9", why="no-best-move-now")


@pytest.mark.parametrize("clause", BEST_MOVE_GESTURES)
def test_6_6_9_not_where_nobody_has_a_best_move(clause):
    """R19-66: two left by the first vote, or it is nobody's last minute: no such foul exists."""
    t = Table(FIIM_2019).first_day().refuses(Foul(5, clause), cite="6.6.9")
    t.speeches(n1=4, n2=8).vote({4: "1 2 3 8 10", 8: "4 5 6 7 9"}).tie_speeches()
    t.vote({4: "1 2 3 8 10", 8: "4 5 6 7 9"}).lift("1 2 3 5 6 7").refuses(Foul(1, clause))
    t.last_words().night().hunt(1).don().sheriff().has_floor(1, 60)
    t.refuses(Foul(5, clause), cite="6.6.9", why="no-best-move-now")


def test_6_6_9_a_record_may_name_it_before_the_victims_minute():
    """What the shot has promised is waited for; a victim without the right is not."""
    t = Table(FIIM_2019).first_day().night().hunt(3)
    assert t.history.then(t.rules, Foul(5, "6.6.9")).early
    assert not Table(FIIM_2019).at("N3").history.then(FIIM_2019.rules, Foul(5, "6.6.9")).early


@pytest.mark.parametrize("clause", ["6.7.7", "6.7.8", "6.7.12", "6.7.13", "6.7.14"])
def test_6_8_5_the_defeat_may_name_its_item(clause):
    """The judge enters the defeat itself, and the item is not lost."""
    t = voted_out()
    assert any(
        clause in offer.choices["clause"].of
        for offer in offers(t.rules, t.game)
        if offer.verb == "defeat"
    )
    t.do(Defeat(4, clause)).expect(TeamDefeated, seat=4, clause=clause, cite=(clause, "6.8.5"))
    t.won("black", cite=clause)
    Table(FIIM_2019).at("D2").refuses(Defeat(5, clause), cite="6.8.5", why="not-leaving")
