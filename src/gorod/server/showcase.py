"""What the first page shows: the list of public tables, and the links of the demonstration."""

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
    """The first page's links and list; both change while the server runs."""

    links: tuple[Shown, ...] = ()
    club: str = ""
    listed: tuple[int, list[Any]] = field(default_factory=lambda: (0, []))
    """The public tables, and until when the list is fresh."""
    watched: dict[str, str] = field(default_factory=dict)
    """The spectators' link of a public table, made when somebody first asks to watch."""
    lobbies: dict[str, tuple[int, list[Any]]] = field(default_factory=dict)
    """The public online tables by language, and until when each list is fresh."""
    invited: dict[str, str] = field(default_factory=dict)
    """The invitation to a public online table, made when somebody first asks to join."""
