"""Small pictures, 12 by 8, as a browser made them, and the same with what a camera adds."""

from __future__ import annotations

import base64
import struct
import zlib

JPEG = base64.b64decode(
    "/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBk"
    "eFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj"
    "Y2NjY2NjY2P/wAARCAAIAAwDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAME/8QAGxAAAQQDAAAAAAAA"
    "AAAAAAAAAAECERIDBGH/xAAVAQEBAAAAAAAAAAAAAAAAAAAEBf/EABoRAQADAAMAAAAAAAAAAAAAAAEAAgMREjH/"
    "2gAMAwEAAhEDEQA/AMOTYuxW1iekAAoB5K+WNMTrQ4J//9k="
)
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAwAAAAICAYAAADN5B7xAAAAM0lEQVR4AbyOQQ0AAAgCmZUIZwarWFILwMOPbPdh"
    "Y1ywOYomRxE45mGQBSic6YOSu3b9AgAA///rY47NAAAABklEQVQDANIFHsUDu9F3AAAAAElFTkSuQmCC"
)
WEBP = base64.b64decode(
    "UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoMAAgAAsBMJbACdADx9MAAAPnqo+W1wJv38cvOdgXeSuN/fzH/2foQ"
    "uU/9u/+S7HQAAA=="
)
SEEN_THROUGH = base64.b64decode(
    "UklGRn4AAABXRUJQVlA4WAoAAAAQAAAACwAABwAAQUxQSBgAAAABDzD/ERFCUds2EITyZ9rfuXGI6H8Q0wdWUDgg"
    "QAAAAHABAJ0BKgwACAACwEwlsAJ0AXUAAP7r94y9W+3f/LNfVPz8PMrPfk2vZfnO8JfzH/2vn9LhBKv8Cv9K2dgA"
    "AAA="
)
LOSSLESS = base64.b64decode(
    "UklGRi4AAABXRUJQVlA4TCEAAAAvC8ABAA/wRNXP3M3M/EcLFLKNACGcv82Z/RAR/Q/i9QAA"
)
SECRET = b"59.9386N 30.3141E"
"""The place where a photo was taken."""


def segment(marker: int, body: bytes) -> bytes:
    """Return a segment of a JPEG."""
    return struct.pack(">BBH", 0xFF, marker, len(body) + 2) + body


def chunk(name: bytes, body: bytes) -> bytes:
    """Return a chunk of a PNG."""
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def riff(*chunks: tuple[bytes, bytes]) -> bytes:
    """Return a WebP file."""
    parts = (n + struct.pack("<I", len(b)) + b + b"\0" * (len(b) % 2) for n, b in chunks)
    whole = b"WEBP" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(whole)) + whole


def exif(orientation: int, order: str = "<") -> bytes:
    """Return what a camera writes: its orientation and its position."""
    mark = b"II*\0" if order == "<" else b"MM\0*"
    entries = struct.pack(f"{order}HHIHH", 0x0112, 3, 1, orientation, 0)
    entries += struct.pack(f"{order}HHII", 0x010F, 2, len(SECRET), 60)
    return b"Exif\0\0" + mark + struct.pack(f"{order}IH", 8, 2) + entries + bytes(30) + SECRET


PHOTOGRAPHED = {
    "jpeg": JPEG[:2] + segment(0xE1, exif(1)) + segment(0xFE, SECRET) + JPEG[2:] + SECRET,
    "png": PNG[:33]
    + chunk(b"tEXt", b"GPS\0" + SECRET)
    + chunk(b"eXIf", exif(1))
    + PNG[33:]
    + SECRET,
    "webp": riff(
        (b"VP8X", bytes([0x0C, 0, 0, 0, 11, 0, 0, 7, 0, 0])),
        (b"VP8 ", WEBP[20:]),
        (b"EXIF", exif(1)),
        (b"XMP ", SECRET),
    ),
}
CLEAN = {"jpeg": JPEG, "png": PNG, "webp": WEBP}
