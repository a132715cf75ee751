"""The e-mail addresses of accounts; an address counts once a reader of its mail confirms it."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from gorod.i18n import LANGUAGES
from gorod.server.access.rescue import DAY, EMAIL, Rescues
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import PROFILES, SETTINGS
from gorod.server.store.store_ids import AccountId
from gorod.server.store.stored_rows import Account, Profile, Setting

MOST = 5
"""A letter goes to this many accounts of one address: a person's own and the clubs they run."""


@dataclass(frozen=True, slots=True)
class Confirmed:
    """An address that was just confirmed, and the one that it replaces."""

    account: Account
    address: str
    before: str


class Mailboxes:
    """The addresses of all accounts, and the language of letters to each."""

    def __init__(self, store: Store, rescues: Rescues) -> None:
        self._store, self._rescues = store, rescues

    async def profile(self, account: AccountId) -> Profile:
        """Return the account's profile; the profiles of older accounts are empty."""
        found = await self._store.found(PROFILES, account=account)
        return found[0] if found else Profile(account)

    async def of(self, account: AccountId) -> str:
        """Return the confirmed address, or ""."""
        return (await self.profile(account)).email

    async def ask(self, account: AccountId, address: str) -> str:
        """Return a key that confirms an address; earlier keys of the account become invalid."""
        await self._rescues.drop_links(account, EMAIL)
        return await self._rescues.link(account, seconds=DAY, kind=EMAIL + address)

    async def confirm(self, key: str) -> Confirmed | None:
        """Give the account the address to which this key was sent; None if the key is invalid.

        Keys that were sent to the old address become invalid.
        """
        used = await self._rescues.use_link(key, EMAIL)
        account = None if used is None else await self._store.account_by_id(used.account)
        if used is None or account is None:
            return None
        address, before = used.kind.removeprefix(EMAIL), await self.of(account.id)
        await self._put(account.id, address)
        return Confirmed(account, address, before)

    async def remove(self, account: AccountId) -> str:
        """Remove the address of an account, confirmed or not; return the confirmed one, or ""."""
        before = await self.of(account)
        await self._put(account, "")
        return before

    async def holders(self, typed: str, address: str) -> list[tuple[Account, str]]:
        """Return accounts with this name or confirmed address, each with its address to use."""
        found: dict[int, tuple[Account, str]] = {}
        named = await self._store.account(typed)
        if named is not None and (own := await self.of(named.id)):
            found[named.id] = (named, own)
        for profile in await self._store.found(PROFILES, email=address) if address else []:
            account = await self._store.account_by_id(profile.account)
            if account is not None:
                found[account.id] = (account, address)
        return list(found.values())[:MOST]

    async def language(self, account: AccountId) -> str:
        """Return the language in which the account was last used; Russian if none is known."""
        found = await self._store.found(SETTINGS, name=_language(account))
        return found[0].value if found and found[0].value in LANGUAGES else LANGUAGES[0]

    async def speaks(self, account: AccountId, lang: str) -> None:
        """Store the language of the account if it has changed."""
        if await self.language(account) != lang:
            await self._store.put(SETTINGS, Setting(_language(account), lang))

    async def forget(self, account: AccountId) -> None:
        await self._store.drop(SETTINGS, name=_language(account))

    async def _put(self, account: AccountId, address: str) -> None:
        profile = await self.profile(account)
        await self._store.put(PROFILES, msgspec.structs.replace(profile, email=address))
        await self._rescues.drop_links(account)


def _language(account: AccountId) -> str:
    return f"language:{account}"
