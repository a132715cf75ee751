"""The commands of `gorod admin` on a database, whose server may be running meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext

import msgspec

from gorod.server.access.accounts import OWNER_STANDING, Accounts, plain
from gorod.server.access.owners import Owners, Registration
from gorod.server.access.rescue import DAY
from gorod.server.chance import SystemChance
from gorod.server.config import Limits
from gorod.server.quotas import KINDS as QUOTA_KINDS
from gorod.server.quotas import Quotas
from gorod.server.store.interface import Store
from gorod.server.store.open import existing, file_of, is_postgres, open_store
from gorod.server.store.row_codecs import (
    ACCOUNTS,
    BROWSERS,
    CLOCK,
    LINKS,
    PROFILES,
    RESCUES,
    SESSIONS,
    SETTINGS,
    TICKETS,
    TOURNAMENTS,
)
from gorod.server.store.sole import sole_server
from gorod.server.store.store_ids import NO_ACCOUNT, to_table_id, to_tournament_id
from gorod.server.store.stored_rows import Account, Setting
from gorod.server.tables.attached import game_of
from gorod.server.time_source import ForwardTime, SystemTime, Time, stamp, stamp_in
from gorod.server.upkeep.deletion import Purging, announce_changes
from gorod.server.upkeep.store_health import set_forward

Line = tuple[str, dict[str, str | int]]
"""A message id of the catalogue, and its arguments."""


DECISIONS = {
    "hide": ("hidden", True),
    "unhide": ("hidden", False),
    "remove": ("removed", True),
    "restore": ("removed", False),
    "official": ("official", True),
    "unofficial": ("official", False),
}


ALONE = ("void-links", "clock")
"""Acts that need the server stopped, because it would not notice them."""


class Refused(Exception):  # noqa: N818  an answer to the person at the terminal
    """Something exists but must not be deleted; the argument is the reason's code."""


class Unknown(Exception):  # noqa: N818  an answer to the person at the terminal
    """Nothing has this name."""


async def administered(database: str, act: str, words: Sequence[str], url: str) -> list[Line]:
    """Do one act and return the lines to print."""
    if not is_postgres(database):
        existing(file_of(database))
    with sole_server(database) if act in ALONE else nullcontext():
        store = await open_store(database)
        try:
            time = ForwardTime(SystemTime())
            await set_forward(store, time)
            return await _Admin(store, url, time).do(act, words)
        finally:
            await store.close()


class _Admin:
    def __init__(self, store: Store, url: str, time: Time) -> None:
        self._store, self._url = store, url.rstrip("/")
        chance = SystemChance()
        self._accounts = Accounts(store, time, chance)
        self._owners = Owners(store, self._accounts, time, chance)
        self._quotas = Quotas(store, Limits())
        self._purging = Purging(store, self._accounts, self._owners, self._quotas)
        self._time, self._chance = time, chance

    async def do(self, act: str, words: Sequence[str]) -> list[Line]:
        name = words[0] if words else ""
        acts = {
            "list": self._list,
            "reset": self._reset,
            "owner": self._owner,
            "approve": self._approve,
            "refuse": self._refuse,
            "registration": self._registration,
            "invite": self._invite,
            "tables": self._tables,
            "close-table": self._close_table,
            "purge-table": self._purge_table,
            "purge-tournament": self._purge_tournament,
            "purge-account": self._purge_account,
            "purge-quick": self._purge_quick,
            "void-links": self._void_links,
            "clock": self._clock,
        }
        try:
            if act in DECISIONS:
                return await self._decide(act, name)
            if act == "quota":
                return await self._quota(*words)
            return await acts[act](name)
        finally:
            self._accounts.close()

    async def _list(self, _: str) -> list[Line]:
        """List every account with its standing, and every tournament."""
        found: list[Line] = []
        for account in await self._store.found(ACCOUNTS):
            standing = (await self._accounts.profile(account.id)).standing or "ordinary"
            desks = len(await self._store.tournaments(account=account.id))
            told: dict[str, str | int] = {"name": account.name, "created": account.created[:10]}
            found.append(("admin-account", {**told, "standing": standing, "tournaments": desks}))
        for row in await self._store.found(TOURNAMENTS):
            decision = await self._owners.decision(row.id)
            parts = (
                ("removed", decision.removed),
                ("hidden", decision.hidden),
                ("shown", row.shown),
            )
            state = next((word for word, so in parts if so), "private")
            official = "yes" if decision.official else "no"
            made = {"id": row.id, "created": row.created[:10]}
            found.append(("admin-tournament", {**made, "state": state, "official": official}))
        return found or [("admin-no-accounts", {})]

    async def _void_links(self, _: str) -> list[Line]:
        """End all links and sessions: everybody has to sign in again or needs a new link."""
        links = [link for link in await self._store.found(LINKS) if not link.revoked]
        for link in links:
            await self._store.revoke_link(link.id)
        await self._store.drop(SESSIONS)
        await self._store.drop(TICKETS)
        await self._store.drop(BROWSERS, kind="session")
        for rescue in await self._store.found(RESCUES):
            if rescue.kind != "code":
                await self._store.drop(RESCUES, digest=rescue.digest)
        return [("admin-links-void", {"count": len(links)})]

    async def _clock(self, _: str) -> list[Line]:
        """Accept the clock of this machine again, even if it was turned back."""
        now = stamp(SystemTime().now())
        await self._store.put(SETTINGS, Setting(CLOCK, now))
        return [("admin-clock", {"now": now})]

    async def _owner(self, name: str) -> list[Line]:
        """Make an account the owner's; without a name, return a new link for the current owner."""
        if name:
            account = await self._known(name)
            await self._owners.make_owner(account.id)
            return [("admin-owner", {"name": account.name})]
        made = await self._owners.first_start()
        if made is not None:
            return [("admin-owner-made", {"link": f"{self._url}/desk?at=password#{made}"})]
        profiles = await self._store.found(PROFILES, standing=OWNER_STANDING)
        accounts = [await self._store.account_by_id(one.account) for one in profiles]
        found = [account for account in accounts if account is not None]
        return [
            ("admin-reset", {"name": account.name, "link": await self._link(account)})
            for account in found
        ]

    async def _approve(self, name: str) -> list[Line]:
        account = await self._known(name)
        done = await self._owners.approve(account.id)
        return [("admin-approved" if done else "admin-not-waiting", {"name": account.name})]

    async def _refuse(self, name: str) -> list[Line]:
        account = await self._known(name)
        done = await self._owners.refuse(account.id)
        return [("admin-refused" if done else "admin-not-waiting", {"name": account.name})]

    async def _registration(self, way: str) -> list[Line]:
        try:
            chosen = Registration(way)
        except ValueError:
            raise Unknown(way) from None
        await self._owners.register_by(chosen)
        return [("admin-registration", {"way": chosen})]

    async def _decide(self, act: str, name: str) -> list[Line]:
        """Change one part of the owner's decision about a tournament."""
        tournament = to_tournament_id(name)
        if await self._store.tournament(tournament) is None:
            raise Unknown(tournament)
        field, value = DECISIONS[act]
        decision = await self._owners.decision(tournament)
        await self._owners.decide(msgspec.structs.replace(decision, **{field: value}))
        return [("admin-decided", {"id": tournament, "act": act})]

    async def _invite(self, name: str) -> list[Line]:
        """Create an account, and return the link with which its holder sets the password."""
        if await self._owners.registration() is Registration.OFF:
            return [("admin-invitations-off", {})]
        key = await self._owners.invite(name) if plain(name) else None
        if key is None:
            return [("admin-name-taken", {"name": plain(name)})]
        link = f"{self._url}/desk?at=password#{key}"
        return [("admin-invited", {"name": plain(name), "link": link})]

    async def _quota(self, name: str, what: str, most: str) -> list[Line]:
        """Set how many tables or tournaments an account may have."""
        account = await self._known(name)
        if what not in QUOTA_KINDS or not most.isdecimal():
            raise Unknown(f"{what} {most}")
        await self._quotas.give(account.id, what, int(most))
        return [("admin-quota", {"name": account.name, "what": what, "most": int(most)})]

    async def _tables(self, _: str) -> list[Line]:
        """List every table that belongs to no tournament, the oldest first."""
        names = {account.id: account.name for account in await self._store.found(ACCOUNTS)}
        found: list[Line] = []
        for one in await self._store.tables():
            if game_of(one) is None:
                entries = len(await self._store.entries(one.id))
                told: dict[str, str | int] = {"id": one.id, "created": one.created[:10]}
                told |= {"owner": names.get(one.account or NO_ACCOUNT, ""), "entries": entries}
                told["kind"] = "owned" if one.account else "quick"
                found.append(("admin-table", {**told, "live": "yes" if one.live else "no"}))
        return found or [("admin-no-tables", {})]

    async def _close_table(self, name: str) -> list[Line]:
        table = to_table_id(name)
        self._done(await self._purging.close_table(table), table)
        await announce_changes(self._store, self._chance, [table])
        return [("admin-table-closed", {"id": table})]

    async def _purge_table(self, name: str) -> list[Line]:
        table = to_table_id(name)
        self._done(await self._purging.table(table), table)
        await announce_changes(self._store, self._chance, [table])
        return [("admin-purged", {"name": table})]

    async def _purge_tournament(self, name: str) -> list[Line]:
        tournament = to_tournament_id(name)
        why, tables = await self._purging.tournament(tournament)
        self._done(why, tournament)
        await announce_changes(self._store, self._chance, tables)
        return [("admin-purged", {"name": tournament})]

    async def _purge_account(self, name: str) -> list[Line]:
        account = await self._known(name)
        why, tables = await self._purging.account(account.id)
        self._done(why, name)
        await announce_changes(self._store, self._chance, tables)
        return [("admin-purged", {"name": account.name})]

    async def _purge_quick(self, days: str) -> list[Line]:
        """Delete quick games in which nothing has happened for this many days."""
        if not days.isdecimal():
            raise Unknown(days)
        gone = await self._purging.quick_games(stamp_in(self._time, -int(days) * DAY))
        await announce_changes(self._store, self._chance, gone)
        return [("admin-purged-quick", {"tables": len(gone)})]

    def _done(self, why: str, name: str) -> None:
        if why == "unknown":
            raise Unknown(name)
        if why:
            raise Refused(why)

    async def _reset(self, name: str) -> list[Line]:
        """Return a link that sets a new password once; the old one works until then."""
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
