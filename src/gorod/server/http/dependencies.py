"""Parameters that route handlers receive by name.

`live` is the table in the address and `stream` the tournament; if there is none, the answer is 404
before the handler runs. `by` is the sender; `lang` and `texts` are for their language.
"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath

from gorod.i18n import Catalogue, catalogue
from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import language, or_404
from gorod.server.http.middleware import services_of
from gorod.server.services import Services
from gorod.server.store.store_ids import TableId, TournamentId
from gorod.server.tables.live_table import LiveTable
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.tournament.messages import speaking


def _principal(request: Request[Any, Any, Any]) -> Principal:
    """Return the principal that the guard has accepted."""
    principal: Principal = request.state.principal
    return principal


def _language(request: Request[Any, Any, Any]) -> str:
    return language(request)


def _catalogue(request: Request[Any, Any, Any]) -> Catalogue:
    return catalogue(language(request))


async def _table(table: FromPath[TableId], services: NamedDependency[Services]) -> LiveTable:
    return or_404(await services.hub.tables.get(table))


async def _tournament(
    tournament: FromPath[TournamentId], services: NamedDependency[Services]
) -> LiveTournament:
    return or_404(await services.tournaments.get(tournament))


def _tournament_texts(
    stream: NamedDependency[LiveTournament], request: Request[Any, Any, Any]
) -> Catalogue:
    return speaking(catalogue(language(request)), stream.t)


DEPENDENCIES = {
    "services": Provide(services_of, sync_to_thread=False),
    "by": Provide(_principal, sync_to_thread=False),
    "lang": Provide(_language, sync_to_thread=False),
    "texts": Provide(_catalogue, sync_to_thread=False),
    "live": Provide(_table),
    "stream": Provide(_tournament),
}
"""The dependencies, by the name of the handler's parameter."""

TOURNAMENT_TEXTS = {"texts": Provide(_tournament_texts, sync_to_thread=False)}
"""For papers: `texts` with the terms of the tournament's rulebook."""
