"""Clients that ask our own servers over plain HTTP.

An `httpx` client reads the list of all certificate authorities when it is made, which takes
longer than to start a server in the test's process. Nobody here is asked over TLS, so the list is
left out; `tests/server/test_https.py` makes its clients itself.
"""

from __future__ import annotations

import ssl
from typing import Any

import httpx

NO_AUTHORITIES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""It would trust nobody."""
PATIENCE = 180.0
"""A guard against hanging, not a measure; in seconds."""


def client(url: str, **more: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=NO_AUTHORITIES, **more)


def plain_client(url: str, **more: Any) -> httpx.Client:
    """The same for a test that is no coroutine."""
    return httpx.Client(base_url=url, timeout=PATIENCE, verify=NO_AUTHORITIES, **more)
