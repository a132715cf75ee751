"""Papers cost as much as a hundred other requests: each address has few, and one is made at a time.

A route is a paper by the kind of file that it answers with, so that no new one is forgotten.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from gorod.server.http.error_responses import Problem
from gorod.server.http.middleware import services_of
from gorod.server.http.request_address import sender
from gorod.server.http.responses import ANY, PDF, ZIP

PAPERS = frozenset({PDF, ANY, ZIP})
"""Sheets to print, tables as files of any kind, archives."""


def in_turn(app: ASGIApp) -> ASGIApp:
    """The same routes; whoever asks for a paper waits until it is their turn."""

    def asked(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Everything else goes straight on; a socket would hold one more frame to its end."""
        handler: Any = scope.get("route_handler")
        paper = getattr(handler, "media_type", None) in PAPERS
        return waited(scope, receive, send) if paper else app(scope, receive, send)

    async def waited(scope: Scope, receive: Receive, send: Send) -> None:
        services = services_of(scope)
        if not services.allows("paper", sender(scope)):
            raise Problem(429)
        async with services.papers.next():
            await app(scope, receive, send)

    return asked
