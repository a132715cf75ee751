"""What the desk says is waiting, and the places of a whole tournament."""

import re
from pathlib import Path

import pytest

from gorod.i18n import LANGUAGES, catalogue
from gorod.tournament import seating_flags
from gorod.tournament import tournament_commands as c
from gorod.tournament.participants import Official
from gorod.tournament.regulation import Regulation
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from gorod.tournament.standings.overall import placed
from gorod.tournament.todo import duties, own_duties
from tests.tournament.kit import CHIEF, JUDGE, ONE_STAGE, SECOND, TournamentScenario
from tests.tournament.test_running import silent_sheriff
from tests.tournament.test_whole import whole

TEN = tuple(f"p{n}" for n in range(1, 11))


def waiting(scenario):
    return [duty.kind for duty in duties(scenario.t)]


def test_a_round_is_told_step_by_step():
    scenario = TournamentScenario().entered(10)
    assert waiting(scenario) == []
    scenario.do(c.DraftSeating("q", 1, ((*TEN[:9], "p1"),)))
    assert waiting(scenario) == ["mend-seating", "confirm-seating"]
    scenario.do(c.DraftSeating("q", 1, (TEN,)))
    scenario.do(c.ConfirmSeating("q", 1, ("judge-missing",)))
    assert waiting(scenario) == ["release-seating"]
    scenario.do(c.ReleaseSeating("q", 1)).do(c.StartGame("q.1.1"), JUDGE)
    assert waiting(scenario) == []
    scenario.do(c.EndGame("q.1.1"), JUDGE)
    assert waiting(scenario) == ["sign"]
    scenario.do(c.SignGame("q.1.1", scenario.record("q.1.1", 1)), JUDGE)
    assert waiting(scenario) == ["confirm"]
    scenario.seconded("q.1.1")
    assert waiting(scenario) == ["lock-round"]
    scenario.do(c.LockRound("q", 1)).do(c.SaveDraft("q.1.1", "забыл"), JUDGE)
    assert waiting(scenario) == ["draft-after-lock"]


def test_rounds_that_wait_are_one_line_and_what_is_urgent_comes_first():
    scenario = TournamentScenario().entered(11)
    for number in (1, 2, 3):
        scenario.do(c.DraftSeating("q", number, (TEN,)))
        scenario.do(c.ConfirmSeating("q", number, ("judge-missing",)))
    scenario.do(c.ReleaseSeating("q", 1)).signed("q.1.1", 1).do(c.WithdrawPlayer("p4"))
    told = [(duty.kind, duty.about) for duty in duties(scenario.t)]
    assert told == [
        ("mend-seating", ("q.2", "absent")),
        ("mend-seating", ("q.3", "absent")),
        ("confirm", ("q.1.1",)),
        ("release-seating", ("q.2", "q.3")),
    ]


def test_a_judge_of_tables_is_told_of_their_own_duties_only():
    scenario = TournamentScenario().entered(10).do(c.DraftSeating("q", 2, (TEN,)))
    scenario.seated("q", 1, (TEN,), (SECOND,)).do(c.StartGame("q.1.1"), SECOND)
    assert own_duties(scenario.t, SECOND) == ()
    scenario.do(c.EndGame("q.1.1"), SECOND)
    assert [duty.kind for duty in own_duties(scenario.t, SECOND)] == ["sign"]
    assert [duty.kind for duty in own_duties(scenario.t, CHIEF)] == ["sign", "confirm-seating"]
    scenario.do(c.Appoint(Official("judge-3", "Третий", ("judge",))))
    assert own_duties(scenario.t, "judge-3") == ()


def test_somebody_who_left_has_to_be_replaced():
    scenario = TournamentScenario().entered(10).seated("q", 1, (TEN,)).do(c.WithdrawPlayer("p4"))
    assert [(duty.kind, duty.about) for duty in duties(scenario.t)] == [
        ("replace", ("q.1.1", "p4"))
    ]


def test_a_protest_waits_with_its_clause():
    scenario = TournamentScenario().entered(10).round("q", 1, (TEN,))
    scenario.now = scenario.now.fromisoformat(scenario.t.games["q.1.1"].ended_at)
    scenario.do(c.FileProtest("x", "q.1.1", "p2", "нет"), "p2")
    (duty,) = duties(scenario.t)
    assert (duty.kind, duty.about, duty.clause) == ("decide-protest", ("x", "q.1.1"), "8.8.2")


def test_7_3_a_ban_in_a_game_asks_for_a_disqualification():
    scenario = TournamentScenario().entered(10).seated("q", 1, (TEN,))
    banned = silent_sheriff(scenario).replace("D3\n", "D3\nban 6 7.3\n")
    text = banned.split("\nD4")[0] + "\nend black\n"
    scenario.do(c.SignGame("q.1.1", text), JUDGE)
    assert ("disqualify", ("p6", "q.1.1")) in [(d.kind, d.about) for d in duties(scenario.t)]
    scenario.do(c.DisqualifyPlayer("p6", "7.3", "оскорбил судью"), "chief")
    assert "disqualify" not in waiting(scenario)


def test_a_protest_written_at_the_table_is_to_be_filed_at_the_desk():
    scenario = TournamentScenario().entered(10).seated("q", 1, (TEN,))
    scenario.do(
        c.SignGame("q.1.1", f"{silent_sheriff(scenario)}protest 4 голос не засчитан\n"), JUDGE
    )
    assert ("file-protest", ("p4", "q.1.1")) in [(d.kind, d.about) for d in duties(scenario.t)]
    scenario.do(c.FileProtest("x", "q.1.1", "p4", "голос не засчитан"), JUDGE)
    assert "file-protest" not in waiting(scenario)


def test_a_ruling_inside_a_record_does_not_change_the_game_behind_the_desk():
    scenario = (
        TournamentScenario(Regulation("fiim-2011", ONE_STAGE)).entered(10).seated("q", 1, (TEN,))
    )
    record = silent_sheriff(scenario).replace("fiim-2019", "fiim-2011")
    text = "protest 4 нет\nsupport: 1 2 3 4 5 6 7 8\nruling upheld annulled\n"
    scenario.do(c.SignGame("q.1.1", record + text), JUDGE)
    answer = scenario.refused(c.ConfirmGame("q.1.1", scenario.digest("q.1.1")), SECOND)
    assert (answer.why, answer.clause) == ("ruled-in-record", "L.11.3")


def test_who_went_further_stands_above():
    scenario = whole(5)
    places = placed([Ledger().table(scenario.t, Scope(stage)) for stage in ("q", "sf", "f")])
    assert len(places) == 42
    assert [own.stage for own in places] == ["f"] * 10 + ["sf"] * 10 + ["q"] * 22
    assert {own.line.player for own in places[:10]} == set(scenario.t.entrants["f"])
    assert [own.place for own in places] == sorted(own.place for own in places)
    final = Ledger().table(scenario.t, Scope("f")).lines
    assert [own.line for own in places[:10]] == list(final)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_with_a_seating_is_told_in_words(lang):
    source = Path(seating_flags.__file__).read_text("utf-8")
    kinds = set(re.findall(r'Flag\(\s*"([a-z-]+)"', source))
    assert len(kinds) > 9
    for kind in sorted(kinds):
        assert catalogue(lang).say(f"desk-flag-{kind}") != f"desk-flag-{kind}"
