"""The documents that Gorod can adjudicate, by their ids."""

from __future__ import annotations

from gorod.rulebooks.book import BookError, Clause, Option, Rulebook
from gorod.rulebooks.fiim_2019 import FIIM_2019

__all__ = ["BOOKS", "BookError", "Clause", "Option", "Rulebook"]

BOOKS: dict[str, Rulebook] = {FIIM_2019.id: FIIM_2019}
