"""A ruling prints the one clause that decided it; other clauses that bear on it stand in `also`."""

import pytest

from gorod.i18n import catalogue
from gorod.report.clauses import modelled
from gorod.rulebooks import BOOKS
from gorod.rulebooks.book import Clause, clause

SEVERAL: dict[str, frozenset[str]] = {
    "cma-2025": frozenset(
        {
            "award-loser",
            "award-winner",
            "ballot",
            "beauty-act",
            "beauty-once",
            "best-move-right",
            "compensation",
            "consent",
            "day-breaks",
            "deal",
            "doctor-act",
            "doctor-once",
            "don-check",
            "fine",
            "hands",
            "hunt",
            "last-word",
            "late-disqualification",
            "lift",
            "maniac-act",
            "night-miss",
            "night-resolved",
            "nomination",
            "one-check",
            "seating",
            "sheriff-black",
            "sheriff-check",
            "sheriff-red",
            "speech",
            "tie-speech",
            "victim-word",
            "vote-cancelled",
        }
    ),
    "tournament-2026": frozenset(
        {
            "ballot",
            "best-move",
            "best-move-right",
            "course",
            "courtesan-act",
            "courtesan-choice",
            "courtesan-look",
            "day-breaks",
            "deal",
            "doctor-act",
            "doctor-blocked",
            "doctor-look",
            "doctor-wrong",
            "don-blocked",
            "don-check",
            "foul",
            "hands",
            "hunt",
            "maniac-act",
            "maniac-blocked",
            "maniac-look",
            "meeting",
            "night-check",
            "night-falls",
            "night-kill",
            "night-resolved",
            "night-victim",
            "nomination",
            "one-check",
            "own-minute",
            "revote",
            "sheriff-blocked",
            "sheriff-check",
            "sheriff-look",
            "speech",
            "team-defeat",
            "voter",
        }
    ),
}
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
