"""Servers that help two browsers to find each other: STUN and TURN, as the operator names them.

Without any, browsers of one network still find each other. A TURN server shares a secret with this
one; everybody is given a name and a password of their own that end after some hours. That is the
scheme which coturn calls `use-auth-secret`.
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
"""How long a name and a password are good: longer than any evening."""


class IceServer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A server as a browser is told of it."""

    urls: Annotated[str, PLAYERS]
    username: Annotated[str, PLAYERS] = ""
    credential: Annotated[str, PLAYERS] = ""


def known(text: str) -> bool:
    """Whether a list of addresses, parted by spaces or commas, is one."""
    return all(ADDRESS.fullmatch(one) for one in listed(text))


def listed(text: str) -> list[str]:
    return [one for one in re.split(r"[\s,]+", text) if one]


def ice_servers(text: str, secret: str, now_s: int, who: str) -> tuple[IceServer, ...]:
    """The servers for one player; `who` names them to the TURN server and to nobody else."""
    return tuple(_server(url, secret, f"{now_s + LASTS_S}:{who}") for url in listed(text))


def _server(url: str, secret: str, name: str) -> IceServer:
    if not url.startswith("turn") or not secret:
        return IceServer(url)
    digest = hmac.digest(secret.encode(), name.encode(), "sha1")
    return IceServer(url, name, base64.b64encode(digest).decode())
