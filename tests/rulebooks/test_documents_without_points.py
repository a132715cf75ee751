"""Documents that leave the points to the tournament answer for them all the same."""

import pytest

from gorod.rulebooks import BOOKS
from tests.laws.possible import dealt


@pytest.mark.parametrize("book", [BOOKS["fiim-2011"], BOOKS["tournament-2026"]], ids=lambda b: b.id)
def test_nothing_is_awarded_and_nothing_taken_away(book):
    """3, 4 and L.11 of the regulation of 2011, 18.2 of the tournament rules."""
    rules, game = book.rules, dealt(book.rules)
    assert rules.award(game, 1, 10).why == "no-points"
    assert rules.award_waits(game, 1, 10) is False
    assert rules.fine(game, 1, "").why == "no-such-fine"
    assert not rules.fines
