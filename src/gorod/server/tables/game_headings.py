"""The headings of a game on paper and in file names: its date and hours, its table, its rules."""

from __future__ import annotations

from datetime import datetime

from gorod.i18n import catalogue
from gorod.report.file_names import safe_name
from gorod.server.tables.table_state import TableState
from gorod.server.tables.timeline import Timeline

Tag = tuple[str, str]

LONGEST = 60


def headed(timeline: Timeline, state: TableState) -> tuple[Tag, ...]:
    """Return the tags of a table, adding the date and hours of its game if nobody wrote them."""
    tags = dict(timeline.tags)
    began, ended = (_here(stamp) for stamp in timeline.times(state))
    known: list[Tag] = []
    if began is not None and "date" not in tags:
        known.append(("date", began.strftime("%Y-%m-%d")))
    if began is not None and "time" not in tags:
        hours = [began.strftime("%H:%M"), *([ended.strftime("%H:%M")] if ended else [])]
        known.append(("time", "–".join(hours)))
    return (*known, *tags.items())


def file_name(timeline: Timeline, what: str, ending: str, lang: str) -> str:
    """Return a file name like «Протокол 2026-11-16 ФИИМ-2019 стол 1.pdf».

    Without a table number, the hour tells games apart.
    """
    tags = dict(headed(timeline, timeline.now))
    say = catalogue(lang).say
    where = (
        say("protocol-file-table", table=tags["table"])
        if "table" in tags
        else tags.get("event", "")
    )
    hour = tags.get("time", "").partition("–")[0].replace(":", "-")
    rules = timeline.book.short(lang).replace(" ", "-")
    parts = (say(f"protocol-file-{what}"), tags.get("date", ""), rules, where or hour)
    return safe_name(" ".join(parts), LONGEST) + ending


def _here(stamp: str) -> datetime | None:
    """Return a stored time in the local time zone of this machine; None if it is empty."""
    return datetime.fromisoformat(stamp).astimezone() if stamp else None
