"""JPEG (ITU-T T.81): segments that begin with a marker, and scans between them."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from gorod.server.pictures.picture_parts import BrokenPictureError, Picture

START = b"\xff\xd8\xff"
END, SCAN, EXIF, ADOBE = 0xD9, 0xDA, 0xE1, 0xEE
FRAMES = frozenset({0xC0, 0xC1, 0xC2})
KEPT = FRAMES | {0xC4, 0xDB, 0xDD, SCAN}
"""The markers of segments that are kept: tables, the frame and its scans."""
RESTARTS = range(0xD0, 0xD8)
ORIENTATION, SHORT, TURNED = 0x0112, 3, range(2, 9)


def cleaned(data: bytes) -> Picture:
    """Keep only what draws the image, and its orientation; raise if the file is damaged."""
    kept, size, turned = [b"\xff\xd8"], (0, 0), 0
    scans = 0
    for marker, body in _segments(data):
        if marker == EXIF:
            turned = turned or _orientation(body)
        elif marker in KEPT or (marker == ADOBE and body.startswith(b"Adobe")):
            if marker in FRAMES:
                height, width = struct.unpack_from(">HH", body, 1)
                size = (width, height)
            scans += marker == SCAN
            kept.append(_segment(marker, body))
    if not scans:
        raise BrokenPictureError
    if turned in TURNED:
        kept.insert(1, _turned(turned))
    return Picture(*size, b"".join([*kept, b"\xff\xd9"]))


def _segments(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield markers and bodies up to the end; the body of a scan includes its data."""
    at = 2
    while True:
        if data[at] != 0xFF:  # noqa: PLR2004  every marker begins with this byte
            raise BrokenPictureError
        marker = data[at + 1]
        if marker == 0xFF:  # noqa: PLR2004  padding
            at += 1
            continue
        if marker == END:
            return
        (length,) = struct.unpack_from(">H", data, at + 2)
        after = at + 2 + length
        if length < 2 or after > len(data):  # noqa: PLR2004  the length includes itself
            raise BrokenPictureError
        if marker == SCAN:
            if length != _scan_header(data[at + 4]):
                raise BrokenPictureError
            after = _end_of_scan(data, after)
        yield marker, data[at + 4 : after]
        at = after


def _end_of_scan(data: bytes, at: int) -> int:
    """Return the end of a scan: the next marker that is not a restart or an escaped byte."""
    while True:
        at = data.find(b"\xff", at)
        if at < 0 or at + 1 >= len(data):
            raise BrokenPictureError
        if data[at + 1] != 0 and data[at + 1] not in RESTARTS:
            return at
        at += 2


def _segment(marker: int, body: bytes) -> bytes:
    if marker != SCAN:
        return struct.pack(">BBH", 0xFF, marker, len(body) + 2) + body
    return struct.pack(">BBH", 0xFF, marker, _scan_header(body[0])) + body


def _scan_header(components: int) -> int:
    """Return the length of a scan's header for this many components."""
    return 6 + 2 * components


def _orientation(body: bytes) -> int:
    """Return the orientation from Exif data; 0 if there is none."""
    if not body.startswith(b"Exif\0\0"):
        return 0
    tiff = body[6:]
    order = {b"II": "<", b"MM": ">"}.get(tiff[:2])
    if order is None:
        return 0
    try:
        (at,) = struct.unpack_from(f"{order}I", tiff, 4)
        (count,) = struct.unpack_from(f"{order}H", tiff, at)
        for n in range(min(count, 200)):
            tag, kind, _, value = struct.unpack_from(f"{order}HHIH", tiff, at + 2 + 12 * n)
            if (tag, kind) == (ORIENTATION, SHORT):
                return int(value)
    except struct.error:
        return 0
    return 0


def _turned(orientation: int) -> bytes:
    """Return Exif data that contain only an orientation."""
    entry = struct.pack(">HHIHH", ORIENTATION, SHORT, 1, orientation, 0)
    tiff = b"MM\0*" + struct.pack(">IH", 8, 1) + entry + bytes(4)
    return _segment(EXIF, b"Exif\0\0" + tiff)
