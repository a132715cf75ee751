"""Statements of a record that the rulebook refused, and where in the log each belongs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gorod.engine.history import History
from gorod.engine.refusal import Refusal
from gorod.record.replay import Replay
from gorod.record.syntax import Statement
from gorod.report.undone_moves import common_prefix_length


@dataclass(frozen=True, slots=True)
class Attempt:
    """A refused statement; `place` is the number of events in the log before it."""

    place: int
    line: int
    statement: str
    refusal: Refusal
    written: Statement


def attempts(played: Replay) -> Iterator[Attempt]:
    """Yield the refused statements of a record, in the order of the record."""
    log = played.history.log
    for tried in played.refused:
        place = common_prefix_length(History(tried.before).log, log)
        yield Attempt(
            place, tried.statement.line, tried.statement.text, tried.refusal, tried.statement
        )
