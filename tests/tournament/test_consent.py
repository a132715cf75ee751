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
    desk = TournamentScenario().do(c.AskConsent(f"  {TEXT}\r\n"))
    return desk.do(c.AddPlayer(Player("p1", "Ёж"))).do(c.SignUp("p1"))


def test_a_player_agrees_to_the_text_that_they_were_shown():
    desk = entered()
    at = desk.at()
    desk.do(c.GiveConsent("p1", digest_of(TEXT)), "p1")
    assert desk.t.consents_of("p1") == (Consent(digest_of(TEXT), at),)
    assert desk.t.consent_texts == {digest_of(TEXT): TEXT}
    assert desk.refused(c.GiveConsent("p1", digest_of(TEXT)), "p1").why == "consent-given"
    assert unpack(pack(desk.log)) == desk.log == read_log(desk.log.entries)


def test_another_text_is_agreed_to_anew_and_the_first_one_stays_known():
    desk = entered().do(c.GiveConsent("p1", digest_of(TEXT)), "p1")
    desk.do(c.AskConsent("Другой текст"))
    assert desk.refused(c.GiveConsent("p1", digest_of(TEXT)), "p1").why == "consent-changed"
    desk.do(c.GiveConsent("p1", digest_of("Другой текст")), "p1")
    given = [desk.t.consent_texts[one.text] for one in desk.t.consents_of("p1")]
    assert given == [TEXT, "Другой текст"]


def test_without_a_text_nothing_is_agreed_to():
    desk = entered().do(c.AskConsent(""))
    assert desk.t.consent == ""
    assert desk.refused(c.GiveConsent("p1", digest_of("")), "p1").why == "consent-changed"


def test_nobody_agrees_for_somebody_else():
    desk = entered()
    for who in (ORGANISER, CHIEF, "p2", ""):
        assert desk.refused(c.GiveConsent("p1", digest_of(TEXT)), who).why == "not-yours"


def test_the_organiser_alone_writes_the_text():
    desk = TournamentScenario()
    for who in (CHIEF, "judge-1", "p1", ""):
        assert desk.refused(c.AskConsent(TEXT), who).why == "not-yours"
    for wrong in ("а" * (LONGEST + 1), "\x07"):
        denied = desk.refused(c.AskConsent(wrong))
        assert denied.why == "about-text"
        assert "текст согласия" in refusal(catalogue("ru"), desk.t, denied)
    assert desk.do(c.AskConsent(TEXT)).refused(c.AskConsent(TEXT)).why == "consent-same"


def test_two_entries_of_one_person_have_their_consents_together():
    desk = entered().do(c.GiveConsent("p1", digest_of(TEXT)), "p1")
    desk.do(c.AddPlayer(Player("p2", "Ёжик"))).do(c.MergePlayers("p2", "p1"))
    assert [one.text for one in desk.t.consents_of("p2")] == [digest_of(TEXT)]


def test_a_text_that_somebody_agreed_to_is_not_taken_back():
    desk = entered().do(c.GiveConsent("p1", digest_of(TEXT)), "p1")
    asked = next(own.number for own in desk.log.entries if isinstance(own.command, c.AskConsent))
    assert desk.refused(c.Undo(asked, "не то")).why == "stands-on-it"
