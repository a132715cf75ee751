"""Chance for the server: tokens, ids and draws. Replaced by a seeded one in tests."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """Where everything unpredictable comes from."""

    def token(self) -> str:
        """A secret that nobody guesses: 256 bits."""

    def id(self) -> str:
        """A name that does not repeat: 64 bits, not secret."""

    def seed(self) -> str:
        """The seed of a search for a seating: 128 bits."""

    def secret(self) -> str:
        """The secret of a deal: 256 bits in hexadecimal digits."""

    def choice(self, things: Sequence[T]) -> T:
        """One of these."""


class SystemChance:
    """The machine's own source."""

    def token(self) -> str:
        return secrets.token_urlsafe(32)

    def id(self) -> str:
        return secrets.token_hex(8)

    def seed(self) -> str:
        return secrets.token_hex(16)

    def secret(self) -> str:
        return secrets.token_hex(32)

    def choice(self, things: Sequence[T]) -> T:
        return secrets.choice(things)
