"""What a game waits for: the verbs that are legal now."""

from __future__ import annotations

from gorod.engine.moves import DISCIPLINE
from gorod.engine.offers import offers
from gorod.engine.phases import Recess
from gorod.engine.viewers import Viewer
from gorod.record.replay import Replay

UNWRITTEN = frozenset({"proceed", "deal"})
"""What is done without a verb of the notation."""


ANYTIME = frozenset({"technical"})
"""What the judge may do at any time: the game waits for it only where it has stopped."""


def awaits(played: Replay, viewer: Viewer) -> list[str]:
    """The verbs that are legal now, without those by which the judge disciplines."""
    verbs = [offer.verb for offer in offers(played.book.rules, played.game, viewer)]
    unasked = DISCIPLINE | UNWRITTEN
    if not isinstance(played.game.phase, Recess):
        unasked |= ANYTIME
    if "vote" in verbs:  # a number of hands is another way to write the same
        unasked |= {"tally"}
    return [verb for verb in dict.fromkeys(verbs) if verb not in unasked]
