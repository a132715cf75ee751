"""Audits the games of tables: every move that counts is decided again at its position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from gorod.engine import Event, Refusal, step
from gorod.engine.viewers import JUDGE
from gorod.i18n import Catalogue
from gorod.record.refusals import reason_of
from gorod.record.syntax import Statement, statement_text
from gorod.record.writing import statement_of
from gorod.report.fold import FOLD
from gorod.report.lines import lines
from gorod.report.scribe import Scribe
from gorod.report.view import View
from gorod.rulebooks import Rulebook
from gorod.rulebooks.build import build_of
from gorod.server.audit.findings import Difference
from gorod.server.audit.replaying import book_at
from gorod.server.audit.unlike import Lines, unlike
from gorod.server.store.folding import Folding, ReplayError, Stored, Turn
from gorod.server.store.stored_rows import Table


class TableAudit:
    """The audit of one table: its number of moves, the differences, and the build that decided."""

    def __init__(self, table: Table, log: Iterable[Stored], texts: Catalogue) -> None:
        self.table, self._texts = table, texts
        self.moves = 0
        self.builds: tuple[str, str] | None = None
        self.differences = tuple(self._differences(log))

    def _differences(self, log: Iterable[Stored]) -> Iterator[Difference]:
        book = book_at(self.table)
        if book is None:
            yield self._difference("rules")
            return
        try:
            turns = line_of(log, len(self.table.names))
        except ReplayError as error:
            yield self._difference("unreadable", version=error.version)
            return
        self._compare(turns, book)
        scribe = Scribe(book, book.speaks(self._texts), self.table.names, JUDGE)
        view = View()
        for turn in turns:
            self.moves += turn.command is not None
            try:
                found = tuple(self._turn(scribe, view, turn))
                view = _folded(book, view, turn.events)
            except Exception as error:  # noqa: BLE001  a role that the book no longer knows
                yield self._difference("rules", today=(repr(error),), version=turn.version)
                return
            yield from found

    def _compare(self, turns: Sequence[Turn], book: Rulebook) -> None:
        """Compare the builds; logs of early releases do not name theirs, and are not reported."""
        last = next((turn.build for turn in reversed(turns) if turn.build), "")
        today = build_of(book)
        if last and last != today:
            self.builds = last, today

    def _turn(self, scribe: Scribe, view: View, turn: Turn) -> Iterator[Difference]:
        if turn.before is None or turn.command is None:
            return
        before, book = turn.before.game, scribe.book
        _, answer = step(book.rules, before, turn.command)
        if answer == turn.events:
            return
        written = statement_of(turn.command, before)
        told: dict[str, Any] = {
            "version": turn.version,
            "turn": max(turn.turn, 0),
            "moment": before.moment,
            "move": "" if written is None else statement_text(Statement(0, *written)),
            "build": turn.build,
        }
        if isinstance(answer, Refusal):
            reason = reason_of(answer)
            stored = _lines(scribe, view, turn.events)
            today: Lines = (scribe.texts.say(reason.id, **reason.args),)
            clauses = book.cite(answer)
            yield self._difference("refused", stored, today, clauses, **told)
            return
        stored, today = _apart(_lines(scribe, view, turn.events), _lines(scribe, view, answer))
        if not stored or not today:
            stored, today = unlike(turn.events, answer)
        yield self._difference("events", stored, today, _clauses(book, turn.events, answer), **told)

    def _difference(
        self,
        what: str,
        stored: Lines = (),
        today: Lines = (),
        clauses: Lines = (),
        **more: Any,  # noqa: ANN401  the other fields
    ) -> Difference:
        whole = {"stored": stored, "today": today, "clauses": clauses, **more}
        return Difference(self.table.id, what, self.table.rules, **whole)


def line_of(log: Iterable[Stored], size: int) -> tuple[Turn, ...]:
    """Return the turns that count at the end, oldest first, without those that were undone."""
    folding = Folding(size)
    for entry in log:
        folding.add(*entry)
    turns: list[Turn] = []
    at: Turn | None = folding.now
    while at is not None:
        turns.append(at)
        at = at.before
    return tuple(reversed(turns))


def _folded(book: Rulebook, view: View, events: Iterable[Event]) -> View:
    for event in events:
        view = FOLD[type(event)](book, view, event)
    return view


def _lines(scribe: Scribe, view: View, events: Iterable[Event]) -> Lines:
    """Return the protocol's lines for these events."""
    said: list[str] = []
    for event in events:
        view = FOLD[type(event)](scribe.book, view, event)
        said += (text.strip() for text in lines(scribe, event, view))
    return tuple(said)


def _apart(stored: Lines, today: Lines) -> tuple[Lines, Lines]:
    """Return the lines that only one of the two has."""
    return (
        tuple(line for line in stored if line not in today),
        tuple(line for line in today if line not in stored),
    )


def _clauses(book: Rulebook, stored: Sequence[Event], today: Sequence[Event]) -> Lines:
    """Return the clauses of what today's rules add; if they add nothing, of what is stored."""
    found = [event for event in today if event not in stored] or list(stored)
    cited = (clause for event in found if hasattr(event, "rule") for clause in book.cite(event))
    return tuple(dict.fromkeys(cited))
