"""HTTP route by which a player gets a link to their own seat at a live table."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem
from gorod.server.http.link_schemas import MintedLink
from gorod.server.http.responses import minted_link
from gorod.server.routes.tournaments.tournament_routes import TOURNAMENT
from gorod.server.services import Services
from gorod.server.tournaments.game_tables import seat_of, table_of
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.tournament.ids import GameId

Ask = Request[Any, Any, Any]


@post(
    f"{TOURNAMENT}/games/{{game:str}}/seat", opt={"operation": "tournament-seat"}, status_code=201
)
async def game_seat(
    stream: NamedDependency[LiveTournament],
    game: FromPath[GameId],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> MintedLink:
    """Make a link to the player's own seat while the game is played; 404 for other games."""
    own = stream.t.games.get(game)
    seat = 0 if own is None else seat_of(stream, by, own)
    live = await table_of(services.hub, stream, own) if own is not None and seat else None
    if live is None:
        raise Problem(404)
    minted = await services.links.mint(live.id, f"seat:{seat}", by.origin)
    return minted_link(services, minted, request)


HANDLERS = [game_seat]
