"""Entries that an erasure has written anew, and how `gorod verify` knows them.

The chain goes over what an entry was when it was appended. An erasure takes words out of entries,
so their bytes no longer have the hash that the chain holds. The entry of the erasure stands in the
same chain and names each of them by its version with the digest of its new bytes: an entry has
either its own hash, or the digest that the last erasure gave it.
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
    """By which the entry of an erasure names a body that it has written anew."""
    return sha256(body).hexdigest()


def naming(body: bytes, bodies: Mapping[int, bytes]) -> bytes:
    """The body of an erasure's entry, which names what it has written anew."""
    named = {str(version): digest_of(own) for version, own in sorted(bodies.items())}
    return body[:-1] + b',"redacted":' + msgspec.json.encode(named) + b"}"


def redactions(log: Iterable[tuple[Any, Any]]) -> dict[int, str]:
    """Version -> the digest that its body has now, from the versions and bodies of a log."""
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
