"""Convert a replayed record for the scoring."""

from __future__ import annotations

from gorod.engine.phases import Over
from gorod.record.replay import Replay
from gorod.scoring import Played, score


def as_played(played: Replay) -> Played:
    """Return the record as one game of a tournament."""
    tags = dict(played.record.header.tags)
    return Played(
        names=played.names,
        game=played.game,
        points=score(played.book, played.game),
        stage=tags.get("stage", ""),
        finished=isinstance(played.game.phase, Over),
    )
