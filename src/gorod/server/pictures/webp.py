"""WebP (RFC 9649): a RIFF file of chunks, one of which is the image."""

from __future__ import annotations

import struct

from gorod.server.pictures.picture_parts import BrokenPictureError, Picture

START = b"RIFF"
LOSSY, LOSSLESS, EXTENDED, ALPHA = b"VP8 ", b"VP8L", b"VP8X", b"ALPH"
HAS_ALPHA = 0x10
"""The one flag of an extended file that is kept; profile, Exif, XMP and animation are dropped."""
KEYFRAME = b"\x9d\x01\x2a"
LOSSLESS_START = 0x2F
SIDE = 0x3FFF


def cleaned(data: bytes) -> Picture:
    """Keep only the image; raise if the file is animated and so has no single one."""
    size, name = struct.unpack_from("<I4s", data, 4)
    if name != b"WEBP" or len(data) < 8 + size:
        raise BrokenPictureError
    chunks = dict(_chunks(data[: 8 + size]))
    kind = LOSSY if LOSSY in chunks else LOSSLESS
    if kind not in chunks:
        raise BrokenPictureError
    width, height = _lossy(chunks[LOSSY]) if kind == LOSSY else _lossless(chunks[LOSSLESS])
    kept = _chunk(kind, chunks[kind])
    if kind == LOSSY and ALPHA in chunks:
        canvas = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
        head = _chunk(EXTENDED, bytes([HAS_ALPHA, 0, 0, 0]) + canvas)
        kept = head + _chunk(ALPHA, chunks[ALPHA]) + kept
    return Picture(width, height, b"RIFF" + struct.pack("<I", 4 + len(kept)) + b"WEBP" + kept)


def _chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    at, found = 12, []
    while at + 8 <= len(data):
        name, length = struct.unpack_from("<4sI", data, at)
        body = data[at + 8 : at + 8 + length]
        if len(body) != length:
            raise BrokenPictureError
        found.append((name, body))
        at += 8 + length + length % 2
    return found


def _chunk(name: bytes, body: bytes) -> bytes:
    return name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)


def _lossy(body: bytes) -> tuple[int, int]:
    if body[3:6] != KEYFRAME:
        raise BrokenPictureError
    width, height = struct.unpack_from("<HH", body, 6)
    return width & SIDE, height & SIDE


def _lossless(body: bytes) -> tuple[int, int]:
    if body[0] != LOSSLESS_START:
        raise BrokenPictureError
    (bits,) = struct.unpack_from("<I", body, 1)
    return (bits & SIDE) + 1, (bits >> 14 & SIDE) + 1
