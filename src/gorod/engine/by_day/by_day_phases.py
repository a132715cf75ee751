"""The phases of a by-day game after the deal."""

from __future__ import annotations

from gorod.engine.by_day.days import Bonuses
from gorod.engine.phases import AnyPhase, Over


class Open(AnyPhase, frozen=True):
    """A game day takes inputs; seat 1 comes first in `votes`, `acts` and `choices`."""

    votes: tuple[int, ...]
    acts: tuple[int, ...]
    """0: no answer; -1: «промах»."""
    choices: tuple[int, ...]
    """Whose legend each seat chose."""
    bonuses: Bonuses
    suicides: int = 0
    removals: tuple[tuple[int, str], ...] = ()
    """Who is disqualified when the day closes, and by which clause."""
    coin: int = 0
    since: tuple[int, int] | None = None
    """The clock of the publication that opened this day."""
    favourites: tuple[int, ...] = ()
    """Whom each seat chose as the best player of the day; empty if nobody has."""


class Closed(AnyPhase, frozen=True):
    """A game day is resolved, and the next is not open yet."""

    at: tuple[int, int] | None = None

    def ended(self) -> Epilogue:
        """Codes of the last day are still entered."""
        return Epilogue(self.at)


class Epilogue(Over, frozen=True):
    """The result of a by-day game stands; last codes are entered."""

    since: tuple[int, int] | None = None
    revealed: bool = False
    """Roles and coins are published."""


DayPhase = Open | Closed | Epilogue
