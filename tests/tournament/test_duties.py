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


def waiting(desk):
    return [duty.kind for duty in duties(desk.t)]


def test_a_round_is_told_step_by_step():
    desk = TournamentScenario().entered(10)
    assert waiting(desk) == []
    desk.do(c.DraftSeating("q", 1, ((*TEN[:9], "p1"),)))
    assert waiting(desk) == ["mend-seating", "confirm-seating"]
    desk.do(c.DraftSeating("q", 1, (TEN,)))
    desk.do(c.ConfirmSeating("q", 1, ("judge-missing",)))
    assert waiting(desk) == ["release-seating"]
    desk.do(c.ReleaseSeating("q", 1)).do(c.StartGame("q.1.1"), JUDGE)
    assert waiting(desk) == []
    desk.do(c.EndGame("q.1.1"), JUDGE)
    assert waiting(desk) == ["sign"]
    desk.do(c.SignGame("q.1.1", desk.record("q.1.1", 1)), JUDGE)
    assert waiting(desk) == ["confirm"]
    desk.seconded("q.1.1")
    assert waiting(desk) == ["lock-round"]
    desk.do(c.LockRound("q", 1)).do(c.SaveDraft("q.1.1", "забыл"), JUDGE)
    assert waiting(desk) == ["draft-after-lock"]


def test_rounds_that_wait_are_one_line_and_what_is_urgent_comes_first():
    desk = TournamentScenario().entered(11)
    for number in (1, 2, 3):
        desk.do(c.DraftSeating("q", number, (TEN,)))
        desk.do(c.ConfirmSeating("q", number, ("judge-missing",)))
    desk.do(c.ReleaseSeating("q", 1)).signed("q.1.1", 1).do(c.WithdrawPlayer("p4"))
    told = [(duty.kind, duty.about) for duty in duties(desk.t)]
    assert told == [
        ("mend-seating", ("q.2", "absent")),
        ("mend-seating", ("q.3", "absent")),
        ("confirm", ("q.1.1",)),
        ("release-seating", ("q.2", "q.3")),
    ]


def test_a_judge_of_tables_is_told_of_their_own_duties_only():
    desk = TournamentScenario().entered(10).do(c.DraftSeating("q", 2, (TEN,)))
    desk.seated("q", 1, (TEN,), (SECOND,)).do(c.StartGame("q.1.1"), SECOND)
    assert own_duties(desk.t, SECOND) == ()
    desk.do(c.EndGame("q.1.1"), SECOND)
    assert [duty.kind for duty in own_duties(desk.t, SECOND)] == ["sign"]
    assert [duty.kind for duty in own_duties(desk.t, CHIEF)] == ["sign", "confirm-seating"]
    desk.do(c.Appoint(Official("judge-3", "Третий", ("judge",))))
    assert own_duties(desk.t, "judge-3") == ()


def test_somebody_who_left_has_to_be_replaced():
    desk = TournamentScenario().entered(10).seated("q", 1, (TEN,)).do(c.WithdrawPlayer("p4"))
    assert [(duty.kind, duty.about) for duty in duties(desk.t)] == [("replace", ("q.1.1", "p4"))]


def test_a_protest_waits_with_its_clause():
    desk = TournamentScenario().entered(10).round("q", 1, (TEN,))
    desk.now = desk.now.fromisoformat(desk.t.games["q.1.1"].ended_at)
    desk.do(c.FileProtest("x", "q.1.1", "p2", "нет"), "p2")
    (duty,) = duties(desk.t)
    assert (duty.kind, duty.about, duty.clause) == ("decide-protest", ("x", "q.1.1"), "8.8.2")


def test_7_3_a_ban_in_a_game_asks_for_a_disqualification():
    desk = TournamentScenario().entered(10).seated("q", 1, (TEN,))
    banned = silent_sheriff(desk).replace("D3\n", "D3\nban 6 7.3\n")
    text = banned.split("\nD4")[0] + "\nend black\n"
    desk.do(c.SignGame("q.1.1", text), JUDGE)
    assert ("disqualify", ("p6", "q.1.1")) in [(d.kind, d.about) for d in duties(desk.t)]
    desk.do(c.DisqualifyPlayer("p6", "7.3", "оскорбил судью"), "chief")
    assert "disqualify" not in waiting(desk)


def test_a_protest_written_at_the_table_is_to_be_filed_at_the_desk():
    desk = TournamentScenario().entered(10).seated("q", 1, (TEN,))
    desk.do(c.SignGame("q.1.1", f"{silent_sheriff(desk)}protest 4 голос не засчитан\n"), JUDGE)
    assert ("file-protest", ("p4", "q.1.1")) in [(d.kind, d.about) for d in duties(desk.t)]
    desk.do(c.FileProtest("x", "q.1.1", "p4", "голос не засчитан"), JUDGE)
    assert "file-protest" not in waiting(desk)


def test_a_ruling_inside_a_record_does_not_change_the_game_behind_the_desk():
    desk = TournamentScenario(Regulation("fiim-2011", ONE_STAGE)).entered(10).seated("q", 1, (TEN,))
    record = silent_sheriff(desk).replace("fiim-2019", "fiim-2011")
    text = "protest 4 нет\nsupport: 1 2 3 4 5 6 7 8\nruling upheld annulled\n"
    desk.do(c.SignGame("q.1.1", record + text), JUDGE)
    answer = desk.refused(c.ConfirmGame("q.1.1", desk.digest("q.1.1")), SECOND)
    assert (answer.why, answer.clause) == ("ruled-in-record", "L.11.3")


def test_who_went_further_stands_above():
    desk = whole(5)
    places = placed([Ledger().table(desk.t, Scope(stage)) for stage in ("q", "sf", "f")])
    assert len(places) == 42
    assert [own.stage for own in places] == ["f"] * 10 + ["sf"] * 10 + ["q"] * 22
    assert {own.line.player for own in places[:10]} == set(desk.t.entrants["f"])
    assert [own.place for own in places] == sorted(own.place for own in places)
    final = Ledger().table(desk.t, Scope("f")).lines
    assert [own.line for own in places[:10]] == list(final)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_with_a_seating_is_told_in_words(lang):
    source = Path(seating_flags.__file__).read_text("utf-8")
    kinds = set(re.findall(r'Flag\(\s*"([a-z-]+)"', source))
    assert len(kinds) > 9
    for kind in sorted(kinds):
        assert catalogue(lang).say(f"desk-flag-{kind}") != f"desk-flag-{kind}"
