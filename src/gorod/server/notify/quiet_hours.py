"""Hours in which a person does not want notices, in their own time zone."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from gorod.server.store.stored_rows import QuietHours

TIME = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])")
USUAL_ZONE = "Europe/Moscow"


class QuietHoursError(ValueError):
    """A malformed time of day, or an unknown time zone."""


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


def checked(hours: QuietHours) -> QuietHours:
    """Return the hours if they are valid, else raise. Equal ends mean no quiet hours."""
    if hours.zone not in _zones():
        raise QuietHoursError(hours.zone)
    if bool(hours.begins) != bool(hours.ends):
        raise QuietHoursError
    for time in filter(None, (hours.begins, hours.ends)):
        if TIME.fullmatch(time) is None:
            raise QuietHoursError(time)
    return hours


def first_allowed(moment: datetime, hours: QuietHours | None) -> datetime:
    """Return the first moment, at or after this one, at which the person may be disturbed."""
    if hours is None or hours.begins == hours.ends:
        return moment
    try:
        zone = ZoneInfo(hours.zone)
    except (ZoneInfoNotFoundError, ValueError):
        return moment
    local = moment.astimezone(zone)
    now = f"{local:%H:%M}"
    over_midnight = hours.begins > hours.ends
    quiet = (
        now >= hours.begins or now < hours.ends
        if over_midnight
        else hours.begins <= now < hours.ends
    )
    if not quiet:
        return moment
    hour, minute = map(int, hours.ends.split(":"))
    day = local.date() + timedelta(days=1 if over_midnight and now >= hours.begins else 0)
    ends = datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone).astimezone(UTC)
    # On the day on which clocks are put back, the computed end may already be past.
    return max(ends, moment)
