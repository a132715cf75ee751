"""What `gorod admin` does in a database. Its server may run: it asks the database every time."""

from __future__ import annotations

from gorod.server.access.accounts import Accounts, plain
from gorod.server.access.rescue import DAY
from gorod.server.chance import SystemChance
from gorod.server.store.model import Account
from gorod.server.store.open import existing, file_of, is_postgres, open_store
from gorod.server.store.protocol import Store
from gorod.server.store.rows import ACCOUNTS
from gorod.server.timing import SystemTime

Line = tuple[str, dict[str, str | int]]
"""A sentence of the catalogue, and what stands in it."""


class Unknown(Exception):  # noqa: N818  an answer to whoever typed a name
    """Nothing is called so."""


async def administered(database: str, act: str, name: str, url: str) -> list[Line]:
    """Does one act; the lines to print."""
    if not is_postgres(database):
        existing(file_of(database))
    store = await open_store(database)
    try:
        return await _Admin(store, url).do(act, name)
    finally:
        await store.close()


class _Admin:
    def __init__(self, store: Store, url: str) -> None:
        self._store, self._url = store, url.rstrip("/")
        self._accounts = Accounts(store, SystemTime(), SystemChance())

    async def do(self, act: str, name: str) -> list[Line]:
        acts = {"list": self._list, "reset": self._reset}
        try:
            return await acts[act](name)
        finally:
            self._accounts.close()

    async def _list(self, _: str) -> list[Line]:
        """Every account, with what it is."""
        found: list[Line] = []
        for account in await self._store.found(ACCOUNTS):
            standing = (await self._accounts.profile(account.id)).standing or "ordinary"
            desks = len(await self._store.tournaments(account=account.id))
            told: dict[str, str | int] = {"name": account.name, "created": account.created[:10]}
            found.append(("admin-account", {**told, "standing": standing, "tournaments": desks}))
        return found or [("admin-no-accounts", {})]

    async def _reset(self, name: str) -> list[Line]:
        """A link that sets a new password once; the old one works until then."""
        account = await self._known(name)
        link = await self._link(account)
        return [("admin-reset", {"name": account.name, "link": link})]

    async def _link(self, account: Account) -> str:
        key = await self._accounts.rescues.link(account.id, seconds=DAY)
        return f"{self._url}/desk?at=password#{key}"

    async def _known(self, name: str) -> Account:
        account = await self._store.account(plain(name))
        if account is None:
            raise Unknown(name)
        return account
