"""Who asks something of a table. What they ask is apart (`Ask`): no client says who it is."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache

from gorod.server.access.principal import Kind, Principal

CONSOLE = 16
"""How many hexadecimal digits of a console's hash name it."""


@dataclass(frozen=True, slots=True)
class Sender:
    """Who asks, by which console, and the language in which they are answered."""

    by: Principal
    console: str = ""
    lang: str = "ru"

    def key(self, command: str) -> str:
        """Ids are the sender's own: nobody meets the receipts of another.

        A seat of an online table has one holder after the other, each with a link of their own.
        """
        own = self.holder or (self.by.link if self.by.kind == Kind.SEAT else "")
        return f"{self.by.label}/{own}/{command}"

    @property
    def holder(self) -> str:
        return console_hash(self.console)


@lru_cache(maxsize=4096)
def console_hash(console: str) -> str:
    """How a console is known to others."""
    return hashlib.sha256(console.encode()).hexdigest()[:CONSOLE] if console else ""
