"""A planner's numbers, and the plan as drafts of the desk."""

from collections import Counter

from gorod.tournament import tournament_commands as c
from gorod.tournament.participants import Official, Team
from gorod.tournament.regulation import Regulation, StagePlan
from gorod.tournament.seating_numbers import (
    apart,
    avoided,
    drafts,
    first_open,
    gone,
    number_of,
    numbered,
)
from tests.tournament.kit import TournamentScenario

PLAN = (StagePlan("q", "qualification", rounds=3, tables=2),)
ROUNDS = tuple(
    (tuple(range(1, 11)), tuple(range(11, 21)))
    if number % 2
    else (tuple(range(1, 20, 2)), tuple(range(2, 21, 2)))
    for number in (1, 2, 3)
)


def planned():
    scenario = TournamentScenario(Regulation("fiim-2019", PLAN)).entered(20)
    for name in ("third", "fourth"):
        scenario.do(c.Appoint(Official(name, name, ("judge",))))
    for command in drafts(scenario.t, "q", ROUNDS, 1, source="seed 7", reason=""):
        scenario.do(command)
    for number in (1, 2, 3):
        scenario.do(c.ConfirmSeating("q", number)).do(c.ReleaseSeating("q", number))
    return scenario


def test_a_plan_becomes_drafts_and_drafts_the_plan():
    scenario = planned()
    assert numbered(scenario.t, "q") == ROUNDS
    assert scenario.t.rounds["q.2"].source == "seed 7"


def test_judges_have_equal_work_over_a_whole_plan():
    work = Counter(game.judge for game in planned().t.games.values())
    assert sum(work.values()) == 6
    assert sorted(work.values()) == [1, 1, 2, 2]


def test_a_replacement_takes_the_number():
    scenario = planned()
    scenario.confirmed("q.1.1", 1).players(1, first=21).do(c.ReplacePlayer("p3", "p21", "заболел"))
    assert number_of(scenario.t, "q", "p3") == number_of(scenario.t, "q", "p21") == 3
    assert numbered(scenario.t, "q") == ROUNDS
    scenario.players(1, first=22).do(c.ReplacePlayer("p21", "p22", "тоже"))
    assert [number_of(scenario.t, "q", p) for p in ("p3", "p21", "p22", "p99")] == [3, 3, 3, 0]


def test_who_was_replaced_after_leaving_has_his_number_too():
    scenario = planned().do(c.WithdrawPlayer("p3")).players(1, first=21)
    assert gone(scenario.t, "q") == (3,)
    scenario.do(c.ReplacePlayer("p3", "p21", "заболел"))
    assert (gone(scenario.t, "q"), number_of(scenario.t, "q", "p3")) == ((), 3)


def test_pairs_and_teams_are_numbers_of_the_stage():
    scenario = planned().players(1, first=21)
    scenario.do(c.KeepApart("p9", "p2")).do(c.KeepApart("p1", "p21"))
    scenario.do(c.FormTeam(Team("x", "Икс", ("p4", "p5", "p6"))))
    assert apart(scenario.t, "q") == ((2, 9), (4, 5), (4, 6), (5, 6))


def test_only_rounds_that_nobody_has_begun_are_seated_anew():
    scenario = planned()
    assert first_open(scenario.t, "q") == 1
    scenario.confirmed("q.1.2", 1)
    assert first_open(scenario.t, "q") == 2
    other = (ROUNDS[0], ROUNDS[2], ROUNDS[1])
    for command in drafts(scenario.t, "q", other, 2, source="seed 8", reason="ушёл игрок"):
        scenario.do(command)
    assert numbered(scenario.t, "q") == other
    assert [scenario.t.rounds[f"q.{n}"].status for n in (1, 2, 3)] == ["released", "draft", "draft"]


def test_a_ban_is_of_stages_and_has_a_level():
    regulation = Regulation("fiim-2019", (*PLAN, StagePlan("f", "final", 2, 1)))
    scenario = TournamentScenario(regulation).players(20)
    ten = tuple(f"p{n}" for n in range(1, 11))
    scenario.do(c.EnterStage("q", ten)).do(c.EnterStage("f", ten))
    scenario.do(c.KeepApart("p1", "p2")).do(c.KeepApart("p3", "p4", "avoid", ("f",)))
    assert (apart(scenario.t, "q"), apart(scenario.t, "f")) == (((1, 2),), ((1, 2),))
    assert (avoided(scenario.t, "q"), avoided(scenario.t, "f")) == ((), ((3, 4),))

    # Repeated in either order, it is changed.
    assert scenario.refused(c.KeepApart("p2", "p1")).why == "apart-already"
    assert scenario.refused(c.KeepApart("p1", "p2", "sometimes")).why == "ban-level"
    assert scenario.refused(c.KeepApart("p1", "p2", "never", ("x",))).why == "stage-unknown"
    scenario.do(c.KeepApart("p2", "p1", "never", ("q",)))
    assert (apart(scenario.t, "q"), apart(scenario.t, "f")) == (((1, 2),), ())

    # In the final they may sit together; in the qualification that is accepted knowingly.
    scenario.do(c.DraftSeating("f", 1, (ten,))).do(c.DraftSeating("q", 1, (ten,)))
    scenario.do(c.ConfirmSeating("f", 1, ("judge-missing",)))
    assert scenario.refused(c.ConfirmSeating("q", 1, ("judge-missing",))).why == "seating-apart"
    scenario.do(c.ConfirmSeating("q", 1, ("judge-missing", "apart")))
    scenario.do(c.LetMeet("p1", "p2"))
    assert apart(scenario.t, "q") == ()
