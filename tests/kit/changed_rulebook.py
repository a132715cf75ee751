"""A rulebook with other answers than it has, for as long as a test runs: a rule fix, in small."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gorod.rulebooks import BOOKS
from gorod.server.tables import opened_rulebooks as tables
from gorod.tournament import points_book as tournaments
from gorod.tournament import protocols


def changed_book(patch: pytest.MonkeyPatch, book: str, **slots: Any) -> None:
    """Put these answers in the place of the book's own; the caches forget what they knew."""
    known = BOOKS[book]
    patch.setitem(BOOKS, book, replace(known, rules=known.rules.amended(**slots)))
    forget()


def changed_edition(patch: pytest.MonkeyPatch, book: str, **points: Any) -> None:
    """The same for the points of the book's season."""
    known = BOOKS[book]
    patch.setitem(BOOKS, book, replace(known, edition=replace(known.edition, **points)))
    forget()


def forget() -> None:
    """Every rulebook and every record is read anew."""
    for cached in (tables.book_of, tables.build, tournaments._built, protocols._read):
        cached.cache_clear()
