"""How a by-day game was made: its first entry has these settings."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

BY_DAY = (":by-day", "yes")
"""The tag of a by-day game: by it the server finds the games whose days it opens and closes."""
RULES = "by-day"
LONG_TEXT = 20_000
SHORTEST, LONGEST = 30, 86_400
"""The seconds of a game day of a rehearsal."""

DateWord = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}\Z")]


class ByDay(msgspec.Struct, frozen=True, omit_defaults=True):
    """When the game days are, and what the host does."""

    start: str
    """The first date of day 1; in a rehearsal the stamp at which it begins."""
    holidays: tuple[str, ...] = ()
    """Dates on which no game day ends, as they were named at the beginning."""
    prose: bool = True
    """Whether the host writes: then results wait for them, until 9:00 at the latest."""
    every: int = 0
    """In a rehearsal: how many seconds a game day has; 0 for the calendar of the document."""
    bots: tuple[int, ...] = ()
    """The seats that the server plays."""
    introduction: Annotated[str, Meta(max_length=LONG_TEXT)] = ""
    """What the host tells before day 1."""
