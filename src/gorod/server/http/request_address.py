"""By which address a request came, and which one others should be given.

A link is built from the address of the request it answers: whoever forges a Host is given
links that lead astray, and nobody else sees them. Nothing of it is stored or cached.
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
    """Who asks, as far as the network knows."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def sender(scope: Any) -> str:  # noqa: ANN401
    """Whom the limits count as one sender."""
    return network.sender(address(scope))


def header(scope: Any, name: bytes) -> str:  # noqa: ANN401
    return next((v.decode("latin-1") for k, v in scope["headers"] if k == name), "")


def host_of(scope: Any) -> str:  # noqa: ANN401
    """The Host of a request if it is one, in small letters; else nothing."""
    told = header(scope, b"host").lower()
    return told if len(told) <= LONGEST and HOST.fullmatch(told) else ""


def came_by(scope: Any, config: Config) -> str:  # noqa: ANN401
    """The address by which whoever asks has reached the server."""
    host = "" if config.public_url else host_of(scope)
    if not host:
        return config.url
    scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
    return f"{scheme}://{host}"


def for_others(scope: Any, config: Config) -> str:  # noqa: ANN401
    """The address that a link, a code or a poster should bear.

    Whoever sits at the server itself says 127.0.0.1, which on a phone would be the phone.
    """
    return next(iter(phones(scope, config)), came_by(scope, config))


def phones(scope: Any, config: Config) -> list[str]:  # noqa: ANN401
    """The addresses by which phones reach the server, as far as it knows; best first."""
    own = came_by(scope, config)
    if config.public_url or not is_own(host_in(own)):
        return [own]
    # The addresses of this machine are told to whoever sits at it.
    return config.addresses(reachable(config.host)) if is_own(address(scope)) else []


def host_in(address: str) -> str:
    """The host of an address of ours, without its port."""
    found = HOST.fullmatch(address.partition("://")[2])
    return "" if found is None else found["host"]
