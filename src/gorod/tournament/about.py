"""What a tournament tells about itself: when and where it is, whom to ask, what it costs."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import cache
from zoneinfo import available_timezones

from gorod.engine.struct import Struct, field_names
from gorod.tournament.denied import Denied


class About(Struct, frozen=True):
    """Facts for people. No rule depends on any of them; what is not known yet is empty."""

    first_day: str = ""
    """The day on which it begins, such as `2026-11-21`."""
    last_day: str = ""
    """Empty if it is the first day as well."""
    zone: str = ""
    """The time zone of the place, `Europe/Moscow`."""
    place: str = ""
    """What people call it: a city and a club."""
    address: str = ""
    description: str = ""
    contacts: str = ""
    fee: str = ""
    """The fee with its currency, as people write it: `1500 ₽`."""


MOST = {"place": 100, "address": 200, "fee": 100, "contacts": 500, "description": 4000}
"""The greatest length of each text, in letters."""
LINES = ("contacts", "description")
"""Texts that may have several lines."""


def unsound_about(told: About) -> Denied | None:
    """Return the first thing that is wrong with these facts, or None."""
    return next(_faults(told), None)


def _faults(told: About) -> Iterator[Denied]:
    for day in (told.first_day, told.last_day):
        if day and not _is_day(day):
            yield Denied("about-day", (day,))
    if told.last_day and (not told.first_day or told.last_day < told.first_day):
        yield Denied("about-days")
    if told.zone and not known_zone(told.zone):
        yield Denied("about-zone", (told.zone,))
    for name, most in MOST.items():
        text: str = getattr(told, name)
        kept = text.replace("\n", "") if name in LINES else text
        if len(text) > most or not kept.isprintable():
            yield Denied("about-text", (name, str(most)))


def _is_day(word: str) -> bool:
    try:
        return date.fromisoformat(word).isoformat() == word
    except ValueError:
        return False


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


def known_zone(zone: str) -> bool:
    """Whether there is such a time zone. A machine that has no list of them accepts any name."""
    return zone in _zones() or (not _zones() and zone.replace("/", "").isidentifier())


def trimmed(told: About) -> About:
    """Return the facts without the spaces around them."""
    return About(**{name: getattr(told, name).strip() for name in field_names(About)})
