"""Entries that an erasure has rewritten, and how `gorod verify` recognises them.

The chain covers entries as they were appended. An erasure removes words from entries, so their
bytes no longer have the hash in the chain. The entry of the erasure is in the same chain and names
each of them by its version, with the digest of its new bytes: an entry has either its own hash or
the digest that the last erasure gave it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any

import msgspec

ERASE = "erase-person"
_MARK = b'"redacted":{'


class _Command(msgspec.Struct, frozen=True):
    type: str = ""


class _Erasing(msgspec.Struct, frozen=True):
    command: _Command
    redacted: dict[int, str]


_erasing = msgspec.json.Decoder(_Erasing).decode


def digest_of(body: bytes) -> str:
    """Return the digest by which an erasure's entry names a rewritten body."""
    return sha256(body).hexdigest()


def naming(body: bytes, bodies: Mapping[int, bytes]) -> bytes:
    """Return the body of an erasure's entry with the digests of the bodies that it rewrites."""
    named = {str(version): digest_of(own) for version, own in sorted(bodies.items())}
    return body[:-1] + b',"redacted":' + msgspec.json.encode(named) + b"}"


def redactions(log: Iterable[tuple[Any, Any]]) -> dict[int, str]:
    """Return the digests of rewritten bodies by version, from a log's versions and bodies."""
    found: dict[int, str] = {}
    for version, body in log:
        if not isinstance(body, bytes) or _MARK not in body:
            continue
        try:
            told = _erasing(body)
        except msgspec.MsgspecError:
            continue
        if told.command.type == ERASE:
            found |= {own: digest for own, digest in told.redacted.items() if own < version}
    return found
