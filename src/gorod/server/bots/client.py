"""A WebSocket client, written as any external client would be."""

from __future__ import annotations

import json
import ssl
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect

Frame = dict[str, Any]


class Client:
    """One socket, opened with one link."""

    def __init__(
        self,
        url: str,
        token: str,
        console: str = "",
        lang: str = "ru",
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self._trust = trust
        self._url = f"{url.replace('http', 'ws', 1)}/ws"
        self._hello = {"type": "hello", "token": token, "console": console, "lang": lang}
        self._asked = 0
        self._name = console or "bot"
        self._socket: ClientConnection | None = None
        self.seq = 0
        """The number of the last view."""

    async def __aenter__(self) -> Self:
        # The server sends its own pings; a slow answer of a busy machine is not a lost connection.
        self._socket = await connect(
            self._url, compression=None, max_size=None, ssl=self._trust, ping_interval=None
        )
        await self.send({**self._hello, "seen": self.seq})
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.socket.close()

    @property
    def socket(self) -> ClientConnection:
        if self._socket is None:
            raise RuntimeError("the socket is not open")
        return self._socket

    async def send(self, frame: Frame) -> None:
        await self.socket.send(json.dumps(frame))

    async def ask(self, wish: Frame) -> str:
        """Send a request; return its id, which the answer will have."""
        self._asked += 1
        command = f"{self._name}-{self._asked}"
        await self.send({"type": "ask", "id": command, "seen": self.seq, "wish": wish})
        return command

    async def frames(self) -> AsyncIterator[Frame]:
        """Yield every frame that arrives until the socket is closed."""
        async for raw in self.socket:
            frame: Frame = json.loads(raw)
            if frame["type"] == "view":
                self.seq = frame["seq"]
            yield frame
