"""Chapter 14 and the addenda A.1, A.2: points through a whole game and the judge's chair."""

from fractions import Fraction

import pytest

from gorod.engine.commands import GiveFine
from gorod.engine.events import Approved, Awarded, Fined
from gorod.scoring import Played, score, standings
from tests.kit.scenarios import award
from tests.kit.tables_cma_2025 import CMA_2025, City


def totals(t):
    return tuple(own.total for own in score(CMA_2025, t.game))


def items(t, seat):
    return [(i.kind, float(i.value), i.clause) for i in score(CMA_2025, t.game)[seat - 1].items]


def played(t):
    names = tuple(f"P{n}" for n in range(1, 13))
    return Played(names, t.game, score(CMA_2025, t.game))


def compensation(t, seat):
    table = standings(CMA_2025, [played(t)])
    return next(row.compensation for row in table.rows if row.name == f"P{seat}")


def red_won():
    """All against 3, the last black: 5, 8 and 9 are left."""
    t = City().at("D4", alive="3 5 8 9", opener=3).speeches(n3=3).vote({3: ""})
    return t.won("red").last_words()


def first_victims(named, *, mafia=8, maniac=0):
    """Somebody dies on N2 and names; then the sheriff swears, or a black if `red` should win."""
    t = City().first_day().night().acts(mafia=mafia, maniac=maniac)
    for seat, move in named.items():
        t.best(seat, move)
    return t.dawn()


def test_14_2_1_red_won_a_point_to_each_red():
    """The dead too."""
    t = red_won()
    assert totals(t) == (0,) * 4 + (1,) * 8
    assert items(t, 12) == [("win", 1.0, "14.2.1")]


def test_14_2_2_black_and_maniac_won_by_an_oath_of_a_red():
    """CMA-A27: 3 blacks +1 each, the maniac +1.5, reds 0."""
    t = City().at("D3").defeat(8, "12.1").won("black", "maniac")
    assert totals(t) == (1, 1, 1, Fraction(3, 2)) + (0,) * 8
    assert items(t, 1) == [("win", 1.0, "14.2.2")]


def test_14_2_4_a_defeat_or_a_draw_gives_nothing_in_itself():
    t = City().at("N4").acts().night().acts().night().acts().won()
    assert totals(t) == (0,) * 12
    assert "14.2.4" in CMA_2025.citations["no-win"]


def test_14_3_a_disqualified_winner_keeps_the_point():
    """CMA-A39: 9 has 1 - 0.5, the beaten 3 has -0.5."""
    t = City().at("D4", alive="3 5 8 9", opener=3).speeches(n3=3).vote({3: ""})
    t.dq(3, "11.4").dq(9, "11.14").won("red")
    assert (totals(t)[2], totals(t)[8]) == (Fraction(-1, 2), Fraction(1, 2))
    assert ("disqualification", -0.5, "14.3") in items(t, 9)


@pytest.mark.parametrize("named", ["1 2 3 4", "3 4"])
def test_14_4_1_the_best_move_of_a_black_brings_nothing(named):
    t = first_victims({2: named}, mafia=0, maniac=2).defeat(8, "12.1")
    assert items(t, 2) == [("win", 1.0, "14.2.2")]


@pytest.mark.parametrize(
    ("named", "points"), [("1 2 8 9", 0.4), ("1 2 3 8", 0.5), ("1 8 9 10", 0), ("1 4 8 9", 0)]
)
def test_14_4_2_the_best_move_of_the_maniac(named, points):
    """Blacks only; the maniac's own number is worth nothing."""
    t = first_victims({4: named}, mafia=4).defeat(1, "12.1").won("red")
    assert items(t, 4) == ([("best-move", points, "14.4.2")] if points else [])


@pytest.mark.parametrize(
    ("named", "points"), [("1 2 3 4", 0.5), ("1 4 5 3", 0.4), ("1 4 9 10", 0.3), ("1 9 10 11", 0)]
)
def test_14_4_3_the_best_move_of_a_red(named, points):
    """The maniac counts among the blacks."""
    t = first_victims({8: named}).defeat(1, "12.1")
    won = [("win", 1.0, "14.2.1")]
    assert items(t, 8) == ([*won, ("best-move", points, "14.4.3")] if points else won)


def test_14_5_the_judge_rewards_after_the_game():
    City().at("D2").refuses(award(8, "0.3"), cite="14.5", why="not-now")
    red_won().bonus(8, "0.3").expect(Awarded, seat=8, points=30, waits=False, cite="14.5")


def six(t, points="0.4"):
    for seat in (5, 6, 7, 8, 9, 10):
        t.bonus(seat, points).expect(Awarded, waits=False)
    return t


def test_14_6_a_seventh_player_waits_and_an_eighth_is_refused():
    t = six(red_won()).bonus(11, "0.4").expect(Awarded, seat=11, waits=True)
    t.refuses(award(12, "0.1"), cite="14.6", why="award-players")
    t.approve().expect(Approved, seats="11", cite="14.6")


def test_14_7_more_than_three_in_all_waits():
    t = six(red_won(), "0.5")
    more = t.fork().bonus(10, "0.6").expect(Awarded, seat=10, waits=True)
    more.approve().expect(Approved, seats="10", cite="14.7")
    assert sum(a.points for a in t.game.facts.awards) == 300


@pytest.mark.parametrize("points", ["0.8", "0.25", "0.05", "1", "0"])
def test_14_8_a_winner_has_tenths_up_to_0_7(points):
    """0.7 waits."""
    t = red_won().refuses(award(8, points), cite="14.8", why="award-value")
    t.bonus(8, "0.7").expect(Awarded, waits=True).approve().expect(Approved, cite="14.8")


@pytest.mark.parametrize("points", ["0.5", "0.7", "0.15"])
def test_14_9_a_loser_has_tenths_up_to_0_4(points):
    t = red_won().refuses(award(1, points), cite="14.9", why="award-value")
    t.bonus(1, "0.4").expect(Awarded, seat=1, waits=False)


def test_14_11_award_and_best_move_add_up():
    """CMA-A35: 1 + 0.4 + 0.3, and 0.1 of compensation."""
    t = first_victims({8: "1 4 5 3"}).defeat(1, "12.1").won("red", "maniac").bonus(8, "0.3")
    assert totals(t)[7] == Fraction(17, 10)
    assert compensation(t, 8) == Fraction(1, 10)


def test_14_12_a_draw_has_no_awards_but_best_moves_and_penalties():
    """CMA-A36."""
    t = first_victims({8: "1 4 9 10"}).dq(9, "11.4").night()
    t.acts().night().acts().night().acts().won()
    t.refuses(award(10, "0.2"), cite="14.12", why="award-draw")
    assert (totals(t)[7], totals(t)[8], totals(t)[9]) == (Fraction(3, 10), Fraction(-1, 2), 0)
    assert compensation(t, 8) == Fraction(1, 10)


def broken(*, red_wins):
    """On D1 9 votes 10, a red; 8 votes for themselves."""
    t = City().first_day().speeches(n1=10, n2=8).vote({10: "9", 8: "8"}).last_words()
    return t.night().acts().defeat(1 if red_wins else 5, "12.1")


def test_14_13_the_judge_must_fine_and_different_acts_add_up():
    t = broken(red_wins=False).fine(9, "14.13.1").expect(Fined, points=-50, cite="14.13")
    t.refuses(GiveFine(9, "14.13.1"), why="fined-already").refuses(GiveFine(9, "14.13"))
    t.refuses(GiveFine(9, "14.13.2"), cite="14.13", why="fine-no-such-vote")


def test_14_13_1_a_red_who_broke_the_first_vote_onto_red():
    t = broken(red_wins=False).fine(9, "14.13.1").fine(8, "14.13.1")
    assert totals(t)[8] == Fraction(-1, 2)
    t.refuses(GiveFine(1, "14.13.1"), why="fine-not-red")
    broken(red_wins=True).refuses(GiveFine(8, "14.13.1"), cite="14.13.1", why="fine-not-lost")


@pytest.mark.parametrize("offender", [3, 12])
def test_14_13_2_a_red_who_broke_onto_red_with_four_left(offender):
    """This holds for either winner."""
    t = City().at("D5", alive="3 4 11 12", opener=3).speeches(n3=12, n4=4)
    t.vote({12: "11 3", 4: ""}).defeat(offender, "12.1")
    t.fine(11, "14.13.2").expect(Fined, seat=11, points=-50)
    t.refuses(GiveFine(12, "14.13.2"), why="fine-no-such-vote")


@pytest.mark.parametrize("clause", ["14.13.3", "14.13.4", "14.13.5"])
def test_14_13_3_and_the_following_are_the_sheriffs(clause):
    """CMA-A37."""
    t = City().at("D3").defeat(8, "12.1").refuses(GiveFine(8, clause), why="fine-not-sheriff")
    t.fine(5, clause).expect(Fined, seat=5, points=-50, clause=clause)


def test_14_13_4_needs_a_black_who_stayed():
    red_won().refuses(GiveFine(5, "14.13.4"), cite="14.13.4", why="fine-not-lost")
    City().at("D3").defeat(8, "12.1").fine(5, "14.13.4").expect(Fined, seat=5)


def test_14_13_5_needs_a_defeat_of_red():
    red_won().refuses(GiveFine(5, "14.13.5"), cite="14.13.5", why="fine-not-lost")
    City().at("D3").defeat(8, "12.1").fine(5, "14.13.5").expect(Fined, seat=5)


def test_14_13_6_the_judge_may_spare_the_sheriff():
    """Nothing is taken by itself: the exemption is the judge's word."""
    t = City().at("D3").defeat(8, "12.1")
    assert items(t, 5) == []
    assert "fine" in CMA_2025.clause("14.13.6").also


def test_14_14_a_victim_of_the_second_night_is_compensated_in_any_role():
    """CMA-A19, CMA-A20: 1 + 0 + 0.1 for a black."""
    t = first_victims({2: "1 8 9 10"}, mafia=0, maniac=2).defeat(8, "12.1")
    assert (totals(t)[1], compensation(t, 2)) == (1, Fraction(1, 10))
    t = first_victims({4: "1 8 9 10"}, mafia=4).defeat(1, "12.1")
    assert compensation(t, 4) == Fraction(1, 10)


def test_14_14_1_each_death_a_tenth_more():
    """CMA-A18."""
    t = first_victims({8: "1 9 10 11"}).defeat(5, "12.1")
    games = [played(t)] * 3
    row = next(r for r in standings(CMA_2025, games).rows if r.name == "P8")
    assert row.compensation == Fraction(6, 10)
    assert [s.item.clause for s in row.items if s.item.kind == "compensation"] == ["14.14.1"] * 3


def test_14_15_main_and_additional_make_the_rating_and_equals_share_a_place():
    """CMA-A42."""
    t = red_won().bonus(8, "0.2")
    table = standings(CMA_2025, [played(t)])
    assert [(r.name, r.total) for r in table.rows[:1]] == [("P8", Fraction(12, 10))]
    assert [r.place for r in table.rows[1:8]] == [2] * 7
    assert not any(r.lot for r in table.rows)
    assert "14.15" in CMA_2025.citations["rating"]


def test_a_1_the_maniacs_victory_is_worth_one_and_a_half():
    """Never 2; with 0.5 of the judge 2.0."""
    t = City().at("D5", alive="4 8 9", opener=4).speeches(n4=9).vote({9: ""}).last_words()
    t.won("maniac").bonus(4, "0.5")
    assert totals(t)[3] == 2
    assert ("win", 1.5, "A.1") in items(t, 4)


@pytest.mark.parametrize(
    ("move", "value"), [("9 10 11 12", 0), (None, 0), ("8 9 10 11", 0), ("1 9 10 11", 1)]
)
def test_a_2_a_best_move_without_a_black_loses_the_compensation(move, value):
    """CMA-A17: declining as well."""
    t = first_victims({} if move is None else {8: move}).defeat(5, "12.1")
    assert compensation(t, 8) == Fraction(value, 10)


def test_a_2_where_the_best_move_was_barred_the_compensation_stays():
    """CMA-A17, 13.7."""
    ballot = {9: "1-6", 10: "7-12"}
    t = City().first_day().speeches(n1=9, n2=10).vote(ballot).tie_speeches().vote(ballot)
    t.lift("1-7").night().acts(mafia=8).dawn().defeat(5, "12.1")
    assert compensation(t, 8) == Fraction(1, 10)


def test_a_3_the_killed_may_receive_fouls():
    t = City().at("N3").acts(mafia=8, maniac=9).foul(9, "10.1")
    assert t.game.fouls[8] == 1
