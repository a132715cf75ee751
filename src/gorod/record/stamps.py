"""Timestamps: `@2026-11-15T19:04:05+03:00`, the zone optional."""

import re
from datetime import datetime

from gorod.record.record_errors import fault, shown

# Stricter than fromisoformat, which also takes week dates and a date alone.
_STAMP = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?"
    r"(Z|[+-][0-9]{2}:?[0-9]{2})?"
)


def parse_stamp(word: str) -> datetime:
    if _STAMP.fullmatch(word.removeprefix("@")):
        try:
            return datetime.fromisoformat(word.removeprefix("@"))
        except ValueError:  # the 31st of April
            pass
    raise fault("record-stamp-bad", word=shown(word))


def stamp_text(at: datetime) -> str:
    return f"@{at.isoformat()}"


def same_kind(one: datetime, other: datetime) -> bool:
    """Whether both times have a zone, or neither; otherwise they cannot be compared."""
    return (one.tzinfo is None) == (other.tzinfo is None)
