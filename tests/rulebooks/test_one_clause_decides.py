"""A ruling prints the one clause that decided it; other clauses that bear on it stand in `also`."""

import pytest

from gorod.i18n import catalogue
from gorod.report.clause_texts import modelled
from gorod.rulebooks import BOOKS
from gorod.rulebooks.book import Clause, clause

SEVERAL: dict[str, frozenset[str]] = {}
"""Rulebook -> rule ids that still cite more than one clause."""


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_a_rule_is_decided_by_one_clause(book):
    several = {rule for rule, clauses in book.citations.items() if len(clauses) > 1}
    assert several <= SEVERAL.get(book.id, frozenset()), sorted(several)
    assert several == SEVERAL.get(book.id, frozenset()), "take what is mended off the list"


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_what_a_clause_merely_bears_on_is_said_beside_what_it_decides(lang):
    one: Clause = clause("1", en="a", ru="а", cites=("deal",), also=("seating",))
    decides, bears = modelled(one, catalogue(lang))
    assert "deal" in decides
    assert "seating" not in decides
    assert "seating" in bears
