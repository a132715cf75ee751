"""Random tokens, ids and draws for the server; tests replace it by a seeded source."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """The source of everything unpredictable."""

    def token(self) -> str:
        """Return a secret of 256 bits, which cannot be guessed."""

    def id(self) -> str:
        """Return a unique id of 64 bits; it is not secret."""

    def seed(self) -> str:
        """Return the seed of a search for a seating: 128 bits."""

    def secret(self) -> str:
        """Return the secret of a deal: 256 bits in hexadecimal digits."""

    def choice(self, things: Sequence[T]) -> T:
        """Return one of these things."""


class SystemChance:
    """The operating system's random source."""

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
