"""Who makes and dismisses organisers, and which ids nobody may have."""

import pytest

from gorod.tournament import tournament_commands as c
from gorod.tournament.participants import Official, Player
from tests.tournament.kit import CHIEF, JUDGE, ORGANISER, TournamentScenario


def official(who, *offices):
    return Official(who, f"Имя {who}", offices)


def scenario():
    return TournamentScenario().do(c.Appoint(official("second", "organiser")), who=ORGANISER)


@pytest.mark.parametrize(
    "command",
    [
        c.Appoint(official(CHIEF, "chief", "organiser")),
        c.Appoint(official("friend", "organiser")),
        c.Appoint(official("second")),
        c.Appoint(official("second", "judge")),
        c.Appoint(official(ORGANISER)),
        c.ImportOfficials((official("new", "judge"), official("friend", "organiser"))),
        c.ImportOfficials((official("second", "judge"),)),
    ],
)
def test_only_an_organiser_makes_changes_or_dismisses_one(command):
    assert scenario().refused(command, who=CHIEF).why == "not-yours"


def test_a_chief_judge_appoints_everybody_else_and_may_repeat_what_stands():
    there = scenario()
    there.do(c.Appoint(official("new", "judge")), who=CHIEF)
    same = there.t.officials["second"]
    there.do(c.ImportOfficials((same, official("newer", "secretary"))), who=CHIEF)
    assert there.t.offices("newer") == {"secretary"}


def test_whoever_opened_the_tournament_stays_its_organiser():
    there = scenario()
    assert there.t.founder == ORGANISER
    for who in ("second", ORGANISER):
        dismissed = c.Appoint(official(ORGANISER, "judge"))
        assert there.refused(dismissed, who=who).why == "founder-stays"
    listed = c.ImportOfficials((official(ORGANISER),))
    assert there.refused(listed, who="second").why == "founder-stays"
    there.do(c.Appoint(official(ORGANISER, "organiser", "judge")), who="second")
    there.do(c.Appoint(official("second")), who=ORGANISER)
    assert not there.t.offices("second")


def test_what_an_organiser_decided_about_offices_no_chief_takes_back():
    there = scenario()
    there.do(c.Appoint(official("second")), who=ORGANISER)
    number = len(there.log.entries)
    assert there.refused(c.Undo(number, "верните"), who=CHIEF).why == "not-yours"
    there.do(c.Undo(number, "ошибка"), who=ORGANISER)
    assert there.t.offices("second") == {"organiser"}


@pytest.mark.parametrize("who", [":table", ":server", "account:1", "reader:1"])
def test_nobody_is_called_like_the_server_a_table_or_an_account(who):
    there = TournamentScenario()
    assert there.refused(c.Appoint(official(who, "judge"))).why == "id-reserved"
    assert there.refused(c.ImportOfficials((official(who, "judge"),))).why == "id-reserved"
    assert there.refused(c.AddPlayer(Player(who, "Ник"))).why == "id-reserved"
    listed = c.ImportPlayers((), (Player(who, "Ник"),), (), ())
    assert there.refused(listed).why == "id-reserved"
    assert there.t.offices(JUDGE)
