"""Names that were corrected during a game, and where each belongs in a viewer's log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gorod.engine.history import History
from gorod.engine.seen import stream
from gorod.engine.viewers import Viewer
from gorod.record.replay import Replay
from gorod.report.undone import common


@dataclass(frozen=True, slots=True)
class Correction:
    """A seat, its new name and the old one; `place` is how many events the viewer saw before."""

    place: int
    line: int
    seat: int
    name: str
    was: str


def corrections(played: Replay, viewer: Viewer) -> list[Correction]:
    """Return all corrections, in order. Every viewer gets them, because names are public."""
    return list(_corrections(played, viewer))


def _corrections(played: Replay, viewer: Viewer) -> Iterator[Correction]:
    log = played.history.log
    for named in played.named:
        shared = log[: common(History(named.after).log, log)]
        place = sum(1 for _ in stream(shared, viewer))
        yield Correction(place, named.line, named.seat, named.name, named.was)
