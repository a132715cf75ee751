"""The rounds of a tournament as a calendar file (iCalendar, RFC 5545)."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from gorod.i18n import Catalogue
from gorod.tournament.ids import PersonId
from gorod.tournament.messages import stage_title
from gorod.tournament.state import Tournament
from gorod.tournament.visibility import seen_rounds

OCTETS = 75
"""The most octets of a line; the next line continues it after a space."""
ESCAPED = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n", "\r": None})


def calendar(t: Tournament, name: str, stamp: str, who: PersonId, texts: Catalogue) -> str:
    """Return a calendar of every round whose time is known, with the seats of the player who asks.

    Before the rounds have times the whole tournament is one event that lasts its days. `name` is
    the id by which a calendar recognises the events, `stamp` the time of the last change.
    """
    changed = _utc(datetime.fromisoformat(stamp))
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Gorod//Tournament//EN"]
    lines += ["CALSCALE:GREGORIAN", "METHOD:PUBLISH", f"X-WR-CALNAME:{_text(t.name)}"]
    for event in [*_rounds(t, name, who, texts)] or [*_days(t, name)]:
        lines += ["BEGIN:VEVENT", event[0], f"DTSTAMP:{changed}", *event[1:], *_where(t)]
        lines.append("END:VEVENT")
    return "".join(f"{_folded(line)}\r\n" for line in (*lines, "END:VCALENDAR"))


def _rounds(t: Tournament, name: str, who: PersonId, texts: Catalogue) -> Iterator[list[str]]:
    seats = _seats(t, who)
    for plan in () if t.regulation is None else t.regulation.stages:
        times = t.times.get(plan.id)
        for number, at in enumerate(t.starts(plan.id), 1):
            if not at or times is None:
                continue
            begun = datetime.fromisoformat(at)
            ended = begun + timedelta(minutes=times.minutes)
            stage = stage_title(t, plan, texts)
            title = texts.say("paper-calendar-round", stage=stage, round=number)
            event = [
                f"UID:{plan.id}-{number}@{name}",
                f"DTSTART:{_moment(begun, t.about.zone)}",
                f"DTEND:{_moment(ended, t.about.zone)}",
                f"SUMMARY:{_text(f'{t.name}: {title}')}",
            ]
            if (plan.id, number) in seats:
                table, seat = seats[plan.id, number]
                told = texts.say("paper-calendar-seat", table=table, seat=seat)
                event.append(f"DESCRIPTION:{_text(told)}")
            yield event


def _seats(t: Tournament, who: PersonId) -> dict[tuple[str, int], tuple[int, int]]:
    """Return stage and round -> table and seat of this person, as far as they may see it."""
    return {
        (own.stage, own.number): (at, seat)
        for own in seen_rounds(t, who)
        for at, table in enumerate(own.tables, 1)
        for seat, player in enumerate(table, 1)
        if who and t.who(player) == t.who(who)
    }


def _days(t: Tournament, name: str) -> Iterator[list[str]]:
    if t.about.first_day:
        first = date.fromisoformat(t.about.first_day)
        after = date.fromisoformat(t.about.last_day or t.about.first_day) + timedelta(days=1)
        yield [
            f"UID:days@{name}",
            f"DTSTART;VALUE=DATE:{first:%Y%m%d}",
            f"DTEND;VALUE=DATE:{after:%Y%m%d}",
            f"SUMMARY:{_text(t.name)}",
        ]


def _where(t: Tournament) -> list[str]:
    place = ", ".join(part for part in (t.about.place, t.about.address) if part)
    return [f"LOCATION:{_text(place)}"] if place else []


def _moment(at: datetime, zone: str) -> str:
    """Format a moment in UTC, or by the clock on the wall if the zone is not known."""
    try:
        return _utc(at.replace(tzinfo=ZoneInfo(zone))) if zone else f"{at:%Y%m%dT%H%M%S}"
    except (ZoneInfoNotFoundError, ValueError):
        return f"{at:%Y%m%dT%H%M%S}"


def _utc(at: datetime) -> str:
    return f"{at.astimezone(UTC):%Y%m%dT%H%M%SZ}"


def _text(words: str) -> str:
    return words.translate(ESCAPED)


def _folded(line: str) -> str:
    """Fold the line into parts that are short enough, none of them ending within a letter."""
    parts: list[str] = []
    now = ""
    for letter in line:
        if len((now + letter).encode()) > OCTETS - bool(parts):
            parts.append(now)
            now = ""
        now += letter
    return "\r\n ".join((*parts, now))
