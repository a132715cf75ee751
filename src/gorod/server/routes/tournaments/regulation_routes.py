"""HTTP route for the points of every rulebook, for those who write a regulation."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency

from gorod.rulebooks import BOOKS
from gorod.scoring import TIES
from gorod.server.tournaments.regulations.schemas import BookPoints
from gorod.tournament.document_points import document_points

Ask = Request[Any, Any, Any]


@get("/api/editions", opt={"operation": "rulebooks"})
async def editions(lang: NamedDependency[str]) -> list[BookPoints]:
    """List the rulebooks by which a tournament can be played, with their points."""
    ties = tuple(rule for rule, _ in TIES)
    return [
        BookPoints(
            book.id,
            book.title(lang),
            book.edition.scores,
            tuple(dict.fromkeys(book.rules.teams.values())),
            book.rules.results,
            document_points(book),
            ties,
            book.short(lang),
        )
        for book in BOOKS.values()
        if book.format.scored
    ]


HANDLERS = [editions]
