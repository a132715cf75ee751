"""HTTP route for the rules of a tournament, for readers who ask how a number was reached."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency

from gorod.server.routes.tables.console_routes import book_view
from gorod.server.routes.tables.schemas import TableBook
from gorod.server.routes.tournaments.tournament_routes import TOURNAMENT
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.overview.views import regulated
from gorod.tournament.points_book import book_of

Ask = Request[Any, Any, Any]


@get(f"{TOURNAMENT}/book", opt={"operation": "tournament-view"})
async def tournament_book(
    stream: NamedDependency[LiveTournament], lang: NamedDependency[str]
) -> TableBook:
    """Return the clauses in force, in the reader's language."""
    return book_view(book_of(regulated(stream.t)), lang)


HANDLERS = [tournament_book]
