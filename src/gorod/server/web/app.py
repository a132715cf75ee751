"""The web application: routes, the guard, errors, the description of the API."""

from __future__ import annotations

from functools import cache

from litestar import Litestar, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from gorod.server.http.dependencies import DEPENDENCIES
from gorod.server.http.error_responses import HANDLERS as ERRORS
from gorod.server.http.guard import guard, nowhere
from gorod.server.http.middleware import Gate
from gorod.server.http.paper_limits import in_turn
from gorod.server.routes import clause_routes, public_routes, qr_routes
from gorod.server.routes.accounts import account_routes, mail_routes, own_routes
from gorod.server.routes.by_day import by_day_routes
from gorod.server.routes.notices import failure_routes, notice_routes
from gorod.server.routes.owner import owner_routes
from gorod.server.routes.owner.limits_in_use import LARGEST_BODY
from gorod.server.routes.tables import (
    console_routes,
    fair_routes,
    list_routes,
    online_routes,
    replay_routes,
    seat_routes,
    table_routes,
    training_routes,
    voice_routes,
)
from gorod.server.routes.tournaments import (
    file_routes,
    game_routes,
    hand_in_routes,
    list_import_routes,
    official_routes,
    overview_routes,
    people_routes,
    personal_data_routes,
    photo_routes,
    planning_routes,
    preflight_routes,
    preview_routes,
    print_routes,
    regulation_routes,
    report_routes,
    rulebook_routes,
    tournament_routes,
)
from gorod.server.services import Services
from gorod.server.web import help_pages, notice_pages, openapi, ui
from gorod.server.web.socket import socket_open


def application(services: Services) -> Gate:
    """Return an ASGI application for these services."""
    return Gate(routes(), services)


@cache
def routes() -> Litestar:
    """Build all routes once for all servers of a process; each `Gate` gives them its services."""
    return Litestar(
        route_handlers=[
            *public_routes.HANDLERS,
            *regulation_routes.HANDLERS,
            *clause_routes.HANDLERS,
            *account_routes.HANDLERS,
            *own_routes.HANDLERS,
            *mail_routes.HANDLERS,
            *owner_routes.HANDLERS,
            *notice_routes.HANDLERS,
            *failure_routes.HANDLERS,
            *notice_pages.HANDLERS,
            *qr_routes.HANDLERS,
            *table_routes.HANDLERS,
            *fair_routes.HANDLERS,
            *replay_routes.HANDLERS,
            *by_day_routes.HANDLERS,
            *list_routes.HANDLERS,
            *online_routes.HANDLERS,
            *training_routes.HANDLERS,
            *voice_routes.HANDLERS,
            *console_routes.HANDLERS,
            *hand_in_routes.HANDLERS,
            *tournament_routes.HANDLERS,
            *official_routes.HANDLERS,
            *overview_routes.HANDLERS,
            *game_routes.HANDLERS,
            *file_routes.HANDLERS,
            *list_import_routes.HANDLERS,
            *rulebook_routes.HANDLERS,
            *preview_routes.HANDLERS,
            *preflight_routes.HANDLERS,
            *seat_routes.HANDLERS,
            *planning_routes.HANDLERS,
            *people_routes.HANDLERS,
            *print_routes.HANDLERS,
            *report_routes.HANDLERS,
            *personal_data_routes.HANDLERS,
            *photo_routes.HANDLERS,
            *ui.HANDLERS,
            *help_pages.HANDLERS,
            *openapi.HANDLERS,
            socket_open,
        ],
        dependencies=DEPENDENCIES,
        guards=[guard],
        middleware=[in_turn],
        exception_handlers=ERRORS,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Gorod",
            version="1",
            # The framework's documentation pages would load scripts from elsewhere, and its answer
            # to an unknown path is an HTML page; ours is /api/openapi.json.
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
