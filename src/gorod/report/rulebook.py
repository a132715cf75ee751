"""A rulebook as a readable document: every clause, its meaning, and how it is modelled."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator

from gorod.i18n import Catalogue
from gorod.report import resolution_texts
from gorod.report.clause_texts import chosen, modelled, named_after
from gorod.report.text_columns import columns
from gorod.rulebooks import Clause, Rulebook
from gorod.rulebooks.resolutions import resolutions_of

WIDTH = 100
INDENT = 11


def books_text(books: Iterable[Rulebook], texts: Catalogue) -> str:
    """Return the list of rulebooks as text."""
    rows = [(book.id, book.title(texts.lang)) for book in books]
    return "\n".join(columns(rows, (False, False))) + "\n"


def rulebook_text(book: Rulebook, texts: Catalogue) -> str:
    """Return the whole book as text: each clause once, in the document's order.

    Clauses of options and of table sizes are marked.
    """
    texts, tests = book.speaks(texts), named_after(book)
    clauses = (*book.document, *(c for c in book.clauses if c not in book.document))
    lines = [book.title(texts.lang), texts.say("rules-count", count=len(clauses))]
    for clause in clauses:
        notes = list(_notes(book, clause, texts, tests.get(clause.number, [])))
        ids = ", ".join(r.id for r in resolutions_of(book, clause.number))
        if ids:
            notes.append(texts.say("clause-resolutions", ids=ids))
        lines += ["", *_clause(clause, texts, notes)]
    return "\n".join(lines) + "\n"


def clause_text(book: Rulebook, clause: Clause, texts: Catalogue) -> str:
    """Return one clause under the title of its book, with our readings of it."""
    texts = book.speaks(texts)
    notes = list(_notes(book, clause, texts, named_after(book).get(clause.number, [])))
    notes += resolution_texts.notes(book, clause.number, texts)
    return "\n".join([book.title(texts.lang), "", *_clause(clause, texts, notes)]) + "\n"


def _notes(book: Rulebook, clause: Clause, texts: Catalogue, tests: list[str]) -> Iterator[str]:
    yield from chosen(book, clause, texts)
    yield from modelled(clause, texts)
    if tests:
        yield texts.say("clause-tests", tests=", ".join(tests))


def _clause(clause: Clause, texts: Catalogue, notes: list[str]) -> Iterator[str]:
    blank = " " * INDENT
    head = clause.number.ljust(INDENT - 1) + " "
    yield from textwrap.wrap(
        clause.meaning(texts.lang), WIDTH, initial_indent=head, subsequent_indent=blank
    )
    for note in notes:
        yield from textwrap.wrap(
            note,
            WIDTH,
            initial_indent=f"{blank}· ",
            subsequent_indent=f"{blank}  ",
            break_on_hyphens=False,
        )
