"""What a game waits for: the verbs that are legal now."""

from __future__ import annotations

from gorod.engine.moves import DISCIPLINE
from gorod.engine.offers import offers
from gorod.engine.phases import Recess
from gorod.engine.viewers import Viewer
from gorod.record.replay import Replay

UNWRITTEN = frozenset({"proceed", "deal"})
"""Offers that a record does not write: the notation has no verb for them."""


ANYTIME = frozenset({"technical"})
"""What the judge may do at any time; the game waits for it only during a recess."""


def awaits(played: Replay, viewer: Viewer) -> list[str]:
    """Return the verbs that are legal now for this viewer, without the disciplinary ones."""
    verbs = [offer.verb for offer in offers(played.book.rules, played.game, viewer)]
    unasked = DISCIPLINE | UNWRITTEN
    if not isinstance(played.game.phase, Recess):
        unasked |= ANYTIME
    if "vote" in verbs:  # `tally` writes the same vote as a number of hands
        unasked |= {"tally"}
    return [verb for verb in dict.fromkeys(verbs) if verb not in unasked]
