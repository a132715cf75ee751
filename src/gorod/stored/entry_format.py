"""Format numbers. Stored text starts with its number; text without a number has format 0.

Reading is a chain of upcasters: `upcasters[n]` converts a body of format n to format n + 1. Each of
them is a small function of plain JSON values. No release rewrites the stored bytes, so their hash
stays the same. See `docs/formats.md`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gorod.engine.struct import decode_json, encode_json

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]

_NUMBER = re.compile(rb'\{"format":(\d{1,9})[,}]')


class NewerFormatError(ValueError):
    """Raised for text written by a newer release, which this one cannot read."""

    def __init__(self, name: str, number: int, known: int) -> None:
        super().__init__(f"{name}: format {number}; this release knows formats up to {known}")
        self.name, self.number, self.known = name, number, known


@dataclass(frozen=True, slots=True)
class Format:
    """One kind of stored text: its name, and how its older forms become the present one."""

    name: str
    upcasters: tuple[Upcaster, ...] = ()

    @property
    def number(self) -> int:
        """The number of the present format."""
        return len(self.upcasters)

    def stamped(self, body: bytes) -> bytes:
        """Return a JSON object with its format number in front."""
        return b'{"format":%d,%b' % (self.number, body[1:])

    def current(self, body: bytes) -> bytes:
        """Return the text in the present format; raise `NewerFormatError` for a newer one."""
        number = number_of(body)
        if number > self.number:
            raise NewerFormatError(self.name, number, self.number)
        if number == self.number:
            return body
        told: dict[str, Any] = decode_json(body, type=dict[str, Any])
        for upcast in self.upcasters[number:]:
            told = upcast(told)
        return encode_json(told)


def number_of(body: bytes) -> int:
    """Return the format number of a stored text; 0 if it has none."""
    found = _NUMBER.match(body)
    return 0 if found is None else int(found[1])
