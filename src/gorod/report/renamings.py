"""Names that were corrected during a game, and where each belongs in a viewer's log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gorod.engine.history import History
from gorod.engine.seen import stream
from gorod.engine.viewers import Viewer
from gorod.record.replay import Replay
from gorod.report.undone_moves import common_prefix_length


@dataclass(frozen=True, slots=True)
class Renaming:
    """A seat, its new name and the old one; `place` is how many events the viewer saw before."""

    place: int
    line: int
    seat: int
    name: str
    was: str


def renamings(played: Replay, viewer: Viewer) -> list[Renaming]:
    """Return all renamings, in order. Every viewer gets them, because names are public."""
    return list(_renamings(played, viewer))


def _renamings(played: Replay, viewer: Viewer) -> Iterator[Renaming]:
    log = played.history.log
    for named in played.named:
        shared = log[: common_prefix_length(History(named.after).log, log)]
        place = sum(1 for _ in stream(shared, viewer))
        yield Renaming(place, named.line, named.seat, named.name, named.was)
