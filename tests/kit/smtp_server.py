"""A real SMTP server on a socket, for tests: it accepts letters, refuses, hangs or disconnects."""

from __future__ import annotations

import asyncio
import re
import ssl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

TAKES, REFUSES, BUSY, HANGS, DROPS = "takes", "refuses", "busy", "hangs", "drops"
USER, PASSWORD = "club@gorod.example", "тайна:почты"
PATIENCE = 60.0


@dataclass
class PostOffice:
    """What has arrived, and how the server behaves from now on."""

    mood: str = TAKES
    moods: list[str] = field(default_factory=list)
    """The moods for the next letters, before `mood` applies again."""
    letters: list[EmailMessage] = field(default_factory=list)
    attempts: int = 0
    secure: list[bool] = field(default_factory=list)
    """Whether each letter came over TLS."""
    url: str = ""

    async def handle_DATA(  # noqa: N802  the library calls it so
        self, server: SMTP, _session: Session, envelope: Envelope
    ) -> str:
        """Handle one letter according to the current mood."""
        self.attempts += 1
        mood = self.moods.pop(0) if self.moods else self.mood
        if mood == HANGS:
            await asyncio.sleep(3600)
        if mood == DROPS and server.transport is not None:
            server.transport.close()
            return "421 closed"
        if mood == BUSY:
            return "451 come again later"
        if mood == REFUSES:
            return "550 there is no such mailbox"
        content = envelope.content
        assert isinstance(content, bytes)
        letter = message_from_bytes(content, policy=default)
        assert isinstance(letter, EmailMessage)
        wire = server.transport
        self.secure.append(wire is not None and wire.get_extra_info("ssl_object") is not None)
        self.letters.append(letter)
        return "250 taken"

    def letter(self, number: int) -> EmailMessage:
        """Wait for a letter and return it by its number, from 1."""
        until = time.monotonic() + PATIENCE
        while len(self.letters) < number and time.monotonic() < until:
            time.sleep(0.02)
        return self.letters[number - 1]


def text_of(letter: EmailMessage) -> str:
    """Return the text that a reader sees, with our line endings."""
    return str(letter.get_content()).replace("\r\n", "\n")


def link_in(letter: EmailMessage) -> str:
    """Return the link in a letter, as a reader would follow it."""
    found = re.search(r"^http\S+$", text_of(letter), re.MULTILINE)
    assert found is not None
    return found[0]


@contextmanager
def post_office(
    tls: ssl.SSLContext | None = None, *, implicit: bool = False, signed_in: bool = False
) -> Iterator[PostOffice]:
    """Run a server on a free port; with a certificate it offers STARTTLS, or uses TLS at once."""
    office = PostOffice()
    more: dict[str, Any] = {}
    if signed_in:
        more |= {"auth_callback": _known, "auth_required": True}
    if tls is not None and implicit:
        # The library does not count this as encrypted.
        more |= {"ssl_context": tls, "auth_require_tls": False}
    elif tls is not None:
        more |= {"tls_context": tls, "require_starttls": True}
    controller = _AnyPort(office, hostname="127.0.0.1", port=0, **more)
    controller.start()
    try:
        office.url = f"{'smtps' if implicit else 'smtp'}://127.0.0.1:{controller.port}"
        yield office
    finally:
        controller.stop()


def _known(_: str, user: bytes, password: bytes) -> bool:
    return (user.decode(), password.decode()) == (USER, PASSWORD)


class _AnyPort(Controller):
    """A server on a port that the system has chosen."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]  # the library has no type here
