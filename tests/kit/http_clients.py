"""Clients that send requests to our own servers over plain HTTP.

An `httpx` client reads the list of all certificate authorities when it is made, which takes longer
than starting a server in the test's process. No request here goes over TLS, so the list is left
out; `tests/server/test_https.py` makes its clients itself.
"""

from __future__ import annotations

import ssl
from typing import Any

import httpx

NO_AUTHORITIES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""An empty list of authorities; a client with it trusts no certificate."""
PATIENCE = 180.0
"""A time limit in seconds that only guards against hanging."""


def client(url: str, **more: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=NO_AUTHORITIES, **more)


def plain_client(url: str, **more: Any) -> httpx.Client:
    """Return the same kind of client for a test that is not a coroutine."""
    return httpx.Client(base_url=url, timeout=PATIENCE, verify=NO_AUTHORITIES, **more)
