"""STUN and TURN servers, by which two browsers connect to each other, as configured.

Without them, browsers in one network can still connect. A TURN server shares a secret with this
server; each player gets a separate name and password, which expire after some hours. coturn calls
this scheme `use-auth-secret`.
"""

from __future__ import annotations

import base64
import hmac
import re
from typing import Annotated

import msgspec

from gorod.server.access.audience import PLAYERS

ADDRESS = re.compile(r"(stuns?|turns?):[\w.\[\]:-]+(\?transport=(udp|tcp))?", re.ASCII)
LASTS_S = 12 * 3600
"""Seconds for which a name and a password are valid: longer than any evening."""


class IceServer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A server as it is described to a browser."""

    urls: Annotated[str, PLAYERS]
    username: Annotated[str, PLAYERS] = ""
    credential: Annotated[str, PLAYERS] = ""


def known(text: str) -> bool:
    """Whether all addresses in a list, separated by spaces or commas, are well-formed."""
    return all(ADDRESS.fullmatch(one) for one in listed(text))


def listed(text: str) -> list[str]:
    return [one for one in re.split(r"[\s,]+", text) if one]


def ice_servers(text: str, secret: str, now_s: int, who: str) -> tuple[IceServer, ...]:
    """Return the servers for one player; `who` identifies them to the TURN server only."""
    return tuple(_server(url, secret, f"{now_s + LASTS_S}:{who}") for url in listed(text))


def _server(url: str, secret: str, name: str) -> IceServer:
    if not url.startswith("turn") or not secret:
        return IceServer(url)
    digest = hmac.digest(secret.encode(), name.encode(), "sha1")
    return IceServer(url, name, base64.b64encode(digest).decode())
