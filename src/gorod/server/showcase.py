"""Data of the first page: the list of public tables, and the links of the demonstration."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Shown:
    """A public link of the demonstration; its address depends on the reader's request."""

    scope: str
    token: str


@dataclass(slots=True)
class Showcase:
    """The first page's links and lists, which change while the server runs."""

    links: tuple[Shown, ...] = ()
    club: str = ""
    listed: tuple[int, list[Any]] = field(default_factory=lambda: (0, []))
    """Until when the list is fresh, and the public tables."""
    watched: dict[str, str] = field(default_factory=dict)
    """The spectators' link of a public table, made when somebody first asks to watch."""
    lobbies: dict[str, tuple[int, list[Any]]] = field(default_factory=dict)
    """For each language: until when the list is fresh, and the public online tables."""
    invited: dict[str, str] = field(default_factory=dict)
    """The invitation to a public online table, made when somebody first asks to join."""
