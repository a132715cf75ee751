"""Accounts of clubs and organisers: argon2id passwords, and sessions stored by their hashes."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from gorod.server.access.browsers import Browsers
from gorod.server.access.links import digest
from gorod.server.access.mailboxes import Mailboxes
from gorod.server.access.principal import Kind, Principal
from gorod.server.access.rescue import Rescues
from gorod.server.chance import Chance
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import ACCOUNTS, PROFILES
from gorod.server.store.store_ids import AccountId
from gorod.server.store.stored_rows import Account, Profile, Session
from gorod.server.time_source import Time, stamp, stamp_in
from gorod.tournament.similar_names import skeleton

T = TypeVar("T")

SESSION_SECONDS = 14 * 24 * 3600
OWNER_STANDING = "owner"
"""The standing of the server owner's account; one that waits for approval has `waiting`."""


@dataclass(frozen=True, slots=True)
class Strength:
    """The cost of hashing a password; tests use less."""

    time_cost: int = 3
    memory_cost: int = 65_536


class Accounts:
    """Accounts with passwords; hashing runs in separate threads, because it takes 0.1 seconds."""

    def __init__(
        self, store: Store, time: Time, chance: Chance, strength: Strength | None = None
    ) -> None:
        cost = strength or Strength()
        self._store, self._time, self._chance = store, time, chance
        self._hasher = PasswordHasher(time_cost=cost.time_cost, memory_cost=cost.memory_cost)
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="gorod-password")
        self._nobody = ""
        self._creating = asyncio.Lock()
        self.browsers = Browsers(store, time, chance)
        self.rescues = Rescues(store, time, chance)
        self.mailboxes = Mailboxes(store, self.rescues)

    async def create(self, name: str, password: str, standing: str = "") -> Account | None:
        """Create an account; return None if the name is taken, or looks like one that is.

        Otherwise an account could be mistaken for another: «Клуб», «клуб», «KЛУБ».
        """
        alike = skeleton(plain(name))
        hashed = await self._run(self._hasher.hash, password)
        created = stamp(self._time.now())
        async with self._creating:
            if any(skeleton(one.name) == alike for one in await self._store.found(ACCOUNTS)):
                return None
            account = await self._store.add_account(plain(name), hashed, created)
        if account is not None and standing:
            await self._store.put(PROFILES, Profile(account.id, standing))
        return account

    async def profile(self, account: AccountId) -> Profile:
        """Return the account's profile; the profiles of older accounts are empty."""
        return await self.mailboxes.profile(account)

    async def by_id(self, account: AccountId) -> Account | None:
        return await self._store.account_by_id(account)

    async def right(self, name: str, password: str) -> Account | None:
        """Return the account if the password is right, else None.

        An unknown name takes as long as a wrong password.
        """
        account = await self._store.account(plain(name))
        known = await self._decoy() if account is None else account.password
        return account if await self._run(self._right, known, password) else None

    async def change_password(self, account: Account, password: str) -> None:
        """Set a new password; earlier one-time links of the account become invalid."""
        hashed = await self._run(self._hasher.hash, password)
        await self._store.put(ACCOUNTS, msgspec.structs.replace(account, password=hashed))
        await self.rescues.drop_links(account.id)

    async def rescued(self, account: Account, password: str) -> None:
        """Set the new password of a recovered account, and sign out every browser and device."""
        await self.change_password(account, password)
        await self.browsers.end_others(account.id)
        await self.browsers.forget_devices(account.id)

    async def sign_in(self, name: str, password: str, label: str = "") -> str | None:
        """Return the token of a new session, or None; `label` describes its browser."""
        account = await self.right(name, password)
        if account is None:
            return None
        token = self._chance.token()
        session = Session(
            digest=digest(token),
            account=account.id,
            created=stamp(self._time.now()),
            expires=stamp_in(self._time, SESSION_SECONDS),
        )
        await self._store.add_session(session)
        await self.browsers.signed_in(token, account.id, label)
        return token

    async def sign_out(self, token: str) -> None:
        """End the session of a browser, if it has one."""
        if token:
            await self.browsers.forget(token)

    async def holder(self, token: str) -> Principal | None:
        """Return whose session it is; None if it has ended."""
        session = await self._store.session(digest(token))
        if session is None or session.expires <= stamp(self._time.now()):
            return None
        account = await self._store.account_by_id(session.account)
        if account is None:
            return None
        if not await self.browsers.used(token, account.id):
            return None
        standing = (await self.profile(account.id)).standing
        return Principal(
            kind=Kind.WAITING if standing == Kind.WAITING else Kind.ACCOUNT,
            account=account.id,
            name=account.name,
            also=frozenset({Kind.SERVER_OWNER}) if standing == OWNER_STANDING else frozenset(),
        )

    async def _decoy(self) -> str:
        """Return a hash that matches no account's password; it is made when first needed."""
        if not self._nobody:
            self._nobody = await self._run(self._hasher.hash, self._chance.token())
        return self._nobody

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _right(self, known: str, password: str) -> bool:
        try:
            return self._hasher.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[..., T], *args: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)


def plain(name: str) -> str:
    """Normalise a name, as readers cannot see how it was typed."""
    return " ".join(unicodedata.normalize("NFKC", name).split())
