"""The SMTP server that sends our letters, configured by one URL: `smtp://user:word@host:587`.

`smtp` uses STARTTLS and sends nothing without it; `smtps` uses TLS from the first byte. A server on
this machine is used without TLS unless the URL has `?tls=required`. For another server `?tls=no`
turns TLS off; then no password may be given.
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
    """The SMTP server, and the sender of the letters."""

    host: str
    port: int
    sender: str
    """The sender's address."""
    called: str = ""
    """The sender's displayed name."""
    user: str = ""
    password: str = field(default="", repr=False)
    implicit: bool = False
    """Whether TLS begins with the first byte."""
    upgraded: bool = True
    """Whether TLS begins with STARTTLS, without which nothing is sent."""


class RelayError(ValueError):
    """A setting that names no SMTP server, or one to which a password must not be sent."""


class SenderError(ValueError):
    """Letters would have no valid sender."""


def relay_of(url: str, sender: str) -> Relay:
    """Parse a setting; the sender may be empty if the user name is an address."""
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
