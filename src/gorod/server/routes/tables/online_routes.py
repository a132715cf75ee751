"""Online tables over HTTP: making one."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from gorod.server.access.links import Minted
from gorod.server.access.principal import Kind, Principal
from gorod.server.http.responses import minted_link
from gorod.server.routes.tables.schemas import MadeTable, NewOnlineTable
from gorod.server.routes.tables.table_routes import may_make, playable
from gorod.server.services import Services
from gorod.server.store.stored_rows import Table
from gorod.server.tables.online import ONLINE
from gorod.server.tables.timeline import LISTED
from gorod.server.time_source import stamp

Ask = Request[Any, Any, Any]


@post("/api/online", opt={"operation": "online-create"}, status_code=201)
async def online_create(
    data: JSONBody[NewOnlineTable],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> MadeTable:
    """An empty table to which people come by the invitation.

    Its links are the maker's own, the invitation, and the hall's. Where a person judges, the maker
    is that person, or hands the judge's link on; seats are taken by joining.
    """
    await may_make(services, by, request)
    playable(data.rules, data.options, data.size)
    online = data.online
    tags = [(key, value) for key, value in data.tags.items() if value.strip()]
    tags += [ONLINE, LISTED] if online.public else [ONLINE]
    table = Table(
        id=services.chance.id(),
        created=stamp(services.time.now()),
        rules=data.rules,
        options=data.options,
        names=("",) * data.size,
        tags=tuple(tags),
        account=by.account or None,
    )
    await services.hub.tables.create(table, online=online)

    async def made(scope: str, delay: int = 0) -> Minted:
        return await services.links.mint(table.id, scope, by.origin, delay=delay)

    links = [made(Kind.HOST), made(Kind.LOBBY), made(Kind.HALL, online.delay)]
    if online.judge == "human":
        links.append(made(Kind.JUDGE))
    minted = await asyncio.gather(*links)
    return MadeTable(table.id, tuple(minted_link(services, one, request) for one in minted))


HANDLERS = [online_create]
