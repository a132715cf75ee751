"""Checks whether replaying the stored commands gives the stored events."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gorod.engine import Game, Refusal, step
from gorod.rulebooks import OptionError, Rulebook
from gorod.server.store.folding import Folding, ReplayError, Stored
from gorod.server.store.stored_rows import Table
from gorod.server.tables.attached import points_of
from gorod.server.tables.opened_rulebooks import book_of


def replay(table: Table, log: Iterable[Stored]) -> Game:
    """Return the game at the end of a log.

    Raise `ReplayError` at the first turn that today's rules decide differently. Stored data do not
    depend on this function; `gorod audit` makes the same check for every turn, and reports.
    """
    book = book_at(table)
    if book is None:
        raise ReplayError(0, "rules")
    folding = Folding(len(table.names))
    for entry in log:
        for turn in folding.add(*entry):
            if turn.before is None or turn.command is None:
                continue
            _, answer = step(book.rules, turn.before.game, turn.command)
            if isinstance(answer, Refusal):
                raise ReplayError(turn.version, "refused")
            if answer != turn.events:
                raise ReplayError(turn.version, "events")
    return folding.now.game


def book_at(table: Table) -> Rulebook | None:
    """Return the rulebook of a table; None if its rules, options or size are unknown today."""
    try:
        book = book_of(table.rules, table.options, len(table.names), points_of(table))
    except (KeyError, OptionError, msgspec.MsgspecError):
        return None
    return book if len(table.names) in book.rules.sizes else None
