"""The application: routes, the guard, errors, the description of the API."""

from __future__ import annotations

from functools import cache

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from gorod.server.accounts import mail_routes, own_routes
from gorod.server.accounts import routes as accounts_routes
from gorod.server.http.error_responses import HANDLERS as ERRORS
from gorod.server.http.guard import guard, nowhere
from gorod.server.http.middleware import Gate, services_of
from gorod.server.http.paper_limits import in_turn
from gorod.server.owner import routes as owner_routes
from gorod.server.owner.limits_in_use import LARGEST_BODY
from gorod.server.services import Services
from gorod.server.tables import console_routes, list_routes, seat_routes
from gorod.server.tables import routes as tables_routes
from gorod.server.tournaments import routes as tournaments_routes
from gorod.server.tournaments.files import routes as files_routes
from gorod.server.tournaments.games import routes as games_routes
from gorod.server.tournaments.hand_in import routes as hand_in_routes
from gorod.server.tournaments.list_import import routes as list_import_routes
from gorod.server.tournaments.officials import routes as officials_routes
from gorod.server.tournaments.overview import routes as overview_routes
from gorod.server.tournaments.people import routes as people_routes
from gorod.server.tournaments.personal_data import routes as personal_data_routes
from gorod.server.tournaments.photos import routes as photos_routes
from gorod.server.tournaments.planning import routes as planning_routes
from gorod.server.tournaments.preflight import routes as preflight_routes
from gorod.server.tournaments.preview import routes as preview_routes
from gorod.server.tournaments.prints import routes as prints_routes
from gorod.server.tournaments.regulations import routes as regulations_routes
from gorod.server.tournaments.regulations import rulebook_routes
from gorod.server.tournaments.reports import routes as reports_routes
from gorod.server.web import clause_routes, help_pages, openapi, public_routes, qr_routes, ui
from gorod.server.web.socket import socket_open


def application(services: Services) -> Gate:
    """An ASGI application over a server that is put together."""
    return Gate(routes(), services)


@cache
def routes() -> Litestar:
    """All routes, built once for all servers of a process; each gate lends them its services."""
    return Litestar(
        route_handlers=[
            *public_routes.HANDLERS,
            *regulations_routes.HANDLERS,
            *clause_routes.HANDLERS,
            *accounts_routes.HANDLERS,
            *own_routes.HANDLERS,
            *mail_routes.HANDLERS,
            *owner_routes.HANDLERS,
            *qr_routes.HANDLERS,
            *tables_routes.HANDLERS,
            *list_routes.HANDLERS,
            *console_routes.HANDLERS,
            *hand_in_routes.HANDLERS,
            *tournaments_routes.HANDLERS,
            *officials_routes.HANDLERS,
            *overview_routes.HANDLERS,
            *games_routes.HANDLERS,
            *files_routes.HANDLERS,
            *list_import_routes.HANDLERS,
            *rulebook_routes.HANDLERS,
            *preview_routes.HANDLERS,
            *preflight_routes.HANDLERS,
            *seat_routes.HANDLERS,
            *planning_routes.HANDLERS,
            *people_routes.HANDLERS,
            *prints_routes.HANDLERS,
            *reports_routes.HANDLERS,
            *personal_data_routes.HANDLERS,
            *photos_routes.HANDLERS,
            *ui.HANDLERS,
            *help_pages.HANDLERS,
            *openapi.HANDLERS,
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
