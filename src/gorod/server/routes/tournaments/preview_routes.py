"""HTTP route for what commands of a tournament would do, without giving them."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from gorod.i18n import catalogue
from gorod.server.access.principal import Principal
from gorod.server.routes.tournaments.tournament_routes import TOURNAMENT
from gorod.server.tournaments.live_tournament import LiveTournament, Sender
from gorod.server.tournaments.preview.schemas import ForeseenView
from gorod.server.tournaments.preview.views import foreseen
from gorod.server.tournaments.tournament_requests import LARGE, TournamentCommands

Ask = Request[Any, Any, Any]


@post(
    f"{TOURNAMENT}/foresee",
    opt={"operation": "tournament-official"},
    status_code=200,
    request_max_body_size=LARGE,
)
async def tournament_foresee(
    stream: NamedDependency[LiveTournament],
    data: JSONBody[TournamentCommands],
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
) -> ForeseenView:
    """Return why commands would be refused, or whose place or total would change."""
    return await asyncio.to_thread(foreseen, stream, Sender(by, lang), data, catalogue(lang))


HANDLERS = [tournament_foresee]
