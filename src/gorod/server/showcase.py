"""What the first page shows beside public tables: the demonstration's links."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Shown:
    """A link that the demonstration gives away. Its address is that of whoever asks for it."""

    scope: str
    token: str


@dataclass(slots=True)
class Showcase:
    """Changes as the demonstration goes on."""

    links: tuple[Shown, ...] = ()
    club: str = ""
    listed: tuple[int, list[Any]] = field(default_factory=lambda: (0, []))
    """The public tables, and until when the list is fresh."""
    watched: dict[str, str] = field(default_factory=dict)
    """The spectators' link of a public table, made when somebody first asks to watch."""
