"""Letters on their way. Nobody who asks for one waits for the network, and none is kept on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from gorod.server.journal import fault, note
from gorod.server.mail.letters import Letter, enveloped
from gorod.server.mail.relay import Relay
from gorod.server.metrics import Metrics
from gorod.server.time_source import Time

MOST = 200
"""So many may be on their way at once; more are dropped, and whoever lacks one asks again."""
AT_ONCE = 2
CANCELLED_AGAIN = 0.1
"""Seconds after which a letter that has not heard of the end of our server is told again."""
PERMANENT = 500
"""SMTP answers from here on say that trying again is of no use."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How patient we are with the SMTP server, in seconds; tests take less."""

    timeout: float = 20
    whole: float = 60
    """One attempt, from the first byte to the last."""
    pauses: tuple[float, ...] = (5, 60)
    """Between attempts."""
    goodbye: float = 3
    """How long letters may hold up the end of our server, or theirs the end of a conversation."""


class Outbox:
    """The letters of this process that are being sent."""

    def __init__(
        self, relay: Relay | None, greeting: str, pace: Pace, time: Time, metrics: Metrics
    ) -> None:
        self.relay = relay
        self._greeting, self._pace = greeting, pace
        self._time, self._metrics = time, metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self._line = asyncio.Semaphore(AT_ONCE)

    @property
    def open(self) -> bool:
        """Whether this server sends letters at all."""
        return self.relay is not None

    @property
    def waiting(self) -> int:
        return len(self._tasks)

    def post(self, letter: Letter) -> bool:
        """Sends a letter after the present request; False if too many are on their way."""
        return self.later(self._sent(letter))

    def later(self, work: Coroutine[Any, Any, None]) -> bool:
        """Does something that no answer waits for."""
        if len(self._tasks) >= MOST:
            work.close()
            self._metrics.letters.labels(result="dropped").inc()
            note("letter dropped", waiting=len(self._tasks))
            return False
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def settled(self) -> None:
        """Returns when nothing is on its way any more."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Gives letters a moment; what is left then is lost."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=self._pace.goodbye)
        left = set(self._tasks)
        while left:  # Python 3.11 loses a cancellation that comes together with an answer
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=CANCELLED_AGAIN)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001  nobody waits who could be told
            fault("letter", error)

    async def _sent(self, letter: Letter) -> None:
        for pause in (*self._pace.pauses, None):
            async with self._line:
                trouble = await self._trouble(letter)
            if trouble is None:
                self._metrics.letters.labels(result="sent").inc()
                note("letter sent", kind=letter.kind)
                return
            why, again = trouble
            if pause is None or not again:
                break
            await asyncio.sleep(pause)
        self._metrics.letters.labels(result="failed").inc()
        note("letter failed", kind=letter.kind, why=why)

    async def _trouble(self, letter: Letter) -> tuple[str, bool] | None:
        """Hands a letter over; else why it could not be, and whether another attempt may help.

        The reason is the name of the error and a number: what a server says may name people.
        """
        # A server without letters does without the library.
        import aiosmtplib  # noqa: PLC0415

        if self.relay is None:
            return "no server", False
        relay = self.relay
        message = enveloped(letter, relay, self._time.now())
        client = aiosmtplib.SMTP(
            hostname=relay.host,
            port=relay.port,
            username=relay.user or None,
            password=relay.password or None,
            local_hostname=self._greeting,
            use_tls=relay.implicit,
            start_tls=relay.upgraded,
            timeout=self._pace.timeout,
        )
        try:
            async with asyncio.timeout(self._pace.whole):
                await client.connect()
                await client.send_message(message, sender=relay.sender, recipients=[letter.to])
                with suppress(aiosmtplib.SMTPException):  # it has the letter already
                    await client.quit(timeout=self._pace.goodbye)
        except aiosmtplib.SMTPRecipientsRefused as error:
            code = max((one.code for one in error.recipients), default=0)
            return f"recipient {code}", code < PERMANENT
        except aiosmtplib.SMTPResponseException as error:
            return f"{type(error).__name__} {error.code}", error.code < PERMANENT
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            return type(error).__name__, True
        finally:
            client.close()
        return None
