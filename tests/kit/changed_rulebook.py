"""A rulebook with changed answers for the duration of a test, which simulates a rule fix."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gorod.rulebooks import BOOKS
from gorod.server.tables import opened_rulebooks as tables
from gorod.tournament import points_book as tournaments
from gorod.tournament import protocols


def changed_book(patch: pytest.MonkeyPatch, book: str, **slots: Any) -> None:
    """Replace answers of the rulebook and clear the caches."""
    known = BOOKS[book]
    patch.setitem(BOOKS, book, replace(known, rules=known.rules.amended(**slots)))
    forget()


def changed_edition(patch: pytest.MonkeyPatch, book: str, **points: Any) -> None:
    """Do the same for the points of the rulebook's season."""
    known = BOOKS[book]
    patch.setitem(BOOKS, book, replace(known, edition=replace(known.edition, **points)))
    forget()


def forget() -> None:
    """Clear the caches, so that every rulebook and every record is read again."""
    for cached in (tables.book_of, tables.build, tournaments._built, protocols._read):
        cached.cache_clear()
