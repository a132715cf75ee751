"""HTTP routes for one's own account: its password, printed codes and signed-in browsers."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from gorod.server.access.accounts import plain
from gorod.server.access.links import digest
from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem
from gorod.server.http.guard import COOKIE, kept
from gorod.server.http.request_address import sender
from gorod.server.journal import security
from gorod.server.routes.accounts.account_routes import attempted, good_password, limited
from gorod.server.routes.accounts.schemas import (
    ByCode,
    ByLink,
    Codes,
    Named,
    NewPassword,
    OwnPassword,
    SignedIn,
)
from gorod.server.services import Services
from gorod.server.store.row_codecs import POSTS, RESCUES
from gorod.server.store.store_ids import TournamentId
from gorod.server.store.stored_rows import Account

Ask = Request[Any, Any, Any]
SESSIONS = {"operation": "account-sessions"}


async def proved(request: Ask, services: Services, by: Principal, password: str) -> Account:
    """Return the account of the sender if the password is right; else raise `Problem`."""
    _, key = await attempted(request, services, by.name)
    account = await services.accounts.right(by.name, password)
    if account is None:
        services.slowing.failed(key)
        raise Problem(422, "password-wrong")
    services.slowing.succeeded(key)
    return account


@put("/api/me/password", opt={"operation": "account-password"}, status_code=204)
async def password_change(
    data: JSONBody[NewPassword],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> None:
    """Change the password; all other browsers are signed out."""
    good_password(data.password, by.name)
    account = await proved(request, services, by, data.old)
    await services.accounts.change_password(account, data.password)
    await services.accounts.browsers.end_others(account.id, kept(request, services, COOKIE))
    await services.letters.password_set(account)
    security("password changed", account=account.id)


@post("/api/me/codes", opt={"operation": "account-codes"}, status_code=201)
async def codes_create(
    data: JSONBody[OwnPassword],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> Codes:
    """Make new printed codes, which are shown only now. The old codes become invalid."""
    account = await proved(request, services, by, data.password)
    security("codes made", account=account.id)
    return Codes(await services.accounts.rescues.codes(account.id))


@get("/api/me/sessions", opt=SESSIONS)
async def sessions_list(
    by: NamedDependency[Principal], request: Ask, services: NamedDependency[Services]
) -> list[SignedIn]:
    """List the browsers that are signed in, beginning with the one that asks."""
    found = await services.accounts.browsers.listed(by.account, kept(request, services, COOKIE))
    return [SignedIn(one.id, one.created, one.seen, one.label, one.own) for one in found]


@delete("/api/me/sessions/{session:str}", opt=SESSIONS)
async def session_drop(
    session: FromPath[str], by: NamedDependency[Principal], services: NamedDependency[Services]
) -> None:
    """Sign out one browser."""
    if not await services.accounts.browsers.end(by.account, session):
        raise Problem(404)


@delete("/api/me/sessions", opt=SESSIONS)
async def sessions_drop(
    by: NamedDependency[Principal], request: Ask, services: NamedDependency[Services]
) -> None:
    """Sign out all other browsers, and forget all known devices."""
    account = by.account
    await services.accounts.browsers.end_others(account, kept(request, services, COOKIE))
    await services.accounts.browsers.forget_devices(account)


@delete("/api/me/posts/{cup:str}", opt={"operation": "account-post"})
async def post_drop(
    cup: FromPath[TournamentId], by: NamedDependency[Principal], services: NamedDependency[Services]
) -> None:
    """Remove an office from the account. The link to the office still works."""
    if not await services.store.drop(POSTS, table_id=cup, account=by.account):
        raise Problem(404)


@post("/api/recovery/code", opt={"operation": "account-recover"}, status_code=204)
async def recover_by_code(
    data: JSONBody[ByCode], request: Ask, services: NamedDependency[Services]
) -> None:
    """Set a new password with a printed code. A wrong name and a wrong code get the same answer."""
    good_password(data.password, data.name)
    _, key = await attempted(request, services, data.name)
    account = await services.store.account(plain(data.name))
    if not await services.accounts.rescues.use_code(account, data.code) or account is None:
        services.slowing.failed(key)
        raise Problem(422, "code-wrong")
    services.slowing.succeeded(key)
    await services.accounts.rescued(account, data.password)
    await services.letters.password_set(account)
    security("password set by a code", account=account.id)


async def _named_by(services: Services, key: str) -> str:
    """Return the name of the account that a link is for; "" if there is none."""
    known = await services.store.found(RESCUES, digest=digest(key))
    account = await services.store.account_by_id(known[0].account) if known else None
    return "" if account is None else account.name


@post("/api/recovery/link", opt={"operation": "account-recover"}, status_code=200)
async def recover_by_link(
    data: JSONBody[ByLink], request: Ask, services: NamedDependency[Services]
) -> Named:
    """Set a new password with a one-time link; return whose account it is."""
    limited(services, "sign-in", sender(request.scope))
    good_password(data.password, await _named_by(services, data.key))
    used = await services.accounts.rescues.use_link(data.key)
    account = None if used is None else await services.store.account_by_id(used.account)
    if account is None:
        raise Problem(422, "link-spent")
    await services.accounts.rescued(account, data.password)
    await services.letters.password_set(account)
    security("password set by a link", account=account.id)
    return Named(account.id, account.name)


HANDLERS = [
    password_change,
    codes_create,
    sessions_list,
    session_drop,
    sessions_drop,
    post_drop,
    recover_by_code,
    recover_by_link,
]
