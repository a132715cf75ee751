"""What a host may change in the calendar of a by-day game: free dates, a day that ends later."""

from datetime import UTC, date, datetime
from itertools import islice

from gorod.record import parse
from gorod.record.by_day import calendar_of, calendar_tags
from gorod.rulebooks.policies.by_day.calendar import Calendar, span

START = date(2026, 7, 1)


def dates(calendar, count):
    return [(day.first.day, day.last.day) for day in islice(calendar.days(), count)]


def test_d_4_no_game_day_ends_on_a_free_date():
    free = frozenset({date(2026, 7, 2), date(2026, 7, 6)})
    assert dates(Calendar(START, free), 4) == [(1, 1), (2, 3), (4, 7), (8, 8)]


def test_d_4_a_day_that_ends_later_moves_all_others():
    longer = Calendar(START, lasts={2: date(2026, 7, 5)})
    assert dates(longer, 4) == [(1, 1), (2, 5), (6, 6), (7, 7)]
    assert Calendar(START, lasts={2: date(2026, 6, 5)}).span(2) == span(START, 2)


def test_d_1_a_moment_is_found_again():
    calendar = Calendar(START)
    for at in ((1, 86400), (3, 1), (4, 259200)):
        assert calendar.locate(calendar.moment(at)) == at


def test_d_1_zones_come_from_their_history():
    """In October 2014 Moscow put its clocks back: that day had 25 hours."""
    calendar = Calendar(date(2014, 10, 24))
    weekend = calendar.span(2)
    assert weekend.seconds == 73 * 3600
    assert calendar.locate(datetime(2014, 10, 25, 20, 30, tzinfo=UTC)) == (2, 48 * 3600 + 30 * 60)


def test_d_4_a_record_keeps_the_calendar():
    calendar = Calendar(START, frozenset({date(2026, 7, 8)}), {5: date(2026, 7, 14)})
    tags = "\n".join(f"tag {name} {value}" for name, value in calendar_tags(calendar))
    header = parse(f"mgn 1\nrules by-day\nseat 1 ?\nseat 2 ?\n{tags}\n", "").header
    assert calendar_of(header) == calendar


def test_d_4_what_is_no_date_changes_nothing():
    text = "mgn 1\nrules by-day\nseat 1 ?\nseat 2 ?\ntag date 2026-07-01\n"
    text += "tag holidays 7 0001-01-01\ntag longer x=2 2=7\n"
    assert calendar_of(parse(text, "").header) == Calendar(START)
