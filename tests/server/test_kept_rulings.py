"""A ruling that is kept from the turn before is what would be found anew."""

import pytest

from gorod.engine.history import Turn
from gorod.engine.viewers import JUDGE
from gorod.report.formats import presentation_of
from gorod.server.wire.worded_rulings import ruling_view
from tests.kit.random_games import SUBJECTS, play

GAMES = 6


@pytest.mark.parametrize("book_id", SUBJECTS)
def test_a_kept_ruling_is_what_each_viewer_would_read_anew(book_id):
    kept = 0
    for seed in range(GAMES):
        whole = play(book_id, seed)
        anew = presentation_of(whole.book).rules_anew
        turn = Turn(None, whole.opening, whole.games[0], None)
        viewers = (JUDGE, *range(turn.game.size + 1))
        known = {viewer: ruling_view(whole.book, turn, viewer) for viewer in viewers}
        for command, events, game in zip(
            whole.commands, whole.events, whole.games[1:], strict=True
        ):
            turn = Turn(command, events, game, turn)
            kept += not anew(turn)
            for viewer, before in known.items():
                found = ruling_view(whole.book, turn, viewer)
                assert ruling_view(whole.book, turn, viewer, before) == found, turn.command
                known[viewer] = found
    assert kept, "most turns change no ruling"
