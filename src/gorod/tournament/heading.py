"""The heading of a tournament for papers and pages: its name, its days and its place."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from gorod.i18n import Catalogue
from gorod.tournament.about import About
from gorod.tournament.ids import StageId
from gorod.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Heading:
    """Name, days and place in the reader's language; what is not known yet is empty."""

    name: str
    when: str
    where: str

    @property
    def line(self) -> str:
        """The line below the name: `21–22 ноября 2026, Москва`."""
        return ", ".join(part for part in (self.when, self.where) if part)


def heading(t: Tournament, texts: Catalogue) -> Heading:
    """Return the heading with which every paper of a tournament begins."""
    return Heading(t.name, dates_text(t.about, texts), t.about.place)


def dates_text(about: About, texts: Catalogue) -> str:
    """Return the days: `21 ноября 2026`, `21–22 ноября 2026`; empty if no day is set."""
    if not about.first_day:
        return ""
    first = date.fromisoformat(about.first_day)
    last = date.fromisoformat(about.last_day or about.first_day)
    if first == last:
        return day_text(first, texts)
    if (first.year, first.month) == (last.year, last.month):
        return texts.say("desk-days-of-month", first=first.day, last=day_text(last, texts))
    begun = day_text(first, texts) if first.year != last.year else _in_year(first, texts)
    return texts.say("desk-days", first=begun, last=day_text(last, texts))


def start_text(t: Tournament, stage: StageId, number: int, texts: Catalogue) -> str:
    """Return when a round begins: `12:00`; empty if not known.

    The day is added if the rounds are on several days.
    """
    return _start(t, stage, number, texts, "desk-start")


def start_short(t: Tournament, stage: StageId, number: int, texts: Catalogue) -> str:
    """Return the same in few letters: `12:00` or `21.11 12:00`."""
    return _start(t, stage, number, texts, "desk-start-short")


def first_start(t: Tournament, texts: Catalogue) -> str:
    """Return when the first round of all begins; empty if not known."""
    known = sorted(filter(None, _all_starts(t)))
    return _moment(known[0], texts, "desk-start") if known else ""


def _all_starts(t: Tournament) -> list[str]:
    plans = () if t.regulation is None else t.regulation.stages
    return [at for plan in plans for at in t.starts(plan.id)]


def _start(t: Tournament, stage: StageId, number: int, texts: Catalogue, message: str) -> str:
    own = t.starts(stage)
    at = own[number - 1] if 1 <= number <= len(own) else ""
    days = {known[:10] for known in _all_starts(t) if known}
    return _moment(at, texts, message) if at and len(days) > 1 else at[11:]


def _moment(at: str, texts: Catalogue, message: str) -> str:
    moment = datetime.fromisoformat(at)
    day = _in_year(moment.date(), texts)
    return texts.say(message, day=day, date=f"{moment:%d}", month=f"{moment:%m}", time=at[11:])


def day_text(day: date, texts: Catalogue) -> str:
    """Return a day in words: `21 ноября 2026`."""
    return texts.say("desk-day", day=_in_year(day, texts), year=str(day.year))


def _in_year(day: date, texts: Catalogue) -> str:
    return texts.say("desk-day-in-year", day=day.day, month=texts.say(f"desk-month-{day.month}"))
