"""HTTP routes for offices that officials have added to their accounts, for the organiser."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem
from gorod.server.journal import note
from gorod.server.routes.tournaments.schemas import HeldOffice
from gorod.server.routes.tournaments.tournament_routes import TOURNAMENT
from gorod.server.services import Services
from gorod.server.store.row_codecs import POSTS
from gorod.server.store.store_ids import AccountId, TournamentId

Ask = Request[Any, Any, Any]
LINKS = {"operation": "tournament-links"}
"""Those who make and revoke links also see which offices were added to accounts."""


@get(f"{TOURNAMENT}/posts", opt=LINKS)
async def posts_list(
    tournament: FromPath[TournamentId], services: NamedDependency[Services]
) -> list[HeldOffice]:
    """List which official uses which account, in the order in which they were added."""
    found = []
    for post in await services.store.found(POSTS, table_id=tournament):
        account = await services.store.account_by_id(post.account)
        if account is not None:
            found.append(HeldOffice(post.who, account.id, account.name, post.created))
    return sorted(found, key=lambda one: one.since)


@delete(f"{TOURNAMENT}/posts/{{account:int}}", opt=LINKS)
async def post_detach(
    tournament: FromPath[TournamentId],
    account: FromPath[AccountId],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> None:
    """Remove an office from an account; the official's link still works."""
    if not await services.store.drop(POSTS, table_id=tournament, account=account):
        raise Problem(404)
    note("office detached", tournament=tournament, account=account, by=by.label)


HANDLERS = [posts_list, post_detach]
