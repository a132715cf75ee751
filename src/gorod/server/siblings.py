"""The processes of one `gorod serve --workers N`, and the channels between them.

Each worker is a whole server; they share the database and the port. What one writes the others are
told through these channels, and an open socket can be handed to the worker that has its table. A
message arrives whole or not at all, in the order in which it was sent.
"""

from __future__ import annotations

import asyncio
import socket
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from zlib import crc32

LARGEST = 1 << 17
"""The most bytes of a message."""
BUFFER = 1 << 20
"""How many bytes the system keeps for a worker that is not reading."""
MOST_WAITING = 1000
"""How many messages wait for a worker whose buffer is full; then they are given up."""
AT_ONCE = 200
"""How many messages are read before other work has its turn."""

LOST = b"lost"
"""The kind of the message that says that earlier messages were given up."""
KIND = 4
"""The length of a message's kind, which comes first."""

Heard = Callable[[bytes, socket.socket | None], None]
"""Takes a message without its kind, and the socket that came with it."""


@dataclass(frozen=True, slots=True)
class Worker:
    """One of the processes: its number, and its ends of the channels to the others."""

    number: int
    count: int
    channels: Mapping[int, socket.socket]
    life: int = -1
    """A descriptor that can be read once the supervisor has ended: no worker outlives it."""
    ports: Sequence[socket.socket] = ()
    """The listening sockets that all workers share."""
    speaks: bool = False
    """Whether this worker prints the greeting and has the demonstration; only one of them does."""

    def owner(self, stream_id: str) -> int:
        """Return the number of the worker that should have a stream's sockets."""
        return crc32(stream_id.encode()) % self.count


def channels(count: int) -> list[dict[int, socket.socket]]:
    """Return the ends of every worker's channels to the others."""
    ends: list[dict[int, socket.socket]] = [{} for _ in range(count)]
    for one in range(count):
        for other in range(one):
            # Of this type, because it keeps messages apart and its buffer has a size in bytes.
            ends[one][other], ends[other][one] = socket.socketpair(
                socket.AF_UNIX, socket.SOCK_SEQPACKET
            )
    for its in ends:
        for end in its.values():
            end.settimeout(0)
            end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
    return ends


@dataclass(slots=True)
class _Waiting:
    """Messages for a worker whose buffer is full."""

    messages: deque[bytes] = field(default_factory=deque)
    lost: bool = False
    """Whether some were given up."""


class Siblings:
    """The other workers, as one of them sees them."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self._heard: dict[bytes, list[Heard]] = {}
        self._waiting: dict[int, _Waiting] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Begin to read what the others send."""
        self._loop = asyncio.get_running_loop()
        for end in self.worker.channels.values():
            self._loop.add_reader(end, self._readable, end)

    def close(self) -> None:
        """Stop reading and sending; what is not sent yet is given up."""
        if self._loop is None:
            return
        for number, end in self.worker.channels.items():
            self._loop.remove_reader(end)
            if self._waiting.pop(number, None) is not None:
                self._loop.remove_writer(end)
        self._loop = None

    def hear(self, kind: bytes, heard: Heard) -> None:
        """Call `heard` with every message of a kind."""
        self._heard.setdefault(kind, []).append(heard)

    def lost(self, heard: Callable[[], None]) -> None:
        """Call `heard` when messages to this worker were given up."""
        self.hear(LOST, lambda _, __: heard())

    def tell(self, kind: bytes, message: bytes, to: int | None = None) -> None:
        """Send a message to all other workers, or to one of them."""
        for number in self.worker.channels if to is None else (to,):
            self._send(number, kind + message)

    def hand(self, number: int, kind: bytes, message: bytes, given: socket.socket) -> bool:
        """Send a message with an open socket to one worker.

        Returns False if the worker is not reading: then the socket stays here.
        """
        if number in self._waiting or len(message) > LARGEST - KIND:
            return False
        return self._sent(number, kind + message, given)

    # --- sending -----------------------------------------------------------------------------

    def _send(self, number: int, message: bytes) -> None:
        waiting = self._waiting.get(number)
        if waiting is None:
            if self._sent(number, message) or self._loop is None:
                return
            waiting = self._waiting[number] = _Waiting()
            self._loop.add_writer(self.worker.channels[number], self._writable, number)
        if len(waiting.messages) >= MOST_WAITING:
            waiting.messages.clear()
            waiting.lost = True
        waiting.messages.append(message)

    def _sent(self, number: int, message: bytes, given: socket.socket | None = None) -> bool:
        """Send a message if there is room for it now."""
        end = self.worker.channels[number]
        try:
            socket.send_fds(end, [message], [] if given is None else [given.fileno()])
        except OSError:  # there is no room, or the other one has gone
            return False
        return True

    def _writable(self, number: int) -> None:
        waiting = self._waiting[number]
        if waiting.lost and self._sent(number, LOST):
            waiting.lost = False
        while waiting.messages and not waiting.lost and self._sent(number, waiting.messages[0]):
            waiting.messages.popleft()
        if not waiting.messages and not waiting.lost and self._loop is not None:
            del self._waiting[number]
            self._loop.remove_writer(self.worker.channels[number])

    # --- receiving ---------------------------------------------------------------------------

    def _readable(self, end: socket.socket) -> None:
        for _ in range(AT_ONCE):
            try:
                message, given, _, _ = socket.recv_fds(end, LARGEST, 1)
            except (BlockingIOError, InterruptedError):
                return
            if not message:  # nobody has the other end any more: the server is stopping
                asyncio.get_running_loop().remove_reader(end)
                return
            self._take(message, [socket.socket(fileno=number) for number in given])

    def _take(self, message: bytes, given: list[socket.socket]) -> None:
        heard = self._heard.get(message[:KIND], ())
        for one in heard:
            one(message[KIND:], given[0] if given else None)
        if not heard:
            for unwanted in given:
                unwanted.close()
