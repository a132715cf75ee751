"""HTTP routes for an account's e-mail address, and for letters that reset a password."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from gorod.server.access.accounts import plain
from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem
from gorod.server.http.request_address import sender
from gorod.server.journal import note
from gorod.server.mail.address import mailbox
from gorod.server.mail.correspondence import RESET_MINUTES
from gorod.server.routes.accounts.account_routes import limited
from gorod.server.routes.accounts.own_routes import proved
from gorod.server.routes.accounts.schemas import ConfirmedEmail, Forgotten, Key, NewEmail, Ways
from gorod.server.services import Services

Ask = Request[Any, Any, Any]
RECOVER = {"operation": "account-recover"}


@get("/api/recovery", opt=RECOVER)
async def recovery_ways(services: NamedDependency[Services]) -> Ways:
    """Return whether this server sends letters that reset a password."""
    return Ways(services.letters.open, RESET_MINUTES)


@post("/api/recovery/letter", opt=RECOVER, status_code=202)
async def letter_ask(
    data: JSONBody[Forgotten], request: Ask, services: NamedDependency[Services]
) -> None:
    """Send a letter with a one-time link, if the account exists and has an address.

    The answer is the same, and as quick, if there is none: accounts are looked up only afterwards.
    """
    _open(services)
    limited(services, "letter-from", sender(request.scope))
    limited(services, "letter", f"name:{plain(data.name).lower()}")
    services.letters.forgotten(data.name)


@put("/api/me/email", opt={"operation": "account-email"}, status_code=202)
async def email_set(
    data: JSONBody[NewEmail],
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    request: Ask,
    services: NamedDependency[Services],
) -> None:
    """Send a letter to confirm a new address, or remove the address at once if it is empty.

    The old address counts until the new one is confirmed, and gets a letter about the change.
    """
    wanted = mailbox(data.email)
    if data.email.strip():
        _open(services)
        if not wanted:
            raise Problem(422, "email-wrong")
        limited(services, "letter-from", sender(request.scope))
    account = await proved(request, services, by, data.password)
    await services.accounts.mailboxes.speaks(account.id, lang)
    if not wanted:
        before = await services.accounts.mailboxes.remove(account.id)
        await services.letters.address_changed(account, before, "")
        note("address removed", account=account.id)
    elif not await services.letters.ask_to_confirm(account, wanted):
        services.metrics.limited.labels(what="letter").inc()
        raise Problem(429)


@post("/api/confirmation", opt={"operation": "account-confirm"}, status_code=200)
async def email_confirm(
    data: JSONBody[Key], request: Ask, services: NamedDependency[Services]
) -> ConfirmedEmail:
    """Confirm an e-mail address with the key from the letter that was sent to it."""
    limited(services, "sign-in", sender(request.scope))
    done = await services.accounts.mailboxes.confirm(data.key)
    if done is None:
        raise Problem(422, "link-spent")
    await services.letters.address_changed(done.account, done.before, done.address)
    note("address confirmed", account=done.account.id)
    return ConfirmedEmail(done.account.name, done.address)


def _open(services: Services) -> None:
    if not services.letters.open:
        raise Problem(409, "mail-off")


HANDLERS = [recovery_ways, letter_ask, email_set, email_confirm]
