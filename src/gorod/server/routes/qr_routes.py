"""HTTP route for QR codes. The text comes in the body: a token must never be in an address."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from gorod.report.qr import on_a_page
from gorod.server.http.error_responses import Problem
from gorod.server.http.request_address import sender
from gorod.server.routes.schemas import ToDraw
from gorod.server.services import Services

SVG = "image/svg+xml"


@post("/api/qr", opt={"operation": "qr"}, status_code=200, media_type=SVG)
async def qr_drawn(
    data: JSONBody[ToDraw], request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> Response[str]:
    """Draw a QR code of this text. Nothing of it is kept; anybody could draw the same."""
    if not services.allows("qr", sender(request.scope)):
        raise Problem(429)
    return Response(await asyncio.to_thread(on_a_page, data.text), media_type=SVG)


HANDLERS = [qr_drawn]
