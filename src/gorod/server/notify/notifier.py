"""The interface of notifications for the rest of the server."""

from __future__ import annotations

from collections.abc import Sequence

from gorod.server.access.links import ENDED, Links
from gorod.server.chance import Chance
from gorod.server.mail.correspondence import Correspondence
from gorod.server.metrics import Metrics
from gorod.server.notify import states
from gorod.server.notify.account_letters import AccountLetters
from gorod.server.notify.channel_settings import ChannelSettings
from gorod.server.notify.dispatcher import Dispatcher
from gorod.server.notify.leases import Leases
from gorod.server.notify.notices import Notice
from gorod.server.notify.outbox import Outbox
from gorod.server.notify.subscriptions import Subscriptions
from gorod.server.notify.telegram_channel import TelegramChannel
from gorod.server.notify.telegram_updates import TelegramUpdates
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import OUTBOX
from gorod.server.store.store_ids import StreamId
from gorod.server.store.stored_rows import Link, Outgoing
from gorod.server.time_source import stamp


class Notifier:
    """Queues notices and letters and reports on them."""

    def __init__(
        self,
        store: Store,
        links: Links,
        channel_settings: ChannelSettings,
        chance: Chance,
        metrics: Metrics,
        *,
        letters: Correspondence | None = None,
    ) -> None:
        time = channel_settings.time
        self._store, self._time, self._channel_settings = store, time, channel_settings
        self._metrics = metrics
        self.outbox = Outbox(store, time, chance)
        self.subscriptions = Subscriptions(store, links, time, chance)
        channels = channel_settings.channels()
        self.letters = AccountLetters(store, letters, channel_settings.handover, chance)
        if letters is not None:
            letters.post = self
        self.dispatcher = Dispatcher(
            self.outbox,
            self.subscriptions,
            channels,
            url=channel_settings.url,
            time=time,
            metrics=metrics,
            letters=self.letters,
        )
        leases = Leases(store, time, self.outbox.owner)
        telegram = [one for one in channels if isinstance(one, TelegramChannel)]
        self.updates = [TelegramUpdates(one, self.subscriptions, leases) for one in telegram]
        links.watch(self._links_changed)

    async def enqueue(self, notices: Sequence[Notice]) -> int:
        """Queue notices, once for each key, to be sent when due; return how many are new.

        People without a channel at that time get nothing, so notices that are due already are not
        even queued for them.
        """
        now = stamp(self._time.now())
        wanted: list[Notice] = []
        for stream in dict.fromkeys(one.stream for one in notices):
            own = [one for one in notices if one.stream == stream]
            known = await self.subscriptions.persons(stream, {one.person for one in own})
            wanted += [one for one in own if one.not_before > now or one.person in known]
        written = await self.outbox.add(wanted)
        if written:
            self.dispatcher.call()
        return written

    async def letter(self, kind: str, account: int, to: str) -> bool:
        """Queue a letter to the owner of an account; return False if too many wait already."""
        row = await self.letters.row(kind, account, to, self._time)
        if row is None:
            self._metrics.letters.labels(result="dropped").inc()
            return False
        await self.outbox.add_rows([row])
        self.dispatcher.call()
        return True

    async def ask_to_confirm(self, subscription: str, once: str) -> None:
        """Write to an address to ask its reader whether they want notices there."""
        one = await self.subscriptions.one(subscription)
        if one is not None and one.expires:
            await self.outbox.add_rows([self.outbox.question(one, once)])
            self.dispatcher.call()

    async def failures(self, stream: StreamId) -> list[Outgoing]:
        """Return the undelivered notices of a table or tournament, the newest first."""
        found = [
            row
            for state in states.FAILED
            for row in await self._store.found(OUTBOX, table_id=stream, state=state)
        ]
        return sorted(found, key=lambda row: row.changed, reverse=True)

    async def again(self, stream: StreamId, key: str) -> bool:
        """Try a failed notice again; return False if it is unknown or has not failed."""
        found = await self._store.found(OUTBOX, table_id=stream, key=key)
        done = bool(found) and await self.outbox.again(found[0])
        if done:
            self.dispatcher.call()
        return done

    async def counts(self) -> dict[str, int]:
        """Return the number of notices in each state, for the owner of the server."""
        shown = (*states.UNDERWAY, states.SENT, *states.FAILED)
        return {state: await self._store.count(OUTBOX, state=state) for state in shown}

    async def _links_changed(self, what: str, links: Sequence[Link], _by: str) -> None:
        for link in links if what == ENDED else ():
            await self.subscriptions.ended(link.id)

    def start(self) -> None:
        self.dispatcher.start()
        for one in self.updates:
            one.start()

    async def close(self) -> None:
        for one in self.updates:
            await one.close()
        await self.dispatcher.close()
        await self._channel_settings.requests.close()
