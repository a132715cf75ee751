"""The one guard of all routes: it finds out who asks and denies by default."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from gorod.server.access.principal import Kind, Principal
from gorod.server.access.rights import OF_A_LIVING_TOURNAMENT, may
from gorod.server.http.error_responses import Problem
from gorod.server.http.middleware import services_of
from gorod.server.http.request_address import came_by, sender
from gorod.server.services import Services
from gorod.server.store.row_codecs import POSTS
from gorod.server.store.store_ids import TableId, TournamentId
from gorod.server.tables.lobby import as_told
from gorod.server.tournaments.access import belongs, principal_at
from gorod.tournament.ids import PersonId

COOKIE = "gorod_session"
DEVICE_COOKIE = "gorod_device"
"""The cookie by which a device is recognised after its session has ended."""
OF_THIS_HOST = "__Host-"
"""The cookie prefix that stops all other pages, even on subdomains, from setting the cookie."""
BEARER = "bearer "
LONGEST = 256


async def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Find out who asks, and raise `Problem` unless they may call this route.

    A socket is not checked here: its first frame says who it is, and it is checked then.
    """
    kind: str = connection.scope["type"]
    if kind == "websocket":
        return
    services = services_of(connection.scope)
    operation = handler.opt.get("operation", "")
    principal = await principal_of(connection, services)
    # Routes that do not need a right at the table or tournament itself, such as those of the owner,
    # name the parameter `board` or `cup`.
    table = connection.path_params.get("table")
    if table is not None:
        principal = await _at_table(principal, TableId(table), services)
    tournament = connection.path_params.get("tournament")
    if tournament is not None:
        came = await with_post(principal, TournamentId(tournament), services)
        principal = await at_tournament(came, TournamentId(tournament), operation, services)
    if not may(principal, operation):
        if principal.kind != Kind.ANONYMOUS:
            services.hub.note_refusal(principal, "forbidden", operation=operation)
            raise Problem(403)
        raise Problem(401, "session-ended" if kept(connection, services, COOKIE) else "")
    connection.state.principal = principal


def nowhere(_: ASGIConnection[Any, Any, Any, Any], __: BaseRouteHandler) -> None:
    """Refuse routes that the framework adds and that this server does not offer."""
    raise Problem(404)


async def principal_of(
    connection: ASGIConnection[Any, Any, Any, Any], services: Services
) -> Principal:
    """Return who asks: the holder of a link or session, else anonymous.

    A token that is sent must be valid, even if the route needs none.
    """
    shown = connection.headers.get("authorization", "")
    if shown:
        found = None
        if shown[: len(BEARER)].lower() == BEARER and len(shown) <= LONGEST:
            found = await services.links.holder(shown[len(BEARER) :].strip())
        if found is None:
            raise _unknown(connection, services)
        await services.role_access_log.used(found)
        return found
    session = kept(connection, services, COOKIE)
    if session:
        found = await services.accounts.holder(session)
        if found is not None:
            return found
    return Principal()


def cookie_name(connection: ASGIConnection[Any, Any, Any, Any], services: Services, of: str) -> str:
    """Return the name of a cookie; browsers accept the `__Host-` prefix only over https."""
    safe = came_by(connection.scope, services.config).startswith("https://")
    return f"{OF_THIS_HOST}{of}" if safe else of


def kept(connection: ASGIConnection[Any, Any, Any, Any], services: Services, of: str) -> str:
    """Return the value of a cookie, or ""."""
    return connection.cookies.get(cookie_name(connection, services, of), "")[:LONGEST]


def _unknown(connection: ASGIConnection[Any, Any, Any, Any], services: Services) -> Problem:
    services.seldom.security(services.time.ms(), "wrong link")
    return Problem(401 if services.allows("wrong-token", sender(connection.scope)) else 429)


async def _at_table(principal: Principal, table: TableId, services: Services) -> Principal:
    """Return who the sender is at a table; raise 404 if they have nothing to do with it."""
    if principal.table:
        if principal.table != table:
            services.hub.note_refusal(principal, "other-table")
            raise Problem(404)
        if principal.kind == Kind.LOBBY:
            live = await services.hub.tables.get(table)
            return principal if live is None else as_told(live.timeline.now.lobby, principal)
        return principal
    if principal.kind == Kind.ACCOUNT:
        known = await services.store.table(table)
        if known is None or known.account != principal.account:
            raise Problem(404)
        return Principal(
            kind=Kind.OWNER, table=table, account=principal.account, name=principal.name
        )
    return principal


async def at_tournament(
    came: Principal, tournament: TournamentId, operation: str, services: Services
) -> Principal:
    """Return who the sender is at a tournament.

    Raise 404 if it is hidden from them, and 409 for a change to a copy that was read from an
    archive.
    """
    stream = await services.tournaments.get(tournament)
    if stream is None:
        raise Problem(404)
    decision = await services.owners.decision(tournament)
    if decision.removed:
        raise Problem(404)
    await stream.set_official(official=decision.official)
    own = principal_at(stream, came)
    if (decision.hidden or not stream.row.shown) and not belongs(stream, own):
        raise Problem(404)
    if stream.t.copy and operation in OF_A_LIVING_TOURNAMENT and may(own, operation):
        raise Problem(409, "copy")
    return own


async def with_post(
    principal: Principal, tournament: TournamentId, services: Services
) -> Principal:
    """Return the principal with the office at the tournament that their account holds, if any."""
    if principal.kind != Kind.ACCOUNT:
        return principal
    posts = await services.store.found(POSTS, table_id=tournament, account=principal.account)
    return replace(principal, who=PersonId(posts[0].who)) if posts else principal
