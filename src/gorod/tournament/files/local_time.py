"""Stored times by the clock on the wall of the tournament's place."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from gorod.tournament.state import Tournament


def local(t: Tournament, stamp: str) -> datetime | None:
    """Return a time in the tournament's zone, or in this machine's if none is set.

    Returns None if the time is empty or cannot be read.
    """
    if not stamp:
        return None
    try:
        read = datetime.fromisoformat(stamp)
        return read.astimezone(ZoneInfo(t.about.zone) if t.about.zone else None)
    except (ValueError, ZoneInfoNotFoundError):
        return None


def hour(t: Tournament, stamp: str) -> str:
    """Return the time of day: `19:05`."""
    read = local(t, stamp)
    return "" if read is None else read.strftime("%H:%M")


def day_and_hour(t: Tournament, stamp: str) -> str:
    """Return the day and the time: `21.11.2026 19:05`."""
    read = local(t, stamp)
    return "" if read is None else read.strftime("%d.%m.%Y %H:%M")


def hours(t: Tournament, began: str, ended: str) -> str:
    """Return both times, `18:20–19:05`, or one of them if only one is known."""
    return "–".join(part for part in (hour(t, began), hour(t, ended)) if part)
