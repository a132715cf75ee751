"""PNG (ISO/IEC 15948): chunks with a length, a name and a checksum."""

from __future__ import annotations

import struct
import zlib

from gorod.server.pictures.picture_parts import BrokenPictureError, Picture

START = b"\x89PNG\r\n\x1a\n"
KEPT = frozenset({b"IHDR", b"PLTE", b"tRNS", b"gAMA", b"cHRM", b"sRGB", b"sBIT", b"IDAT", b"IEND"})


def cleaned(data: bytes) -> Picture:
    """Keep only the chunks that draw the image; drop everything behind its end."""
    at, kept, size = len(START), [START], (0, 0)
    seen: set[bytes] = set()
    while b"IEND" not in seen:
        length, name = struct.unpack_from(">I4s", data, at)
        whole = data[at : at + 12 + length]
        if len(whole) != 12 + length or zlib.crc32(whole[4:-4]) != int.from_bytes(whole[-4:]):
            raise BrokenPictureError
        if not seen:
            if name != b"IHDR":
                raise BrokenPictureError
            size = struct.unpack_from(">II", data, at + 8)
        if name in KEPT:
            kept.append(whole)
        seen.add(name)
        at += len(whole)
    if b"IDAT" not in seen:
        raise BrokenPictureError
    return Picture(*size, b"".join(kept))
