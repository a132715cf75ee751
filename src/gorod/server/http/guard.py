"""Who asks for a route, and whether they may: one guard for all of them, denying by default."""

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
"""By which a device is known again after its session has ended."""
OF_THIS_HOST = "__Host-"
"""A browser lets no other page, not even one of a subdomain, set a cookie whose name begins so."""
BEARER = "bearer "
LONGEST = 256


async def guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Every route passes here. A socket says who it is in its first frame, and asks again then."""
    kind: str = connection.scope["type"]
    if kind == "websocket":
        return
    services = services_of(connection.scope)
    operation = handler.opt.get("operation", "")
    principal = await principal_of(connection, services)
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
    """A guard of routes that the framework makes and we do not have."""
    raise Problem(404)


async def principal_of(
    connection: ASGIConnection[Any, Any, Any, Any], services: Services
) -> Principal:
    """A token that is shown must be good, even where none is needed."""
    shown = connection.headers.get("authorization", "")
    if shown:
        found = None
        if shown[: len(BEARER)].lower() == BEARER and len(shown) <= LONGEST:
            found = await services.links.holder(shown[len(BEARER) :].strip())
        if found is None:
            raise _unknown(connection, services)
        await services.witness.used(found)
        return found
    session = kept(connection, services, COOKIE)
    if session:
        found = await services.accounts.holder(session)
        if found is not None:
            return found
    return Principal()


def cookie_name(connection: ASGIConnection[Any, Any, Any, Any], services: Services, of: str) -> str:
    """What a cookie of ours is called; a browser takes the prefix at https alone."""
    safe = came_by(connection.scope, services.config).startswith("https://")
    return f"{OF_THIS_HOST}{of}" if safe else of


def kept(connection: ASGIConnection[Any, Any, Any, Any], services: Services, of: str) -> str:
    """What the browser keeps for us in a cookie."""
    return connection.cookies.get(cookie_name(connection, services, of), "")[:LONGEST]


def _unknown(connection: ASGIConnection[Any, Any, Any, Any], services: Services) -> Problem:
    services.seldom.security(services.time.ms(), "wrong link")
    return Problem(401 if services.allows("wrong-token", sender(connection.scope)) else 429)


async def _at_table(principal: Principal, table: TableId, services: Services) -> Principal:
    """Whose table it is. One that they have nothing to do with does not exist for them."""
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
    """Who somebody is there. One that is not shown exists for its own people only."""
    stream = await services.tournaments.get(tournament)
    if stream is None:
        raise Problem(404)
    notice = await services.owners.notice(tournament)
    if notice.removed:
        raise Problem(404)
    await stream.noticed(official=notice.official)
    own = principal_at(stream, came)
    if (notice.hidden or not stream.row.shown) and not belongs(stream, own):
        raise Problem(404)
    if stream.t.copy and operation in OF_A_LIVING_TOURNAMENT and may(own, operation):
        raise Problem(409, "copy")
    return own


async def with_post(
    principal: Principal, tournament: TournamentId, services: Services
) -> Principal:
    """An account, with the office that its owner has added to it."""
    if principal.kind != Kind.ACCOUNT:
        return principal
    posts = await services.store.found(POSTS, table_id=tournament, account=principal.account)
    return replace(principal, who=PersonId(posts[0].who)) if posts else principal
