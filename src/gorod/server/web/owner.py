"""The owner's page over HTTP: who waits, what is shown, what everything takes."""

from __future__ import annotations

import shutil
from typing import Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from gorod.server.journal import note
from gorod.server.services import Services
from gorod.server.store.model import Notice, Tournament
from gorod.server.store.open import file_of, is_postgres
from gorod.server.store.rows import ACCOUNTS, TOURNAMENTS
from gorod.server.timing import stamp
from gorod.server.web.bounds import letters, rates, sizes
from gorod.server.web.errors import Problem
from gorod.server.web.shapes import (
    Decision,
    OwnedTournament,
    Registration,
    ServerFace,
    WaitingAccount,
)
from gorod.server.web.who import asking

Ask = Request[Any, Any, Any]
SERVER = {"operation": "server"}
MOST = 200
"""So many tournaments are listed, the newest."""


@get("/api/server", opt=SERVER)
async def server_view(services: NamedDependency[Services]) -> ServerFace:
    """Everything that the owner decides about, and what it takes."""
    names = {account.id: account.name for account in await services.store.found(ACCOUNTS)}
    rows = sorted(
        await services.store.found(TOURNAMENTS), key=lambda row: row.created, reverse=True
    )
    disk, free = _disk(services.config.database)
    backed_up = await services.backups.last()
    return ServerFace(
        registration=await services.owners.registration(),
        waiting=tuple(
            WaitingAccount(one.id, one.name, one.created) for one in await services.owners.waiting()
        ),
        tournaments=tuple([await _owned(services, row, names) for row in rows[:MOST]]),
        accounts=len(names),
        tables=len(await services.store.tables()),
        bytes=await services.store.size(),
        free=free,
        disk=disk,
        cups=len(rows),
        rates=rates(services),
        sizes=await sizes(services),
        letters=letters(services),
        backed_up=None if backed_up is None else stamp(backed_up),
        backup_late=services.backups.late(backed_up),
    )


async def _owned(services: Services, row: Tournament, names: dict[int, str]) -> OwnedTournament:
    desk = await services.desks.readable(row.id)
    notice = await services.owners.notice(row.id)
    return OwnedTournament(
        id=row.id,
        name=row.id if desk is None else desk.t.name,
        account=names.get(row.account, ""),
        created=row.created,
        shown=row.shown and not notice.hidden,
        hidden=notice.hidden,
        removed=notice.removed,
        official=notice.official,
    )


def _disk(database: str) -> tuple[int | None, int | None]:
    """All and what is free of the disk that a file lies on; of another server's nobody tells."""
    if is_postgres(database):
        return None, None
    found = shutil.disk_usage(file_of(database).absolute().parent)
    return found.total, found.free


@put("/api/server/registration", opt=SERVER, status_code=204)
async def registration_set(
    data: JSONBody[Registration], services: NamedDependency[Services]
) -> None:
    """Whether everybody who registers is let in, or the owner approves them."""
    await services.owners.register_by(data.way)


@post("/api/server/accounts/{account:int}", opt=SERVER, status_code=204)
async def account_approve(
    account: FromPath[int], request: Ask, services: NamedDependency[Services]
) -> None:
    """Lets in somebody who waits."""
    if not await services.owners.approve(account):
        raise Problem(404)
    note("account approved", account=account, by=asking(request).label)


@delete("/api/server/accounts/{account:int}", opt=SERVER)
async def account_refuse(
    account: FromPath[int], request: Ask, services: NamedDependency[Services]
) -> None:
    """Takes away an account that waits."""
    if not await services.owners.refuse(account):
        raise Problem(404)
    note("account refused", account=account, by=asking(request).label)


@put("/api/server/tournaments/{cup:str}", opt=SERVER, status_code=204)
async def tournament_decide(
    cup: FromPath[str],
    data: JSONBody[Decision],
    request: Ask,
    services: NamedDependency[Services],
) -> None:
    """Hides, removes or calls official; also takes that back."""
    desk = await services.desks.desk(cup)
    if desk is None:
        raise Problem(404)
    decided = Notice(cup, data.hidden, data.removed, data.official)
    await services.owners.decide(decided)
    await desk.reread()
    note(
        "tournament decided",
        tournament=cup,
        hidden=data.hidden,
        removed=data.removed,
        official=data.official,
        by=asking(request).label,
    )


HANDLERS = [server_view, registration_set, account_approve, account_refuse, tournament_decide]
