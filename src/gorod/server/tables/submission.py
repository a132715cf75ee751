"""A command as it arrived at a table, and who sent it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import msgspec

from gorod.server.access.principal import Kind, Principal
from gorod.server.tables.table_requests import Wish

CONSOLE = 16
"""How many hexadecimal digits of a console's hash name it."""


@dataclass(frozen=True, slots=True)
class Submission:
    """A command as it arrived."""

    by: Principal
    id: str
    seen: int
    """The sender's own number when they decided."""
    wish: Wish
    console: str = ""
    lang: str = "ru"

    @property
    def key(self) -> str:
        """Ids are the sender's own: nobody meets the receipts of another.

        A seat of an online table has one holder after the other, each with a link of their own.
        """
        own = self.holder or (self.by.link if self.by.kind == Kind.SEAT else "")
        return f"{self.by.label}/{own}/{self.id}"

    @property
    def digest(self) -> bytes:
        return hashlib.sha256(msgspec.json.encode(self.wish)).digest()

    @property
    def holder(self) -> str:
        return console_hash(self.console)


def console_hash(console: str) -> str:
    """How a console is known to others."""
    return hashlib.sha256(console.encode()).hexdigest()[:CONSOLE] if console else ""
