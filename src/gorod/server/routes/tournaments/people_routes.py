"""HTTP routes for overall places, a player's results, and all public tournaments together."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem, or_404
from gorod.server.routes.tournaments.photo_routes import photographed
from gorod.server.routes.tournaments.tournament_routes import TOURNAMENT
from gorod.server.services import Services
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.people.schemas import OverallView, PersonPage
from gorod.server.tournaments.people.views import listed, overall_for, person_for
from gorod.server.tournaments.ratings.public_games import LATEST
from gorod.server.tournaments.ratings.schemas import ClubsView, RatingsView
from gorod.server.tournaments.ratings.views import clubs_view, rating_of, ratings_view
from gorod.tournament.ids import PersonId
from gorod.tournament.statistics.elo import EDITIONS, MAIN
from gorod.tournament.statistics.several_tournaments import person_key

Ask = Request[Any, Any, Any]
VIEW = {"operation": "tournament-view"}
ALL = {"operation": "tournaments"}


@get(f"{TOURNAMENT}/overall", opt=VIEW)
async def tournament_overall(
    stream: NamedDependency[LiveTournament], by: NamedDependency[Principal]
) -> OverallView:
    """Return the places of all stages together; players who advanced rank above the others."""
    return await overall_for(stream, by)


@get(f"{TOURNAMENT}/people/{{player:str}}", opt=VIEW)
async def tournament_person(
    stream: NamedDependency[LiveTournament],
    player: FromPath[PersonId],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> PersonPage:
    """Return a player's results over all stages, as far as the reader may see them."""
    own = listed(stream.t, by, player)
    if own is None:
        raise Problem(404)
    rating = rating_of(await services.public_games.now(), person_key(stream.t, own))
    photo = own in await photographed(services, stream)
    return or_404(await person_for(stream, by, own, rating, photo=photo))


@get("/api/ratings", opt=ALL)
async def ratings_all(
    services: NamedDependency[Services],
    edition: FromQuery[str] = LATEST,
    pool: FromQuery[str] = MAIN,
) -> RatingsView:
    """Return the rating of the players of all public tournaments, best first."""
    if edition not in EDITIONS:
        raise Problem(404)
    return ratings_view(await services.public_games.now(), edition, pool)


@get("/api/clubs", opt=ALL)
async def clubs_all(services: NamedDependency[Services]) -> ClubsView:
    """Return the clubs of all public tournaments, with their members."""
    return clubs_view(await services.public_games.now())


HANDLERS = [tournament_overall, tournament_person, ratings_all, clubs_all]
