"""What the bots do by themselves: only what needs no word of a person."""

from random import Random

from gorod.server.bots.moves import makeable, move

PLAIN = {"verb": "foul", "actor": 0, "seats": [1, 2], "values": ["9.1"]}
WEIGHED = {**PLAIN, "values": ["11.1"], "reason": True}


def test_a_bot_gives_no_foul_for_which_a_reason_is_asked():
    assert makeable([WEIGHED, PLAIN], {"foul"}) == [PLAIN]
    assert move([WEIGHED], Random(1), {"foul"}) is None
    assert move([WEIGHED, PLAIN], Random(1), {"foul"})["clause"] == "9.1"
