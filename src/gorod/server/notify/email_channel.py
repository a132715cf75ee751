"""Notices as letters, sent through the server's SMTP relay."""

from __future__ import annotations

import hashlib
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from urllib.parse import urlsplit

from gorod.i18n import catalogue
from gorod.server.mail.handover import Handover
from gorod.server.mail.relay import Relay
from gorod.server.notify.channels import ChannelName, Failed, Message, Outcome, Sent
from gorod.server.time_source import Time


class EmailChannel:
    """Sends notices as letters.

    Retries have the same Message-ID, by which mail servers know copies.
    """

    name = ChannelName.EMAIL
    repeatable = True
    at_once = 2

    def __init__(self, handover: Handover, relay: Relay, time: Time) -> None:
        self._handover, self._relay, self._time = handover, relay, time

    async def send(self, message: Message) -> Outcome:
        trouble = await self._handover.trouble(self.letter(message), message.address)
        return Sent() if trouble is None else Failed(trouble.why, trouble.again, doubt=True)

    def letter(self, message: Message) -> EmailMessage:
        """Return the letter with headers that make mail programs show an unsubscribe button."""
        relay, host = self._relay, urlsplit(message.url).netloc
        domain = relay.sender.rpartition("@")[2]
        texts = catalogue(message.lang)
        parts = [message.text, message.url]
        letter = EmailMessage(policy=SMTP)
        letter["From"] = Address(relay.called, addr_spec=relay.sender)
        letter["To"] = Address(addr_spec=message.address)
        letter["Subject"] = message.title
        letter["Date"] = format_datetime(self._time.now())
        known = hashlib.sha256(message.id.encode()).hexdigest()[:32]
        letter["Message-ID"] = f"<{known}@{domain}>"
        letter["Auto-Submitted"] = "auto-generated"
        if message.leave:
            letter["List-Unsubscribe"] = f"<{message.leave}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            parts += [texts.say("notice-leave"), message.leave]
        parts.append(texts.say("letter-foot", host=host))
        letter.set_content("\n\n".join(parts) + "\n", charset="utf-8")
        return letter

    async def close(self) -> None:
        """Do nothing: every letter has a separate connection."""
