"""Who notices an entry: the bits of the viewers whose view it changes.

A viewer notices a face of an event, a new step of the table (which is said aloud), or a change of
what he himself may do, or of his own points once the result is known. Nothing else may ever reach
him, and nothing reaches him without a bit.
"""

from __future__ import annotations

from collections.abc import Iterable

from gorod.engine import Event, Game, Offer, offers, seen
from gorod.engine.phases import Over
from gorod.engine.rules import CommonRules
from gorod.report.standing import standing
from gorod.rulebooks import Rulebook
from gorod.scoring import score

Own = dict[int, tuple[Offer, ...]]


def everybody(size: int) -> int:
    """The hall and every seat."""
    return (1 << size + 1) - 1


def noticed(book: Rulebook, events: Iterable[Event], before: Game, after: Game) -> int:
    """The bits of an entry that brings these events, or takes them back."""
    rules, size = book.rules, after.size
    if standing(rules, before) != standing(rules, after):
        return everybody(size)
    bits = 0
    for event in events:
        for viewer in range(size + 1):
            if not bits >> viewer & 1 and seen(event, viewer) is not None:
                bits |= 1 << viewer
    if bits != everybody(size):
        old, new = own_offers(rules, before), own_offers(rules, after)
        for seat in range(1, size + 1):
            if old.get(seat) != new.get(seat):
                bits |= 1 << seat
    return bits | _scored(book, before, after)


def _scored(book: Rulebook, before: Game, after: Game) -> int:
    """Those whose points are other ones: a consent counts awards that nobody else hears of."""
    if not isinstance(after.phase, Over):
        return 0
    points = zip(score(book, before), score(book, after), strict=True)
    return sum(1 << new.seat for old, new in points if old != new)


def own_offers(rules: CommonRules, game: Game) -> Own:
    """What each seat may do, by seat."""
    own: Own = {}
    for offer in offers(rules, game):
        if offer.actor:
            own[offer.actor] = (*own.get(offer.actor, ()), offer)
    return own
