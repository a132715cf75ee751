"""A round from its draft to its lock: two people, the same data, and a way back."""

import pytest

from gorod.i18n import catalogue
from gorod.tournament import tournament_commands as c
from gorod.tournament.log import read_log, undone
from gorod.tournament.messages import named, refusal
from gorod.tournament.participants import Official, Player, Team
from gorod.tournament.protocols import read_protocol
from gorod.tournament.regulation import Regulation, Source, StagePlan
from gorod.tournament.seating_numbers import gone
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from gorod.tournament.todo import duties
from tests.tournament.kit import (
    CHIEF,
    JUDGE,
    ONE_STAGE,
    ORGANISER,
    SECOND,
    WHOLE,
    TournamentScenario,
)

TEN = tuple(f"p{n}" for n in range(1, 11))


@pytest.fixture
def scenario():
    return TournamentScenario().entered(11)


@pytest.fixture
def ready(scenario):
    """A round is released and its only game signed."""
    scenario.seated("q", 1, (TEN,))
    return scenario.signed("q.1.1", 1)


def lines(scenario, stage="q", **scope):
    return Ledger().table(scenario.t, Scope(stage, **scope)).lines


def test_the_one_who_signed_cannot_confirm(ready):
    assert ready.refused(c.ConfirmGame("q.1.1", ready.digest("q.1.1")), JUDGE).why == "same-person"
    ready.seconded("q.1.1")
    assert ready.t.games["q.1.1"].status == "confirmed"


def test_the_second_person_confirms_the_same_data_or_none(ready):
    assert ready.refused(c.ConfirmGame("q.1.1", "0" * 64), SECOND).why == "other-data"


def test_a_rejection_has_a_reason_and_begins_anew(ready):
    assert ready.refused(c.RejectGame("q.1.1", " "), SECOND).why == "reason-missing"
    ready.do(c.RejectGame("q.1.1", "голоса не сходятся"), SECOND)
    game = ready.t.games["q.1.1"]
    assert (game.status, game.sheets[0].reason) == ("playing", "голоса не сходятся")
    ready.do(c.SignGame("q.1.1", ready.record("q.1.1", 2)), JUDGE)
    ready.seconded("q.1.1")
    assert len(ready.t.games["q.1.1"].sheets) == 2, "the rejected one stays visible"


def test_only_confirmed_protocols_count(ready):
    assert lines(ready) == ()
    assert len(lines(ready, provisional=True)) == 10
    ready.seconded("q.1.1")
    assert len(lines(ready)) == 10


def test_a_round_locks_when_everything_is_confirmed(ready):
    assert ready.refused(c.LockRound("q", 1)).why == "games-waiting"
    ready.seconded("q.1.1").do(c.LockRound("q", 1))
    assert ready.refused(c.ReopenGame("q.1.1", "ошибка")).why == "round-locked"
    assert ready.refused(c.UnlockRound("q", 1, "")).why == "reason-missing"
    assert ready.refused(c.UnlockRound("q", 1, "ошибка"), "somebody").why == "not-yours"
    ready.do(c.UnlockRound("q", 1, "ошибка в протоколе")).do(c.ReopenGame("q.1.1", "ошибка"))
    assert lines(ready) == ()
    assert ready.log.entries[-2].who == ORGANISER


@pytest.mark.parametrize("text", ["", "\0", "vote 3: что-то", "x" * 9999])
@pytest.mark.parametrize("game", ["q.1.1", "nothing.like.that", ""])
def test_a_judge_can_always_save(ready, text, game):
    ready.do(c.SaveDraft(game, text), "whoever")
    assert ready.t.drafts[game].text == text


def test_a_draft_can_be_saved_into_a_locked_round(ready):
    ready.seconded("q.1.1").do(c.LockRound("q", 1))
    ready.do(c.SaveDraft("q.1.1", "vote 3: 1 2"), JUDGE)
    assert ready.t.games["q.1.1"].status == "confirmed"


def test_a_record_that_the_rulebook_refuses_is_not_signed(scenario):
    scenario.seated("q", 1, (TEN,))
    text = scenario.record("q.1.1", 1).replace("rules fiim-2019", "rules fiim-2019\noption nothing")
    answer = scenario.refused(c.SignGame("q.1.1", text), JUDGE)
    assert (answer.why, answer.reason) == ("record", "record-option-unknown")
    said = refusal(catalogue("ru"), scenario.t, answer)
    assert said == "запись не принята: в правилах fiim-2019 нет варианта «nothing»"


def test_a_record_of_other_players_is_not_signed(scenario):
    scenario.seated("q", 1, (TEN,))
    text = scenario.record("q.1.1", 1).replace("Игрок 3", "Чужой")
    answer = scenario.refused(c.SignGame("q.1.1", text), JUDGE)
    assert (answer.why, answer.about) == ("other-player", ("3", "Чужой", "Игрок 3"))


def test_a_record_of_other_rules_is_not_signed(scenario):
    scenario.seated("q", 1, (TEN,))
    other = (
        TournamentScenario(Regulation("fiim-2011", ONE_STAGE)).entered(10).seated("q", 1, (TEN,))
    )
    answer = scenario.refused(c.SignGame("q.1.1", other.record("q.1.1", 1)), JUDGE)
    assert (answer.why, answer.about) == ("other-rules", ("fiim-2011", "fiim-2019"))


def test_an_unfinished_game_is_not_signed(scenario):
    scenario.seated("q", 1, (TEN,))
    text = scenario.record("q.1.1", 1).split("\nN2")[0] + "\n"
    assert scenario.refused(c.SignGame("q.1.1", text), JUDGE).why == "unfinished"


def test_an_award_that_waits_keeps_the_second_signature_away(scenario):
    """8.4.3: 0.6 and 0.7 only with the chief judge's consent."""
    scenario.seated("q", 1, (TEN,))
    record = unawarded(scenario.record("q.1.1", 1))
    winner = some_winner(record)
    scenario.do(c.SignGame("q.1.1", f"{record}bonus {winner} +0.7\n"), JUDGE)
    answer = scenario.refused(c.ConfirmGame("q.1.1", scenario.digest("q.1.1")), SECOND)
    assert (answer.why, answer.about[0], answer.clause) == ("consent-waits", "q.1.1", "8.4.3")
    scenario.do(c.RejectGame("q.1.1", "нет согласия"), SECOND)
    scenario.do(c.SignGame("q.1.1", f"{record}bonus {winner} +0.7\napprove\n"), JUDGE)
    scenario.seconded("q.1.1", CHIEF)


def test_8_4_3_a_consent_that_the_tables_judge_wrote_down_is_accepted_knowingly(scenario):
    """The second signer sees that the chief judge did not give it themselves."""
    scenario.seated("q", 1, (TEN,))
    record = unawarded(scenario.record("q.1.1", 1))
    told = f"{record}bonus {some_winner(record)} +0.7\napprove\n"
    scenario.do(c.SignGame("q.1.1", told), JUDGE)
    digest = scenario.digest("q.1.1")
    answer = scenario.refused(c.ConfirmGame("q.1.1", digest, ("penalty-due",)), SECOND)
    assert (answer.why, answer.about[0], answer.clause) == ("consent-on-word", "q.1.1", "8.4.3")
    scenario.do(c.ConfirmGame("q.1.1", digest, ("penalty-due", "consent-on-word")), SECOND)
    assert "consent-on-word" in scenario.t.games["q.1.1"].sheet.despite


def unawarded(record):
    """Without what the judges gave after the game."""
    return "".join(
        line
        for line in record.splitlines(keepends=True)
        if not line.startswith(("bonus", "approve"))
    )


def some_winner(record):
    game = read_protocol(record, None).game
    wins = game.red if "red" in game.outcome.winners else game.black
    return next(seat for seat in range(1, 11) if wins >> seat & 1)


SILENT = """mgn 1
rules fiim-2019
{seats}

D1

N2
shoot 8>1 9>1 10>1
sheriff -

D2

N3
shoot 8>2 9>2 10>2
sheriff -

D3

N4
shoot 8>3 9>3 10>3
sheriff -

D4

N5
shoot 8>4 9>4 10>4

end black
"""


def silent_sheriff(scenario):
    """The sheriff on seat 7 checks nobody, and red loses."""
    roles = ("citizen",) * 6 + ("sheriff", "don", "mafia", "mafia")
    names = zip(roles, scenario.names("q.1.1"), strict=True)
    seats = "\n".join(f"seat {at} {role} {name}" for at, (role, name) in enumerate(names, 1))
    return SILENT.format(seats=seats)


def test_8_5_4_2_a_penalty_that_the_record_proves_is_asked_for(scenario):
    scenario.seated("q", 1, (TEN,))
    record = silent_sheriff(scenario)
    scenario.do(c.SignGame("q.1.1", record), JUDGE)
    answer = scenario.refused(c.ConfirmGame("q.1.1", scenario.digest("q.1.1")), SECOND)
    assert (answer.why, answer.about, answer.clause) == (
        "penalty-due",
        ("q.1.1", "Игрок 7"),
        "8.5.4.2",
    )
    scenario.do(c.RejectGame("q.1.1", "нет штрафа"), SECOND)
    scenario.do(c.SignGame("q.1.1", f"{record}fine 7 8.5.4.2\n"), JUDGE)
    scenario.do(c.ConfirmGame("q.1.1", scenario.digest("q.1.1")), SECOND)


def test_a_missing_penalty_is_accepted_only_knowingly(scenario):
    scenario.seated("q", 1, (TEN,)).do(c.SignGame("q.1.1", silent_sheriff(scenario)), JUDGE)
    scenario.do(c.ConfirmGame("q.1.1", scenario.digest("q.1.1"), ("penalty-due",)), SECOND)
    assert scenario.t.games["q.1.1"].sheets[-1].despite == ("penalty-due",)


def only_a_result(scenario, *facts):
    roles = ("citizen",) * 6 + ("sheriff", "don", "mafia", "mafia")
    names = zip(roles, scenario.names("q.1.1"), strict=True)
    seats = "".join(f"seat {at} {role} {name}\n" for at, (role, name) in enumerate(names, 1))
    return f"mgn 1\nrules fiim-2019\nknown result\n{seats}\n" + "\n".join(facts) + "\n"


def test_a_game_of_which_only_the_result_is_known_is_signed_knowingly_and_counts(scenario):
    scenario.seated("q", 1, (TEN,))
    record = only_a_result(scenario, "result red", "first 4", "best 4: 8 9 10", "left 9 D2 vote")
    scenario.do(c.SignGame("q.1.1", record), JUDGE)
    answer = scenario.refused(c.ConfirmGame("q.1.1", scenario.digest("q.1.1")), SECOND)
    assert (answer.why, answer.about) == ("known-result", ("q.1.1",))
    scenario.do(c.ConfirmGame("q.1.1", scenario.digest("q.1.1"), ("known-result",)), SECOND)
    table = Ledger().table(scenario.t, Scope("q"))
    first = table.lines[0].row
    assert (first.wins, first.first_killed) == (1, 1)


PLAYED_ON = """
D1
nominate 1 3
as-played nominate 1 4 by Иванов: не заметили
vote 3: 1 2
vote 4: 3 4 5 6 7 8 9 10

N2
shoot 1
sheriff 8

N3
shoot 2
sheriff 9

N4
shoot 3
sheriff 10

end black
"""


def played_on(scenario):
    """Seat 1 put up two players, and the judge took both."""
    return silent_sheriff(scenario).partition("\nD1\n")[0] + PLAYED_ON


def test_what_was_played_against_the_rules_is_accepted_only_knowingly(scenario):
    scenario.seated("q", 1, (TEN,))
    scenario.do(c.SignGame("q.1.1", played_on(scenario)), JUDGE)
    answer = scenario.refused(c.ConfirmGame("q.1.1", scenario.digest("q.1.1")), SECOND)
    assert (answer.why, answer.about) == ("as-played", ("q.1.1", "D1", "Иванов"))
    assert answer.clause == "4.4.3"
    scenario.do(c.ConfirmGame("q.1.1", scenario.digest("q.1.1"), ("as-played",)), SECOND)
    assert scenario.t.games["q.1.1"].sheets[-1].despite == ("as-played",)


def test_a_contradiction_in_such_a_record_is_refused_at_the_desk(scenario):
    scenario.seated("q", 1, (TEN,))
    record = only_a_result(scenario, "result red", "first 4", "best 5: 8 9 10")
    answer = scenario.refused(c.SignGame("q.1.1", record), JUDGE)
    assert (answer.why, answer.reason) == ("record", "refused-no-best-move")


# --- seating --------------------------------------------------------------------------------------


def test_a_draft_is_never_refused_for_what_is_in_it_but_confirming_looks(scenario):
    twice = (*TEN[:9], "p1")
    scenario.do(c.DraftSeating("q", 1, (twice,)))
    answer = scenario.refused(c.ConfirmSeating("q", 1, ("judge-missing",)))
    assert (answer.why, answer.about) == ("seating-player-twice", ("p1",))


@pytest.mark.parametrize(
    ("table", "why"),
    [
        ((*TEN[:9], "nobody"), "seating-player-unknown"),
        ((*TEN[:9],), "seating-size"),
        ((*TEN[:9], "p12"), "seating-not-in-stage"),
        ((*TEN[:9], "p11"), "seating-absent"),
    ],
)
def test_what_confirming_finds(scenario, table, why):
    scenario.players(1, first=12).do(c.WithdrawPlayer("p11"))
    scenario.do(c.DraftSeating("q", 1, (table,)))
    assert scenario.refused(c.ConfirmSeating("q", 1, ("judge-missing",))).why == why


def test_a_pair_that_must_not_meet_is_seated_only_knowingly(scenario):
    scenario.do(c.KeepApart("p2", "p5")).do(c.DraftSeating("q", 1, (TEN,), (JUDGE,)))
    answer = scenario.refused(c.ConfirmSeating("q", 1))
    assert (answer.why, answer.about) == ("seating-apart", ("p2", "p5", "1"))
    scenario.do(c.ConfirmSeating("q", 1, ("apart",)))
    assert scenario.t.rounds["q.1"].despite == ("apart",)


def test_a_judge_does_not_judge_those_he_must_not(scenario):
    scenario.do(c.Appoint(Official("cousin", "Кузен", ("judge",), ("p4",))))
    scenario.do(c.DraftSeating("q", 1, (TEN,), ("cousin",)))
    assert scenario.refused(c.ConfirmSeating("q", 1)).about == ("cousin", "p4")


def test_a_seating_is_looked_at_again_when_it_is_released(scenario):
    """Somebody who was there when it was confirmed has left since."""
    scenario.do(c.DraftSeating("q", 1, (TEN,), (JUDGE,))).do(c.ConfirmSeating("q", 1))
    scenario.do(c.WithdrawPlayer("p4", "уехал"))
    answer = scenario.refused(c.ReleaseSeating("q", 1))
    assert (answer.why, answer.about) == ("seating-absent", ("p4",))


def test_a_released_seating_comes_back_only_before_the_first_card(scenario):
    scenario.seated("q", 1, (TEN,))
    assert scenario.refused(c.DraftSeating("q", 1, (TEN,))).why == "released"
    scenario.do(c.RecallSeating("q", 1, "ошибка")).seated("q", 1, (TEN,)).do(
        c.StartGame("q.1.1"), JUDGE
    )
    assert scenario.refused(c.RecallSeating("q", 1, "поздно")).why == "recall-begun"


def test_rounds_run_at_once_but_nobody_sits_at_two_tables():
    plan = (StagePlan("q", "qualification", rounds=3, tables=2),)
    scenario = TournamentScenario(Regulation("fiim-2019", plan)).entered(30)
    one, two, three = (tuple(f"p{n}" for n in range(at, at + 10)) for at in (1, 11, 21))
    scenario.seated("q", 1, (one, two)).seated("q", 2, (three, one))
    scenario.do(c.StartGame("q.1.1"), JUDGE).do(c.StartGame("q.2.1"), SECOND)
    answer = scenario.refused(c.StartGame("q.2.2"), SECOND)
    assert (answer.why, answer.about[-1]) == ("playing", "q.1.1")
    scenario.do(c.EndGame("q.1.1"), JUDGE).do(c.StartGame("q.2.2"), SECOND)


# --- leaving --------------------------------------------------------------------------------------


def test_a_replacement_takes_the_seats_that_are_not_played(scenario):
    scenario.round("q", 1, (TEN,)).seated("q", 2, (TEN,))
    scenario.players(1, first=12).do(c.ReplacePlayer("p3", "p12", "заболел"))
    assert scenario.t.games["q.1.1"].players[2] == "p3"
    assert scenario.t.games["q.2.1"].players[2] == "p12"
    assert scenario.t.rounds["q.2"].tables[0][2] == "p12"
    scenario.confirmed("q.2.1")
    assert {"p3", "p12"} <= {line.player for line in lines(scenario)}
    assert scenario.refused(c.ReplacePlayer("p3", "p12", "ещё раз")).why == "replaced-already"
    assert scenario.refused(c.ReplacePlayer("p4", "p5", "уже играет")).why == "plays-already"


def test_a_substitute_comes_in_by_the_act_itself_and_outside_the_limit():
    scenario = TournamentScenario(Regulation("fiim-2019", ONE_STAGE, players=10)).entered(10)
    scenario.seated("q", 1, (TEN,)).seated("q", 2, (TEN,))
    scenario.do(c.AddPlayer(Player("w1", "Первый в очереди"))).do(c.SignUp("w1"), "w1")
    scenario.do(c.AddPlayer(Player("w2", "Второй в очереди"))).do(c.SignUp("w2"), "w2")
    scenario.do(c.AddPlayer(Player("new", "С улицы")))
    before = scenario.t

    # Somebody who has left, by the second of the queue: nobody else loses or wins a place by it.
    scenario.do(c.WithdrawPlayer("p3"), "p3").do(c.ReplacePlayer("p3", "w2"))
    assert scenario.t.takes_part("w2")
    assert scenario.t.waiting == ()
    assert {scenario.t.games[f"q.{n}.1"].players[2] for n in (1, 2)} == {"w2"}

    # Somebody who is there, by a stranger who never signed up.
    scenario.do(c.ReplacePlayer("p4", "new"))
    assert scenario.t.takes_part("new")
    assert scenario.t.rounds["q.2"].tables[0][3] == "new"
    assert scenario.t.signed_up["p4"].out == "replaced"
    scenario.do(c.StartGame("q.1.1"), JUDGE)
    assert scenario.refused(c.ReplacePlayer("p5", "w1")).why == "playing"

    # All of it can be taken back, the last first.
    last = len(scenario.log.entries)
    for entry in range(last, last - 4, -1):
        scenario.do(c.Undo(entry, "ошибка"))
    assert scenario.t == before


def test_only_eligible_people_come_in_for_others(scenario):
    scenario.seated("q", 1, (TEN,)).players(1, first=12)
    scenario.do(c.DisqualifyPlayer("p12", "7.3", "подглядывал"), CHIEF)
    assert scenario.refused(c.ReplacePlayer("p3", "p12")).why == "out"
    assert scenario.refused(c.ReplacePlayer("p3", "nobody")).why == "player-unknown"
    assert scenario.refused(c.ReplacePlayer("p3", "p3")).why == "player-twice"
    assert scenario.refused(c.ReplacePlayer("p3", "p11")).why == "plays-already"
    assert scenario.refused(c.ReplacePlayer("p12", "p11")).why == "no-seats-left"


def test_what_a_disqualified_player_has_stands_and_he_plays_no_more(scenario):
    scenario.round("q", 1, (TEN,)).seated("q", 2, (TEN,))
    before = {line.player: line.row.total for line in lines(scenario)}
    assert scenario.refused(c.DisqualifyPlayer("p3", "99", "за всё"), CHIEF).why == "clause-unknown"
    assert (
        scenario.refused(c.DisqualifyPlayer("p3", "7.3", "подглядывал"), JUDGE).why == "not-yours"
    )
    scenario.do(c.DisqualifyPlayer("p3", "7.3", "подглядывал"), CHIEF)
    assert scenario.refused(c.StartGame("q.2.1"), JUDGE).why == "absent"
    now = {line.player: line for line in lines(scenario)}
    assert (now["p3"].row.total, now["p3"].out) == (before["p3"], "disqualified")


def test_the_queue_moves_up_when_somebody_leaves():
    scenario = TournamentScenario(Regulation("fiim-2019", ONE_STAGE, players=2))
    scenario.players(2)
    scenario.do(c.AddPlayer(Player("late", "Поздний"))).do(c.SignUp("late"), "late")
    assert scenario.t.waiting == ("late",)
    assert scenario.refused(c.CheckIn("late")).why == "waiting"
    scenario.do(c.WithdrawPlayer("p1"), "p1").do(c.CheckIn("late"))
    assert scenario.t.waiting == ()


def test_whoever_comes_by_a_link_enters_and_signs_up_himself_and_nobody_else():
    scenario = TournamentScenario()
    scenario.do(c.AddPlayer(Player("v", "Гость")), "v").do(c.SignUp("v"), "v")
    assert scenario.refused(c.AddPlayer(Player("w", "Другой")), "v").why == "not-yours"
    assert scenario.refused(c.EditPlayer(Player("v", "Главный")), "v").why == "not-yours"
    assert scenario.refused(c.CheckIn("v"), "v").why == "not-yours"
    assert scenario.refused(c.AddPlayer(Player("", "Никто")), "").why == "not-yours"


def test_who_never_sat_can_be_deleted_and_nobody_else(scenario):
    scenario.do(c.AddPlayer(Player("junk", "Итого 30"))).do(c.SignUp("junk"))
    scenario.do(c.AddPlayer(Player("twin", "Итого 31"))).do(c.MergePlayers("junk", "twin"))
    scenario.do(c.FormTeam(Team("t", "Команда", ("junk", "p1")))).do(c.KeepApart("junk", "p2"))
    scenario.do(c.Appoint(Official(SECOND, "Второй", ("judge",), ("junk",))))
    before = scenario.t
    assert scenario.refused(c.RemovePlayer("junk"), JUDGE).why == "not-yours"
    scenario.do(c.RemovePlayer("junk"))
    assert {"junk", "twin"}.isdisjoint(
        (*scenario.t.players, *scenario.t.signed_up, *scenario.t.merged)
    )
    assert scenario.t.teams["t"].members == ("p1",)
    assert (scenario.t.bans, scenario.t.officials[SECOND].conflicts) == ((), ())
    assert named(scenario.t, "junk") == "Итого 30", "the log still says who it was"
    assert scenario.refused(c.SignUp("junk")).why == "player-unknown"
    scenario.do(c.Undo(len(scenario.log.entries), "не тот"))
    assert scenario.t == before

    denied = scenario.refused(c.RemovePlayer("p11"))
    assert denied.why == "remove-in-stage"
    assert "«Отбор»" in refusal(catalogue("ru"), scenario.t, denied)
    scenario.do(c.DraftSeating("q", 1, (TEN,)))
    assert scenario.refused(c.RemovePlayer("p3")).why == "remove-seated"


def test_a_stage_is_seated_before_anybody_came_and_latecomers_join_until_it_is_played():
    scenario = TournamentScenario(Regulation("fiim-2019", ONE_STAGE, players=11)).players(9)
    for name in ("ten", "eleven", "waits"):
        scenario.do(c.AddPlayer(Player(name, name))).do(c.SignUp(name))
    ten = (*TEN[:9], "ten")
    assert scenario.refused(c.EnterStage("q", (*ten, "waits"))).why == "absent", (
        "no place for them yet"
    )
    scenario.do(c.EnterStage("q", ten)).do(c.DraftSeating("q", 1, (ten,)))
    assert gone(scenario.t, "q") == ()
    assert scenario.refused(c.ConfirmSeating("q", 1, ("judge-missing",))).why == "seating-expected"
    scenario.do(c.ConfirmSeating("q", 1, ("judge-missing", "expected"))).do(
        c.ReleaseSeating("q", 1)
    )
    denied = scenario.refused(c.StartGame("q.1.1"), JUDGE)
    assert refusal(catalogue("ru"), scenario.t, denied) == "ещё не отмечены: ten"
    assert not any(duty.kind == "replace" for duty in duties(scenario.t))

    # Latecomers are added at the end; nobody's number changes.
    scenario.do(c.CheckIn("eleven"))
    assert scenario.refused(c.EnterStage("q", ("eleven", *ten))).why == "stage-begun"
    scenario.do(c.EnterStage("q", (*ten, "eleven")))
    assert scenario.t.rounds["q.1"].tables == (ten,)
    scenario.do(c.CheckIn("ten")).do(c.StartGame("q.1.1"), JUDGE)
    scenario.do(c.WithdrawPlayer("p1")).do(c.CheckIn("waits"))
    late = (*ten, "eleven", "waits")
    assert scenario.refused(c.EnterStage("q", late)).why in ("stage-begun", "absent")


def test_two_entries_become_one_player_with_both_histories(scenario):
    scenario.round("q", 1, (TEN,))
    scenario.players(1, first=12)
    scenario.do(c.ReplacePlayer("p3", "p12", "другой ник")).round(
        "q", 2, ((*TEN[:2], "p12", *TEN[3:]),)
    )
    assert scenario.refused(c.MergePlayers("p1", "p2")).why == "merge-met"
    ledger = Ledger()
    assert ledger.table(scenario.t, Scope("q")).line("p3").row.games == 1
    scenario.do(c.MergePlayers("p12", "p3"))
    assert ledger.table(scenario.t, Scope("q")) == Ledger().table(scenario.t, Scope("q"))
    line = next(line for line in lines(scenario) if line.player == "p12")
    assert line.row.games == 2
    assert "p3" not in {line.player for line in lines(scenario)}


# --- undo -----------------------------------------------------------------------------------------


def test_the_last_entry_can_be_taken_back_and_stays_in_the_log(ready):
    before = ready.t
    ready.seconded("q.1.1")
    entry = ready.log.entries[-1].number
    ready.do(c.Undo(entry, "не тот стол"), SECOND)
    assert ready.t == before
    assert [e.number for e in ready.log.entries][-2:] == [entry, entry + 1]
    assert undone(ready.log.entries) == {entry}


def test_an_undoing_can_be_undone(ready):
    ready.seconded("q.1.1")
    after, entry = ready.t, ready.log.entries[-1].number
    ready.do(c.Undo(entry, "не тот стол"), SECOND).do(c.Undo(entry + 1, "тот"), SECOND)
    assert ready.t == after


def test_an_earlier_entry_on_which_nothing_stands_can_be_taken_back(ready):
    entry = next(e.number for e in ready.log.entries if e.command == c.CheckIn("p1"))
    answer = ready.refused(c.Undo(entry, "ошибка"))
    assert answer.why == "stands-on-it", "a game with them has begun"
    ready.players(1, first=12)
    alone = ready.log.entries[-1].number
    ready.do(c.SaveDraft("q.1.1", "…"), JUDGE).do(c.Undo(alone, "не пришёл"))
    assert not ready.t.takes_part("p12")


def test_an_entry_on_which_something_stands_names_what(ready):
    signed = ready.log.entries[-1].number
    ready.seconded("q.1.1")
    answer = ready.refused(c.Undo(signed, "ошибка"))
    assert (answer.why, answer.about) == ("stands-on-it", (str(signed), str(signed + 1)))


def test_nobody_undoes_what_he_may_not_do(ready):
    ready.do(c.DisqualifyPlayer("p11", "7.3", "грубость"), CHIEF)
    entry = ready.log.entries[-1].number
    assert ready.refused(c.Undo(entry, "жалко"), JUDGE).why == "not-yours"
    ready.do(c.Undo(entry, "ошиблись"), CHIEF)


def test_the_log_alone_gives_the_tournament(ready):
    assert read_log(ready.log.entries) == ready.log


# --- stages ---------------------------------------------------------------------------------------


def test_a_stage_is_finished_when_its_rounds_are_locked(scenario):
    scenario.round("q", 1, (TEN,))
    assert scenario.refused(c.FinishStage("q")).about == ("q.2", "q.3")


def test_hidden_stage_must_exist_and_sources_come_before():
    bad = (StagePlan("f", "final", 1, 1, sources=(Source("q", 1, 10),)),)
    scenario = TournamentScenario()
    assert scenario.refused(c.Regulate(Regulation("fiim-2019", bad))).why == "stage-source"
    assert (
        scenario.refused(c.Regulate(Regulation("by-day", ONE_STAGE))).why
        == "rulebook-without-table"
    )
    assert scenario.refused(c.Regulate(Regulation("fiim-2019", WHOLE, seats=11))).why == "size"


def test_a_time_without_a_zone_is_not_taken(scenario):
    assert scenario.log.then(c.LockRound("q", 1), ORGANISER, "2026-11-15T12:00").why == "time"


def test_a_judge_does_not_take_back_the_signature_of_another_person(ready):
    ready.seconded("q.1.1")
    confirmed, signed = ready.log.entries[-1], ready.log.entries[-2]
    assert isinstance(confirmed.command, c.ConfirmGame)
    assert ready.refused(c.Undo(confirmed.number, "показалось"), JUDGE).why == "not-yours"
    assert not ready.log.may_undo(confirmed, JUDGE)
    assert ready.log.may_undo(signed, JUDGE), "their own signature is theirs to take back"
    ready.do(c.Undo(confirmed.number, "не тот стол"), CHIEF)
    back = ready.log.entries[-1]
    assert ready.refused(c.Undo(back.number, "тот"), JUDGE).why == "not-yours"


def test_who_confirms_second_is_told_who_was_first(ready):
    digest = ready.digest("q.1.1")
    ready.seconded("q.1.1")
    answer = ready.refused(c.ConfirmGame("q.1.1", digest, ("penalty-due",)), CHIEF)
    assert (answer.why, answer.about) == ("confirmed-already", ("q.1.1", SECOND))
