"""When the rounds begin: worked out from a start, a length and breaks, or set by hand.

Times are those of the clock on the wall of the hall, `2026-11-21T12:00`, without a zone.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from gorod.engine.struct import Struct
from gorod.tournament.denied import Denied
from gorod.tournament.regulation import StagePlan

LONGEST = 24 * 60
"""The most minutes of a round or of a break."""
YEARS = range(2000, 2100)


class StageTimes(Struct, frozen=True):
    """How the rounds of a stage follow each other."""

    start: str = ""
    """When the first round begins; empty while nobody knows it."""
    minutes: int = 60
    """How long a round takes."""
    rest: int = 10
    """Minutes between two rounds."""
    breaks: dict[int, int] = {}
    """Round -> minutes after it, if they are not the usual ones."""
    by_hand: dict[int, str] = {}
    """Round -> when it begins, whatever the rounds before it take; later rounds follow it."""


def starts(times: StageTimes | None, rounds: int) -> tuple[str, ...]:
    """Return when each round begins; empty for those whose start is not known."""
    if times is None:
        return ("",) * rounds
    found: list[str] = []
    after: datetime | None = None
    for number in range(1, rounds + 1):
        told = times.by_hand.get(number, times.start if number == 1 else "")
        at = datetime.fromisoformat(told) if told else after
        found.append("" if at is None else _minute(at))
        pause = times.breaks.get(number, times.rest)
        after = None if at is None else at + timedelta(minutes=times.minutes + pause)
    return tuple(found)


def unsound_times(times: StageTimes, plan: StagePlan) -> Denied | None:
    """Return the first thing that is wrong with these times, or None."""
    return next(_faults(times, plan), None)


def _faults(times: StageTimes, plan: StagePlan) -> Iterator[Denied]:
    for at in (times.start, *times.by_hand.values()):
        if at and not _is_minute(at):
            yield Denied("times-moment", (at,))
    if not 1 <= times.minutes <= LONGEST:
        yield Denied("times-minutes", (str(times.minutes),))
    for pause in (times.rest, *times.breaks.values()):
        if not 0 <= pause <= LONGEST:
            yield Denied("times-minutes", (str(pause),))
    for number in (*times.breaks, *times.by_hand):
        if not 1 <= number <= plan.rounds:
            yield Denied("times-round", (str(number),))


def _is_minute(word: str) -> bool:
    try:
        at = datetime.fromisoformat(word)
        return at.year in YEARS and _minute(at) == word
    except ValueError:
        return False


def _minute(at: datetime) -> str:
    return at.isoformat(timespec="minutes")
