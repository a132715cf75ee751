"""Subclasses of uvicorn's HTTP and WebSocket protocols that limit slow and large requests.

A header is limited in size, lines and time; a body must keep coming; a sender may have only a
certain number of connections. Connections that became WebSockets are not counted here any more.

The hub's frames bypass ASGI: each is encoded once and written to every socket that takes it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from socket import socket
from typing import Any

import msgspec
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from gorod.server.config import Limits
from gorod.server.network import sender

OUTLET = "gorod.outlet"
"""The extension of an ASGI scope with which a socket's handler writes to the network."""
HANDED = "gorod.handed"
"""The extension of an ASGI scope that holds what another worker has found out about a socket."""


class HeaderTooLargeError(Exception):
    """Stops the parser of a header that is too large."""


@dataclass(frozen=True, slots=True)
class Door:
    """State that all connections of one server share."""

    limits: Limits
    counted: bool = True
    """Whether senders are counted; behind a proxy all connections have the same address."""
    open: Counter[str] = field(default_factory=Counter)
    """The number of HTTP connections of each sender."""


class BoundedProtocol(HttpToolsProtocol):
    """One HTTP connection with limits."""

    def __init__(self, *, door: Door, **parts: Any) -> None:  # noqa: ANN401  uvicorn's own
        super().__init__(**parts)
        self._door = door
        self._sender = ""
        self._ended = False
        self._timer: asyncio.TimerHandle | None = None
        self._in_header = False
        self._size = self._lines = 0
        self._fed = 0
        """Bytes received since the current header began."""
        self._body = 0
        """Bytes of the current body received since its time was last checked."""

    # --- the connection ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_header()
        if self._door.counted and self.client is not None:
            self._sender = sender(self.client[0])
            self._door.open[self._sender] += 1
            if self._door.open[self._sender] > self._door.limits.connections_per_address:
                self._say(HTTPStatus.TOO_MANY_REQUESTS)
                self._end(HTTPStatus.TOO_MANY_REQUESTS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._stop()
        if self._sender:
            self._door.open[self._sender] -= 1
            if not self._door.open[self._sender]:
                del self._door.open[self._sender]
            self._sender = ""

    # --- a request ---------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._ended:
            return
        self._fed = len(data) + (self._fed if self._in_header else 0)
        super().data_received(data)
        if self.transport.is_closing() or self._upgraded:
            return
        if self._in_header and self._fed > self._door.limits.header_bytes:
            self._end(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._timer is None and self.timeout_keep_alive_task is None and not self._answering:
            # An empty line between two requests begins none, but it has stopped uvicorn's own
            # timeout.
            self._await_header()

    @property
    def _upgraded(self) -> bool:
        return self.transport.get_protocol() is not self

    @property
    def _answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._size = self._lines = 0
        self._in_header = True
        if self._timer is None:
            self._await_header()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._grown(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._lines += 1
        self._grown(len(name) + len(value))

    def _grown(self, size: int) -> None:
        self._size += size
        limits = self._door.limits
        if self._size > limits.header_bytes or self._lines > limits.header_lines:
            self._end(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            raise HeaderTooLargeError

    def on_headers_complete(self) -> None:
        self._stop()
        self._in_header = False
        super().on_headers_complete()
        self._await_body()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop()
        self._fed = 0  # bytes that came together with the end of a request are not counted
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Answer a request that cannot be parsed, unless it was ended here with its own answer."""
        if not self._ended:
            self._stop()
            super().send_400_response(msg)

    # --- time ----------------------------------------------------------------------------------

    def _await_header(self) -> None:
        self._timer = self.loop.call_later(self._door.limits.header_s, self._header_late)

    def _header_late(self) -> None:
        self._timer = None
        if self._answering:
            self._await_header()
        else:
            self._end(HTTPStatus.REQUEST_TIMEOUT)

    def _await_body(self) -> None:
        self._body = 0
        self._timer = self.loop.call_later(self._door.limits.body_s, self._body_late)

    def _body_late(self) -> None:
        """Check that the body kept coming; a large file may take long as long as it does."""
        self._timer = None
        limits = self._door.limits
        if self.flow.read_paused or self._body >= limits.body_bytes_per_s * limits.body_s:
            self._await_body()
        else:
            self._end(HTTPStatus.REQUEST_TIMEOUT)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end(self, status: HTTPStatus) -> None:
        """Close the connection; first send the status, unless a response has begun."""
        self._ended = True
        self._stop()
        cycle: RequestResponseCycle | None = self.cycle
        if self._in_header or (cycle is not None and not cycle.response_started):
            self._say(status)
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.close()

    def _say(self, status: HTTPStatus) -> None:
        line = f"HTTP/1.1 {status.value} {status.phrase}\r\n"
        self.transport.write(f"{line}content-length: 0\r\nconnection: close\r\n\r\n".encode())


class FrameProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that also accepts encoded frames, and can report that it is congested."""

    paused = False

    def __init__(self, **parts: Any) -> None:  # noqa: ANN401  uvicorn's own
        super().__init__(**parts)
        self.drained: Callable[[], None] = _nothing

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][OUTLET] = self  # type: ignore[assignment]  # an extension

    async def send(self, message: ASGISendEvent) -> None:
        """Send an ASGI message.

        Once the socket is open, the request and the response are dropped to free their memory.
        """
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # the parser keeps the request until the end
            del self.request, self.response

    def write(self, frame: bytes) -> None:
        """Send an encoded frame; do nothing if the client has gone."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frame)

    def give_up(self, hand: Callable[[socket], bool]) -> bool:
        """Let `hand` give the open connection to another worker; return whether it did.

        It is not asked if the connection cannot be served elsewhere: it is encrypted in this
        process, or something has arrived or waits that would be lost.
        """
        parser = self.conn.reader
        waiting = self.transport.get_write_buffer_size() or not self.queue.empty()
        if self.scheme == "wss" or waiting or self.frames or parser.buffer or self.close_sent:
            return False
        self.transport.pause_reading()
        if not hand(self.transport.get_extra_info("socket")):
            self.transport.resume_reading()
            return False
        # The other worker has its own descriptor: closing this one ends nothing.
        self.close_sent = self.disconnected = True
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self.paused = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.paused = False
        self.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.drained = _nothing


class HandedRequest(msgspec.Struct, frozen=True, array_like=True):
    """The request that opened a WebSocket, as another worker has read it."""

    scheme: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: tuple[str, int] | None


class HandedProtocol(FrameProtocol):
    """A WebSocket that another worker has opened; it continues after the client's first frame."""

    def __init__(self, *, request: HandedRequest, first: str, known: object, **parts: Any) -> None:  # noqa: ANN401  uvicorn's own
        super().__init__(**parts)
        self._request, self._first, self._known = request, first, known

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Call the application as if the request and the first frame had arrived now."""
        super().connection_made(transport)
        self.conn = ServerProtocol(state=State.OPEN, max_size=self.config.ws_max_size)
        self.handshake_initiated = self.handshake_complete = True
        request = self._request
        self.scope = {
            "type": "websocket",
            "asgi": {"version": self.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": request.scheme,
            "server": self.server,
            "client": request.client,
            "root_path": self.root_path,
            "path": request.path,
            "raw_path": request.path.encode(),
            "query_string": request.query,
            "headers": request.headers,
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {OUTLET: self, HANDED: self._known},  # type: ignore[dict-item]  # ours
        }
        self.queue.put_nowait({"type": "websocket.connect"})
        self.queue.put_nowait({"type": "websocket.receive", "text": self._first})
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def send(self, message: ASGISendEvent) -> None:
        """Send an ASGI message; the other worker has accepted the socket already."""
        if message["type"] != "websocket.accept":
            await super().send(message)


def _nothing() -> None:
    """Do nothing: the default while nobody waits for the network."""
