"""HTTP requests to push services and Telegram, each with a time limit."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gorod.server.notify.channels import Failed

if TYPE_CHECKING:
    import httpx

WHOLE_S = 60.0
"""Seconds for a whole request."""
CONNECT_S = 15.0
MOST_BYTES = 1_000_000
LONGEST_WAIT = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Answer:
    """The response of a server."""

    status: int
    body: bytes
    after: float
    """Seconds that it asks us to wait; 0 if it does not."""


class Requests:
    """One client for all channels. It follows no redirects and uses no proxy of the environment."""

    def __init__(self, whole_s: float = WHOLE_S) -> None:
        self._whole_s = whole_s
        self._client: httpx.AsyncClient | None = None

    async def post(
        self, url: str, body: bytes, headers: Mapping[str, str], *, wait_s: float = 0
    ) -> Answer | Failed:
        """Return the response, or why there is none; `wait_s` extends the time for slow servers."""
        # Servers without these channels do not need the library.
        import httpx  # noqa: PLC0415

        if self._client is None:
            limit = httpx.Timeout(None, connect=CONNECT_S)
            self._client = httpx.AsyncClient(timeout=limit, trust_env=False)
        try:
            async with asyncio.timeout(self._whole_s + wait_s):
                return await self._answer(self._client, url, body, headers)
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.UnsupportedProtocol) as error:
            return Failed(type(error).__name__)
        except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError) as error:
            return Failed(type(error).__name__, doubt=True)

    async def _answer(
        self, client: httpx.AsyncClient, url: str, body: bytes, headers: Mapping[str, str]
    ) -> Answer:
        async with client.stream("POST", url, content=body, headers=headers) as answer:
            told = b""
            async for part in answer.aiter_bytes():
                told += part
                if len(told) > MOST_BYTES:
                    break
            return Answer(answer.status_code, told, _seconds(answer.headers.get("retry-after", "")))

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()


def _seconds(told: str) -> float:
    """Return `Retry-After` in seconds; 0 if it is a date."""
    return min(float(told), LONGEST_WAIT) if told.isdecimal() else 0.0
