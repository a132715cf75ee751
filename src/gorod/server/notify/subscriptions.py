"""How people get notices: subscriptions, their confirmation, quiet hours, declined kinds."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from gorod.server.access.links import Links, digest
from gorod.server.access.principal import Kind
from gorod.server.chance import Chance
from gorod.server.notify.channels import ChannelName
from gorod.server.notify.states import UNDERWAY
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import OUTBOX, QUIET_HOURS, SUBSCRIPTIONS, UNWANTED_KINDS
from gorod.server.store.store_ids import LinkId, StreamId
from gorod.server.store.stored_rows import QuietHours, Subscription, UnwantedKinds
from gorod.server.time_source import Time, stamp, stamp_in

MOST = 8
"""The most subscriptions of one person: a few devices and the other channels."""
CONFIRM_S = 24 * 3600
START_S = 15 * 60
"""Seconds for which a one-time code for Telegram is valid."""
START_CODE = 24
"""The length of a code; Telegram accepts up to 64 characters."""


class TooManyError(Exception):
    """A person has as many subscriptions as they may."""


@dataclass(frozen=True, slots=True)
class Subscriber:
    """A person who subscribes, with the table and link that they came by, and their language."""

    person: str
    table: StreamId
    link: LinkId
    lang: str


class Subscriptions:
    """The subscriptions, quiet hours and declined kinds of all people."""

    def __init__(self, store: Store, links: Links, time: Time, chance: Chance) -> None:
        self._store, self._links = store, links
        self._time, self._chance = time, chance

    async def of(self, person: str) -> list[Subscription]:
        """Return the subscriptions of a person, including those that wait for confirmation."""
        found = await self._store.found(SUBSCRIPTIONS, person=person)
        now = stamp(self._time.now())
        return sorted(
            (one for one in found if not one.expires or one.expires > now),
            key=lambda one: one.created,
        )

    async def live(self, person: str) -> list[Subscription]:
        """Return the confirmed ones with a valid link; delete those whose link has ended."""
        found = [one for one in await self.of(person) if not one.expires]
        kept = []
        for one in found:
            if one.link and await self._links.behind(one.link) is None:
                await self._drop(one)
            else:
                kept.append(one)
        return kept

    async def one(self, subscription: str) -> Subscription | None:
        found = await self._store.found(SUBSCRIPTIONS, id=subscription)
        return found[0] if found else None

    async def persons(self, table: StreamId, people: Iterable[str]) -> set[str]:
        """Return those of these people who have subscriptions; one query serves a whole table."""
        known: set[str] = set()
        if table:
            known = {one.person for one in await self._store.found(SUBSCRIPTIONS, table_id=table)}
            people = [one for one in people if one.startswith(f"{Kind.ACCOUNT}:")]
        return known | {one for one in people if await self._store.count(SUBSCRIPTIONS, person=one)}

    async def add(
        self, by: Subscriber, channel: ChannelName, address: str, *, confirmed: bool
    ) -> Subscription:
        """Add a subscription, or return the existing one for the same address.

        Raise `TooManyError` if the person has as many as they may.
        """
        known = await self.of(by.person)
        for one in known:
            if (one.channel, one.address) == (channel, address) and address:
                if confirmed and one.expires:
                    return await self._confirmed(one)
                return one
        if len(known) >= MOST:
            raise TooManyError
        made = Subscription(
            id=self._chance.id(),
            person=by.person,
            table=by.table,
            channel=channel,
            address=address,
            code=b"",
            leave=self._chance.token(),
            lang=by.lang,
            link=by.link,
            created=stamp(self._time.now()),
            expires="" if confirmed else stamp_in(self._time, CONFIRM_S),
        )
        await self._store.put(SUBSCRIPTIONS, made)
        return made

    async def code_for(self, one: Subscription) -> str | None:
        """Make a new code that confirms it; earlier codes become invalid.

        None if it was deleted.
        """
        code = self._chance.token()
        after = msgspec.structs.replace(one, code=digest(code))
        return code if await self._store.changed(SUBSCRIPTIONS, [(one, after)]) else None

    async def start_code(self, by: Subscriber) -> str:
        """Make a one-time code that connects a Telegram chat with a person."""
        for one in await self.of(by.person):
            if one.channel == ChannelName.TELEGRAM and one.expires:
                await self._drop(one)
        made = await self.add(by, ChannelName.TELEGRAM, "", confirmed=False)
        code = hashlib.sha256(self._chance.token().encode()).hexdigest()[:START_CODE]
        ends = stamp_in(self._time, START_S)
        after = msgspec.structs.replace(made, code=digest(code), expires=ends)
        await self._store.put(SUBSCRIPTIONS, after)
        return code

    async def waiting(self, code: str) -> Subscription | None:
        """Return the subscription that a code would confirm, or None."""
        for one in await self._store.found(SUBSCRIPTIONS, code=digest(code)):
            if one.expires > stamp(self._time.now()):
                return one
        return None

    async def confirm(self, code: str, address: str = "") -> Subscription | None:
        """Confirm a subscription with its code, which works only once; None if it is invalid."""
        one = await self.waiting(code)
        if one is None:
            return None
        if address:
            for other in await self.of(one.person):
                if (other.channel, other.address) == (one.channel, address):
                    await self._drop(other)
        return await self._confirmed(one, address)

    async def _confirmed(self, one: Subscription, address: str = "") -> Subscription:
        address = address or one.address
        after = msgspec.structs.replace(one, code=b"", expires="", address=address)
        await self._store.put(SUBSCRIPTIONS, after)
        return after

    async def by_token(self, token: str) -> Subscription | None:
        """Return the subscription that the address in a letter ends, or None."""
        found = await self._store.found(SUBSCRIPTIONS, leave_token=token) if token else []
        return found[0] if found else None

    async def leave(self, token: str) -> bool:
        one = await self.by_token(token)
        if one is None:
            return False
        await self._drop(one)
        return True

    async def leave_in_chat(self, chat: str, subscription: str) -> bool:
        """End the subscription of a message by its button; this only works in the same chat."""
        one = await self.one(subscription)
        if one is None or (one.channel, one.address) != (ChannelName.TELEGRAM, chat):
            return False
        await self._drop(one)
        return True

    async def leave_chat(self, chat: str) -> int:
        """End all subscriptions of a chat (`/stop`); return how many there were."""
        cells = {"channel": ChannelName.TELEGRAM, "address": chat}
        found = await self._store.found(SUBSCRIPTIONS, **cells)
        for one in found:
            await self._drop(one)
        return len(found)

    async def has_chat(self, chat: str) -> bool:
        """Whether a chat has any subscription."""
        cells = {"channel": ChannelName.TELEGRAM, "address": chat}
        return await self._store.count(SUBSCRIPTIONS, **cells) > 0

    async def remove(self, person: str, subscription: str) -> bool:
        """End a subscription of this person; return False if it is not theirs."""
        one = await self.one(subscription)
        if one is None or one.person != person:
            return False
        await self._drop(one)
        return True

    async def erase(self, person: str) -> None:
        """Delete everything about a person's notices, including those not sent yet."""
        await erase_person(self._store, person)

    async def ended(self, link: LinkId) -> None:
        """Delete the subscriptions that were made with a link that has ended."""
        for one in await self._store.found(SUBSCRIPTIONS, link=link):
            await self._drop(one)

    async def _drop(self, one: Subscription) -> None:
        await self._store.drop(SUBSCRIPTIONS, id=one.id)
        for state in UNDERWAY:
            await self._store.drop(OUTBOX, person=one.person, subscription=one.id, state=state)

    async def tidy(self) -> None:
        """Delete subscriptions that were not confirmed in time."""
        now = stamp(self._time.now())
        for one in await self._store.found(SUBSCRIPTIONS):
            if one.expires and one.expires <= now:
                await self._drop(one)

    # --- hours -------------------------------------------------------------------------------

    async def quiet(self, person: str) -> QuietHours | None:
        found = await self._store.found(QUIET_HOURS, person=person)
        return found[0] if found else None

    async def set_quiet(self, hours: QuietHours) -> None:
        await self._store.put(QUIET_HOURS, hours)

    # --- kinds -------------------------------------------------------------------------------

    async def unwanted(self, person: str) -> frozenset[str]:
        """Return the kinds of notices that a person has declined."""
        found = await self._store.found(UNWANTED_KINDS, person=person)
        return frozenset(found[0].kinds.split()) if found else frozenset()

    async def decline(self, person: str, table: StreamId, kinds: Iterable[str]) -> None:
        row = UnwantedKinds(person, table, " ".join(sorted(kinds)))
        await self._store.put(UNWANTED_KINDS, row)


async def erase_person(store: Store, person: str) -> None:
    """Delete everything about a person's notices, including those not sent yet."""
    await store.drop(SUBSCRIPTIONS, person=person)
    await store.drop(QUIET_HOURS, person=person)
    await store.drop(UNWANTED_KINDS, person=person)
    await store.drop(OUTBOX, person=person)
