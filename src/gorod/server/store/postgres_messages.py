"""Messages between processes that are not stored: cut into pieces for NOTIFY, and reassembled."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Iterator

import msgspec

from gorod.server.store.store_ids import StreamId

MESSAGE_CHANNEL = "gorod_words"
"""The channel of these messages; notifications of writes have a channel of their own."""
PIECE = 7_000
"""The most characters of one piece; PostgreSQL accepts 8000 bytes in all."""
UNFINISHED = 64
"""How many incomplete messages are kept; the oldest is dropped for another."""


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """A piece of a message."""

    origin: str
    id: str
    table: StreamId
    number: int
    of: int
    text: str


_decode = msgspec.json.Decoder(Piece).decode


def pieces(origin: str, table: StreamId, message: bytes) -> Iterator[str]:
    """Yield a message as the payloads of notifications."""
    text, name = base64.b64encode(message).decode(), secrets.token_hex(8)
    parts = [text[at : at + PIECE] for at in range(0, len(text), PIECE)] or [""]
    for number, part in enumerate(parts):
        yield msgspec.json.encode(Piece(origin, name, table, number, len(parts), part)).decode()


class MessageAssembler:
    """The messages of other processes that are not complete yet."""

    def __init__(self, origin: str) -> None:
        self._origin = origin
        self._parts: dict[tuple[str, str], list[str]] = {}

    def take(self, payload: str) -> tuple[StreamId, bytes] | None:
        """Return the table and message that a piece completes.

        Returns None while the message is incomplete, for our own messages, and if a piece was lost.
        """
        try:
            piece = _decode(payload)
        except msgspec.MsgspecError:  # another program uses a channel of the same name
            return None
        if piece.origin == self._origin:
            return None
        name = (piece.origin, piece.id)
        parts = self._parts.setdefault(name, [])
        if piece.number != len(parts):  # a piece was lost, and with it the message
            del self._parts[name]
            return None
        parts.append(piece.text)
        while len(self._parts) > UNFINISHED:
            del self._parts[next(iter(self._parts))]
        if len(parts) < piece.of:
            return None
        self._parts.pop(name, None)
        return piece.table, base64.b64decode("".join(parts))
