"""Pictures that people send: known by their bytes, and kept without what a camera wrote into them.

Nothing is decoded. A picture is taken apart into its own parts; those that are needed to draw it
are put together again, everything else (where it was taken, by whom, with what, small copies of
it) is left out. What cannot be taken apart is refused.
"""

from __future__ import annotations

import struct

from gorod.server.pictures import jpeg, png, webp
from gorod.server.pictures.picture_parts import BrokenPictureError, Picture

LARGEST = 300 * 1024
MOST_PIXELS = 4096
"""On either side: a small file may still be a huge picture."""

_KINDS = {
    jpeg.START: ("image/jpeg", jpeg.cleaned),
    png.START: ("image/png", png.cleaned),
    webp.START: ("image/webp", webp.cleaned),
}


def cleaned(data: bytes) -> tuple[str, bytes] | None:
    """The kind of a picture and its bytes without metadata; none if it is no such picture."""
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
