"""Refusals of the rules as errors of a record: the reason, and the clause."""

from __future__ import annotations

from dataclasses import replace

from gorod.engine.refusal import Refusal
from gorod.record.record_errors import Message, RecordError
from gorod.rulebooks import Rulebook


def refused(book: Rulebook, refusal: Refusal) -> RecordError:
    """Return the error that says why the rulebook refuses, with the clauses it cites."""
    reason = replace(reason_of(refusal), words=book.words)
    return RecordError(None, None, "", reason, citation(book, refusal))


def reason_of(refusal: Refusal) -> Message:
    """Return the catalogue's sentence for a refusal."""
    args: dict[str, str | float] = {
        "seat": refusal.seat,
        "target": refusal.target,
        "clause": refusal.clause,
        "points": refusal.target / 100,
    }
    return Message(f"refused-{refusal.why}", args)


def citation(book: Rulebook, refusal: Refusal) -> str:
    """Return the book and the clauses that refuse: `fiim-2019 4.4.2`."""
    clauses = book.cite(refusal)
    return f"{book.id} {', '.join(clauses)}" if clauses else book.id
