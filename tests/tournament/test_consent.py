"""Consent to the keeping of personal data: the text that is asked for, and who agreed to it."""

from gorod.i18n import catalogue
from gorod.tournament import tournament_commands as c
from gorod.tournament.consent import LONGEST, Consent, digest_of
from gorod.tournament.files.archive import pack, unpack
from gorod.tournament.log import read_log
from gorod.tournament.messages import refusal
from gorod.tournament.participants import Player
from tests.tournament.kit import CHIEF, ORGANISER, TournamentScenario

TEXT = "Согласен на обработку данных.\nКлуб «Полис»"


def entered():
    scenario = TournamentScenario().do(c.AskConsent(f"  {TEXT}\r\n"))
    return scenario.do(c.AddPlayer(Player("p1", "Ёж"))).do(c.SignUp("p1"))


def test_a_player_agrees_to_the_text_that_they_were_shown():
    scenario = entered()
    at = scenario.at()
    scenario.do(c.GiveConsent("p1", digest_of(TEXT)), "p1")
    assert scenario.t.consents_of("p1") == (Consent(digest_of(TEXT), at),)
    assert scenario.t.consent_texts == {digest_of(TEXT): TEXT}
    assert scenario.refused(c.GiveConsent("p1", digest_of(TEXT)), "p1").why == "consent-given"
    assert unpack(pack(scenario.log)) == scenario.log == read_log(scenario.log.entries)


def test_another_text_is_agreed_to_anew_and_the_first_one_stays_known():
    scenario = entered().do(c.GiveConsent("p1", digest_of(TEXT)), "p1")
    scenario.do(c.AskConsent("Другой текст"))
    assert scenario.refused(c.GiveConsent("p1", digest_of(TEXT)), "p1").why == "consent-changed"
    scenario.do(c.GiveConsent("p1", digest_of("Другой текст")), "p1")
    given = [scenario.t.consent_texts[one.text] for one in scenario.t.consents_of("p1")]
    assert given == [TEXT, "Другой текст"]


def test_without_a_text_nothing_is_agreed_to():
    scenario = entered().do(c.AskConsent(""))
    assert scenario.t.consent == ""
    assert scenario.refused(c.GiveConsent("p1", digest_of("")), "p1").why == "consent-changed"


def test_nobody_agrees_for_somebody_else():
    scenario = entered()
    for who in (ORGANISER, CHIEF, "p2", ""):
        assert scenario.refused(c.GiveConsent("p1", digest_of(TEXT)), who).why == "not-yours"


def test_the_organiser_alone_writes_the_text():
    scenario = TournamentScenario()
    for who in (CHIEF, "judge-1", "p1", ""):
        assert scenario.refused(c.AskConsent(TEXT), who).why == "not-yours"
    for wrong in ("а" * (LONGEST + 1), "\x07"):
        denied = scenario.refused(c.AskConsent(wrong))
        assert denied.why == "about-text"
        assert "текст согласия" in refusal(catalogue("ru"), scenario.t, denied)
    assert scenario.do(c.AskConsent(TEXT)).refused(c.AskConsent(TEXT)).why == "consent-same"


def test_two_entries_of_one_person_have_their_consents_together():
    scenario = entered().do(c.GiveConsent("p1", digest_of(TEXT)), "p1")
    scenario.do(c.AddPlayer(Player("p2", "Ёжик"))).do(c.MergePlayers("p2", "p1"))
    assert [one.text for one in scenario.t.consents_of("p2")] == [digest_of(TEXT)]


def test_a_text_that_somebody_agreed_to_is_not_taken_back():
    scenario = entered().do(c.GiveConsent("p1", digest_of(TEXT)), "p1")
    asked = next(
        own.number for own in scenario.log.entries if isinstance(own.command, c.AskConsent)
    )
    assert scenario.refused(c.Undo(asked, "не то")).why == "stands-on-it"
