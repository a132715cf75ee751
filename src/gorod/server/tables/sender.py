"""The sender of a request to a table.

It is separate from the request (`Ask`): no client says who it is.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache

from gorod.server.access.principal import Kind, Principal

CONSOLE = 16
"""The length of a console's public name: hexadecimal digits of its hash."""


@dataclass(frozen=True, slots=True)
class Sender:
    """Who asks, by which console, and the language of the reply."""

    by: Principal
    console: str = ""
    lang: str = "ru"

    def key(self, command: str) -> str:
        """Return a command's id made unique to this sender: nobody can get another's receipts.

        A seat of an online table can have several holders in turn, each with a link of their own.
        """
        own = self.holder or (self.by.link if self.by.kind == Kind.SEAT else "")
        return f"{self.by.label}/{own}/{command}"

    @property
    def holder(self) -> str:
        return console_hash(self.console)


@lru_cache(maxsize=4096)
def console_hash(console: str) -> str:
    """Return the name by which others know a console; empty for none."""
    return hashlib.sha256(console.encode()).hexdigest()[:CONSOLE] if console else ""
