"""Uploaded photos: recognised by their bytes, and stored without the metadata of the camera.

No image is decoded. A file is split into its parts; those needed to draw the image are joined
again, and everything else (place, author, camera, thumbnails) is left out. A file that cannot be
split is refused.
"""

from __future__ import annotations

import struct

from gorod.server.pictures import jpeg, png, webp
from gorod.server.pictures.picture_parts import BrokenPictureError, Picture

LARGEST = 300 * 1024
MOST_PIXELS = 4096
"""The most pixels on either side: a small file may contain a huge image."""

_KINDS = {
    jpeg.START: ("image/jpeg", jpeg.cleaned),
    png.START: ("image/png", png.cleaned),
    webp.START: ("image/webp", webp.cleaned),
}


def cleaned(data: bytes) -> tuple[str, bytes] | None:
    """Return an image's type and its bytes without metadata; None if it is no supported image."""
    for start, (kind, take) in _KINDS.items():
        if not data.startswith(start):
            continue
        try:
            found: Picture = take(data)
        except (BrokenPictureError, IndexError, struct.error):
            return None
        fits = 1 <= found.width <= MOST_PIXELS and 1 <= found.height <= MOST_PIXELS
        return (kind, found.data) if fits else None
    return None
