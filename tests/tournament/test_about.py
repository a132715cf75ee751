"""What a tournament tells about itself: its days, its place, its name; and how papers say it."""

import pytest

from gorod.i18n import LANGUAGES, catalogue
from gorod.tournament import tournament_commands as c
from gorod.tournament.about import About
from gorod.tournament.denied import Denied
from gorod.tournament.files.archive import pack, unpack
from gorod.tournament.files.print_links import poster_sheet
from gorod.tournament.heading import heading
from gorod.tournament.log import Log, read_log
from gorod.tournament.messages import refusal
from gorod.tournament.regulation import Regulation
from tests.tournament.kit import CHIEF, NOON, ONE_STAGE, ORGANISER, TournamentScenario
from tests.tournament.test_prints import pages

TOLD = About(
    first_day="2026-11-21",
    last_day="2026-11-22",
    zone="Europe/Moscow",
    place="Москва, клуб «Полис»",
    address="ул. Лесная, 5",
    description="Открытый турнир.\nПриходите к 11:00.",
    contacts="+7 900 000-00-00\nclub@example.org",
    fee="1500 ₽",
)


def test_a_tournament_begins_with_its_facts():
    opening = c.Open("Кубок", Regulation("fiim-2019", ONE_STAGE), "Орг", TOLD)
    log = Log().then(opening, ORGANISER, NOON.isoformat())
    assert log.tournament.about == TOLD
    assert unpack(pack(log)) == log


def test_a_tournament_of_an_earlier_version_has_none():
    scenario = TournamentScenario()
    assert scenario.t.about == About()
    assert read_log(scenario.log.entries) == scenario.log
    assert heading(scenario.t, catalogue("ru")).line == ""


def test_the_organiser_renames_and_describes_it_after_signatures_too():
    scenario = TournamentScenario().entered(10)
    scenario.seated("q", 1, (tuple(scenario.t.players),)).signed("q.1.1", 1)
    scenario.do(c.Describe("  Кубок   Полиса ", TOLD))
    assert (scenario.t.name, scenario.t.about) == ("Кубок Полиса", TOLD)
    scenario.do(c.Undo(len(scenario.log.entries), "не то"))
    assert (scenario.t.name, scenario.t.about) == ("Кубок", About())


def test_nobody_else_does():
    for who in (CHIEF, "judge-1", "p1", "nobody", ""):
        assert TournamentScenario().refused(c.Describe("Другой", TOLD), who).why == "not-yours"


@pytest.mark.parametrize(
    ("told", "why"),
    [
        (About(first_day="21.11.2026"), "about-day"),
        (About(first_day="2026-02-30"), "about-day"),
        (About(last_day="2026-11-22"), "about-days"),
        (About(first_day="2026-11-22", last_day="2026-11-21"), "about-days"),
        (About(zone="Mars/Olympus"), "about-zone"),
        (About(place="x" * 101), "about-text"),
        (About(place="два\nместа"), "about-text"),
        (About(description="\x00"), "about-text"),
    ],
)
def test_what_cannot_be_is_refused_in_words(told, why):
    scenario = TournamentScenario()
    denied = scenario.refused(c.Describe("Кубок", told))
    assert denied.why == why
    for lang in LANGUAGES:
        assert refusal(catalogue(lang), scenario.t, denied)
    opening = c.Open("Кубок", Regulation("fiim-2019", ONE_STAGE), "Орг", told)
    assert isinstance(Log().then(opening, ORGANISER, NOON.isoformat()), Denied)


def test_a_tournament_has_a_name_of_a_fair_length():
    assert TournamentScenario().refused(c.Describe("  ", TOLD)).why == "name-missing"
    assert TournamentScenario().refused(c.Describe("x" * 101, TOLD)).why == "about-text"


@pytest.mark.parametrize(
    ("first", "last", "ru", "en"),
    [
        ("2026-11-21", "", "21 ноября 2026", "21 November 2026"),
        ("2026-11-21", "2026-11-21", "21 ноября 2026", "21 November 2026"),
        ("2026-11-21", "2026-11-22", "21–22 ноября 2026", "21–22 November 2026"),
        ("2026-11-30", "2026-12-01", "30 ноября – 1 декабря 2026", "30 November – 1 December 2026"),
        (
            "2026-12-31",
            "2027-01-02",
            "31 декабря 2026 – 2 января 2027",
            "31 December 2026 – 2 January 2027",
        ),
    ],
)
def test_days_are_written_as_people_write_them(first, last, ru, en):
    t = TournamentScenario().do(c.Describe("Кубок", About(first, last, place="Москва"))).t
    assert heading(t, catalogue("ru")).when == ru
    assert heading(t, catalogue("en")).line == f"{en}, Москва"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_poster_says_when_where_and_how_much(lang):
    texts = catalogue(lang)
    t = TournamentScenario().do(c.Describe("Кубок", TOLD)).t
    (page,) = pages("poster", poster_sheet(t, "http://x/join#" + "a" * 40, texts))
    for said in (heading(t, texts).when, TOLD.place, TOLD.address, TOLD.fee, "club@example.org"):
        assert said in page
    (bare,) = pages(
        "poster", poster_sheet(TournamentScenario().t, "http://x/join#" + "a" * 40, texts)
    )
    assert "None" not in bare


def test_a_tournament_is_put_away_and_brought_back():
    scenario = TournamentScenario()
    assert scenario.refused(c.BringBack()).why == "not-away"
    assert scenario.do(c.PutAway()).t.away
    assert scenario.refused(c.PutAway()).why == "away-already"
    assert scenario.refused(c.BringBack(), CHIEF).why == "not-yours"
    assert not scenario.do(c.BringBack()).t.away


def test_the_desk_marks_who_has_paid():
    scenario = TournamentScenario().players(2)
    assert scenario.do(c.MarkPaid("p1")).t.signed_up["p1"].paid
    assert not scenario.do(c.MarkPaid("p1", paid=False)).t.signed_up["p1"].paid
    assert scenario.refused(c.MarkPaid("nobody")).why == "not-signed-up"
    assert scenario.refused(c.MarkPaid("p1"), "judge-1").why == "not-yours"
    assert scenario.refused(c.MarkPaid("p1"), "p1").why == "not-yours"
