"""Attempts that the rulebook refused: what was tried, why not, and where in the log it belongs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gorod.engine.history import History
from gorod.engine.refusal import Refusal
from gorod.record.replay import Replay
from gorod.record.syntax import Statement
from gorod.report.undone import common


@dataclass(frozen=True, slots=True)
class Attempt:
    """A refused statement; `place` is the number of events that stood before it."""

    place: int
    line: int
    statement: str
    refusal: Refusal
    written: Statement


def attempts(played: Replay) -> Iterator[Attempt]:
    """The refused attempts of a record, in its order."""
    log = played.history.log
    for tried in played.refused:
        place = common(History(tried.before).log, log)
        yield Attempt(
            place, tried.statement.line, tried.statement.text, tried.refusal, tried.statement
        )
