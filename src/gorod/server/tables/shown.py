"""Who notices an entry: the bits of the viewers whose view it changes.

A viewer notices a face of an event, a new step of the table (which is said aloud), or a change of
what he himself may do, or of his own points once the result is known. Nothing else may ever reach
him, and nothing reaches him without a bit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from gorod.engine import Event, Game, Offer, offers, seen
from gorod.engine.phases import Over
from gorod.engine.rules import CommonRules
from gorod.engine.viewers import Viewer
from gorod.report.standing import standing
from gorod.rulebooks import Rulebook
from gorod.rulebooks.courses import BY_DAY
from gorod.rulebooks.policies.by_day.hours import bonus_minutes, final_protocol
from gorod.scoring import score

Own = dict[int, tuple[Offer, ...]]


def everybody(size: int) -> int:
    """The hall and every seat."""
    return (1 << size + 1) - 1


def noticed(
    book: Rulebook, old: Iterable[Event], new: Iterable[Event], before: Game, after: Game
) -> int:
    """The bits of an entry that puts new events in the place of old ones; either may be none."""
    rules, size = book.rules, after.size
    if standing(rules, before) != standing(rules, after):
        return everybody(size)
    bits = 0
    for viewer in range(size + 1):
        faces = zip_longest(_faces(old, viewer), _faces(new, viewer))
        if any(was != is_now for was, is_now in faces):
            bits |= 1 << viewer
    if bits != everybody(size):
        offered, offering = own_offers(rules, before), own_offers(rules, after)
        for seat in range(1, size + 1):
            if offered.get(seat) != offering.get(seat):
                bits |= 1 << seat
    return bits | _scored(book, before, after)


def _faces(events: Iterable[Event], viewer: Viewer) -> Iterator[Event]:
    for event in events:
        face = seen(event, viewer)
        if face is not None:
            yield face


def _scored(book: Rulebook, before: Game, after: Game) -> int:
    """Those whose points are other ones: a consent counts awards that nobody else hears of."""
    if book.course is BY_DAY:
        return _hours(book, before, after)
    if not isinstance(after.phase, Over):
        return 0
    points = zip(score(book, before), score(book, after), strict=True)
    return sum(1 << new.seat for old, new in points if old != new)


def _hours(book: Rulebook, before: Game, after: Game) -> int:
    """By day a player knows his hours of the days that are closed, and in the end everybody's."""
    over = isinstance(after.phase, Over)
    told = [
        [bonus_minutes(book.edition, game, seat, today=over) for seat in range(1, after.size + 1)]
        for game in (before, after)
    ]
    if over:
        places = [final_protocol(book.edition, game) for game in (before, after)]
        return 0 if told[0] == told[1] and places[0] == places[1] else everybody(after.size)
    pairs = enumerate(zip(*told, strict=True), 1)
    return sum(1 << seat for seat, (old, new) in pairs if old != new)


def own_offers(rules: CommonRules, game: Game) -> Own:
    """What each seat may do, by seat."""
    own: Own = {}
    for offer in offers(rules, game):
        if offer.actor:
            own[offer.actor] = (*own.get(offer.actor, ()), offer)
    return own
