"""Chapters 8.2, 8.6, 8.7 and 8.8: what a game leaves for the standings, and protests.

The sums themselves are tested with `gorod.scoring`; here games are played to the end.
"""

from fractions import Fraction

import pytest

from gorod.engine.commands import FileProtest, Rule
from gorod.engine.events import ProtestFiled, ProtestRuled, ResultRuled
from gorod.rulebooks.fiim_2019 import FIIM_2019
from gorod.rulebooks.policies.victory import team_of
from gorod.scoring import TIES, Played, compensation, score, standings
from tests.kit.scenarios import Table

NAMES = tuple("ABCDEFGHIJ")
EDITION = FIIM_2019.edition


def totals(t):
    return {points.seat: points.total for points in score(FIIM_2019, t.game)}


def played(t, stage="", names=NAMES):
    return Played(names, t.game, score(FIIM_2019, t.game), stage)


def red_won():
    """4 is out by a fourth foul on D2; 2 is killed; then all blacks are voted out."""
    t = Table(FIIM_2019).first_day().night().miss().dawn().foul(4, times=4).night().hunt(2).dawn()
    for black in (8, 9, 10):
        t.nominate(t.game.floor, black).finish_speeches().vote({black: ""}).last_words()
        if black != 10:
            t.night().miss().dawn()
    return t.won("red").is_at("over")


def first_killed(seat, *, loser):
    """This seat falls to the first hunt; then a team is declared beaten."""
    t = Table(FIIM_2019).first_day().night().hunt(seat).dawn()
    return t.defeat(6 if loser == "red" else 9, "6.8.2")


def draw():
    t = Table(FIIM_2019).first_day()
    for _ in range(3):
        t.night().miss().dawn()
    return t.won().is_at("over")


def test_8_2_1_every_red_wins_the_dead_and_the_disqualified_included():
    """R19-20, R19-21: 4 has 1 - 0.5, the dead 2 has 1."""
    t = red_won()
    assert totals(t)[4] == Fraction("0.5")
    assert totals(t)[2] == 1
    assert all(totals(t)[seat] == 1 for seat in (1, 3, 5, 6, 7))
    assert all(totals(t)[seat] == 0 for seat in (8, 9, 10))
    assert FIIM_2019.citations["win-red"] == ("8.2.1",)


def test_8_2_2_every_black_wins():
    """8, 9 and 10 get a point; 2 pays; the other reds have nothing."""
    t = Table(FIIM_2019).first_day().night().hunt(3).dawn().defeat(2, "6.8.1")
    expected = dict.fromkeys(range(1, 11), Fraction(0)) | dict.fromkeys((8, 9, 10), Fraction(1))
    assert totals(t) == expected | {2: Fraction("-0.5")}
    assert FIIM_2019.citations["win-black"] == ("8.2.2",)


def test_8_2_3_a_loss_or_a_draw_is_worth_nothing():
    assert set(totals(draw()).values()) == {0}


def test_8_2_4_a_disqualification_costs_half_a_point_once():
    """R19-20, R19-56."""
    t = Table(FIIM_2019).at("D2").dq(5, "6.7.10").ban(5, "6.7.10").defeat(6, "6.8.1")
    assert totals(t)[5] == totals(t)[6] == Fraction("-0.5")
    assert EDITION.disqualification == -50


def test_8_6_the_first_victim_is_compensated_if_red_lost():
    """One game, i = 1, so 0.4; nothing for the others."""
    rows = standings(FIIM_2019, [played(first_killed(3, loser="red"))]).rows
    assert {row.name: row.compensation for row in rows if row.compensation} == {
        "C": Fraction("0.4")
    }


@pytest.mark.parametrize("loser", ["black", None])
def test_8_6_no_compensation_without_a_loss(loser):
    """Neither in a won game nor in a draw."""
    if loser is None:
        t = Table(FIIM_2019).first_day().night().hunt(3).dawn()
        for _ in range(3):
            t.night().miss().dawn()
        t.won()
    else:
        t = first_killed(3, loser=loser)
    assert all(row.compensation == 0 for row in standings(FIIM_2019, [played(t)]).rows)


@pytest.mark.parametrize(
    ("games", "kills", "value"),
    [(10, 3, "0.3"), (12, 2, "0.16"), (1, 1, "0.4"), (10, 0, "0"), (2, 2, "0.4"), (5, 2, "0.4")],
)
def test_8_6_1_the_value_of_a_compensation(games, kills, value):
    """R19-41, R19-42."""
    assert compensation(EDITION, games, kills) == Fraction(value)


def test_8_6_1_a_black_first_victim_does_not_count_in_i():
    """R19-35."""
    t = first_killed(10, loser="black")
    (row,) = [row for row in standings(FIIM_2019, [played(t)]).rows if row.name == "J"]
    assert (row.compensation, row.first_killed) == (0, 1)


def test_8_6_2_every_compensated_game_is_worth_the_same():
    """R19-43: five games, two kills, both lost: B = 2, 0.4 each."""
    games = [first_killed(3, loser="red"), first_killed(3, loser="red"), draw(), draw(), draw()]
    (row,) = [r for r in standings(FIIM_2019, [played(t) for t in games]).rows if r.name == "C"]
    assert row.compensation == Fraction("0.8")


def test_8_6_3_compensation_is_a_main_point():
    """The best move is additional, the compensation is not."""
    t = Table(FIIM_2019).first_day().night().hunt(3).best(3, "8 9 10").dawn().defeat(6, "6.8.1")
    (row,) = [r for r in standings(FIIM_2019, [played(t)]).rows if r.name == "C"]
    assert (row.main, row.extra) == (Fraction("0.4"), Fraction("0.4"))


def test_8_6_4_stages_are_counted_apart():
    """R19-47: pooled, two kills in six games would be 0.4 each."""
    early = [played(first_killed(3, loser="red"), "1"), *[played(draw(), "1") for _ in range(3)]]
    late = [played(first_killed(3, loser="red"), "2"), played(draw(), "2")]
    (row,) = [r for r in standings(FIIM_2019, early + late).rows if r.name == "C"]
    assert row.compensation == Fraction("0.2") + Fraction("0.4")


def test_8_7_the_rating_is_the_sum_of_main_and_additional_points():
    """R19-48."""
    rows = standings(FIIM_2019, [played(red_won())]).rows
    assert all(row.total == row.main + row.extra for row in rows)
    assert FIIM_2019.citations["rating"] == ("8.7",)


CLAUSES_TESTED = ("8.7.1", "8.7.2", "8.7.3", "8.7.4", "8.7.5")


@pytest.mark.parametrize(
    ("place", "rule"),
    [*enumerate(["tie-extra", "tie-wins", "tie-leaders", "tie-first-killed", "tie-lot"])],
    ids=CLAUSES_TESTED,
)
def test_8_7_tie_breaks_are_tried_in_the_order_of_the_clauses(place, rule):
    """R19-49; what each of them counts is tested with `gorod.scoring`."""
    assert FIIM_2019.citations[rule] == (CLAUSES_TESTED[place],)
    order = [*(rule for rule, _ in TIES), "tie-lot"]
    assert order[place] == rule


def test_8_7_4_deaths_of_the_first_night_count_in_any_role():
    """R19-49: a black victim, red won."""
    t = first_killed(10, loser="black")
    assert t.game.facts.first_killed == 1 << 10


def test_8_8_a_player_may_protest_against_the_result():
    t = red_won().protest(8, text="4.4.8").expect(ProtestFiled, seat=8, cite="8.8")
    t.refuses(FileProtest(8, "again"), cite="8.8").protest(9)
    Table(FIIM_2019).at("D2").refuses(FileProtest(8, "too early"), cite="8.8")
    t.refuses(FileProtest(11, ""), cite="8.8")


def test_8_8_1_within_ten_minutes_after_the_game():
    """At 20:10:00 accepted, at 20:10:01 refused."""
    red_won().protest(8, elapsed=600).expect(ProtestFiled, seat=8, cite="8.8")
    red_won().refuses(FileProtest(8, "", 601), cite="8.8.1")


def test_8_8_2_the_chief_judge_decides():
    t = red_won().refuses(Rule(upheld=True, text=""), cite="8.8.2")
    t.protest(8).protest(9).ruling(upheld=False, text="no").expect(
        ProtestRuled, seat=8, upheld=False, cite="8.8.2"
    )
    t.ruling(upheld=True).expect(ProtestRuled, seat=9, upheld=True)
    assert [protest.status for protest in t.game.facts.protests] == ["rejected", "upheld"]
    t.won("red")


@pytest.mark.parametrize(
    ("word", "winners", "kind"), [("black", ("black",), "victory"), ("draw", (), "draw")]
)
def test_8_8_2_an_upheld_protest_may_change_the_result(word, winners, kind):
    """Points follow the ruling; the course of the game stays as it was played."""
    t = red_won()
    before = t.game.facts
    t.protest(8).ruling(upheld=True, text=f"changed {word} руки не сосчитаны")
    t.expect(ResultRuled, winners=winners, kind=kind, cite="8.8.2").won(*winners)
    assert t.game.facts.departures == before.departures
    wins = {p.seat for p in score(FIIM_2019, t.game) if any(i.kind == "win" for i in p.items)}
    assert wins == {seat for seat in range(1, 11) if team_of(t.game, seat) in winners}


@pytest.mark.parametrize("kind", ["annulled", "replayed"])
def test_8_8_2_an_annulled_or_replayed_game_counts_for_nobody(kind):
    t = red_won().protest(8).ruling(upheld=True, text=kind)
    t.expect(ResultRuled, winners=(), kind=kind, cite="8.8.2")
    assert not any(own.items for own in score(FIIM_2019, t.game))


def test_8_8_2_a_drawn_game_is_changed_only_to_a_named_result():
    t = red_won().protest(8).ruling(upheld=True, text="changed draw").protest(9)
    t.refuses(Rule(upheld=True, text="changed руки"), cite="8.8.2", why="result-unnamed")
    t.ruling(upheld=True, text="changed red").won("red")


def test_8_8_4_a_ruling_is_final():
    """A second ruling finds nothing to decide; before any protest it is 8.8.2 that says so."""
    t = red_won().refuses(Rule(upheld=True, text=""), cite="8.8.2", why="no-protest")
    t.protest(8).do(Rule(upheld=False, text=""))
    t.refuses(Rule(upheld=True, text=""), cite="8.8.4", why="no-protest")
