"""Limits for papers, which cost as much as a hundred other requests.

Each address gets few of them, and only one is made at a time. A route counts as a paper by the type
of file that it returns, so that no new route is forgotten.
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
"""Types of responses that count as papers: printed sheets, files of any type, archives."""


def in_turn(app: ASGIApp) -> ASGIApp:
    """Wrap the routes so that requests for papers wait for their turn."""

    def asked(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Pass on other requests directly; a socket would keep one more frame until its end."""
        handler: Any = scope.get("route_handler")
        paper = getattr(handler, "media_type", None) in PAPERS
        return waited(scope, receive, send) if paper else app(scope, receive, send)

    async def waited(scope: Scope, receive: Receive, send: Send) -> None:
        services = services_of(scope)
        if not services.allows("paper", sender(scope)):
            raise Problem(429)
        async with services.papers.one_at_a_time():
            await app(scope, receive, send)

    return asked
