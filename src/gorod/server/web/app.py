"""The application: routes, the guard, errors, the description of the API."""

from __future__ import annotations

from functools import cache

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from gorod.server.services import Services
from gorod.server.web import (
    briefs,
    clauses,
    described,
    desk_book,
    desk_foresee,
    desk_preflight,
    editions,
    help_pages,
    importing,
    judging,
    mailing,
    open_data,
    own_account,
    own_seat,
    owner,
    people,
    person_data,
    photos,
    posts,
    qr,
    table_desk,
    tables,
    tournament_files,
    tournament_games,
    tournament_people,
    tournament_plans,
    tournament_prints,
    tournament_reports,
    tournament_views,
    tournaments,
    ui,
)
from gorod.server.web.bounds import LARGEST_BODY
from gorod.server.web.errors import HANDLERS as ERRORS
from gorod.server.web.gate import Gate, services_of
from gorod.server.web.papers import in_turn
from gorod.server.web.socket import socket_open
from gorod.server.web.who import guard, nowhere


def application(services: Services) -> Gate:
    """An ASGI application over a server that is put together."""
    return Gate(routes(), services)


@cache
def routes() -> Litestar:
    """All routes, built once for all servers of a process; each gate lends them its services."""
    return Litestar(
        route_handlers=[
            *open_data.HANDLERS,
            *editions.HANDLERS,
            *clauses.HANDLERS,
            *people.HANDLERS,
            *own_account.HANDLERS,
            *mailing.HANDLERS,
            *owner.HANDLERS,
            *qr.HANDLERS,
            *tables.HANDLERS,
            *briefs.HANDLERS,
            *judging.HANDLERS,
            *table_desk.HANDLERS,
            *tournaments.HANDLERS,
            *posts.HANDLERS,
            *tournament_views.HANDLERS,
            *tournament_games.HANDLERS,
            *tournament_files.HANDLERS,
            *importing.HANDLERS,
            *desk_book.HANDLERS,
            *desk_foresee.HANDLERS,
            *desk_preflight.HANDLERS,
            *own_seat.HANDLERS,
            *tournament_plans.HANDLERS,
            *tournament_people.HANDLERS,
            *tournament_prints.HANDLERS,
            *tournament_reports.HANDLERS,
            *person_data.HANDLERS,
            *photos.HANDLERS,
            *ui.HANDLERS,
            *help_pages.HANDLERS,
            *described.HANDLERS,
            socket_open,
        ],
        dependencies={"services": Provide(services_of, sync_to_thread=False)},
        guards=[guard],
        middleware=[in_turn],
        exception_handlers=ERRORS,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Gorod",
            version="1",
            # The framework's own pages about it would fetch scripts from elsewhere, and its own
            # answer to an unknown path is a page of HTML; ours is /api/openapi.json.
            openapi_router=Router(
                path="/api/schema",
                route_handlers=[],
                guards=[nowhere],
                opt={"operation": "schema"},
                include_in_schema=False,
            ),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
