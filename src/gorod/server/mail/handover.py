"""Sends one letter to the SMTP server, and reports why it was not accepted."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage

from gorod.server.mail.relay import Relay

PERMANENT = 500
"""SMTP answers from this code on mean that trying again is useless."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Timeouts towards the SMTP server, in seconds; tests use shorter ones."""

    timeout: float = 20
    whole: float = 60
    """For one whole attempt."""
    goodbye: float = 3
    """For the server's answer at the end of a conversation."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a letter was not accepted."""

    why: str
    """The name of the error and a number only, because the server's words may name people."""
    again: bool
    """Whether another attempt may help."""


class Handover:
    """Sends letters to the SMTP server, with one connection for each."""

    def __init__(self, relay: Relay, greeting: str, pace: Pace) -> None:
        self._relay, self._greeting, self._pace = relay, greeting, pace

    async def trouble(self, message: EmailMessage, to: str) -> Trouble | None:
        """Send a letter; return None if it was accepted, else why not."""
        # Servers that send no letters do not need the library.
        import aiosmtplib  # noqa: PLC0415

        relay = self._relay
        client = aiosmtplib.SMTP(
            hostname=relay.host,
            port=relay.port,
            username=relay.user or None,
            password=relay.password or None,
            local_hostname=self._greeting,
            use_tls=relay.implicit,
            start_tls=relay.upgraded,
            timeout=self._pace.timeout,
        )
        try:
            async with asyncio.timeout(self._pace.whole):
                await client.connect()
                await client.send_message(message, sender=relay.sender, recipients=[to])
                with suppress(aiosmtplib.SMTPException):  # it has accepted the letter already
                    await client.quit(timeout=self._pace.goodbye)
        except aiosmtplib.SMTPRecipientsRefused as error:
            code = max((one.code for one in error.recipients), default=0)
            return Trouble(f"recipient {code}", code < PERMANENT)
        except aiosmtplib.SMTPResponseException as error:
            return Trouble(f"{type(error).__name__} {error.code}", error.code < PERMANENT)
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            return Trouble(type(error).__name__, again=True)
        finally:
            client.close()
        return None
