"""Protests: the window of the document, who decides, and what becomes of the game."""

from datetime import timedelta
from fractions import Fraction

import pytest

from gorod.tournament import tournament_commands as c
from gorod.tournament.filed_protests import Correction
from gorod.tournament.participants import Official
from gorod.tournament.protocols import read_protocol
from gorod.tournament.regulation import Regulation
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from gorod.tournament.visibility import seen_protests
from tests.tournament.kit import CHIEF, JUDGE, ONE_STAGE, SECOND, TournamentScenario

TEN = tuple(f"p{n}" for n in range(1, 11))


def over(book="fiim-2019", *, seats=10, seed=1, confirmed=True, committee=1):
    """A desk with one game that is over."""
    scenario = TournamentScenario(
        Regulation(book, ONE_STAGE, seats=seats, committee=committee)
    ).entered(seats)
    scenario.seated("q", 1, (tuple(f"p{n}" for n in range(1, seats + 1)),), (JUDGE,), ())
    scenario.do(c.StartGame("q.1.1"), JUDGE).do(c.EndGame("q.1.1"), JUDGE)
    scenario.do(c.SignGame("q.1.1", scenario.record("q.1.1", seed)), JUDGE)
    return scenario.seconded("q.1.1") if confirmed else scenario


def game_of(scenario):
    return read_protocol(scenario.t.games["q.1.1"].sheets[-1].record, None).game


def totals(scenario):
    lines = Ledger().table(scenario.t, Scope("q")).lines
    return {line.player: line.row.total for line in lines}


def ended(scenario):
    return scenario.now.fromisoformat(scenario.t.games["q.1.1"].ended_at)


def filed(scenario, *clauses):
    scenario.now = ended(scenario)
    return scenario.do(c.FileProtest("x", "q.1.1", "p3", "не согласен", clauses), "p3")


@pytest.mark.parametrize(("seconds", "taken"), [(0, True), (600, True), (601, False)])
def test_8_8_1_ten_minutes_after_the_game(seconds, taken):
    scenario = over()
    scenario.now = ended(scenario) + timedelta(seconds=seconds)
    protest = c.FileProtest("x", "q.1.1", "p3", "не согласен")
    if taken:
        scenario.do(protest, "p3")
    else:
        answer = scenario.refused(protest, "p3")
        assert (answer.why, answer.clause) == ("protest-late", "8.8.1")


@pytest.mark.parametrize(("book", "seats"), [("fiim-2011", 10), ("cma-2025", 12)])
def test_documents_without_a_window_take_a_protest_a_day_later(book, seats):
    scenario = over(book, seats=seats)
    scenario.now = ended(scenario) + timedelta(days=1)
    scenario.do(c.FileProtest("x", "q.1.1", "p3", "не согласен"), "p3")


def test_l_11_1_a_protest_waits_for_the_end_of_the_game():
    scenario = (
        TournamentScenario(Regulation("fiim-2011", ONE_STAGE)).entered(10).seated("q", 1, (TEN,))
    )
    scenario.do(c.StartGame("q.1.1"), JUDGE)
    answer = scenario.refused(c.FileProtest("x", "q.1.1", "p3", "сейчас"), "p3")
    assert (answer.why, answer.clause) == ("protest-early", "L.11.3")


def test_only_those_at_the_table_protest_and_name_clauses_that_exist():
    scenario = over()
    scenario.now = ended(scenario)
    scenario.players(1, first=11)
    scenario.now = ended(scenario)
    assert (
        scenario.refused(c.FileProtest("x", "q.1.1", "p11", "за друга"), "p11").why
        == "not-at-table"
    )
    assert scenario.refused(c.FileProtest("x", "q.1.1", "p3", "за себя"), "p4").why == "not-yours"
    answer = scenario.refused(c.FileProtest("x", "q.1.1", "p3", "так", ("44.1",)), "p3")
    assert (answer.why, answer.about) == ("clause-unknown", ("44.1",))
    filed(scenario, "4.4.9")
    assert scenario.refused(c.FileProtest("y", "q.1.1", "p3", "ещё"), "p3").why == "protest-open"


def test_8_8_2_the_chief_judge_or_the_commission_decides():
    scenario = filed(over(committee=2))
    rejected = c.DecideProtest("x", "rejected", "нет нарушения")
    answer = scenario.refused(rejected, SECOND)
    assert (answer.why, answer.clause) == ("not-yours", "8.8.2")
    assert scenario.refused(rejected, JUDGE).why == "committee-small"
    with_stranger = c.DecideProtest("x", "rejected", "нет", panel=(SECOND,))
    assert scenario.refused(with_stranger, JUDGE).why == "not-in-committee"
    scenario.do(c.Appoint(Official("third", "Третий", ("committee",))))
    scenario.do(c.DecideProtest("x", "rejected", "нет", panel=("third",)), JUDGE)
    assert scenario.t.protests["x"].decision.panel == ("third",)
    assert scenario.refused(rejected, CHIEF).why == "decided-already"


def test_a_changed_result_is_scored_anew_and_the_original_stays():
    scenario = filed(over())
    before, game = totals(scenario), game_of(scenario)
    winners = ("black",) if "red" in game.outcome.winners else ("red",)
    scenario.do(
        c.DecideProtest("x", "changed", "решающий голос не засчитан", winners=winners), CHIEF
    )
    won = game.black if winners == ("black",) else game.red
    lines = Ledger().table(scenario.t, Scope("q")).lines
    assert {line.player for line in lines if line.row.wins} == {
        player for seat, player in enumerate(TEN, 1) if won >> seat & 1
    }
    assert totals(scenario) != before
    assert game_of(scenario) == game


@pytest.mark.parametrize(("word", "kind"), [("draw", "draw"), ("red", "victory")])
def test_a_decision_names_the_result_as_the_document_does(word, kind):
    scenario = filed(over())
    strange = c.DecideProtest("x", "changed", "так", result="maniac")
    assert scenario.refused(strange, CHIEF).why == "winners-unknown"
    scenario.do(c.DecideProtest("x", "changed", "так", result=word), CHIEF)
    assert scenario.t.protests["x"].decision.changed_to.kind == kind
    won = 0 if kind == "draw" else game_of(scenario).red
    lines = Ledger().table(scenario.t, Scope("q")).lines
    assert {line.player for line in lines if line.row.wins} == {
        player for seat, player in enumerate(TEN, 1) if won >> seat & 1
    }


def test_an_annulled_game_counts_for_nobody():
    scenario = filed(over()).do(c.DecideProtest("x", "annulled", "игра сорвана"), CHIEF)
    assert totals(scenario) == {}
    assert scenario.t.games["q.1.1"].sheets[-1].confirmed_by == SECOND
    scenario.do(c.LockRound("q", 1))


def test_a_replayed_game_is_planned_again_even_in_a_locked_round():
    scenario = filed(over()).do(c.LockRound("q", 1))
    scenario.do(c.DecideProtest("x", "replayed", "переиграть"), CHIEF)
    again = scenario.t.games["q.1.1.r2"]
    assert (again.status, again.players) == ("planned", TEN)
    assert not scenario.t.rounds["q.1"].locked
    assert scenario.refused(c.LockRound("q", 1)).about == ("q.1.1.r2",)
    scenario.confirmed("q.1.1.r2", 5).do(c.LockRound("q", 1))
    assert {line.row.games for line in Ledger().table(scenario.t, Scope("q")).lines} == {1}


def test_corrected_points_cite_their_clause_and_are_main_or_additional_by_kind():
    scenario = filed(over())
    before = totals(scenario)
    told = (Correction(3, 40, "best-move", "8.3.4"), Correction(4, -100, "win"))
    scenario.do(c.DecideProtest("x", "corrected", "пересчёт", corrections=told), CHIEF)
    after = totals(scenario)
    assert after["p3"] - before["p3"] == Fraction(2, 5)
    assert after["p4"] - before["p4"] == -1
    table = Ledger().table(scenario.t, Scope("q"))
    cited = {s.item.clause for s in table.line("p3").row.items if s.item.rule == "protest-ruling"}
    assert cited == {"8.3.4"}


def test_a_decision_can_be_undone():
    scenario = filed(over())
    before = scenario.t
    scenario.do(c.DecideProtest("x", "annulled", "игра сорвана"), CHIEF)
    scenario.do(c.Undo(len(scenario.log.entries), "поторопились"), CHIEF)
    assert scenario.t == before


@pytest.mark.parametrize(
    ("own", "others", "passes"),
    [("all", 1, True), ("all", 0, False), ("one less", 2, False)],
)
def test_l_11_3_the_whole_team_and_one_opponent(own, others, passes):
    """This holds for either side to which seat 3 was dealt."""
    scenario = filed(over("fiim-2011"))
    game = game_of(scenario)
    side = game.black if game.black >> 3 & 1 else game.red
    mine = [seat for seat in range(1, 11) if side >> seat & 1]
    theirs = [seat for seat in range(1, 11) if not side >> seat & 1]
    support = (mine if own == "all" else mine[1:]) + theirs[:others]
    annul = c.DecideProtest("x", "annulled", "решение стола")
    answer = scenario.refused(annul, CHIEF)
    assert (answer.why, answer.clause) == ("vote-failed", "L.11.3"), "nobody has voted yet"
    scenario.do(c.VoteOnProtest("x", tuple(support)), JUDGE)
    assert scenario.t.protests["x"].passed is passes
    if passes:
        scenario.do(annul, JUDGE)
    else:
        assert scenario.refused(annul, CHIEF).why == "vote-failed"
        scenario.do(c.DecideProtest("x", "rejected", "не прошёл"), CHIEF)


def test_where_the_document_knows_no_vote_none_is_held():
    answer = filed(over()).refused(c.VoteOnProtest("x", (1, 2)), JUDGE)
    assert (answer.why, answer.clause) == ("no-vote-on-protests", "8.8.2")


def test_nothing_is_applied_to_a_game_that_is_not_confirmed():
    scenario = filed(over(confirmed=False))
    assert scenario.refused(c.DecideProtest("x", "annulled", "так"), CHIEF).why == "not-confirmed"
    scenario.do(c.DecideProtest("x", "rejected", "нет"), CHIEF)


def test_a_stage_waits_for_its_protests_and_for_their_window():
    scenario = over().do(c.LockRound("q", 1))
    filed(scenario)
    for number in (2, 3):
        scenario.round("q", number, (TEN,))
    assert scenario.refused(c.FinishStage("q")).why == "protests-open"
    scenario.do(c.DecideProtest("x", "rejected", "нет"), CHIEF)
    answer = scenario.refused(c.FinishStage("q"))
    assert (answer.why, answer.about, answer.clause) == ("window-open", ("q.3.1",), "8.8.1")
    scenario.do(c.FinishStage("q", ("window-open",)))


def test_a_document_without_a_window_keeps_no_stage_waiting():
    scenario = over("fiim-2011").do(c.LockRound("q", 1))
    for number in (2, 3):
        scenario.round("q", number, (TEN,))
    scenario.do(c.FinishStage("q"))


# --- CMA: an appeal climbs ------------------------------------------------------------------------


def appealed(scenario, number, text="не согласен"):
    return scenario.do(c.FileProtest(f"a{number}", "q.1.1", "p3", text), "p3")


def test_upd_a_2_the_judge_then_the_head_of_the_college_then_the_presidium_with_him():
    scenario = over("cma-2025", seats=12, committee=2)
    scenario.do(c.Appoint(Official("presidium", "Президиум", ("committee",))))
    steps = [
        (JUDGE, (), {CHIEF: "appeal-judge", SECOND: "appeal-judge"}),
        (CHIEF, (), {JUDGE: "appeal-chief", "presidium": "appeal-chief"}),
        ("presidium", (CHIEF,), {CHIEF: "committee-small", "presidium": "appeal-committee"}),
    ]
    for number, (who, panel, others) in enumerate(steps, 1):
        appealed(scenario, number)
        assert scenario.t.protests[f"a{number}"].level == number
        for other, why in others.items():
            answer = scenario.refused(c.DecideProtest(f"a{number}", "rejected", "нет"), other)
            assert (answer.why, answer.clause) == (why, "UPD-A.2")
        scenario.do(c.DecideProtest(f"a{number}", "rejected", "нет", panel=panel), who)
    again = scenario.refused(c.FileProtest("a4", "q.1.1", "p3", "ещё выше"), "p3")
    assert (again.why, again.clause) == ("appeals-exhausted", "UPD-A.2")
    # Each player has separate levels of appeal.
    scenario.do(c.FileProtest("b1", "q.1.1", "p4", "и я"), "p4")
    assert scenario.t.protests["b1"].level == 1


def test_upd_a_2_a_higher_step_changes_what_a_lower_one_decided():
    scenario = appealed(over("cma-2025", seats=12), 1)
    scenario.do(c.DecideProtest("a1", "changed", "пересчитано", winners=("red",)), JUDGE)
    assert winning(scenario) == "red"
    appealed(scenario, 2)
    scenario.do(c.DecideProtest("a2", "changed", "всё же нет", winners=("black",)), CHIEF)
    assert winning(scenario) == "black"
    assert [scenario.t.protests[key].decision.who for key in ("a1", "a2")] == [JUDGE, CHIEF]


def winning(scenario):
    game = game_of(scenario)
    lines = Ledger().table(scenario.t, Scope("q")).lines
    won = {line.player for line in lines if line.row.wins}
    teams = {"red": game.red, "black": game.black}
    return next(
        team
        for team, mask in teams.items()
        if won == {f"p{seat}" for seat in range(1, 13) if mask >> seat & 1}
    )


def test_upd_a_2_the_answer_of_the_last_step_is_public():
    scenario = over("cma-2025", seats=12)
    for number, who, panel in ((1, JUDGE, ()), (2, CHIEF, ()), (3, CHIEF, (JUDGE,))):
        appealed(scenario, number)
        assert [filed.id for filed in seen_protests(scenario.t, "")] == []
        scenario.do(c.DecideProtest(f"a{number}", "rejected", "нет", panel=panel), who)
    assert [filed.id for filed in seen_protests(scenario.t, "")] == ["a3"]
