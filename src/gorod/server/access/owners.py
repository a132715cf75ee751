"""The owner of the server: approving accounts, and decisions about tournaments."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from gorod.server.access.accounts import OWNER_STANDING, Accounts
from gorod.server.access.principal import Kind
from gorod.server.access.rescue import DAY
from gorod.server.chance import Chance
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import ACCOUNTS, OWNER_DECISIONS, PROFILES, RESCUES, SETTINGS
from gorod.server.store.store_ids import AccountId, TournamentId
from gorod.server.store.stored_rows import Account, OwnerDecision, Setting
from gorod.server.time_source import Time
from gorod.tournament.similar_names import skeleton

NAME = "owner"
FIRST_DAYS = 7
REGISTRATION = "registration"
FRESH_MS = 5_000
"""How old cached notices may be: `gorod admin` writes to the store from another process."""


class Registration(StrEnum):
    """How accounts can be registered."""

    OPEN = "open"
    """Everybody can register."""
    APPROVED = "approved"
    """Accounts must be approved by the owner."""
    INVITE = "invite"
    """Nobody can register; the owner invites people."""
    OFF = "off"
    """There are no new accounts, not even by invitation."""

    @classmethod
    def _missing_(cls, value: object) -> Registration | None:
        return cls.INVITE if value == EARLIER_INVITE else None


EARLIER_INVITE = "closed"
"""The earlier value of `INVITE`; stored settings and environments still contain it."""


class Owners:
    """Reads and stores what the owner of the server decides."""

    def __init__(
        self,
        store: Store,
        accounts: Accounts,
        time: Time,
        chance: Chance,
        usual: Registration = Registration.OPEN,
    ) -> None:
        self._store, self._accounts = store, accounts
        self._usual = usual
        self._time, self._chance = time, chance
        self._decisions: dict[str, OwnerDecision] = {}
        self._read_at: int | None = None

    async def first_start(self) -> str | None:
        """Create the owner's account if there is none; return the token that sets its password."""
        if await self._store.found(PROFILES, standing=OWNER_STANDING):
            return None
        taken = {skeleton(account.name) for account in await self._store.found(ACCOUNTS)}
        names = (NAME, *(f"{NAME}-{number}" for number in range(2, 99)))
        name = next(one for one in names if skeleton(one) not in taken)
        made = await self._accounts.create(name, self._chance.token(), OWNER_STANDING)
        if made is None:  # another process was faster
            return None
        return await self._accounts.rescues.link(made.id, seconds=FIRST_DAYS * DAY)

    async def registration(self) -> Registration:
        found = await self._store.found(SETTINGS, name=REGISTRATION)
        return Registration(found[0].value) if found else self._usual

    async def register_by(self, way: Registration) -> None:
        await self._store.put(SETTINGS, Setting(REGISTRATION, way))

    async def invite(self, name: str) -> str | None:
        """Create an account for an invited person; return the token that sets its password.

        Return None if the name is taken.
        """
        made = await self._accounts.create(name, self._chance.token())
        if made is None:
            return None
        return await self._accounts.rescues.link(made.id, seconds=FIRST_DAYS * DAY)

    async def waiting(self) -> list[Account]:
        """Return the accounts that wait for approval, the oldest first."""
        profiles = await self._store.found(PROFILES, standing=Kind.WAITING)
        found = [await self._store.account_by_id(one.account) for one in profiles]
        return [account for account in found if account is not None]

    async def approve(self, account: AccountId) -> bool:
        profile = await self._accounts.profile(account)
        if profile.standing != Kind.WAITING:
            return False
        await self._store.put(PROFILES, msgspec.structs.replace(profile, standing=""))
        return True

    async def refuse(self, account: AccountId) -> bool:
        """Delete an account that waits for approval; return False if it does not wait.

        Its codes and links are deleted too, because a later account may get the same number.
        """
        if (await self._accounts.profile(account)).standing != Kind.WAITING:
            return False
        await self._accounts.browsers.end_others(account)
        await self._accounts.browsers.forget_devices(account)
        await self._accounts.mailboxes.forget(account)
        await self._store.drop(RESCUES, account=account)
        await self._store.drop(PROFILES, account=account)
        await self._store.drop(ACCOUNTS, id=account)
        return True

    async def make_owner(self, account: AccountId) -> None:
        profile = await self._accounts.profile(account)
        owner = msgspec.structs.replace(profile, standing=OWNER_STANDING)
        await self._store.put(PROFILES, owner)

    async def decision(self, tournament: TournamentId) -> OwnerDecision:
        """Return the owner's decision about a tournament; an empty decision for most of them."""
        if self._read_at is None or self._time.ms() - self._read_at > FRESH_MS:
            rows = await self._store.found(OWNER_DECISIONS)
            self._decisions = {row.table: row for row in rows}
            self._read_at = self._time.ms()
        return self._decisions.get(tournament, OwnerDecision(tournament))

    async def decide(self, decision: OwnerDecision) -> None:
        """Store a decision.

        A hidden or removed tournament stays hidden until its organiser shows it.
        """
        await self._store.put(OWNER_DECISIONS, decision)
        self._read_at = None
        if decision.hidden or decision.removed:
            await self._store.show_tournament(decision.table, shown=False)
