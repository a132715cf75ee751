"""Offices that officials have added to accounts of their own, as the organiser sees them."""

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
"""Whoever gives links and revokes them also sees what became of them."""


@get(f"{TOURNAMENT}/posts", opt=LINKS)
async def posts_list(
    tournament: FromPath[TournamentId], services: NamedDependency[Services]
) -> list[HeldOffice]:
    """Which official comes by which account, the first of them first."""
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
    """Takes an office out of an account; the official's link goes on working."""
    if not await services.store.drop(POSTS, table_id=tournament, account=account):
        raise Problem(404)
    note("office detached", tournament=tournament, account=account, by=by.label)


HANDLERS = [posts_list, post_detach]
