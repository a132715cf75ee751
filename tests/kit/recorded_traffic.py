"""Everything that a page sends and receives: frames of its sockets, and requested addresses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocket


@dataclass
class Heard:
    """A recording that is filled while the page exists."""

    received: list[str] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    """Every requested address, including sockets."""

    def take(self, frame: Any) -> None:
        self.received.append(str(frame))

    def give(self, frame: Any) -> None:
        self.sent.append(str(frame))

    def opened(self, socket: WebSocket) -> None:
        self.asked.append(socket.url)
        socket.on("framereceived", self.take)
        socket.on("framesent", self.give)


def listening(page: Page) -> Heard:
    """Start recording; call this before the page is opened."""
    heard = Heard()
    page.on("websocket", heard.opened)
    page.on("request", lambda request: heard.asked.append(request.url))
    return heard
