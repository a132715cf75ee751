"""The built pages: the judge's console, a player's link, the hall, the overlay, the first page.

`make ui` builds them from web/ into the folder beside this module. A server without them does not
start: `require_pages` checks them.
"""

from __future__ import annotations

import gzip
import re
from functools import cache
from importlib.resources import files
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from gorod.server.http.error_responses import Problem
from gorod.server.http.link_addresses import BELOW, PLACES

Ask = Request[Any, Any, Any]

HTML = "text/html"
KINDS = {
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "png": "image/png",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
    "txt": "text/plain",
}
HOME, TOURNAMENT = "home", "tournament"
SPEAKING = "/play"
"""The only page that may use a microphone: the player's, at an online table."""
HASHED = re.compile(r"-[\w-]{8}\.(?:js|css|woff2)$")
FOR_GOOD = {"cache-control": "public, max-age=31536000, immutable"}
"""For files whose name changes with their content."""
FOR_A_WHILE = {"cache-control": "public, max-age=300"}
ALWAYS_ASKED = {"cache-control": "no-cache"}
"""For the service worker: browsers learn of a new build at once, and use it at the next start."""


class MissingPagesError(Exception):
    """A page was not built, so that this copy of the program has no user interface."""


@cache
def built(name: str) -> bytes | None:
    """Return a built file, read once; None if there is none."""
    if "/" in name.removeprefix("assets/") or name.startswith("."):
        return None
    file = files("gorod.server.web").joinpath("ui", *name.split("/"))
    return file.read_bytes() if file.is_file() else None


@cache
def packed(name: str) -> bytes:
    """Return a built file compressed with gzip."""
    return gzip.compress(built(name) or b"", 9, mtime=0)


def page(name: str) -> Response[bytes]:
    content = built(f"{name}.html")
    if content is None:
        raise MissingPagesError(name)
    return Response(content, media_type=HTML)


def require_pages() -> None:
    """Raise `MissingPagesError` if a page is missing; called before the server starts."""
    for name in dict.fromkeys((HOME, TOURNAMENT, *PLACES.values())):
        page(name)


@get("/", opt={"operation": "page"}, include_in_schema=False, media_type=HTML)
async def first() -> Response[bytes]:
    """Return the first page: a quick game, current public tables, the demonstration's links."""
    return page(HOME)


@get(list(PLACES), opt={"operation": "page"}, include_in_schema=False, media_type=HTML)
async def place(request: Ask) -> Response[bytes]:
    """Return the page for a kind of link; only its script knows the token."""
    answer = page(PLACES[request.url.path])
    if request.url.path == SPEAKING:
        answer.headers["permissions-policy"] = "camera=(), microphone=(self), geolocation=()"
    return answer


@get(BELOW, opt={"operation": "page"}, include_in_schema=False, media_type=HTML)
async def below() -> Response[bytes]:
    """Return the page of a tournament; its script asks for what may be shown."""
    return page(TOURNAMENT)


@get("/assets/{name:str}", opt={"operation": "static"}, include_in_schema=False)
async def asset(name: FromPath[str], request: Ask) -> Response[bytes]:
    """Return scripts, styles and images. They are public, so compressing them reveals nothing."""
    content = built(f"assets/{name}")
    kind = KINDS.get(name.rpartition(".")[2])
    if content is None or kind is None:
        raise Problem(404)
    headers = {**(FOR_GOOD if HASHED.search(name) else FOR_A_WHILE), "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = packed(f"assets/{name}"), "gzip"
    return Response(content, media_type=kind, headers=headers)


@get("/sw.js", opt={"operation": "static"}, include_in_schema=False)
async def worker() -> Response[bytes]:
    """Return the service worker; it is at the root, as it controls only pages below its path."""
    content = built("sw.js")
    if content is None:
        raise Problem(404)
    return Response(content, media_type=KINDS["js"], headers=ALWAYS_ASKED)


HANDLERS = [first, place, below, asset, worker]
