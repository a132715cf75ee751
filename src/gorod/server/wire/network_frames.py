"""Frames as they go over the network.

Frames of a server are not masked and, here, not compressed: the same bytes go to every client.
"""

from __future__ import annotations

WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text."""
SHORT, LONG = 126, 127
"""Marks of a length that follows in two, or in eight, bytes."""
TWO_BYTES = 1 << 16


def framed(body: bytes) -> bytes:
    """A WebSocket frame that carries a whole text."""
    size = len(body)
    if size < SHORT:
        head = bytes((WHOLE_TEXT, size))
    elif size < TWO_BYTES:
        head = bytes((WHOLE_TEXT, SHORT)) + size.to_bytes(2, "big")
    else:
        head = bytes((WHOLE_TEXT, LONG)) + size.to_bytes(8, "big")
    return head + body
