"""Papers cost as much as a hundred other requests: each address has few, and one is made at a time.

A route is a paper by the kind of file that it answers with, so that no new one is forgotten.
"""

from __future__ import annotations

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

    async def asked(scope: Scope, receive: Receive, send: Send) -> None:
        handler: Any = scope.get("route_handler")
        if getattr(handler, "media_type", None) not in PAPERS:
            await app(scope, receive, send)
            return
        services = services_of(scope)
        if not services.allows("paper", sender(scope)):
            raise Problem(429)
        async with services.papers.next():
            await app(scope, receive, send)

    return asked
