"""Write the facts into a record: who left each night and day, or that nobody did."""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.history import Turn
from gorod.engine.phases import Over
from gorod.engine.struct import replace
from gorod.record.assertions import OUT, leaving, upcoming_games
from gorod.record.parse import Record
from gorod.record.replay import Replay, opened, taken
from gorod.record.shapes import CHECKPOINT
from gorod.record.syntax import Statement
from gorod.rulebooks import Rulebook

ENDING = frozenset({CHECKPOINT, "end"})
"""Verbs that end a night or a day in a record."""


def with_facts(
    record: Record, file: str, amend: Callable[[Rulebook], Rulebook] | None = None
) -> Record:
    """Return the same record with an `out` at the end of each night and day that has none there."""
    writer = _FactWriter(opened(record, file, amend=amend), file)
    for statement in record.statements:
        writer.take(statement)
    writer.finish()
    return replace(record, statements=tuple(writer.written))


class _FactWriter:
    def __init__(self, played: Replay, file: str) -> None:
        self.played = played
        self.file = file
        self.written: list[Statement] = []
        self._time = ""
        self._before = 0
        """How many moves were made before this night or day."""

    def take(self, statement: Statement) -> None:
        after = taken(self.played, statement, self.file)
        moved = len(after.moves) > len(self.played.moves)
        time = _time(after.history.head.before) if moved else self._time
        if statement.verb in ENDING or (moved and self._time and time != self._time):
            self._write_out()
            after = taken(self.played, statement, self.file)
        self.played = after
        self.written.append(statement)
        self._before = min(self._before, len(after.moves))
        self._time = "" if statement.verb in ENDING else time

    def finish(self) -> None:
        """Finish the last night or day; in an unfinished game only if somebody left."""
        *_, last = upcoming_games(self.played.book.rules, self.played.history)
        if isinstance(last.phase, Over) or leaving(last, self.played.recorded_out).groups:
            self._write_out()

    def _write_out(self) -> None:
        """Write an `out`, unless no move was written, or in the first night while nobody left."""
        *_, last = upcoming_games(self.played.book.rules, self.played.history)
        claim = leaving(last, self.played.recorded_out)
        met = last.night and last.number == 1 and not claim.groups
        told = bool(self.written) and self.written[-1].verb == OUT
        if len(self.played.moves) > self._before and not met and not told:
            self.written.append(Statement(0, OUT, claim))
            self.played = taken(self.played, self.written[-1], self.file)
        self._before = len(self.played.moves)


def _time(turn: Turn | None) -> str:
    """Return the night or day in which a move was made."""
    if turn is None:
        return ""
    return "over" if isinstance(turn.game.phase, Over) else turn.game.moment
