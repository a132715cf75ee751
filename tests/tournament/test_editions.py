"""The points of a document, told as a regulation, are the document's points again."""

import pytest

from gorod.engine.table.table_format import TABLE
from gorod.rulebooks import BOOKS
from gorod.tournament.document_points import document_points
from gorod.tournament.points_book import amended, edition_of
from gorod.tournament.regulation import PointsEdition, Progression

TABLES = [book for book in BOOKS.values() if book.format is TABLE]


@pytest.mark.parametrize("book", TABLES, ids=lambda book: book.id)
def test_nothing_is_lost(book):
    again = edition_of(book.edition, document_points(book))
    for name in ("win", "disqualification", "ties", "lot", "award_winner", "award_total"):
        assert getattr(again, name) == getattr(book.edition, name)
    assert again.compensation.worth(10, 3) == book.edition.compensation.worth(10, 3)
    assert {team: (own.sought, dict(own.points)) for team, own in again.best_moves.items()} == {
        team: (own.sought, dict(own.points)) for team, own in book.edition.best_moves.items()
    }


@pytest.mark.parametrize("book", TABLES, ids=lambda book: book.id)
def test_what_a_regulation_changed_is_told(book):
    own = PointsEdition("Кубок", compensation=Progression("1/4", within_the_night=True), lot=True)
    again = document_points(amended(book, own))
    assert (again.name, again.lot) == ("Кубок", True)
    assert again.compensation == own.compensation
