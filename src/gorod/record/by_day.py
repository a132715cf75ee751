"""By-day games in records: stamps become game days and seconds."""

from __future__ import annotations

from datetime import date, datetime

from gorod.engine import Events, Game, Refusal
from gorod.engine.by_day import commands as c
from gorod.engine.by_day.position import DayPosition, set_day
from gorod.engine.commands import Command
from gorod.engine.struct import replace
from gorod.record.header import Header
from gorod.record.record_errors import fault
from gorod.record.stamps import stamp_text
from gorod.record.syntax import Statement
from gorod.rulebooks import Rulebook
from gorod.rulebooks.policies.by_day.calendar import locate, since_the_end
from gorod.rulebooks.policies.by_day.targets import VISITORS

FACT_OF = {"doctor": "healed", "maniac": "visited", "hetaera": "visited"}
"""How a `state` line tells yesterday's published visit of each role."""

YEARS = range(1900, 3000)


def first_date(header: Header) -> date | None:
    """The first date of day 1, if the record has one: without it no clock is kept."""
    try:
        first = date.fromisoformat(dict(header.tags).get("date", ""))
    except ValueError:
        return None
    return first if first.year in YEARS else None


def _sensible(at: datetime | None) -> datetime | None:
    """A calendar reaches only so far."""
    if at is not None and at.year not in YEARS:
        raise fault("record-stamp-bad", word=stamp_text(at))
    return at


def clocked(command: Command, statement: Statement, game: Game, start: date | None) -> Command:
    """A command with the game day and second of its stamp, where the record keeps a clock.

    What the host enters is not held against the clock: they also work after midnight.
    """
    stamp = None if start is None else _sensible(statement.at)
    if start is None or stamp is None:
        return command
    if isinstance(command, c.CloseDay):
        return c.CloseDay(locate(start, stamp), since_the_end(start, game.number, stamp))
    return replace(command, at=locate(start, stamp)) if hasattr(command, "at") else command


def placed(book: Rulebook, header: Header, cards: tuple[str, ...]) -> tuple[Game, Events] | Refusal:
    """The game at the opening of the day that the header names."""
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
