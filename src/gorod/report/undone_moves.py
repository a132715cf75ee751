"""Moves that were taken back, and where in the log that counts each of them belongs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gorod.engine.events import Events
from gorod.engine.history import History
from gorod.record.replay import Replay
from gorod.record.syntax import Statement


@dataclass(frozen=True, slots=True)
class UndoneMove:
    """A statement that no longer counts; `place` is the number of events in the log before it."""

    place: int
    line: int
    statement: str
    reason: str
    written: Statement


def undone_moves(played: Replay) -> list[UndoneMove]:
    """Return every undone move, in the order of the log."""
    return sorted(_undone_moves(played), key=lambda note: (note.place, note.line))


def _undone_moves(played: Replay) -> Iterator[UndoneMove]:
    """Place each undone move where its abandoned line parted from the one that counts."""
    log = played.history.log
    for rewind, undone in zip(played.history.rewinds, played.undone, strict=True):
        left = History(rewind.left).log
        before = len(left) - len(rewind.left.events)
        place = min(common_prefix_length(left, log), before)
        yield UndoneMove(place, undone.line, undone.statement.text, undone.reason, undone.statement)


def common_prefix_length(one: Events, other: Events) -> int:
    """Return how many events two logs have in common at their beginning."""
    pairs = zip(one, other, strict=False)
    different = (n for n, (mine, yours) in enumerate(pairs) if mine != yours)
    return next(different, min(len(one), len(other)))
