"""When the rounds begin: by a start, a length and breaks, by hand; on papers and in calendars."""

import re
from datetime import datetime

import pytest

from gorod.i18n import LANGUAGES, catalogue
from gorod.tournament import tournament_commands as c
from gorod.tournament.about import About
from gorod.tournament.files.archive import pack, unpack
from gorod.tournament.files.icalendar import calendar
from gorod.tournament.files.print_links import judges_sheet, poster_sheet
from gorod.tournament.files.print_seating import cards_sheet, players_sheet, tables_sheet
from gorod.tournament.files.schedule import schedule
from gorod.tournament.heading import start_short, start_text
from gorod.tournament.messages import refusal
from gorod.tournament.regulation import Regulation, StagePlan
from gorod.tournament.round_times import StageTimes, starts
from tests.tournament.kit import CHIEF, TournamentScenario
from tests.tournament.test_prints import pages, rounds_of

TIMES = StageTimes("2026-11-21T12:00", minutes=60, rest=10, breaks={2: 45})
ABOUT = About("2026-11-21", "2026-11-22", "Europe/Moscow", "Москва; клуб, «Полис»", "Лесная, 5")


def timed(**more):
    scenario = TournamentScenario().entered(10)
    scenario.do(c.Describe("Кубок", ABOUT))
    scenario.do(c.Schedule("q", StageTimes("2026-11-21T12:00", **more)))
    scenario.do(c.DraftSeating("q", 1, (tuple(scenario.t.entrants["q"]),), ("judge-1",)))
    return scenario.do(c.ConfirmSeating("q", 1)).do(c.ReleaseSeating("q", 1))


def test_rounds_follow_each_other_with_their_breaks():
    assert starts(TIMES, 4) == (
        "2026-11-21T12:00",
        "2026-11-21T13:10",
        "2026-11-21T14:55",
        "2026-11-21T16:05",
    )
    assert starts(None, 2) == ("", "")


def test_a_round_that_is_set_by_hand_moves_those_after_it():
    moved = StageTimes("2026-11-21T12:00", by_hand={2: "2026-11-22T11:30"})
    assert starts(moved, 3) == ("2026-11-21T12:00", "2026-11-22T11:30", "2026-11-22T12:40")
    only = StageTimes(by_hand={2: "2026-11-22T11:30"})
    assert starts(only, 2) == ("", "2026-11-22T11:30")


def test_the_desk_sets_times_at_any_time_and_takes_them_back():
    scenario = TournamentScenario().entered(10)
    scenario.seated("q", 1, (tuple(scenario.t.entrants["q"]),)).signed("q.1.1", 1)
    scenario.do(c.Schedule("q", TIMES), CHIEF)
    assert scenario.t.starts("q")[0] == "2026-11-21T12:00"
    assert unpack(pack(scenario.log)) == scenario.log
    assert scenario.refused(c.Schedule("q", TIMES), "judge-1").why == "not-yours"
    assert scenario.refused(c.Schedule("zz", TIMES)).why == "stage-unknown"
    scenario.do(c.Undo(len(scenario.log.entries), "рано"))
    assert scenario.t.starts("q") == ("", "", "")


@pytest.mark.parametrize(
    ("times", "why"),
    [
        (StageTimes("завтра"), "times-moment"),
        (StageTimes("2026-11-21T12:00:30"), "times-moment"),
        (StageTimes("9999-12-31T23:59"), "times-moment"),
        (StageTimes(minutes=0), "times-minutes"),
        (StageTimes(rest=-1), "times-minutes"),
        (StageTimes(breaks={2: 5000}), "times-minutes"),
        (StageTimes(by_hand={9: "2026-11-21T12:00"}), "times-round"),
    ],
)
def test_times_that_cannot_be_are_refused_in_words(times, why):
    scenario = TournamentScenario()
    denied = scenario.refused(c.Schedule("q", times))
    assert denied.why == why
    for lang in LANGUAGES:
        assert refusal(catalogue(lang), scenario.t, denied)


def test_the_day_is_told_where_there_are_several():
    one, two = timed().t, timed(by_hand={2: "2026-11-22T11:30"}).t
    texts = catalogue("ru")
    assert start_text(one, "q", 2, texts) == "13:10"
    assert start_text(two, "q", 2, texts) == "22 ноября, 11:30"
    assert start_short(two, "q", 2, texts) == "22.11 11:30"
    assert start_short(two, "q", 2, catalogue("en")) == "22/11 11:30"
    assert start_text(one, "q", 99, texts) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_papers_say_when_and_where(lang):
    texts, t = catalogue(lang), timed().t
    plan, rounds = t.plan("q"), rounds_of(t)
    url = "http://x/desk#" + "a" * 40
    papers = {
        "cards": cards_sheet(t, plan, rounds[0], texts),
        "tables": tables_sheet(t, plan, rounds, texts),
        "players": players_sheet(t, plan, rounds, texts),
        "judges": judges_sheet(t, {"judge-1": url}, rounds, texts),
        "poster": poster_sheet(t, url, texts),
    }
    month = texts.say("desk-month-11")
    for layout, sheet in papers.items():
        for page in pages(layout, sheet):
            assert "12:00" in page, layout
            assert f"21–22 {month} 2026" in page, layout
            assert "Москва" in page, layout


def test_the_schedule_of_seats_has_the_start_of_its_round():
    grid = schedule(timed().t, "")
    assert {row[grid.columns.index("start")] for row in grid.rows} == {"2026-11-21 12:00"}


# --- the calendar, read as RFC 5545 has it --------------------------------------------------------


def parsed(text):
    """The events of a calendar file, each a table of its properties."""
    assert text.endswith("\r\n")
    for line in text.split("\r\n"):
        assert len(line.encode()) <= 75
        assert "\n" not in line
    events, own = [], None
    lines = text.replace("\r\n ", "").split("\r\n")[:-1]
    assert (lines[0], lines[-1]) == ("BEGIN:VCALENDAR", "END:VCALENDAR")
    assert "VERSION:2.0" in lines
    for line in lines:
        name, _, value = line.partition(":")
        if line == "BEGIN:VEVENT":
            own = {}
        elif line == "END:VEVENT":
            events.append(own)
            own = None
        elif own is not None:
            own[name] = re.sub(r"\\(.)", lambda m: "\n" if m[1] in "nN" else m[1], value)
    return events


def test_a_calendar_has_every_round_in_the_time_of_the_place():
    t = timed().t
    events = parsed(calendar(t, "cup-1", "2026-11-20T10:00:00+03:00", "", catalogue("ru")))
    assert [own["UID"] for own in events] == ["q-1@cup-1", "q-2@cup-1", "q-3@cup-1"]
    first = events[0]
    assert first["DTSTART"] == "20261121T090000Z"  # noon in Moscow
    assert first["DTEND"] == "20261121T100000Z"
    assert first["DTSTAMP"] == "20261120T070000Z"
    assert first["SUMMARY"] == "Кубок: Отбор, тур 1"
    assert first["LOCATION"] == "Москва; клуб, «Полис», Лесная, 5"
    assert "DESCRIPTION" not in first
    datetime.strptime(first["DTSTART"], "%Y%m%dT%H%M%SZ").astimezone()


def test_a_player_has_their_own_seat_in_it():
    t = timed().t
    own = t.rounds["q.1"].tables[0].index("p3") + 1
    events = parsed(calendar(t, "cup-1", "2026-11-20T10:00:00+03:00", "p3", catalogue("ru")))
    assert events[0]["DESCRIPTION"] == f"Стол 1, место {own}"
    assert "DESCRIPTION" not in events[1], "nobody has seen that seating"


def test_before_the_rounds_have_times_the_days_stand_in_it():
    scenario = TournamentScenario().do(c.Describe("Кубок", ABOUT))
    (own,) = parsed(calendar(scenario.t, "x", "2026-11-20T10:00:00+03:00", "", catalogue("ru")))
    assert own["DTSTART;VALUE=DATE"] == "20261121"
    assert own["DTEND;VALUE=DATE"] == "20261123"
    assert (
        parsed(calendar(TournamentScenario().t, "x", "2026-11-20T10:00:00Z", "", catalogue("en")))
        == []
    )


def test_without_a_zone_the_clock_on_the_wall_counts():
    stages = (StagePlan("q", "qualification", rounds=1, tables=1),)
    scenario = TournamentScenario(Regulation("fiim-2019", stages)).do(
        c.Schedule("q", TIMES.__class__(TIMES.start))
    )
    (own,) = parsed(calendar(scenario.t, "x", "2026-11-20T10:00:00Z", "", catalogue("ru")))
    assert own["DTSTART"] == "20261121T120000"
