"""The owner of the server: who they are, whom they let in, what they decide about tournaments."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from gorod.server.access.accounts import OWNER_STANDING, Accounts
from gorod.server.access.principal import Kind
from gorod.server.access.rescue import DAY
from gorod.server.chance import Chance
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import ACCOUNTS, NOTICES, PROFILES, RESCUES, SETTINGS
from gorod.server.store.store_ids import AccountId, TournamentId
from gorod.server.store.stored_rows import Account, Notice, Setting
from gorod.server.time_source import Time
from gorod.tournament.similar_names import skeleton

NAME = "owner"
FIRST_DAYS = 7
REGISTRATION = "registration"
FRESH_MS = 5_000
"""How old what is remembered of the notices may be: `gorod admin` writes past this process."""


class Registration(StrEnum):
    """How accounts come to a server."""

    OPEN = "open"
    """Everybody who registers is let in."""
    APPROVED = "approved"
    """Whoever registers waits until the owner lets them in."""
    INVITE = "invite"
    """Nobody registers, and the owner invites whom they want."""
    OFF = "off"
    """There are no new accounts, not even by invitation."""

    @classmethod
    def _missing_(cls, value: object) -> Registration | None:
        return cls.INVITE if value == EARLIER_INVITE else None


EARLIER_INVITE = "closed"
"""What `invite` was called before; stored settings and environments still say it."""


class Owners:
    """What the owner decides, in the store."""

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
        self._notices: dict[str, Notice] = {}
        self._read_at: int | None = None

    async def first_start(self) -> str | None:
        """Makes the owner where there is none; the token by which their password is set."""
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
        """A new account that registered nowhere; the token by which its password is set."""
        made = await self._accounts.create(name, self._chance.token())
        if made is None:
            return None
        return await self._accounts.rescues.link(made.id, seconds=FIRST_DAYS * DAY)

    async def waiting(self) -> list[Account]:
        """Those who registered and are not let in yet, the first first."""
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
        """Takes an account away that was never let in: it has made nothing yet.

        Its codes and links go with it, because a later account may be given the same number.
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

    async def notice(self, tournament: TournamentId) -> Notice:
        """What was decided about a tournament; nothing, for most of them."""
        if self._read_at is None or self._time.ms() - self._read_at > FRESH_MS:
            rows = await self._store.found(NOTICES)
            self._notices = {row.table: row for row in rows}
            self._read_at = self._time.ms()
        return self._notices.get(tournament, Notice(tournament))

    async def decide(self, notice: Notice) -> None:
        """What is hidden or removed is shown to nobody, until its organiser may show it again."""
        await self._store.put(NOTICES, notice)
        self._read_at = None
        if notice.hidden or notice.removed:
            await self._store.show_tournament(notice.table, shown=False)
