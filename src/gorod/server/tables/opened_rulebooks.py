"""The rulebook of a table, opened once for all tables that use it."""

from __future__ import annotations

from functools import lru_cache

from gorod.rulebooks import BOOKS, Rulebook
from gorod.rulebooks.build import build_of
from gorod.server.tables.attached import edition
from gorod.tournament.points_book import amended


@lru_cache(maxsize=256)
def book_of(rules: str, options: tuple[str, ...], size: int, points: str = "") -> Rulebook:
    """Return the rulebook with these options and points.

    Raises `KeyError` for an unknown rulebook and `OptionError` for options that it does not accept.
    """
    return amended(BOOKS[rules].chosen(options, size), edition(points))


@lru_cache(maxsize=256)
def build(rules: str, options: tuple[str, ...], size: int, points: str = "") -> str:
    """Return the build of that rulebook."""
    return build_of(book_of(rules, options, size, points))
