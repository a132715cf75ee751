"""How much one account may have, and how much there may be on the server.

What exists already is not affected: a quota only stops new things. The owner of the server can set
the quota of an account.
"""

from __future__ import annotations

from gorod.server.config import Limits
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import ACCOUNTS, SETTINGS, TABLES, TOURNAMENTS
from gorod.server.store.store_ids import AccountId
from gorod.server.store.stored_rows import Setting

TABLES_QUOTA, TOURNAMENTS_QUOTA = "tables", "tournaments"
KINDS = (TABLES_QUOTA, TOURNAMENTS_QUOTA)
FULL = "server-full"


class Quotas:
    """Checks quotas before something is created; methods return the code of a refusal, or ""."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store, self._limits = store, limits

    async def against_a_table(self, account: AccountId) -> str:
        """Return why no further table can be created; a quick game has no account."""
        limits = self._limits
        if await self._store.count(TABLES) >= limits.tables_in_all or await self._heavy():
            return FULL
        if not account:
            quick = await self._store.count(TABLES, account=None)
            return FULL if quick >= limits.quick_tables_in_all else ""
        own = await self._store.count(TABLES, account=account)
        return "quota-tables" if own >= await self.of(account, TABLES_QUOTA) else ""

    async def against_a_tournament(self, account: AccountId) -> str:
        """Return why no further tournament can be created."""
        every = await self._store.count(TOURNAMENTS)
        if every >= self._limits.tournaments_in_all or await self._heavy():
            return FULL
        own = await self._store.count(TOURNAMENTS, account=account)
        return "quota-tournaments" if own >= await self.of(account, TOURNAMENTS_QUOTA) else ""

    async def against_an_account(self) -> str:
        """Return why nobody can register any more."""
        every = await self._store.count(ACCOUNTS)
        return FULL if every >= self._limits.accounts_in_all or await self._heavy() else ""

    async def of(self, account: AccountId, what: str) -> int:
        """Return an account's quota: the one that the owner set, else the default."""
        found = await self._store.found(SETTINGS, name=_setting(account, what))
        if found:
            return int(found[0].value)
        limits = self._limits
        usual = {
            TABLES_QUOTA: limits.tables_per_account,
            TOURNAMENTS_QUOTA: limits.tournaments_per_account,
        }
        return usual[what]

    async def give(self, account: AccountId, what: str, most: int) -> None:
        """Set the quota of an account."""
        await self._store.put(SETTINGS, Setting(_setting(account, what), str(most)))

    async def forget(self, account: AccountId) -> None:
        """Delete an account's quotas, because a later account may get the same number."""
        for what in KINDS:
            await self._store.drop(SETTINGS, name=_setting(account, what))

    async def _heavy(self) -> bool:
        return await self._store.size() >= self._limits.bytes_in_all


def _setting(account: AccountId, what: str) -> str:
    return f"quota:{account}:{what}"
