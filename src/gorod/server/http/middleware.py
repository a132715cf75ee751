"""Before handlers: rate limits and the Origin; after them: security headers and the journal."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gorod.i18n import catalogue
from gorod.server.access.principal import Kind
from gorod.server.config import Config
from gorod.server.http.error_responses import ClientLeftError, ErrorBody, accepted
from gorod.server.http.request_address import address, came_by, header, host_in, sender
from gorod.server.journal import ADDRESS, note
from gorod.server.network import is_own
from gorod.server.services import Services
from gorod.server.wire.padding import VIEW, filled

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
FOREIGN_ORIGIN = 4403
TOO_MANY = 4429
NOTICES = "/n/"


def headers_for(config: Config) -> list[tuple[bytes, bytes]]:
    """Return the headers that are sent with every response, besides the content policy."""
    headers = {
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    }
    # With this header browsers would never again accept a certificate that the server made itself.
    if config.public_url.startswith("https://") and not config.https:
        headers["strict-transport-security"] = "max-age=31536000; includeSubDomains"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def policies_for(url: str) -> list[tuple[bytes, bytes]]:
    """Return the policies for pages at this address.

    Older browsers need the socket's address named.
    """
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; "
        f"connect-src 'self' {url.replace('http', 'ws', 1)}; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
    found = [(b"content-security-policy", policy.encode())]
    if url.startswith("https://") or is_own(host_in(url)):
        # Over plain http browsers ignore it, and complain.
        found.append((b"cross-origin-opener-policy", b"same-origin"))
    return found


def services_of(scope: Scope) -> Services:
    """Return the services of the server that was called; its `Gate` has put them into the scope."""
    lent: Any = scope
    services: Services = lent["services"]
    return services


class Gate:
    """The ASGI application around the routes; it gives them the services of one server."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app, self.services = app, services
        self._headers = headers_for(services.config)
        self._origins = services.config.origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._live(receive, send)
            return
        lent: Any = scope
        lent["services"] = self.services
        ADDRESS.set(address(scope))
        if kind == "http":
            await self._http(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def _live(self, receive: Receive, send: Any) -> None:  # noqa: ANN401
        """Start the server's background work, wait for the end, and close everything."""
        await receive()
        await self.services.store_health.wake()
        self.services.hub.start()
        self.services.conductor.start()
        self.services.backups.start()
        self.services.store_health.start()
        self.services.log_signer.start()
        self.services.quick_game_cleaner.start()
        self.services.notify.start()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.services.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401
        begun = perf_counter()
        status = 500

        padded = _PaddedResponse(scope, send)

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message.get("headers", []))
                if not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                policies = policies_for(came_by(scope, self.services.config))
                said = {name for name, _ in headers}
                usual = [header for header in self._headers if header[0] not in said]
                message = {**message, "headers": [*headers, *policies, *usual]}
            await padded.send(message)

        refused = self._refused(scope)
        if refused is None:
            await self.app(scope, _whole(receive), guarded)
        else:
            await _answer(scope, guarded, *refused)
        self.services.metrics.requests.labels(status=str(status)).inc()
        ms = round((perf_counter() - begun) * 1000, 1)
        by = scope.get("state", {}).get("principal")
        who = {} if by is None else {"by": by.label, "link": by.link or None}
        path = _written(scope["path"])
        note("request", method=scope["method"], path=path, status=status, ms=ms, **who)

    def _refused(self, scope: Any) -> tuple[int, str] | None:  # noqa: ANN401
        if not self.services.allows("request", sender(scope)):
            return 429, "too-many"
        if scope["method"] not in SAFE and not _keyless(scope) and not self._known_origin(scope):
            return 403, "origin"
        return None

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401
        if not self._known_origin(scope):
            await send({"type": "websocket.close", "code": FOREIGN_ORIGIN, "reason": ""})
        elif not self.services.limiters["request"].allows(sender(scope)):
            await send({"type": "websocket.close", "code": TOO_MANY, "reason": ""})
        else:
            await self.app(scope, receive, send)

    def _known_origin(self, scope: Any) -> bool:  # noqa: ANN401
        """Whether a request comes from a page of this server, or not from a browser.

        Browsers send the page's origin; other clients send none. If no public address is configured
        (a club's own network), a page from the very address that it now calls is accepted: cookies
        and tokens of this server are not sent to any other address.
        """
        origin = header(scope, b"origin").lower()
        if not origin or origin in self._origins:
            return True
        config = self.services.config
        return not config.public_url and origin == came_by(scope, config)


def _keyless(scope: Any) -> bool:  # noqa: ANN401
    """Whether this request may come without an origin.

    Pages that send no referrer post their forms with `Origin: null`. Such a request acts by its
    address alone: no cookie and no link of the browser counts there.
    """
    return scope["path"].startswith(NOTICES) and header(scope, b"origin") == "null"


def _written(path: str) -> str:
    """Return a path for the journal, without tokens of `/n/`, which give rights."""
    return f"{NOTICES}…" if path.startswith(NOTICES) else path


class _PaddedResponse:
    """Pads responses to a seat's link with spaces, so that their length reveals nothing.

    A route that knows how long the responses to all seats must be sets `length` in the request's
    state; otherwise the next multiple is used. Printed sheets are not padded.
    """

    def __init__(self, scope: Any, send: Any) -> None:  # noqa: ANN401
        self._scope, self._out = scope, send
        self._start: Any = None
        self._parts: list[bytes] = []

    async def send(self, message: Any) -> None:  # noqa: ANN401
        if message["type"] == "http.response.start" and self._fills(message):
            self._start = message
        elif self._start is None:
            await self._out(message)
        else:
            self._parts.append(message.get("body", b""))
            if not message.get("more_body", False):
                await self._whole()

    def _fills(self, message: Any) -> bool:  # noqa: ANN401
        """Whether to pad this response.

        The sender holds a seat's link, and trailing spaces mean nothing in this type of content.
        """
        by = self._scope.get("state", {}).get("principal")
        kinds = [value for name, value in message["headers"] if name == b"content-type"]
        plain = any(kind.startswith((b"application/json", b"text/plain")) for kind in kinds)
        return plain and by is not None and by.kind == Kind.SEAT

    async def _whole(self) -> None:
        length = self._scope["state"].get("length", VIEW)
        body = filled(b"".join(self._parts), length)
        others = [one for one in self._start["headers"] if one[0] != b"content-length"]
        headers = [*others, (b"content-length", b"%d" % len(body))]
        await self._out({**self._start, "headers": headers})
        await self._out({"type": "http.response.body", "body": body, "more_body": False})


def _whole(receive: Receive) -> Receive:
    """Return a `receive` that ends the request if the client leaves in the middle of the body."""
    whole = False

    async def received() -> Any:  # noqa: ANN401  a message of the server
        nonlocal whole
        message: Any = await receive()
        if message["type"] == "http.disconnect" and not whole:
            raise ClientLeftError
        whole = whole or not message.get("more_body", False)
        return message

    return received


async def _answer(scope: Any, send: Send, status: int, code: str) -> None:  # noqa: ANN401
    lang = accepted(header(scope, b"accept-language"))
    body = msgspec.json.encode(ErrorBody(code, catalogue(lang).say(f"server-{code}")))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
