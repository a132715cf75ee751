"""HTTP routes for the owner of the server: approvals, visibility, quotas, usage."""

from __future__ import annotations

import shutil
from typing import Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from gorod.server.access.accounts import plain
from gorod.server.access.owners import Registration
from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem
from gorod.server.http.request_address import for_others
from gorod.server.journal import note
from gorod.server.quotas import TABLES_QUOTA, TOURNAMENTS_QUOTA
from gorod.server.routes.accounts.account_routes import SHORTEST_NAME
from gorod.server.routes.owner.limits_in_use import letters, notices, rates, sizes
from gorod.server.routes.owner.schemas import (
    Decision,
    Invitation,
    Invited,
    NewQuota,
    NewRegistration,
    OwnedAccount,
    OwnedTable,
    OwnedTournament,
    ServerView,
    WaitingAccount,
)
from gorod.server.services import Services
from gorod.server.store.open import file_of, is_postgres
from gorod.server.store.row_codecs import ACCOUNTS, TABLES, TOURNAMENTS
from gorod.server.store.store_ids import NO_ACCOUNT, AccountId, TableId, TournamentId
from gorod.server.store.stored_rows import Account, OwnerDecision, Table, Tournament
from gorod.server.tables.attached import game_of
from gorod.server.time_source import stamp

Ask = Request[Any, Any, Any]
SERVER = {"operation": "server"}
MOST = 200
"""How many tournaments and tables are listed, the newest first."""
MOST_PEOPLE = 50
"""How many accounts are listed, the newest first; `gorod admin list` shows all."""


@get("/api/server", opt=SERVER)
async def server_view(services: NamedDependency[Services]) -> ServerView:
    """Return everything that the owner decides about, and the resources that it takes."""
    accounts = await services.store.found(ACCOUNTS)
    names = {account.id: account.name for account in accounts}
    tables = await services.store.tables()
    rows = sorted(
        await services.store.found(TOURNAMENTS), key=lambda row: row.created, reverse=True
    )
    disk, free = _disk(services.config.database)
    backed_up = await services.backups.last()
    readings = await services.readings.now()
    return ServerView(
        registration=await services.owners.registration(),
        waiting=tuple(
            WaitingAccount(one.id, one.name, one.created) for one in await services.owners.waiting()
        ),
        tournaments=tuple([await _owned(services, row, names) for row in rows[:MOST]]),
        accounts=len(names),
        tables=len(tables),
        own_tables=tuple(_boards(tables, names)),
        people=tuple(await _people(services, accounts)),
        quick_days=services.config.quick_days,
        bytes=await services.store.size(),
        free=free,
        disk=disk,
        cups=len(rows),
        rates=rates(services, readings),
        sizes=await sizes(services, readings),
        letters=await letters(services, readings),
        notices=await notices(services),
        backed_up=None if backed_up is None else stamp(backed_up),
        backup_late=services.backups.late(backed_up),
    )


async def _people(services: Services, accounts: list[Account]) -> list[OwnedAccount]:
    """Return the newest accounts, with what they have and their quotas."""
    quotas, store = services.quotas, services.store
    return [
        OwnedAccount(
            account=one.id,
            name=one.name,
            standing=(await services.accounts.profile(one.id)).standing,
            created=one.created,
            tables=await store.count(TABLES, account=one.id),
            tournaments=await store.count(TOURNAMENTS, account=one.id),
            most_tables=await quotas.of(one.id, TABLES_QUOTA),
            most_tournaments=await quotas.of(one.id, TOURNAMENTS_QUOTA),
        )
        for one in sorted(accounts, key=lambda one: one.created, reverse=True)[:MOST_PEOPLE]
    ]


def _boards(tables: list[Table], names: dict[AccountId, str]) -> list[OwnedTable]:
    """Return the newest tables that belong to no tournament."""
    own = [table for table in tables if game_of(table) is None]
    return [
        OwnedTable(
            id=one.id,
            title=dict(one.tags).get("event", ""),
            rules=one.rules,
            account=names.get(one.account or NO_ACCOUNT, ""),
            created=one.created,
            live=one.live,
        )
        for one in sorted(own, key=lambda one: one.created, reverse=True)[:MOST]
    ]


async def _owned(
    services: Services, row: Tournament, names: dict[AccountId, str]
) -> OwnedTournament:
    stream = await services.tournaments.readable(row.id)
    decision = await services.owners.decision(row.id)
    return OwnedTournament(
        id=row.id,
        name=row.id if stream is None else stream.t.name,
        account=names.get(row.account, ""),
        created=row.created,
        shown=row.shown and not decision.hidden,
        hidden=decision.hidden,
        removed=decision.removed,
        official=decision.official,
    )


def _disk(database: str) -> tuple[int | None, int | None]:
    """Return the size and the free space of the database's disk; None twice if it is elsewhere."""
    if is_postgres(database):
        return None, None
    found = shutil.disk_usage(file_of(database).absolute().parent)
    return found.total, found.free


@put("/api/server/registration", opt=SERVER, status_code=204)
async def registration_set(
    data: JSONBody[NewRegistration], services: NamedDependency[Services]
) -> None:
    """Set how accounts can be registered: by all, with approval, by invitation or not at all."""
    await services.owners.register_by(Registration(data.way))


@post("/api/server/accounts/{account:int}", opt=SERVER, status_code=204)
async def account_approve(
    account: FromPath[AccountId],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> None:
    """Approve an account that waits."""
    _decided(by, "account approved", account, known=await services.owners.approve(account))


@delete("/api/server/accounts/{account:int}", opt=SERVER)
async def account_refuse(
    account: FromPath[AccountId],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> None:
    """Delete an account that waits for approval."""
    _decided(by, "account refused", account, known=await services.owners.refuse(account))


def _decided(by: Principal, what: str, account: AccountId, *, known: bool) -> None:
    """Note a decision on a waiting account in the journal; raise `Problem` if none waits."""
    if not known:
        raise Problem(404)
    note(what, account=account, by=by.label)


@post("/api/server/accounts/{account:int}/purge", opt=SERVER, status_code=204)
async def account_purge(
    account: FromPath[AccountId],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> None:
    """Delete an approved account and its tables; refused while it has tournaments."""
    why, tables = await services.purging.account(account)
    _refused(why)
    _forget(services, tables)
    note("account deleted", account=account, by=by.label)


@put("/api/server/accounts/{account:int}/quota", opt=SERVER, status_code=204)
async def account_quota(
    account: FromPath[AccountId],
    data: JSONBody[NewQuota],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> None:
    """Set how many tables and tournaments an account may have."""
    if await services.store.account_by_id(account) is None:
        raise Problem(404)
    await services.quotas.give(account, TABLES_QUOTA, data.tables)
    await services.quotas.give(account, TOURNAMENTS_QUOTA, data.tournaments)
    note("quota given", account=account, by=by.label)


@post("/api/server/invitations", opt=SERVER, status_code=201)
async def account_invite(
    data: JSONBody[Invited],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> Invitation:
    """Create an account; return a link that sets its password once, within a week."""
    if len(plain(data.name)) < SHORTEST_NAME:
        raise Problem(422, "name-short")
    if await services.owners.registration() is Registration.OFF:
        raise Problem(409, "registration-off")
    key = await services.owners.invite(data.name)
    if key is None:
        raise Problem(409, "name-taken")
    note("account invited", by=by.label)
    return Invitation(f"{for_others(request.scope, services.config)}/desk?at=password#{key}")


@post("/api/server/tables/{board:str}/close", opt=SERVER, status_code=204)
async def board_close(
    board: FromPath[TableId], by: NamedDependency[Principal], services: NamedDependency[Services]
) -> None:
    """Close a table: nobody can play or watch there any more. Its log is kept."""
    _refused(await services.purging.close_table(board))
    services.hub.closed(board)
    note("table closed", table=board, by=by.label)


@delete("/api/server/tables/{board:str}", opt=SERVER)
async def board_drop(
    board: FromPath[TableId], by: NamedDependency[Principal], services: NamedDependency[Services]
) -> None:
    """Delete a table that belongs to no tournament, with its log."""
    _refused(await services.purging.table(board))
    _forget(services, [board])
    note("table deleted", table=board, by=by.label)


@delete("/api/server/tournaments/{cup:str}", opt=SERVER)
async def tournament_drop(
    cup: FromPath[TournamentId], by: NamedDependency[Principal], services: NamedDependency[Services]
) -> None:
    """Delete a tournament that was removed before, with its log, its games and its photos."""
    why, tables = await services.purging.tournament(cup)
    _refused(why)
    _forget(services, tables)
    stream = await services.tournaments.readable(cup)
    if stream is not None:
        await stream.reread()
    note("tournament deleted", tournament=cup, by=by.label)


def _refused(why: str) -> None:
    if why == "unknown":
        raise Problem(404)
    if why:
        raise Problem(409, why)


def _forget(services: Services, tables: list[TableId]) -> None:
    for table in tables:
        services.hub.dropped(table)


@put("/api/server/tournaments/{cup:str}", opt=SERVER, status_code=204)
async def tournament_decide(
    cup: FromPath[TournamentId],
    data: JSONBody[Decision],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> None:
    """Hide or remove a tournament, or declare it official; or take any of these back."""
    stream = await services.tournaments.get(cup)
    if stream is None:
        raise Problem(404)
    decided = OwnerDecision(cup, data.hidden, data.removed, data.official)
    await services.owners.decide(decided)
    await stream.reread()
    note(
        "tournament decided",
        tournament=cup,
        hidden=data.hidden,
        removed=data.removed,
        official=data.official,
        by=by.label,
    )


HANDLERS = [
    server_view,
    registration_set,
    account_approve,
    account_refuse,
    account_purge,
    account_quota,
    account_invite,
    board_close,
    board_drop,
    tournament_decide,
    tournament_drop,
]
