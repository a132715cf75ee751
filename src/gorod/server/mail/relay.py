"""The SMTP server that takes our letters, read from one setting: `smtp://user:word@host:587`.

`smtp` asks for STARTTLS and sends nothing without it; `smtps` is TLS from the first byte. A server
on this very machine is spoken to without TLS unless `?tls=required` asks for it. Another one is so
with `?tls=no`, and is then given no password.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from email.utils import parseaddr
from urllib.parse import parse_qs, unquote, urlsplit

from gorod.server.mail.address import mailbox
from gorod.server.network import is_own

PORTS = {"smtp": 587, "smtps": 465}
REQUIRED, NONE = "required", "no"


@dataclass(frozen=True, slots=True)
class Relay:
    """Where letters are handed over, and in whose name."""

    host: str
    port: int
    sender: str
    """The address that letters come from."""
    called: str = ""
    """What stands before it, for people."""
    user: str = ""
    password: str = field(default="", repr=False)
    implicit: bool = False
    """TLS begins with the first byte."""
    upgraded: bool = True
    """TLS begins with STARTTLS, and nothing is sent without it."""


class RelayError(ValueError):
    """A setting that names no SMTP server, or none that a password can be trusted to."""


class SenderError(ValueError):
    """Nobody whom letters could come from."""


def relay_of(url: str, sender: str) -> Relay:
    """The server of a setting; whoever signs in with an address may leave the sender out."""
    try:
        parts = urlsplit(url)
        port = parts.port
        asked = parse_qs(parts.query, strict_parsing=True) if parts.query else {}
    except ValueError:
        raise RelayError from None
    host, user, password = parts.hostname or "", parts.username or "", parts.password or ""
    tls = asked.pop("tls", [NONE if is_own(host) else REQUIRED])[-1]
    secure = parts.scheme == "smtps" or tls == REQUIRED
    if (
        parts.scheme not in PORTS
        or not host
        or asked
        or parts.path not in ("", "/")
        or tls not in (REQUIRED, NONE)
        or bool(user) != bool(password)
        or (user and not secure and not is_own(host))
    ):
        raise RelayError
    user = unquote(user)
    called, address = parseaddr(sender or user)
    if not mailbox(address):
        raise SenderError
    return Relay(
        host=host,
        port=port or PORTS[parts.scheme],
        sender=mailbox(address),
        called=called,
        user=user,
        password=unquote(password),
        implicit=parts.scheme == "smtps",
        upgraded=parts.scheme == "smtp" and tls == REQUIRED,
    )
