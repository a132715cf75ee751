"""Moves that were taken back, and where in the log that counts each correction belongs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gorod.engine.events import Events
from gorod.engine.history import History
from gorod.record.replay import Replay
from gorod.record.syntax import Statement


@dataclass(frozen=True, slots=True)
class Correction:
    """A statement that no longer counts; `place` is the number of events in the log before it."""

    place: int
    line: int
    statement: str
    reason: str
    written: Statement


def corrections(played: Replay) -> list[Correction]:
    """Return all corrections, in the order of the log."""
    return sorted(_corrections(played), key=lambda note: (note.place, note.line))


def _corrections(played: Replay) -> Iterator[Correction]:
    """Place each correction where its abandoned line parted from the one that counts."""
    log = played.history.log
    for rewind, undone in zip(played.history.rewinds, played.undone, strict=True):
        left = History(rewind.left).log
        before = len(left) - len(rewind.left.events)
        place = min(common(left, log), before)
        yield Correction(place, undone.line, undone.statement.text, undone.reason, undone.statement)


def common(one: Events, other: Events) -> int:
    """Return how many events two logs have in common at their beginning."""
    pairs = zip(one, other, strict=False)
    different = (n for n, (mine, yours) in enumerate(pairs) if mine != yours)
    return next(different, min(len(one), len(other)))
