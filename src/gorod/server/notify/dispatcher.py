"""Takes due notices from the outbox and sends each by its channel."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime

from gorod.server.journal import fault, note
from gorod.server.mail.errands import ended
from gorod.server.metrics import Metrics
from gorod.server.notify import states
from gorod.server.notify.account_letters import LETTER, AccountLetters, counted
from gorod.server.notify.channels import Channel, Failed, Message, Sent
from gorod.server.notify.composing import composed, confirming
from gorod.server.notify.notices import NoticeKind
from gorod.server.notify.outbox import Outbox
from gorod.server.notify.quiet_hours import first_allowed
from gorod.server.notify.subscriptions import Subscriptions
from gorod.server.store.interface import StoreError
from gorod.server.store.stored_rows import Outgoing, Subscription
from gorod.server.time_source import Time

EVERY_S = 2.0
"""Seconds after which the outbox is checked if nobody has called."""
TIDY_MS = 3_600_000
LONGEST_TTL = 24 * 3600
LETTERS_AT_ONCE = 2


class Dispatcher:
    """Sends notices from this process; other processes may work on the same outbox."""

    def __init__(
        self,
        outbox: Outbox,
        subscriptions: Subscriptions,
        channels: Sequence[Channel],
        *,
        url: str,
        time: Time,
        metrics: Metrics,
        letters: AccountLetters,
    ) -> None:
        self._outbox, self._subscriptions = outbox, subscriptions
        self.channels: Mapping[str, Channel] = {one.name: one for one in channels}
        self._lines = {one.name: asyncio.Semaphore(one.at_once) for one in channels}
        self._url, self._time, self._metrics = url, time, metrics
        self._letters = letters
        self._letter_line = asyncio.Semaphore(LETTERS_AT_ONCE)
        self._called = asyncio.Event()
        self._one = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._tidy_at = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="gorod-notices")

    def call(self) -> None:
        """Wake up, because there is something new in the outbox."""
        self._called.set()

    async def close(self) -> None:
        """Stop.

        Unfinished notices keep their leases: another process, or the next start, goes on.
        """
        if self._task is not None:
            await ended({self._task})
        for channel in self.channels.values():
            await channel.close()

    async def _work(self) -> None:
        while True:
            self._called.clear()
            try:
                await self.look()
            except StoreError as error:
                fault("notices wait", error)
            except Exception as error:  # noqa: BLE001  one notice that fails must not stop others
                fault("notices", error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), EVERY_S)

    async def look(self) -> None:
        """Send everything that is due; what fails is scheduled again."""
        async with self._one:
            while claimed := await self._outbox.claim():
                async with asyncio.TaskGroup() as group:
                    for row in claimed:
                        group.create_task(self._step(row))
            if self._time.ms() >= self._tidy_at:
                self._tidy_at = self._time.ms() + TIDY_MS
                await self._outbox.tidy()
                await self._subscriptions.tidy()

    async def _step(self, row: Outgoing) -> None:
        try:
            if row.channel == LETTER:
                await self._letter(row)
            else:
                await (self._deliver(row) if row.channel else self._deal_out(row))
        except StoreError as error:
            fault("notices wait", error)
        except Exception as error:  # noqa: BLE001  the next one is not at fault
            fault("notice", error, kind=row.kind)
            await self._outbox.failed(row, "bug")

    def _too_late(self, row: Outgoing, moment: datetime) -> bool:
        return bool(row.not_after) and moment > datetime.fromisoformat(row.not_after)

    async def _deal_out(self, row: Outgoing) -> None:
        now = self._time.now()
        if self._too_late(row, now):
            await self._outbox.over(row, states.EXPIRED, "late")
            return
        if row.kind in await self._subscriptions.unwanted(row.person):
            await self._outbox.over(row, states.DROPPED, "declined")
            return
        hours = await self._subscriptions.quiet(row.person)
        at = first_allowed(now, hours)
        if self._too_late(row, at):
            await self._outbox.over(row, states.EXPIRED, "quiet")
            return
        ways = [(one, at) for one in await self._subscriptions.live(row.person)]
        await self._outbox.deal_out(row, ways)

    async def _deliver(self, row: Outgoing) -> None:
        channel = self.channels.get(row.channel)
        by = await self._subscriptions.one(row.subscription)
        if by is None:
            await self._outbox.over(row, states.DROPPED, "left")
        elif channel is None:
            await self._end(row, states.DEAD, "channel is off")
        elif self._too_late(row, self._time.now()):
            await self._outbox.over(row, states.EXPIRED, "late")
        elif row.why == states.INTERRUPTED and not channel.repeatable:
            await self._end(row, states.DOUBTFUL, states.INTERRUPTED)
        elif (at := await self._quiet_until(row)) is not None:
            await self._outbox.later(row, at)
        else:
            async with self._lines[channel.name]:
                await self._send(row, by, channel)

    async def _letter(self, row: Outgoing) -> None:
        if self._too_late(row, self._time.now()):
            await self._outbox.over(row, states.EXPIRED, "late")
            counted(self._metrics, row, "failed", row.why or "late")
            return
        async with self._letter_line:
            begun = await self._outbox.begin(row)
            if begun is None:
                return
            done = await self._letters.send(begun, self._time)
        if isinstance(done, Sent):
            await self._outbox.sent(begun)
            counted(self._metrics, row, "sent")
        elif not done.again:
            await self._outbox.over(begun, states.DROPPED, done.why)
            counted(self._metrics, row, "failed", done.why)
        else:
            await self._outbox.failed(begun, done.why)

    async def _quiet_until(self, row: Outgoing) -> datetime | None:
        """Return when a person may be disturbed; None means now.

        It is checked again for retries, which may fall into the night.
        """
        if row.kind == NoticeKind.CONFIRM:
            return None
        now = self._time.now()
        at = first_allowed(now, await self._subscriptions.quiet(row.person))
        return at if at > now else None

    async def _send(self, row: Outgoing, by: Subscription, channel: Channel) -> None:
        message = await self._message(row, by)
        begun = None if message is None else await self._outbox.begin(row)
        if message is None or begun is None:
            return
        done = await channel.send(message)
        if isinstance(done, Sent):
            await self._outbox.sent(begun)
            self._count(row, states.SENT)
            return
        await self._failed(begun, by, channel, done)

    async def _message(self, row: Outgoing, by: Subscription) -> Message | None:
        if row.kind == NoticeKind.CONFIRM:
            code = await self._subscriptions.code_for(by)
            return None if code is None else confirming(row, by, self._url, code)
        return composed(row, by, self._url, self._seconds(row))

    def _seconds(self, row: Outgoing) -> int:
        if not row.not_after:
            return LONGEST_TTL
        left = datetime.fromisoformat(row.not_after) - self._time.now()
        return max(0, min(LONGEST_TTL, int(left.total_seconds())))

    async def _failed(
        self, row: Outgoing, by: Subscription, channel: Channel, done: Failed
    ) -> None:
        if done.gone:
            await self._outbox.over(row, states.DEAD, done.why)
            await self._subscriptions.remove(by.person, by.id)
            self._count(row, states.DEAD)
        elif done.doubt and not channel.repeatable:
            await self._end(row, states.DOUBTFUL, done.why)
        elif not done.again:
            await self._end(row, states.DEAD, done.why)
        elif not await self._outbox.failed(row, done.why, done.after):
            self._count(row, states.DEAD)
        else:
            self._count(row, "again")

    async def _end(self, row: Outgoing, state: str, why: str) -> None:
        await self._outbox.over(row, state, why)
        self._count(row, state)

    def _count(self, row: Outgoing, result: str) -> None:
        """Count the result and note it in the journal, but never the addressee."""
        self._metrics.notices.labels(channel=row.channel, result=result).inc()
        note("notice", channel=row.channel, kind=row.kind, result=result)
