"""Who notices an entry: the bits of the viewers whose view it changes.

A viewer notices a visible event, a new step of the table (which is said aloud), or a change of
their own offers, or of their own points once the result is known. Nothing else may ever reach them,
and nothing reaches them without a bit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Protocol

from gorod.engine import Event, Game, Offer, seen
from gorod.engine.viewers import Viewer
from gorod.report.current_step import CurrentStep
from gorod.report.formats import presentation_of
from gorod.rulebooks import Rulebook


def everybody(size: int) -> int:
    """Return the bits of the hall and of every seat."""
    return (1 << size + 1) - 1


class GameCache(Protocol):
    """The games of a table, with what is computed once for each of them: a `Timeline`."""

    @property
    def book(self) -> Rulebook: ...
    def current_step(self, game: Game) -> CurrentStep: ...
    def offers(self, game: Game, viewer: Viewer) -> tuple[Offer, ...]: ...


def noticed(
    timeline: GameCache, old: Iterable[Event], new: Iterable[Event], before: Game, after: Game
) -> int:
    """Return the bits of an entry that replaces old events by new ones; either may be empty."""
    size = after.size
    if timeline.current_step(before) != timeline.current_step(after):
        return everybody(size)
    bits = 0
    for viewer in range(size + 1):
        visible = zip_longest(_visible(old, viewer), _visible(new, viewer))
        if any(was != is_now for was, is_now in visible):
            bits |= 1 << viewer
    if bits != everybody(size):
        for seat in range(1, size + 1):
            if timeline.offers(before, seat) != timeline.offers(after, seat):
                bits |= 1 << seat
    return bits | _scored(timeline.book, before, after)


def _visible(events: Iterable[Event], viewer: Viewer) -> Iterator[Event]:
    for event in events:
        visible = seen(event, viewer)
        if visible is not None:
            yield visible


def _scored(book: Rulebook, before: Game, after: Game) -> int:
    """Return the bits of the viewers who know another score now than before."""
    known = presentation_of(book).known_scores
    pairs = enumerate(zip(known(book, before), known(book, after), strict=True))
    return sum(1 << viewer for viewer, (old, new) in pairs if old != new)
