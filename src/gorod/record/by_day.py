"""By-day games in records: stamps are converted to game days and seconds."""

from __future__ import annotations

from datetime import date, datetime

from gorod.engine import Events, Game, Refusal
from gorod.engine.by_day import by_day_commands as c
from gorod.engine.by_day.by_day_position import DayPosition, set_day
from gorod.engine.commands import Command
from gorod.engine.struct import replace
from gorod.engine.vocabulary import Role
from gorod.record.header import Header
from gorod.record.record_errors import fault
from gorod.record.stamps import stamp_text
from gorod.record.syntax import Statement
from gorod.rulebooks import Rulebook
from gorod.rulebooks.policies.by_day.calendar import Calendar
from gorod.rulebooks.policies.by_day.targets import VISITORS

FACT_OF = {"doctor": "healed", "maniac": "visited", "hetaera": "visited"}
"""Role -> the fact in which a `state` line has yesterday's published visit of that role."""

YEARS = range(1900, 3000)


FREE, LONGER = "holidays", "longer"
"""The tags of the dates that the host declared free, and of the days that ended later."""


def calendar_of(header: Header) -> Calendar | None:
    """Return the calendar of a record that has the first date of day 1.

    Without that date it returns None, and no clock is kept. `holidays "2026-07-08 2026-07-09"`
    names free dates; `longer "5=2026-07-14"` lets day 5 end on that date.
    """
    tags = dict(header.tags)
    first = _date(tags.get("date", ""))
    if first is None:
        return None
    free = frozenset(day for day in map(_date, tags.get(FREE, "").split()) if day is not None)
    longer = (word.partition("=") for word in tags.get(LONGER, "").split())
    lasts = {int(number): _date(last) for number, _, last in longer if number.isdecimal()}
    sound = {n: last for n, last in lasts.items() if last is not None and last > first}
    return Calendar(first, free, sound)


def calendar_tags(calendar: Calendar) -> tuple[tuple[str, str], ...]:
    """Return the tags from which `calendar_of` reads the calendar again."""
    longer = (f"{number}={last}" for number, last in sorted(calendar.lasts.items()))
    tags = (
        ("date", str(calendar.start)),
        (FREE, " ".join(map(str, sorted(calendar.free)))),
        (LONGER, " ".join(longer)),
    )
    return tuple((name, value) for name, value in tags if value)


def _date(word: str) -> date | None:
    try:
        day = date.fromisoformat(word)
    except ValueError:
        return None
    return day if day.year in YEARS else None


def _sensible(at: datetime | None) -> datetime | None:
    """Return the time, or raise an error if its year is out of the calendar's range."""
    if at is not None and at.year not in YEARS:
        raise fault("record-stamp-bad", word=stamp_text(at))
    return at


def clocked(
    command: Command, statement: Statement, game: Game, calendar: Calendar | None
) -> Command:
    """Return a command with the game day and second of its stamp, if the record keeps a clock.

    What the host enters is not checked against the clock: hosts also work after midnight.
    """
    stamp = None if calendar is None else _sensible(statement.at)
    if calendar is None or stamp is None:
        return command
    if isinstance(command, c.CloseDay):
        after = calendar.since_the_end(game.number, stamp)
        return c.CloseDay(calendar.locate(stamp), after)
    return replace(command, at=calendar.locate(stamp)) if hasattr(command, "at") else command


def placed(
    book: Rulebook, header: Header, cards: tuple[Role, ...]
) -> tuple[Game, Events] | Refusal:
    """Return the game at the opening of the day that the header names."""
    at = header.position
    if at is None:  # pragma: no cover - the caller has one
        raise fault("record-state-without-position")
    day = int(at.moment[1:]) if at.moment[0] == "D" else 0
    visits = dict.fromkeys(VISITORS, 0)
    for line in header.states:
        role = cards[line.seat - 1]
        for key, value in line.facts:
            if FACT_OF.get(role) != key:
                raise fault("record-fact-foreign", key=key)
            visits[role] = int(value.split(",")[-1])
    doctor, maniac, hetaera = (visits[role] for role in VISITORS)
    return set_day(book.rules, cards, DayPosition(day, at.alive, (doctor, maniac, hetaera)))
