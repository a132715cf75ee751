"""Consent to the keeping of personal data: which text somebody agreed to, and when."""

from __future__ import annotations

from hashlib import sha256

from gorod.engine.struct import Struct

LONGEST = 8000
"""So many letters the organiser's text has at most."""


class Consent(Struct, frozen=True):
    """Somebody agreed to a text; the text itself stands in the log where it was asked for."""

    text: str
    """The digest of the text."""
    at: str


def digest_of(text: str) -> str:
    """The name of exactly these words."""
    return sha256(text.encode()).hexdigest()
