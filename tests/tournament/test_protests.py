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
    desk = TournamentScenario(
        Regulation(book, ONE_STAGE, seats=seats, committee=committee)
    ).entered(seats)
    desk.seated("q", 1, (tuple(f"p{n}" for n in range(1, seats + 1)),), (JUDGE,), ())
    desk.do(c.StartGame("q.1.1"), JUDGE).do(c.EndGame("q.1.1"), JUDGE)
    desk.do(c.SignGame("q.1.1", desk.record("q.1.1", seed)), JUDGE)
    return desk.seconded("q.1.1") if confirmed else desk


def game_of(desk):
    return read_protocol(desk.t.games["q.1.1"].sheets[-1].record, None).game


def totals(desk):
    lines = Ledger().table(desk.t, Scope("q")).lines
    return {line.player: line.row.total for line in lines}


def ended(desk):
    return desk.now.fromisoformat(desk.t.games["q.1.1"].ended_at)


def filed(desk, *clauses):
    desk.now = ended(desk)
    return desk.do(c.FileProtest("x", "q.1.1", "p3", "не согласен", clauses), "p3")


@pytest.mark.parametrize(("seconds", "taken"), [(0, True), (600, True), (601, False)])
def test_8_8_1_ten_minutes_after_the_game(seconds, taken):
    desk = over()
    desk.now = ended(desk) + timedelta(seconds=seconds)
    protest = c.FileProtest("x", "q.1.1", "p3", "не согласен")
    if taken:
        desk.do(protest, "p3")
    else:
        answer = desk.refused(protest, "p3")
        assert (answer.why, answer.clause) == ("protest-late", "8.8.1")


@pytest.mark.parametrize(("book", "seats"), [("fiim-2011", 10), ("cma-2025", 12)])
def test_documents_without_a_window_take_a_protest_a_day_later(book, seats):
    desk = over(book, seats=seats)
    desk.now = ended(desk) + timedelta(days=1)
    desk.do(c.FileProtest("x", "q.1.1", "p3", "не согласен"), "p3")


def test_l_11_1_a_protest_waits_for_the_end_of_the_game():
    desk = TournamentScenario(Regulation("fiim-2011", ONE_STAGE)).entered(10).seated("q", 1, (TEN,))
    desk.do(c.StartGame("q.1.1"), JUDGE)
    answer = desk.refused(c.FileProtest("x", "q.1.1", "p3", "сейчас"), "p3")
    assert (answer.why, answer.clause) == ("protest-early", "L.11.3")


def test_only_those_at_the_table_protest_and_name_clauses_that_exist():
    desk = over()
    desk.now = ended(desk)
    desk.players(1, first=11)
    desk.now = ended(desk)
    assert desk.refused(c.FileProtest("x", "q.1.1", "p11", "за друга"), "p11").why == "not-at-table"
    assert desk.refused(c.FileProtest("x", "q.1.1", "p3", "за себя"), "p4").why == "not-yours"
    answer = desk.refused(c.FileProtest("x", "q.1.1", "p3", "так", ("44.1",)), "p3")
    assert (answer.why, answer.about) == ("clause-unknown", ("44.1",))
    filed(desk, "4.4.9")
    assert desk.refused(c.FileProtest("y", "q.1.1", "p3", "ещё"), "p3").why == "protest-open"


def test_8_8_2_the_chief_judge_or_the_commission_decides():
    desk = filed(over(committee=2))
    rejected = c.DecideProtest("x", "rejected", "нет нарушения")
    answer = desk.refused(rejected, SECOND)
    assert (answer.why, answer.clause) == ("not-yours", "8.8.2")
    assert desk.refused(rejected, JUDGE).why == "committee-small"
    with_stranger = c.DecideProtest("x", "rejected", "нет", panel=(SECOND,))
    assert desk.refused(with_stranger, JUDGE).why == "not-in-committee"
    desk.do(c.Appoint(Official("third", "Третий", ("committee",))))
    desk.do(c.DecideProtest("x", "rejected", "нет", panel=("third",)), JUDGE)
    assert desk.t.protests["x"].decision.panel == ("third",)
    assert desk.refused(rejected, CHIEF).why == "decided-already"


def test_a_changed_result_is_scored_anew_and_the_original_stays():
    desk = filed(over())
    before, game = totals(desk), game_of(desk)
    winners = ("black",) if "red" in game.outcome.winners else ("red",)
    desk.do(c.DecideProtest("x", "changed", "решающий голос не засчитан", winners=winners), CHIEF)
    won = game.black if winners == ("black",) else game.red
    lines = Ledger().table(desk.t, Scope("q")).lines
    assert {line.player for line in lines if line.row.wins} == {
        player for seat, player in enumerate(TEN, 1) if won >> seat & 1
    }
    assert totals(desk) != before
    assert game_of(desk) == game


@pytest.mark.parametrize(("word", "kind"), [("draw", "draw"), ("red", "victory")])
def test_a_decision_names_the_result_as_the_document_does(word, kind):
    desk = filed(over())
    strange = c.DecideProtest("x", "changed", "так", result="maniac")
    assert desk.refused(strange, CHIEF).why == "winners-unknown"
    desk.do(c.DecideProtest("x", "changed", "так", result=word), CHIEF)
    assert desk.t.protests["x"].decision.changed_to.kind == kind
    won = 0 if kind == "draw" else game_of(desk).red
    lines = Ledger().table(desk.t, Scope("q")).lines
    assert {line.player for line in lines if line.row.wins} == {
        player for seat, player in enumerate(TEN, 1) if won >> seat & 1
    }


def test_an_annulled_game_counts_for_nobody():
    desk = filed(over()).do(c.DecideProtest("x", "annulled", "игра сорвана"), CHIEF)
    assert totals(desk) == {}
    assert desk.t.games["q.1.1"].sheets[-1].confirmed_by == SECOND
    desk.do(c.LockRound("q", 1))


def test_a_replayed_game_is_planned_again_even_in_a_locked_round():
    desk = filed(over()).do(c.LockRound("q", 1))
    desk.do(c.DecideProtest("x", "replayed", "переиграть"), CHIEF)
    again = desk.t.games["q.1.1.r2"]
    assert (again.status, again.players) == ("planned", TEN)
    assert not desk.t.rounds["q.1"].locked
    assert desk.refused(c.LockRound("q", 1)).about == ("q.1.1.r2",)
    desk.confirmed("q.1.1.r2", 5).do(c.LockRound("q", 1))
    assert {line.row.games for line in Ledger().table(desk.t, Scope("q")).lines} == {1}


def test_corrected_points_cite_their_clause_and_are_main_or_additional_by_kind():
    desk = filed(over())
    before = totals(desk)
    told = (Correction(3, 40, "best-move", "8.3.4"), Correction(4, -100, "win"))
    desk.do(c.DecideProtest("x", "corrected", "пересчёт", corrections=told), CHIEF)
    after = totals(desk)
    assert after["p3"] - before["p3"] == Fraction(2, 5)
    assert after["p4"] - before["p4"] == -1
    table = Ledger().table(desk.t, Scope("q"))
    cited = {s.item.clause for s in table.line("p3").row.items if s.item.rule == "protest-ruling"}
    assert cited == {"8.3.4"}


def test_a_decision_can_be_undone():
    desk = filed(over())
    before = desk.t
    desk.do(c.DecideProtest("x", "annulled", "игра сорвана"), CHIEF)
    desk.do(c.Undo(len(desk.log.entries), "поторопились"), CHIEF)
    assert desk.t == before


@pytest.mark.parametrize(
    ("own", "others", "passes"),
    [("all", 1, True), ("all", 0, False), ("one less", 2, False)],
)
def test_l_11_3_the_whole_team_and_one_opponent(own, others, passes):
    """This holds for either side to which seat 3 was dealt."""
    desk = filed(over("fiim-2011"))
    game = game_of(desk)
    side = game.black if game.black >> 3 & 1 else game.red
    mine = [seat for seat in range(1, 11) if side >> seat & 1]
    theirs = [seat for seat in range(1, 11) if not side >> seat & 1]
    support = (mine if own == "all" else mine[1:]) + theirs[:others]
    annul = c.DecideProtest("x", "annulled", "решение стола")
    answer = desk.refused(annul, CHIEF)
    assert (answer.why, answer.clause) == ("vote-failed", "L.11.3"), "nobody has voted yet"
    desk.do(c.VoteOnProtest("x", tuple(support)), JUDGE)
    assert desk.t.protests["x"].passed is passes
    if passes:
        desk.do(annul, JUDGE)
    else:
        assert desk.refused(annul, CHIEF).why == "vote-failed"
        desk.do(c.DecideProtest("x", "rejected", "не прошёл"), CHIEF)


def test_where_the_document_knows_no_vote_none_is_held():
    answer = filed(over()).refused(c.VoteOnProtest("x", (1, 2)), JUDGE)
    assert (answer.why, answer.clause) == ("no-vote-on-protests", "8.8.2")


def test_nothing_is_applied_to_a_game_that_is_not_confirmed():
    desk = filed(over(confirmed=False))
    assert desk.refused(c.DecideProtest("x", "annulled", "так"), CHIEF).why == "not-confirmed"
    desk.do(c.DecideProtest("x", "rejected", "нет"), CHIEF)


def test_a_stage_waits_for_its_protests_and_for_their_window():
    desk = over().do(c.LockRound("q", 1))
    filed(desk)
    for number in (2, 3):
        desk.round("q", number, (TEN,))
    assert desk.refused(c.FinishStage("q")).why == "protests-open"
    desk.do(c.DecideProtest("x", "rejected", "нет"), CHIEF)
    answer = desk.refused(c.FinishStage("q"))
    assert (answer.why, answer.about, answer.clause) == ("window-open", ("q.3.1",), "8.8.1")
    desk.do(c.FinishStage("q", ("window-open",)))


def test_a_document_without_a_window_keeps_no_stage_waiting():
    desk = over("fiim-2011").do(c.LockRound("q", 1))
    for number in (2, 3):
        desk.round("q", number, (TEN,))
    desk.do(c.FinishStage("q"))


# --- CMA: an appeal climbs ------------------------------------------------------------------------


def appealed(desk, number, text="не согласен"):
    return desk.do(c.FileProtest(f"a{number}", "q.1.1", "p3", text), "p3")


def test_upd_a_2_the_judge_then_the_head_of_the_college_then_the_presidium_with_him():
    desk = over("cma-2025", seats=12, committee=2)
    desk.do(c.Appoint(Official("presidium", "Президиум", ("committee",))))
    steps = [
        (JUDGE, (), {CHIEF: "appeal-judge", SECOND: "appeal-judge"}),
        (CHIEF, (), {JUDGE: "appeal-chief", "presidium": "appeal-chief"}),
        ("presidium", (CHIEF,), {CHIEF: "committee-small", "presidium": "appeal-committee"}),
    ]
    for number, (who, panel, others) in enumerate(steps, 1):
        appealed(desk, number)
        assert desk.t.protests[f"a{number}"].level == number
        for other, why in others.items():
            answer = desk.refused(c.DecideProtest(f"a{number}", "rejected", "нет"), other)
            assert (answer.why, answer.clause) == (why, "UPD-A.2")
        desk.do(c.DecideProtest(f"a{number}", "rejected", "нет", panel=panel), who)
    again = desk.refused(c.FileProtest("a4", "q.1.1", "p3", "ещё выше"), "p3")
    assert (again.why, again.clause) == ("appeals-exhausted", "UPD-A.2")
    # Each player has separate levels of appeal.
    desk.do(c.FileProtest("b1", "q.1.1", "p4", "и я"), "p4")
    assert desk.t.protests["b1"].level == 1


def test_upd_a_2_a_higher_step_changes_what_a_lower_one_decided():
    desk = appealed(over("cma-2025", seats=12), 1)
    desk.do(c.DecideProtest("a1", "changed", "пересчитано", winners=("red",)), JUDGE)
    assert winning(desk) == "red"
    appealed(desk, 2)
    desk.do(c.DecideProtest("a2", "changed", "всё же нет", winners=("black",)), CHIEF)
    assert winning(desk) == "black"
    assert [desk.t.protests[key].decision.who for key in ("a1", "a2")] == [JUDGE, CHIEF]


def winning(desk):
    game = game_of(desk)
    lines = Ledger().table(desk.t, Scope("q")).lines
    won = {line.player for line in lines if line.row.wins}
    teams = {"red": game.red, "black": game.black}
    return next(
        team
        for team, mask in teams.items()
        if won == {f"p{seat}" for seat in range(1, 13) if mask >> seat & 1}
    )


def test_upd_a_2_the_answer_of_the_last_step_is_public():
    desk = over("cma-2025", seats=12)
    for number, who, panel in ((1, JUDGE, ()), (2, CHIEF, ()), (3, CHIEF, (JUDGE,))):
        appealed(desk, number)
        assert [filed.id for filed in seen_protests(desk.t, "")] == []
        desk.do(c.DecideProtest(f"a{number}", "rejected", "нет", panel=panel), who)
    assert [filed.id for filed in seen_protests(desk.t, "")] == ["a3"]
