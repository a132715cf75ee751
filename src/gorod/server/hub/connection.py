"""One open socket, as the hub knows it: what waits to be sent, and why it ends."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from gorod.i18n import catalogue
from gorod.server.access.principal import Kind, Principal
from gorod.server.wire.frames import Gone, text
from gorod.server.wire.padding import filled

CODES = {
    "revoked": 4401,
    "expired": 4401,
    "slow": 4408,
    "elsewhere": 4409,
    "closed": 4410,
    "confirmed": 4410,
    "shutdown": 1012,
}
"""Close codes: what a client does next depends on them."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a socket is closed; the reason says where to resume."""

    code: int
    reason: str


class Connection:
    """Frames go in by `push` and out by whoever holds the socket."""

    def __init__(
        self,
        by: Principal,
        *,
        console: str,
        lang: str,
        pending: int,
        came: Principal | None = None,
        digest: str = "",
        stands: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        self.by, self.console, self.lang = by, console, lang
        self.came = came or by
        """Who came, before their offices at a tournament were looked up."""
        self.digest = digest
        """What the page had seen of a tournament when it was last told."""
        self.stands = stands
        """Whether whoever came without a link may still be told; asked before they are."""
        self.stream = ""
        """The id of the stream that is watched."""
        self.sent = 0
        """The number of the last view that was handed to the network."""
        self.number = 0
        """Its place in the order in which sockets joined."""
        self.ending: Ending | None = None
        self.busy_since: int | None = None
        self.ping_at = 0
        self._most = pending
        self._waiting: deque[tuple[str, int]] = deque()
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    def push(self, frame: str, seq: int = 0) -> bool:
        """Queue a frame; false if the reader is too slow and was dropped."""
        if self.ending is not None:
            return True
        if len(self._waiting) >= self._most:
            self.drop("slow")
            return False
        self._put(frame, seq)
        return True

    def _put(self, frame: str, seq: int = 0) -> None:
        """A player or an official is sent nothing whose length could tell something."""
        if self.by.kind == Kind.SEAT or self.by.who:
            frame = filled(frame.encode()).decode()
        self._waiting.append((frame, seq))
        self._wake.set()

    async def next(self) -> tuple[str, int] | None:
        """What to send next; None when everything was said and the socket is to be closed."""
        while not self._waiting:
            if self.ending is not None:
                return None
            self._wake.clear()
            await self._wake.wait()
        return self._waiting.popleft()

    def drop(self, why: str) -> None:
        """Say why, and where to resume; whatever else was waiting is not sent."""
        if self.ending is not None:
            return
        self._waiting.clear()
        said = catalogue(self.lang).say(f"server-gone-{why}")
        self._put(text(Gone(why, said, self.sent)))
        self.ending = Ending(CODES[why], f"resume {self.sent}")

    def writes_in(self, task: asyncio.Task[None]) -> None:
        self._writer = task

    def cut(self) -> None:
        """The network takes nothing: do not wait for it."""
        self.drop("slow")
        if self._writer is not None:
            self._writer.cancel()
