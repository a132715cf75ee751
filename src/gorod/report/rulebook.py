"""A rulebook as a readable document: every clause, its meaning, and how it is modelled."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator

from gorod.i18n import Catalogue
from gorod.report.clauses import modelled, named_after
from gorod.report.table import columns
from gorod.rulebooks import Clause, Rulebook

WIDTH = 100
INDENT = 11


def books_text(books: Iterable[Rulebook], texts: Catalogue) -> str:
    """The list of rulebooks."""
    rows = [(book.id, book.title(texts.lang)) for book in books]
    return "\n".join(columns(rows, (False, False))) + "\n"


def rulebook_text(book: Rulebook, texts: Catalogue) -> str:
    """The whole book."""
    tests = named_after(book)
    lines = [book.title(texts.lang), texts.say("rules-count", count=len(book.clauses))]
    for clause in book.clauses:
        lines += ["", *_clause(clause, texts, tests.get(clause.number, []))]
    return "\n".join(lines) + "\n"


def clause_text(book: Rulebook, clause: Clause, texts: Catalogue) -> str:
    """One clause, under the title of its book."""
    tests = named_after(book).get(clause.number, [])
    return "\n".join([book.title(texts.lang), "", *_clause(clause, texts, tests)]) + "\n"


def _clause(clause: Clause, texts: Catalogue, tests: list[str]) -> Iterator[str]:
    blank = " " * INDENT
    head = clause.number.ljust(INDENT - 1) + " "
    yield from textwrap.wrap(
        clause.meaning(texts.lang), WIDTH, initial_indent=head, subsequent_indent=blank
    )
    notes = list(modelled(clause, texts))
    if tests:
        notes.append(texts.say("clause-tests", tests=", ".join(tests)))
    for note in notes:
        yield from textwrap.wrap(
            note,
            WIDTH,
            initial_indent=f"{blank}· ",
            subsequent_indent=f"{blank}  ",
            break_on_hyphens=False,
        )
