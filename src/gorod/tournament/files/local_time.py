"""Stored times by the clock on the wall of the tournament's place."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from gorod.tournament.state import Tournament


def local(t: Tournament, stamp: str) -> datetime | None:
    """In the zone of the tournament; where none is told, by the clock of this machine."""
    if not stamp:
        return None
    try:
        read = datetime.fromisoformat(stamp)
        return read.astimezone(ZoneInfo(t.about.zone) if t.about.zone else None)
    except (ValueError, ZoneInfoNotFoundError):
        return None


def hour(t: Tournament, stamp: str) -> str:
    """`19:05`."""
    read = local(t, stamp)
    return "" if read is None else read.strftime("%H:%M")


def day_and_hour(t: Tournament, stamp: str) -> str:
    """`21.11.2026 19:05`."""
    read = local(t, stamp)
    return "" if read is None else read.strftime("%d.%m.%Y %H:%M")


def hours(t: Tournament, began: str, ended: str) -> str:
    """`18:20–19:05`; one of them where only one is known."""
    return "–".join(part for part in (hour(t, began), hour(t, ended)) if part)
