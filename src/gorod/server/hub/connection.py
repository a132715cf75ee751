"""One open socket as the hub sees it: the frames that wait to be sent, and why it ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol

from gorod.i18n import catalogue
from gorod.server.access.principal import Kind, Principal
from gorod.server.store.store_ids import NO_STREAM
from gorod.server.tables.sender import Sender
from gorod.server.wire.frames import Gone, ToClient, packed
from gorod.server.wire.padding import AS_IT_IS, SMALL

CODES = {
    "revoked": 4401,
    "expired": 4401,
    "slow": 4408,
    "elsewhere": 4409,
    "closed": 4410,
    "confirmed": 4410,
    "moved": 4409,
    "left": 4410,
    "kicked": 4410,
    "dismissed": 4410,
    "late": 1012,
    "shutdown": 1012,
}
"""Close codes by reason; the client decides by the code what it does next."""


class Outlet(Protocol):
    """The way to the network. It takes whole WebSocket frames."""

    paused: bool
    """Whether the network currently accepts nothing more."""
    drained: Callable[[], None]
    """Called when the network accepts frames again."""

    def write(self, frame: bytes) -> None: ...


@dataclass(frozen=True, slots=True)
class Ending:
    """How a socket is closed; the reason text says where to resume."""

    code: int
    reason: str


class Connection:
    """A socket and its queue: frames are written at once, or wait while the network is blocked.

    `task` is the task that reads the socket. It is cancelled once everything that was to be sent
    before the end is sent, and then closes the socket.
    """

    def __init__(
        self,
        by: Principal,
        outlet: Outlet,
        *,
        console: str,
        lang: str,
        pending: int,
        task: asyncio.Task[Any] | None = None,
        came: Principal | None = None,
        digest: str = "",
        still_valid: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        self.by, self.console, self.lang = by, console, lang
        self.sender = Sender(by, console, lang)
        self.came = came or by
        """The principal who connected, before their offices at a tournament were looked up."""
        self.digest = digest
        """The digest of what the page last received for a tournament."""
        self.still_valid = still_valid
        """Checks whether a principal who came without a link may still be sent anything; None for a
        link."""
        self.stream = NO_STREAM
        """The id of the stream that is watched."""
        self.sent = 0
        """The number of the last view that was handed to the network."""
        self.number = 0
        """The position in the order in which sockets joined."""
        self.ending: Ending | None = None
        self.broken = False
        """Whether the network accepts nothing, so that a polite close is pointless."""
        self.blocked_since: int | None = None
        """When a blocked queue was first noticed, in monotonic milliseconds; None while nothing
        waits."""
        self.ping_at = 0
        """When it is asked next whether it still lives."""
        self.told = False
        """Whether it was told anything since that was decided: then it need not be asked."""
        self._most = pending
        self.fill = SMALL if by.kind == Kind.SEAT or by.who else AS_IT_IS
        """Frames are padded to a multiple of this length: for players and officials it must reveal
        nothing."""
        self._waiting: list[tuple[bytes, int]] = []
        self._outlet, self._task = outlet, task
        outlet.drained = self._drained

    @property
    def waiting(self) -> int:
        """How many frames wait for the network."""
        return len(self._waiting)

    def say(self, said: ToClient) -> bool:
        """Send a frame to this socket alone. Returns False if the slow reader was dropped."""
        return self.push(packed(said, self.fill))

    def push(self, frame: bytes, seq: int = 0) -> bool:
        """Send encoded bytes. Returns False if the reader was dropped as too slow."""
        if self.ending is not None:
            return True
        if len(self._waiting) >= self._most:
            self.drop("slow")
            return False
        if self._waiting or self._outlet.paused:
            self._waiting.append((frame, seq))
        else:
            self._outlet.write(frame)
            self.sent = seq or self.sent
            self.told = True
        return True

    def _drained(self) -> None:
        self.blocked_since = None
        while self._waiting and not self._outlet.paused:
            frame, seq = self._waiting.pop(0)
            self._outlet.write(frame)
            self.sent = seq or self.sent
        self._finish()

    def drop(self, why: str) -> None:
        """Tell the client why the socket ends and where to resume.

        Other frames that wait are discarded.
        """
        if self.ending is not None:
            return
        self._waiting.clear()
        self.say(Gone(why, catalogue(self.lang).say(f"server-gone-{why}"), self.sent))
        self.ending = Ending(CODES[why], f"resume {self.sent}")
        self._finish()

    def _finish(self) -> None:
        if self.ending is not None and not self._waiting and self._task is not None:
            self._task.cancel()

    def cut(self) -> None:
        """Drop the socket without waiting for the network, which accepts nothing."""
        self.drop("slow")
        self._waiting.clear()
        self.broken = True
        self._finish()
