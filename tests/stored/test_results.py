"""A result as it is stored: the end of any game comes back as it was, and so do its points."""

from pathlib import Path

import pytest

from gorod.engine.struct import decode_json, encode_json
from gorod.record import parse, replay
from gorod.scoring import score
from gorod.tournament.confirmed_results import ConfirmedResult, points_of, stored_result

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = sorted(path for path in GOLDEN.glob("*/*.mgn") if path.parent.name != "by-day")


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_end_of_every_golden_game_is_stored_and_read_again(path):
    played = replay(parse(path.read_text("utf-8"), path.name), path.name)
    points = score(played.book, played.game)
    kept = stored_result(played.game, points, "0123456789abcdef")
    again = decode_json(encode_json(kept), type=ConfirmedResult)
    assert again == kept
    assert points_of(again) == points
