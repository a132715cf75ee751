"""The phases of a by-day game after the deal."""

from __future__ import annotations

from gorod.engine.by_day.days import Bonuses
from gorod.engine.phases import AnyPhase, Over


class Open(AnyPhase, frozen=True):
    """A game day is open for inputs; seat 1 comes first in `votes`, `acts` and `choices`."""

    votes: tuple[int, ...]
    acts: tuple[int, ...]
    """0 for no answer, -1 for «промах»."""
    choices: tuple[int, ...]
    """Whose legend each seat chose."""
    bonuses: Bonuses
    suicides: int = 0
    removals: tuple[tuple[int, str], ...] = ()
    """Who is disqualified when the day closes, and under which clause."""
    coin: int = 0
    since: tuple[int, int] | None = None
    """The clock of the publication that opened this day."""
    favourites: tuple[int, ...] = ()
    """Whom each seat chose as the best player of the day; empty if there are no votes."""


class Closed(AnyPhase, frozen=True):
    """A game day is resolved, and the next is not open yet."""

    at: tuple[int, int] | None = None

    def ended(self) -> Epilogue:
        """Return the epilogue, in which codes of the last day can still be entered."""
        return Epilogue(self.at)


class Epilogue(Over, frozen=True):
    """The result of a by-day game is fixed; the last codes may be entered."""

    since: tuple[int, int] | None = None
    revealed: bool = False
    """Whether roles and coins have been published."""


DayPhase = Open | Closed | Epilogue
