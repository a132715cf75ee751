"""The parts of a browser that bots need: JSON over HTTP with the standard library alone."""

from __future__ import annotations

import asyncio
import json
import ssl
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from typing import Any


class RequestError(Exception):
    """The server refused a request."""


class Browser:
    """Sends requests in threads, with cookies."""

    def __init__(self, url: str, trust: ssl.SSLContext | None = None) -> None:
        self._url = url
        self._opener = urllib.request.build_opener(
            urllib.request.HTTPCookieProcessor(CookieJar()),
            urllib.request.ProxyHandler({}),
            urllib.request.HTTPSHandler(context=trust),
        )

    async def post(self, path: str, body: Any, token: str = "") -> tuple[int, Any]:  # noqa: ANN401
        """Send a body; return the status, and the body of the response as data."""
        return await asyncio.to_thread(self._post, path, body, token)

    async def read(self, path: str, token: str = "") -> Any:  # noqa: ANN401
        """Get a resource as data; raise `RequestError` if there is none."""
        status, answer = await asyncio.to_thread(self._ask, "GET", path, None, token)
        if status >= 400:  # noqa: PLR2004  the class of the status
            raise RequestError(f"{path}: {status}")
        return answer

    async def made(self, path: str, body: Any, token: str = "") -> dict[str, Any]:  # noqa: ANN401
        """Create something and return the response; raise `RequestError` if it was refused."""
        status, answer = await self.post(path, body, token)
        if not isinstance(answer, dict) or status >= 400:  # noqa: PLR2004  the class of the status
            raise RequestError(f"{path}: {status}")
        return answer

    def _post(self, path: str, body: Any, token: str) -> tuple[int, Any]:  # noqa: ANN401
        data = b"" if body is None else json.dumps(body).encode()
        return self._ask("POST", path, data, token)

    def _ask(self, method: str, path: str, data: bytes | None, token: str) -> tuple[int, Any]:
        request = urllib.request.Request(f"{self._url}{path}", data, method=method)  # noqa: S310
        request.add_header("content-type", "application/json")
        if token:
            request.add_header("authorization", f"Bearer {token}")
        try:
            with self._opener.open(request, timeout=30) as answer:
                text = answer.read()
                return answer.status, json.loads(text) if text else None
        except urllib.error.HTTPError as error:
            return error.code, None
