"""What is said to be seen by all is exactly what no viewer is kept from."""

import pytest

from gorod.engine import JUDGE, SPECTATOR, seen
from gorod.engine.seen import seen_by_all
from tests.kit.random_games import play

BOOKS = ("fiim-2019", "fiim-2011", "cma-2025", "tournament-2026")


@pytest.mark.parametrize("book", BOOKS)
def test_everybody_sees_whole_what_is_seen_by_all_and_the_rest_somebody_does_not(book):
    hidden = 0
    for seed in range(5):
        played = play(book, seed)
        viewers = (JUDGE, SPECTATOR, *range(1, played.games[-1].size + 1))
        for event in (event for events in played.events for event in events):
            whole = all(seen(event, viewer) is event for viewer in viewers)
            assert whole or not seen_by_all(event)
            hidden += not whole
    assert hidden
