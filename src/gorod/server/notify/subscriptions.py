"""How people want to be told, and when: what they choose, confirm and leave."""

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
"""Subscriptions of one person: a few devices and the other channels."""
CONFIRM_S = 24 * 3600
START_S = 15 * 60
"""How long a one-time code for Telegram is good."""
START_CODE = 24
"""Letters of a code: Telegram takes up to 64."""


class TooManyError(Exception):
    """One person has as many subscriptions as they may."""


@dataclass(frozen=True, slots=True)
class Subscriber:
    """Who wants to be told."""

    person: str
    table: StreamId
    link: LinkId
    lang: str


class Subscriptions:
    """Those of everybody."""

    def __init__(self, store: Store, links: Links, time: Time, chance: Chance) -> None:
        self._store, self._links = store, links
        self._time, self._chance = time, chance

    async def of(self, person: str) -> list[Subscription]:
        """What a person has chosen, and what waits to be confirmed."""
        found = await self._store.found(SUBSCRIPTIONS, person=person)
        now = stamp(self._time.now())
        return sorted(
            (one for one in found if not one.expires or one.expires > now),
            key=lambda one: one.created,
        )

    async def live(self, person: str) -> list[Subscription]:
        """The confirmed ones whose link is still good; those whose link has ended go."""
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
        """Those of these people who have chosen anything; people of one table are asked at once."""
        known: set[str] = set()
        if table:
            known = {one.person for one in await self._store.found(SUBSCRIPTIONS, table_id=table)}
            people = [one for one in people if one.startswith(f"{Kind.ACCOUNT}:")]
        return known | {one for one in people if await self._store.count(SUBSCRIPTIONS, person=one)}

    async def add(
        self, by: Subscriber, channel: ChannelName, address: str, *, confirmed: bool
    ) -> Subscription:
        """A new one; the same address again is the same subscription."""
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
        """A new code that confirms it; codes of earlier letters are void. None if it is gone."""
        code = self._chance.token()
        after = msgspec.structs.replace(one, code=digest(code))
        return code if await self._store.changed(SUBSCRIPTIONS, [(one, after)]) else None

    async def start_code(self, by: Subscriber) -> str:
        """A one-time code by which a chat of Telegram is tied to a person."""
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
        """What a code would confirm."""
        for one in await self._store.found(SUBSCRIPTIONS, code=digest(code)):
            if one.expires > stamp(self._time.now()):
                return one
        return None

    async def confirm(self, code: str, address: str = "") -> Subscription | None:
        """Whoever reads the address, or holds the chat, wants it; a code works once."""
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
        """What the address in a letter ends."""
        found = await self._store.found(SUBSCRIPTIONS, leave_token=token) if token else []
        return found[0] if found else None

    async def leave(self, token: str) -> bool:
        one = await self.by_token(token)
        if one is None:
            return False
        await self._drop(one)
        return True

    async def leave_in_chat(self, chat: str, subscription: str) -> bool:
        """Whoever taps the button of a message ends what it came by, in their own chat alone."""
        one = await self.one(subscription)
        if one is None or (one.channel, one.address) != (ChannelName.TELEGRAM, chat):
            return False
        await self._drop(one)
        return True

    async def leave_chat(self, chat: str) -> int:
        """Whoever writes `/stop` is told nothing there any more."""
        cells = {"channel": ChannelName.TELEGRAM, "address": chat}
        found = await self._store.found(SUBSCRIPTIONS, **cells)
        for one in found:
            await self._drop(one)
        return len(found)

    async def has_chat(self, chat: str) -> bool:
        """Whether anybody is told in that chat."""
        cells = {"channel": ChannelName.TELEGRAM, "address": chat}
        return await self._store.count(SUBSCRIPTIONS, **cells) > 0

    async def remove(self, person: str, subscription: str) -> bool:
        """A person ends one of their own."""
        one = await self.one(subscription)
        if one is None or one.person != person:
            return False
        await self._drop(one)
        return True

    async def erase(self, person: str) -> None:
        """Nothing is kept of how somebody was told, and nothing is sent to them any more."""
        await erase_person(self._store, person)

    async def ended(self, link: LinkId) -> None:
        """A link has ended: so has what was chosen by it."""
        for one in await self._store.found(SUBSCRIPTIONS, link=link):
            await self._drop(one)

    async def _drop(self, one: Subscription) -> None:
        await self._store.drop(SUBSCRIPTIONS, id=one.id)
        for state in UNDERWAY:
            await self._store.drop(OUTBOX, person=one.person, subscription=one.id, state=state)

    async def tidy(self) -> None:
        """What nobody has confirmed in time is forgotten."""
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
        """The kinds that a person does not want to be told of."""
        found = await self._store.found(UNWANTED_KINDS, person=person)
        return frozenset(found[0].kinds.split()) if found else frozenset()

    async def decline(self, person: str, table: StreamId, kinds: Iterable[str]) -> None:
        row = UnwantedKinds(person, table, " ".join(sorted(kinds)))
        await self._store.put(UNWANTED_KINDS, row)


async def erase_person(store: Store, person: str) -> None:
    """The same, for whoever deletes an account."""
    await store.drop(SUBSCRIPTIONS, person=person)
    await store.drop(QUIET_HOURS, person=person)
    await store.drop(UNWANTED_KINDS, person=person)
    await store.drop(OUTBOX, person=person)
