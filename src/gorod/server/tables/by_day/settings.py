"""The settings of a by-day game, which are part of its first entry."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

BY_DAY = (":by-day", "yes")
"""The tag of a by-day game: it lets the server find the games whose days it opens and closes."""
RULES = "by-day"
LONG_TEXT = 20_000
SHORTEST, LONGEST = 30, 86_400
"""The limits for the length of a rehearsal's game day, in seconds."""

DateWord = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}\Z")]


class ByDay(msgspec.Struct, frozen=True, omit_defaults=True):
    """When the game days are, and what the host does."""

    start: str
    """The first date of day 1; in a rehearsal, the time at which it begins."""
    holidays: tuple[str, ...] = ()
    """Dates on which no game day ends, as they were named at the beginning."""
    prose: bool = True
    """Whether the host writes stories: then results wait for them, until 9:00 at the latest."""
    every: int = 0
    """In a rehearsal, the seconds of a game day; 0 for the calendar of the document."""
    bots: tuple[int, ...] = ()
    """The seats that the server plays."""
    introduction: Annotated[str, Meta(max_length=LONG_TEXT)] = ""
    """The host's text before day 1."""
