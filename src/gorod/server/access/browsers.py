"""Signed-in browsers of an account, and devices on which it was used before."""

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
"""Seconds without use after which a session ends."""
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
    """Whether it is the session that asks."""


class Browsers:
    """Keeps when and with which browsers sessions are used, and known devices."""

    def __init__(self, store: Store, time: Time, chance: Chance) -> None:
        self._store, self._time, self._chance = store, time, chance
        self._seen: dict[bytes, int] = {}

    async def signed_in(self, token: str, account: AccountId, label: str) -> None:
        await self._put(digest(token), account, SESSION, label)

    async def used(self, token: str, account: AccountId) -> bool:
        """Note, once an hour, that a session is in use; return False if it was idle too long."""
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
        """Whether a session that was last used at this time has ended."""
        return seen <= stamp_in(self._time, -IDLE_SECONDS)

    async def forget(self, token: str) -> None:
        """Sign a browser out."""
        await self._forget(digest(token))

    async def listed(self, account: AccountId, token: str) -> list[Signed]:
        """Return the valid sessions of an account: the one that asks, then the last used first."""
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
        """End a session of an account by its listed id; return whether there was one."""
        for one in await self._store.found(SESSIONS, account=account):
            if _id(one.digest) == session:
                await self._forget(one.digest)
                return True
        return False

    async def end_others(self, account: AccountId, token: str = "") -> int:
        """End all sessions except the one with this token; without a token, all.

        Return how many.
        """
        ended = 0
        for one in await self._store.found(SESSIONS, account=account):
            if not token or one.digest != digest(token):
                await self._forget(one.digest)
                ended += 1
        return ended

    async def knows(self, device: str, account: AccountId) -> bool:
        """Whether somebody has signed in to the account on this device before."""
        found = await self._store.found(BROWSERS, digest=digest(device)) if device else []
        return any(one.kind == DEVICE and one.account == account for one in found)

    async def device(self, account: AccountId, label: str) -> str:
        """Return a new token by which this device will be recognised."""
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
    """Return a short name for a browser from its user agent: `Firefox, Windows`."""
    program = next((name for mark, name in PROGRAMS if mark in agent), "")
    system = next((name for mark, name in SYSTEMS if mark in agent), "")
    return ", ".join(part for part in (program, system) if part)


def _id(session: bytes) -> str:
    return session.hex()[:16]
