"""Consent to the keeping of personal data: which text somebody agreed to, and when."""

from __future__ import annotations

from hashlib import sha256

from gorod.engine.struct import Struct

LONGEST = 8000
"""The greatest length of the organiser's text, in letters."""


class Consent(Struct, frozen=True):
    """A person's agreement to a text; the text itself is in the log, where it was asked for."""

    text: str
    """The digest of the text."""
    at: str


def digest_of(text: str) -> str:
    """Return the digest that identifies exactly these words."""
    return sha256(text.encode()).hexdigest()
