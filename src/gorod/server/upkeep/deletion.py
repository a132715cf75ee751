"""Deletes tables, tournaments and accounts for good, for the owner of the server.

Things that belong to others are not deleted separately: a table of a tournament is deleted with the
tournament, a tournament only after it was removed, an account only if it has no tournaments.
"""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

from gorod.server.access.accounts import OWNER_STANDING, Accounts
from gorod.server.access.owners import Owners
from gorod.server.chance import Chance
from gorod.server.notify import notices
from gorod.server.notify.subscriptions import erase_person
from gorod.server.quotas import Quotas
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import ACCOUNTS, POSTS, PROFILES, RESCUES, SETTINGS, TABLES
from gorod.server.store.store_ids import AccountId, TableId, TournamentId
from gorod.server.store.stored_rows import Setting, Table
from gorod.server.tables.attached import game_of
from gorod.server.tables.by_day.settings import BY_DAY
from gorod.server.time_source import stamp

CHANGED_TABLES = "tables-decided"
"""The setting by which `gorod admin` tells a running server which tables it closed or deleted."""
MOST_CHANGED = 1000
BY_DAY_RESTS = timedelta(days=400)
"""How much longer a by-day game may be idle: its start, or the end of a day, can be far away."""


class ChangedTables(msgspec.Struct, frozen=True):
    """The last tables closed or deleted by `gorod admin`, and a mark that changes each time."""

    mark: str
    tables: tuple[TableId, ...]


class Purging:
    """Deletes things; methods return the code of a refusal, or ""."""

    def __init__(self, store: Store, accounts: Accounts, owners: Owners, quotas: Quotas) -> None:
        self._store, self._accounts = store, accounts
        self._owners, self._quotas = owners, quotas

    async def close_table(self, table: TableId) -> str:
        """Close a table: nobody can play or watch there any more. Its log is kept."""
        if await self._store.table(table) is None:
            return "unknown"
        await self._store.close_table(table)
        return ""

    async def table(self, table: TableId) -> str:
        """Delete a table with its log."""
        known = await self._store.table(table)
        if known is None:
            return "unknown"
        if game_of(known) is not None:
            return "of-tournament"
        await self._store.drop_table(table)
        return ""

    async def tournament(self, tournament: TournamentId) -> tuple[str, list[TableId]]:
        """Delete a tournament that was removed before, with its games' tables; return their ids."""
        if await self._store.tournament(tournament) is None:
            return "unknown", []
        if not (await self._owners.decision(tournament)).removed:
            return "not-removed", []
        games = [t.id for t in await self._store.tables() if _belongs(t, tournament)]
        for table in games:
            await self._store.drop_table(table)
        await self._store.drop_tournament(tournament)
        return "", games

    async def account(self, account: AccountId) -> tuple[str, list[TableId]]:
        """Delete an account, its sessions and its tables; return the ids of the tables."""
        if await self._store.account_by_id(account) is None:
            return "unknown", []
        if (await self._accounts.profile(account)).standing == OWNER_STANDING:
            return "is-owner", []
        if await self._store.tournaments(account=account):
            return "has-tournaments", []
        own = [table.id for table in await self._store.found(TABLES, account=account)]
        for table in own:
            await self._store.drop_table(table)
        await self._accounts.browsers.end_others(account)
        await self._accounts.browsers.forget_devices(account)
        await self._accounts.mailboxes.forget(account)
        await self._quotas.forget(account)
        await self._store.drop(RESCUES, account=account)
        await self._store.drop(PROFILES, account=account)
        await self._store.drop(POSTS, account=account)
        await erase_person(self._store, notices.account(account))
        await self._store.drop(ACCOUNTS, id=account)
        return "", own

    async def quick_games(self, since: str) -> list[TableId]:
        """Delete tables without an account at which nothing has happened since; return their ids.

        By-day games may be announced for later, or paused over a summer, and are kept longer.
        """
        long_ago = stamp(datetime.fromisoformat(since) - BY_DAY_RESTS)
        asleep = {table.id for table in await self._store.resting(long_ago)}
        resting = [
            table.id
            for table in await self._store.resting(since)
            if game_of(table) is None and (BY_DAY not in table.tags or table.id in asleep)
        ]
        for table in resting:
            await self._store.drop_table(table)
        return resting


async def announce_changes(store: Store, chance: Chance, tables: list[TableId]) -> None:
    """Tell a server on the same database, which checks every few seconds, about these tables."""
    changed = ChangedTables(chance.id(), tuple(tables[-MOST_CHANGED:]))
    await store.put(SETTINGS, Setting(CHANGED_TABLES, msgspec.json.encode(changed).decode()))


def _belongs(table: Table, tournament: TournamentId) -> bool:
    game = game_of(table)
    return game is not None and game[0] == tournament
