"""The documents that Gorod can adjudicate, by their ids."""

from __future__ import annotations

from gorod.rulebooks.book import BookError, Clause, Option, OptionError, Rulebook
from gorod.rulebooks.by_day import BY_DAY
from gorod.rulebooks.cma_2025 import CMA_2025
from gorod.rulebooks.fiim_2011 import FIIM_2011
from gorod.rulebooks.fiim_2019 import FIIM_2019
from gorod.rulebooks.tournament_2026 import TOURNAMENT_2026

__all__ = ["BOOKS", "BookError", "Clause", "Option", "OptionError", "Rulebook"]

_EVERY = (FIIM_2019, FIIM_2011, CMA_2025, TOURNAMENT_2026, BY_DAY)

BOOKS: dict[str, Rulebook] = {book.id: book for book in _EVERY}
