"""Words that processes say to each other and nobody keeps: cut for NOTIFY, put together again."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Iterator

import msgspec

from gorod.server.store.store_ids import StreamId

WORDS = "gorod_words"
"""The channel of such words; what was written has a channel of its own."""
PIECE = 7_000
"""Letters of one notification; PostgreSQL takes 8000 bytes in all."""
UNFINISHED = 64
"""Words that may be on their way at once; the oldest is given up for another."""


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """A part of a word."""

    origin: str
    id: str
    table: StreamId
    number: int
    of: int
    text: str


_decode = msgspec.json.Decoder(Piece).decode


def pieces(origin: str, table: StreamId, word: bytes) -> Iterator[str]:
    """A word as payloads of notifications."""
    text, name = base64.b64encode(word).decode(), secrets.token_hex(8)
    parts = [text[at : at + PIECE] for at in range(0, len(text), PIECE)] or [""]
    for number, part in enumerate(parts):
        yield msgspec.json.encode(Piece(origin, name, table, number, len(parts), part)).decode()


class Puzzle:
    """The words of others, as far as they have come."""

    def __init__(self, origin: str) -> None:
        self._origin = origin
        self._parts: dict[tuple[str, str], list[str]] = {}

    def take(self, payload: str) -> tuple[StreamId, bytes] | None:
        """The word that a piece completes; nothing for our own, and for one that is not whole."""
        try:
            piece = _decode(payload)
        except msgspec.MsgspecError:  # somebody else's channel of the same name
            return None
        if piece.origin == self._origin:
            return None
        name = (piece.origin, piece.id)
        parts = self._parts.setdefault(name, [])
        if piece.number != len(parts):  # a piece was lost: so is the word
            del self._parts[name]
            return None
        parts.append(piece.text)
        while len(self._parts) > UNFINISHED:
            del self._parts[next(iter(self._parts))]
        if len(parts) < piece.of:
            return None
        self._parts.pop(name, None)
        return piece.table, base64.b64decode("".join(parts))
