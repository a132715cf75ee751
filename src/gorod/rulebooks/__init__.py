"""The documents that Gorod can adjudicate, by their ids."""

from __future__ import annotations

from gorod.rulebooks.book import BookError, Clause, Option, OptionError, Rulebook
from gorod.rulebooks.by_day import BY_DAY
from gorod.rulebooks.cma_2025 import CMA_2025
from gorod.rulebooks.fiim_2011 import FIIM_2011
from gorod.rulebooks.fiim_2019 import FIIM_2019

__all__ = ["BOOKS", "BookError", "Clause", "Option", "OptionError", "Rulebook"]

BOOKS: dict[str, Rulebook] = {book.id: book for book in (FIIM_2019, FIIM_2011, CMA_2025, BY_DAY)}
