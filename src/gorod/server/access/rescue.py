"""Recovering accounts: printed codes and one-time links, stored as hashes and used once."""

from __future__ import annotations

from gorod.server.access.links import digest
from gorod.server.chance import Chance
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import RESCUES
from gorod.server.store.store_ids import NO_ACCOUNT, AccountId
from gorod.server.store.stored_rows import Account, Rescue
from gorod.server.time_source import Time, stamp, stamp_in

CODE, LINK, EMAIL = "code", "link", "email:"
CODES = 8
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters that are not easily confused; a code of twelve has 59 bits."""
GROUPS, GROUP = 3, 4
HOUR, DAY = 3600, 24 * 3600


class Rescues:
    """The one-time secrets of all accounts."""

    def __init__(self, store: Store, time: Time, chance: Chance) -> None:
        self._store, self._time, self._chance = store, time, chance

    async def codes(self, account: AccountId) -> tuple[str, ...]:
        """Return new codes, which are shown only once; earlier codes become invalid."""
        await self._store.drop(RESCUES, account=account, kind=CODE)
        made = tuple(self._code() for _ in range(CODES))
        for code in made:
            await self._add(_of_account(account, code), account, CODE)
        return made

    async def left(self, account: AccountId) -> int:
        return len(await self._store.found(RESCUES, account=account, kind=CODE))

    async def use_code(self, account: Account | None, code: str) -> bool:
        """Whether this was one of the account's codes; it is used up by the call."""
        own = _of_account(NO_ACCOUNT if account is None else account.id, code)
        return await self._store.drop(RESCUES, digest=own, kind=CODE) == 1

    async def link(self, account: AccountId, *, seconds: int, kind: str = LINK) -> str:
        """Return the token of a new one-time link; delete the account's expired links."""
        now = stamp(self._time.now())
        for old in await self._store.found(RESCUES, account=account):
            if old.expires is not None and old.expires <= now:
                await self._store.drop(RESCUES, digest=old.digest)
        token = self._chance.token()
        await self._add(digest(token), account, kind, stamp_in(self._time, seconds))
        return token

    async def use_link(self, token: str, kind: str = LINK) -> Rescue | None:
        """Use a link up; return what it was made for, or None if it is unknown or expired."""
        found = await self._store.found(RESCUES, digest=digest(token))
        if not found or not found[0].kind.startswith(kind) or found[0].expires is None:
            return None
        taken = await self._store.drop(RESCUES, digest=digest(token)) == 1
        good = taken and found[0].expires > stamp(self._time.now())
        return found[0] if good else None

    async def waiting(self, account: AccountId) -> list[str]:
        """Return the addresses that wait to be confirmed."""
        now = stamp(self._time.now())
        found = await self._store.found(RESCUES, account=account)
        asked = [one for one in found if one.kind.startswith(EMAIL) and (one.expires or "") > now]
        return [one.kind.removeprefix(EMAIL) for one in asked]

    async def drop_links(self, account: AccountId, kind: str = "") -> None:
        """Delete an account's links of one kind; by default all that set passwords or confirm."""
        for one in await self._store.found(RESCUES, account=account):
            if one.kind != CODE and one.kind.startswith(kind):
                await self._store.drop(RESCUES, digest=one.digest)

    def _code(self) -> str:
        groups = (
            "".join(self._chance.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS)
        )
        return "-".join(groups)

    async def _add(
        self, own: bytes, account: AccountId, kind: str, expires: str | None = None
    ) -> None:
        created = stamp(self._time.now())
        await self._store.put(RESCUES, Rescue(own, account, kind, created, expires))


def _of_account(account: AccountId, code: str) -> bytes:
    """Return the hash of a code, however it is typed; it is valid for this account only."""
    typed = "".join(letter for letter in code.lower() if letter.isalnum())
    return digest(f"{account}:{typed}")
