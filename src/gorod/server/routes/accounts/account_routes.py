"""HTTP routes for accounts, sessions and tickets."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from gorod.server.access.accounts import SESSION_SECONDS, plain
from gorod.server.access.browsers import DEVICE_SECONDS, label_of
from gorod.server.access.owners import Registration
from gorod.server.access.passwords import weakness
from gorod.server.access.principal import SIGN_UP, Kind, Principal
from gorod.server.access.tickets import GOOD_FOR_MS
from gorod.server.http.error_responses import Problem
from gorod.server.http.guard import COOKIE, DEVICE_COOKIE, cookie_name, kept
from gorod.server.http.link_schemas import MintedLink
from gorod.server.http.request_address import came_by, sender
from gorod.server.http.responses import minted_link
from gorod.server.journal import security
from gorod.server.routes.accounts.schemas import Credentials, LinkSelf, Named, Self, Ticket
from gorod.server.routes.tournaments.tournament_routes import own_tournaments
from gorod.server.services import Services
from gorod.server.store.row_codecs import TABLES
from gorod.server.store.store_ids import NO_ACCOUNT, TournamentId
from gorod.server.tables.nicks import has_unseen

Ask = Request[Any, Any, Any]
SHORTEST_NAME = 2
FORGET = {"clear-site-data": '"cache"'}
"""Makes a browser that signs out forget cached answers.

Data that the user keeps on the device, such as its games, stay.
"""


@post("/api/tickets", opt={"operation": "ticket"}, status_code=201)
async def ticket_create(
    by: NamedDependency[Principal], services: NamedDependency[Services]
) -> Ticket:
    """Issue a ticket that opens one socket, so that the token need not be sent."""
    return Ticket(await services.tickets.give(by), GOOD_FOR_MS // 1000)


@post("/api/accounts", opt={"operation": "account-create"}, status_code=201)
async def account_create(
    data: JSONBody[Credentials], request: Ask, services: NamedDependency[Services]
) -> Named:
    """Create an account for a club or organiser. Its printed codes are shown only here."""
    limited(services, "account", sender(request.scope))
    if len(plain(data.name)) < SHORTEST_NAME:
        raise Problem(422, "name-short")
    if has_unseen(data.name):
        raise Problem(422, "unseen-letters")
    good_password(data.password, data.name)
    way = await services.owners.registration()
    if way in (Registration.INVITE, Registration.OFF):
        raise Problem(403, f"registration-{way}")
    full = await services.quotas.against_an_account()
    if full:
        raise Problem(409, full)
    waits = way is Registration.APPROVED
    account = await services.accounts.create(
        data.name, data.password, Kind.WAITING if waits else ""
    )
    if account is None:
        raise Problem(409, "name-taken")
    codes = await services.accounts.rescues.codes(account.id)
    return Named(account.id, account.name, codes, waits)


@post("/api/sessions", opt={"operation": "session-create"}, status_code=204)
async def session_create(
    data: JSONBody[Credentials],
    lang: NamedDependency[str],
    request: Ask,
    services: NamedDependency[Services],
) -> Response[None]:
    """Sign in. The answer to a wrong name and to a wrong password is the same."""
    known, key = await attempted(request, services, data.name)
    label = label_of(request.headers.get("user-agent", ""))
    token = await services.accounts.sign_in(data.name, data.password, label)
    account = await services.store.account(plain(data.name))
    own = account.id if account else NO_ACCOUNT
    if token is None:
        services.slowing.failed(key)
        security("sign-in failed", account=own or None)
        raise Problem(401, "wrong-password")
    services.slowing.succeeded(key)
    await services.accounts.sign_out(kept(request, services, COOKIE))
    security("signed in", account=own)
    if "accept-language" in request.headers:
        await services.accounts.mailboxes.speaks(own, lang)
    cookies = [cookie_of(request, services, COOKIE, token, SESSION_SECONDS)]
    if not known:
        device = await services.accounts.browsers.device(own, label)
        cookies.append(cookie_of(request, services, DEVICE_COOKIE, device, DEVICE_SECONDS))
    return Response(None, status_code=204, cookies=cookies)


async def attempted(request: Ask, services: Services, name: str) -> tuple[bool, str]:
    """Return whether the device is known, and the key under which a failure counts.

    Raise `Problem` for attempts that come too fast. People who guess slow down their own network;
    many networks that guess at one name, or at all names, slow each other down. A device on which
    the account was used before is never slowed down by others.
    """
    account = await services.store.account(plain(name))
    device = kept(request, services, DEVICE_COOKIE)
    known = account is not None and await services.accounts.browsers.knows(device, account.id)
    where = sender(request.scope)
    key = f"device:{device}" if known else f"name:{plain(name)}@{where}"
    if not known:
        limited(services, "sign-in", where)
    limited(services, "sign-in", key)
    if not services.slowing.allows(key):
        services.metrics.limited.labels(what="sign-in").inc()
        raise Problem(429, "sign-in-slowed")
    if not known:  # Asked last, so that one network alone does not use up what all networks share.
        limited(services, "sign-in-name", plain(name))
        limited(services, "sign-in-all", "")
    return known, key


@delete("/api/sessions", opt={"operation": "session-end"}, status_code=204)
async def session_end(request: Ask, services: NamedDependency[Services]) -> Response[None]:
    """Sign out."""
    token = kept(request, services, COOKIE)
    if token:
        await services.accounts.sign_out(token)
        security("signed out")
    ended = cookie_of(request, services, COOKIE, "", 0)
    return Response(None, status_code=204, cookies=[ended], headers=FORGET)


@get("/api/me", opt={"operation": "account-self"})
async def account_self(by: NamedDependency[Principal], services: NamedDependency[Services]) -> Self:
    """Return the account that is signed in, with its tables and tournaments."""
    tables = await services.store.found(TABLES, account=by.account)
    own = (t.id for t in sorted(tables, key=lambda one: (one.created, one.id)))
    desks = (t.id for t in await own_tournaments(services, by.account))
    profile = await services.accounts.profile(by.account)
    rescues = services.accounts.rescues
    return Self(
        by.account,
        by.name,
        tuple(own),
        tuple(desks),
        profile.standing,
        codes=await rescues.left(by.account),
        email=profile.email,
        asked="".join((await rescues.waiting(by.account))[-1:]),
        letters=services.letters.open,
    )


@get("/api/link", opt={"operation": "link-self"})
async def link_self(
    by: NamedDependency[Principal], services: NamedDependency[Services]
) -> LinkSelf:
    """Return what the link in this request opens; a page opened by a link asks this first."""
    stream = await services.store.tournament(TournamentId(by.table))
    scope = SIGN_UP if by.kind == Kind.NEWCOMER else by.label
    table, tournament = (by.table, "") if stream is None else ("", by.table)
    return LinkSelf(scope, table, tournament, by.expires)


@post("/api/link/device", opt={"operation": "link-device"}, status_code=201)
async def link_device(
    by: NamedDependency[Principal], request: Ask, services: NamedDependency[Services]
) -> MintedLink:
    """Make a separate link for the device that opened a page by the link in this request."""
    minted = await services.links.for_device(by)
    if minted is None:
        raise Problem(409, "link-shared")
    security("link opened", table=by.table, link=by.link, device=minted.link.id, root=by.root)
    return minted_link(services, minted, request)


def good_password(password: str, name: str) -> None:
    """Raise `Problem` with the reason if the account may not have this password."""
    why = weakness(password, name)
    if why:
        raise Problem(422, why)


def cookie_of(request: Ask, services: Services, name: str, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=cookie_name(request, services, name),
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        secure=came_by(request.scope, services.config).startswith("https://"),
        samesite="strict",
    )


def limited(services: Services, what: str, key: str) -> None:
    """Raise `Problem` if requests of this kind come too often."""
    if not services.allows(what, key):
        raise Problem(429)


HANDLERS = [
    ticket_create,
    account_create,
    session_create,
    session_end,
    account_self,
    link_self,
    link_device,
]
