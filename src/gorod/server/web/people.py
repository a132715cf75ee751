"""Accounts, sessions and tickets over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from gorod.server.access.accounts import SESSION_SECONDS, SHORTEST_PASSWORD, plain
from gorod.server.access.principal import NEWCOMER, SIGN_UP
from gorod.server.access.tickets import GOOD_FOR_MS
from gorod.server.services import Services
from gorod.server.web.errors import Problem
from gorod.server.web.reach import address, came_by
from gorod.server.web.shapes import Credentials, LinkSelf, Named, Self, Ticket
from gorod.server.web.who import COOKIE, LONGEST, asking

Ask = Request[Any, Any, Any]
SHORTEST_NAME = 2


@post("/api/tickets", opt={"operation": "ticket"}, status_code=201)
async def ticket_create(request: Ask, services: NamedDependency[Services]) -> Ticket:
    """Instead of the token, for one socket."""
    return Ticket(services.tickets.give(asking(request)), GOOD_FOR_MS // 1000)


@post("/api/accounts", opt={"operation": "account-create"}, status_code=201)
async def account_create(
    data: JSONBody[Credentials], request: Ask, services: NamedDependency[Services]
) -> Named:
    """A new club or organiser."""
    _limited(services, "account", address(request.scope))
    _acceptable(data)
    account = await services.accounts.create(data.name, data.password)
    if account is None:
        raise Problem(409, "name-taken")
    return Named(account.id, account.name)


@post("/api/sessions", opt={"operation": "session-create"}, status_code=204)
async def session_create(
    data: JSONBody[Credentials], request: Ask, services: NamedDependency[Services]
) -> Response[None]:
    """Sign in; a wrong name and a wrong password are answered alike."""
    _limited(services, "sign-in", address(request.scope))
    _limited(services, "sign-in", f"name:{plain(data.name)}")
    token = await services.accounts.sign_in(data.name, data.password)
    if token is None:
        raise Problem(401, "wrong-password")
    return Response(
        None, status_code=204, cookies=[_cookie(request, services, token, SESSION_SECONDS)]
    )


@delete("/api/sessions", opt={"operation": "session-end"}, status_code=204)
async def session_end(request: Ask, services: NamedDependency[Services]) -> Response[None]:
    """Sign out."""
    token = request.cookies.get(COOKIE, "")[:LONGEST]
    if token:
        await services.accounts.sign_out(token)
    return Response(None, status_code=204, cookies=[_cookie(request, services, "", 0)])


@get("/api/me", opt={"operation": "account-self"})
async def account_self(request: Ask, services: NamedDependency[Services]) -> Self:
    """Who is signed in, and which tables and tournaments are his."""
    by = asking(request)
    own = (t.id for t in await services.store.tables() if t.account == by.account)
    desks = (t.id for t in await services.store.tournaments(account=by.account))
    return Self(by.account, by.name, tuple(own), tuple(desks))


@get("/api/link", opt={"operation": "link-self"})
async def link_self(request: Ask, services: NamedDependency[Services]) -> LinkSelf:
    """What the link that is shown opens: a page that was opened by it asks this first."""
    by = asking(request)
    desk = await services.store.tournament(by.table)
    scope = SIGN_UP if by.kind == NEWCOMER else by.label
    table, tournament = (by.table, "") if desk is None else ("", by.table)
    return LinkSelf(scope, table, tournament, by.expires)


def _acceptable(data: Credentials) -> None:
    """Whether an account may be called so, with such a password."""
    if len(plain(data.name)) < SHORTEST_NAME:
        raise Problem(422, "name-short")
    if len(data.password) < SHORTEST_PASSWORD:
        raise Problem(422, "password-short")


def _cookie(request: Ask, services: Services, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        secure=came_by(request.scope, services.config).startswith("https://"),
        samesite="strict",
    )


def _limited(services: Services, what: str, key: str) -> None:
    if not services.limiters[what].allows(key):
        services.metrics.limited.labels(what=what).inc()
        raise Problem(429)


HANDLERS = [ticket_create, account_create, session_create, session_end, account_self, link_self]
