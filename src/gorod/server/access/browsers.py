"""Signed-in browsers of an account, and the devices by which it is known again."""

from __future__ import annotations

from dataclasses import dataclass

from gorod.server.access.links import digest
from gorod.server.chance import Chance
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import BROWSERS, SESSIONS
from gorod.server.store.store_ids import AccountId
from gorod.server.store.stored_rows import Browser
from gorod.server.time_source import Time, stamp, stamp_in

SESSION, DEVICE = "session", "device"
DEVICE_SECONDS = 365 * 24 * 3600
IDLE_SECONDS = 7 * 24 * 3600
"""A session that nobody uses for so long ends by itself."""
SEEN_EVERY_MS = 3_600_000
MOST = 10_000

PROGRAMS = (
    ("YaBrowser/", "Yandex Browser"),
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


@dataclass(frozen=True, slots=True)
class Signed:
    """A session as its owner sees it."""

    id: str
    created: str
    seen: str
    label: str
    own: bool
    """It is the one that asks."""


class Browsers:
    """What is kept of sessions beside their end."""

    def __init__(self, store: Store, time: Time, chance: Chance) -> None:
        self._store, self._time, self._chance = store, time, chance
        self._seen: dict[bytes, int] = {}

    async def signed_in(self, token: str, account: AccountId, label: str) -> None:
        await self._put(digest(token), account, SESSION, label)

    async def used(self, token: str, account: AccountId) -> bool:
        """Notes, once an hour, that a session is in use; ends one that was idle for too long."""
        own, now = digest(token), self._time.ms()
        if own in self._seen and now - self._seen[own] < SEEN_EVERY_MS:
            return True
        found = await self._store.found(BROWSERS, digest=own)
        if found and self._idle(found[0].seen):
            await self._forget(own)
            return False
        if len(self._seen) >= MOST:
            self._seen.clear()
        self._seen[own] = now
        await self._put(own, account, SESSION, found[0].label if found else "")
        return True

    def _idle(self, seen: str) -> bool:
        """Whether a session that was used last then has ended by itself."""
        return seen <= stamp_in(self._time, -IDLE_SECONDS)

    async def forget(self, token: str) -> None:
        """A browser is signed out."""
        await self._forget(digest(token))

    async def listed(self, account: AccountId, token: str) -> list[Signed]:
        """The sessions of an account that still last, the one used last first."""
        known = {b.digest: b for b in await self._store.found(BROWSERS, account=account)}
        now, own = stamp(self._time.now()), digest(token)
        found = []
        for session in await self._store.found(SESSIONS, account=account):
            told = known.get(session.digest)
            seen, label = (told.seen, told.label) if told else (session.created, "")
            if session.expires > now and not self._idle(seen):
                mine = session.digest == own
                found.append(Signed(_id(session.digest), session.created, seen, label, mine))
        return sorted(found, key=lambda one: (one.own, one.seen), reverse=True)

    async def end(self, account: AccountId, session: str) -> bool:
        """Ends one session of an account, by the id under which it is listed."""
        for one in await self._store.found(SESSIONS, account=account):
            if _id(one.digest) == session:
                await self._forget(one.digest)
                return True
        return False

    async def end_others(self, account: AccountId, token: str = "") -> int:
        """Ends every session but the one that asks; without a token, every one."""
        ended = 0
        for one in await self._store.found(SESSIONS, account=account):
            if not token or one.digest != digest(token):
                await self._forget(one.digest)
                ended += 1
        return ended

    async def knows(self, device: str, account: AccountId) -> bool:
        """Whether somebody has signed in to the account with this device before."""
        found = await self._store.found(BROWSERS, digest=digest(device)) if device else []
        return any(one.kind == DEVICE and one.account == account for one in found)

    async def device(self, account: AccountId, label: str) -> str:
        """A token by which this device is known from now on."""
        token = self._chance.token()
        await self._put(digest(token), account, DEVICE, label)
        return token

    async def forget_devices(self, account: AccountId) -> None:
        await self._store.drop(BROWSERS, account=account, kind=DEVICE)

    async def _forget(self, session: bytes) -> None:
        self._seen.pop(session, None)
        await self._store.end_session(session)
        await self._store.drop(BROWSERS, digest=session)

    async def _put(self, own: bytes, account: AccountId, kind: str, label: str) -> None:
        seen = stamp(self._time.now())
        await self._store.put(BROWSERS, Browser(own, account, kind, label, seen))


def label_of(agent: str) -> str:
    """A browser in two words, from what it says of itself: `Firefox, Windows`."""
    program = next((name for mark, name in PROGRAMS if mark in agent), "")
    system = next((name for mark, name in SYSTEMS if mark in agent), "")
    return ", ".join(part for part in (program, system) if part)


def _id(session: bytes) -> str:
    return session.hex()[:16]
