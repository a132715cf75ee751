"""The texts of letters: plain text, in the language of the account.

A link stands between sentences and is never an argument of one: a catalogue caches what it has
said, and must not keep a key.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from urllib.parse import urlsplit

from gorod.i18n import catalogue
from gorod.server.mail.relay import Relay

CONFIRM, RESET, PASSWORD, MOVED, REMOVED = "confirm", "reset", "password", "moved", "removed"
"""The kinds of letters.

They ask to confirm an address; set a password; tell of a new password; and tell the old address
that there is another one, or none.
"""
UNSAFE = re.compile(r"[^\w «»„“”()'’№-]")


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter that is ready to be sent."""

    kind: str
    to: str
    subject: str
    text: str


def written(
    kind: str, to: str, lang: str, *, url: str, name: str, link: str = "", minutes: int = 0
) -> Letter:
    """Write a letter: what happened, the link if any, and what to do if it was somebody else."""
    texts = catalogue(lang)
    host = urlsplit(url).netloc
    told = {"name": harmless(name) if kind == CONFIRM else name, "host": host}
    parts = [texts.say("letter-hello"), texts.say(f"letter-{kind}", **told)]
    if link:
        parts += [link, texts.say(f"letter-{kind}-link", minutes=minutes)]
    parts += [texts.say(f"letter-{kind}-not-you", host=host), texts.say("letter-foot", host=host)]
    subject = texts.say(f"letter-{kind}-subject", host=host)
    return Letter(kind, to, subject, "\n\n".join(parts) + "\n")


def harmless(name: str) -> str:
    """Return a name without anything to click: the addressee may not have asked for the letter."""
    return " ".join(UNSAFE.sub(" ", name).split())


def enveloped(letter: Letter, relay: Relay, now: datetime, known_as: str) -> EmailMessage:
    """Return the letter with its headers, which ask machines not to answer it automatically.

    `known_as` is the same for every attempt, so that mail servers recognise a second copy.
    """
    message = EmailMessage(policy=SMTP)
    message["From"] = Address(relay.called, addr_spec=relay.sender)
    message["To"] = Address(addr_spec=letter.to)
    message["Subject"] = letter.subject
    message["Date"] = format_datetime(now)
    name = hashlib.sha256(known_as.encode()).hexdigest()[:32]
    message["Message-ID"] = f"<{name}@{relay.sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(letter.text, charset="utf-8")
    return message
