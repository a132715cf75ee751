"""The rulebook of a table, opened once for all tables that play by it."""

from __future__ import annotations

from functools import lru_cache

from gorod.rulebooks import BOOKS, Rulebook


@lru_cache(maxsize=256)
def book_of(rules: str, options: tuple[str, ...], size: int) -> Rulebook:
    """The book under these options; raises KeyError or OptionError where there is none."""
    return BOOKS[rules].chosen(options, size)
