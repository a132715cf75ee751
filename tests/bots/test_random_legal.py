"""What the bots do on their own: only what needs no decision of a person."""

from random import Random

from gorod.bots.random_legal import makeable, move
from gorod.engine import Offer
from gorod.engine.choices import One, Words

PLAIN = Offer("foul", 0, {"seat": One((1, 2)), "clause": One(("9.1",)), "reason": Words()})
WEIGHED = Offer(
    "foul", 0, {"seat": One((1, 2)), "clause": One(("11.1",)), "reason": Words(needed=True)}
)


def test_a_bot_gives_no_foul_for_which_a_reason_is_asked():
    assert makeable([WEIGHED, PLAIN], {"foul"}) == [PLAIN]
    assert move([WEIGHED], Random(1), {"foul"}) is None
    assert move([WEIGHED, PLAIN], Random(1), {"foul"}).clause == "9.1"
