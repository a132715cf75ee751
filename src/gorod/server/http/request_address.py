"""The address by which a request came, and the one to give to others.

A link is built from the address of the request that it answers. A forged Host header gives wrong
links only to its sender; nothing of it is stored or cached.
"""

from __future__ import annotations

import re
from typing import Any

from gorod.server import network
from gorod.server.config import Config
from gorod.server.network import is_own, reachable

LONGEST = 260
HOST = re.compile(
    r"(?P<host>\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
    r"(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*\.?)(?::(?P<port>\d{1,5}))?"
)


def address(scope: Any) -> str:  # noqa: ANN401
    """Return the sender's network address, or ""."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def sender(scope: Any) -> str:  # noqa: ANN401
    """Return the key under which the limits count this sender."""
    return network.sender(address(scope))


def header(scope: Any, name: bytes) -> str:  # noqa: ANN401
    return next((v.decode("latin-1") for k, v in scope["headers"] if k == name), "")


def host_of(scope: Any) -> str:  # noqa: ANN401
    """Return the Host header in lower case if it is valid, else ""."""
    told = header(scope, b"host").lower()
    return told if len(told) <= LONGEST and HOST.fullmatch(told) else ""


def came_by(scope: Any, config: Config) -> str:  # noqa: ANN401
    """Return the address by which the sender has reached the server."""
    host = "" if config.public_url else host_of(scope)
    if not host:
        return config.url
    scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
    return f"{scheme}://{host}"


def for_others(scope: Any, config: Config) -> str:  # noqa: ANN401
    """Return the address to put into links, QR codes and posters.

    A browser on the server's own machine calls it 127.0.0.1, which on a phone means the phone.
    """
    return next(iter(phones(scope, config)), came_by(scope, config))


def phones(scope: Any, config: Config) -> list[str]:  # noqa: ANN401
    """Return the known addresses by which phones reach the server; the best comes first."""
    own = came_by(scope, config)
    if config.public_url or not is_own(host_in(own)):
        return [own]
    # Only senders on this machine learn its addresses.
    return config.addresses(reachable(config.host)) if is_own(address(scope)) else []


def host_in(address: str) -> str:
    """Return the host of an address of this server, without its port; "" if it is invalid."""
    found = HOST.fullmatch(address.partition("://")[2])
    return "" if found is None else found["host"]
