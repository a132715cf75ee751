"""WebSocket framing of outgoing messages.

Server frames are not masked, and here they are not compressed either: every client can be sent the
same bytes.
"""

from __future__ import annotations

WHOLE_TEXT = 0x81
"""The first byte of an unfragmented text frame."""
SHORT, LONG = 126, 127
"""Length markers: the actual length follows in two bytes, or in eight."""
TWO_BYTES = 1 << 16


def framed(body: bytes) -> bytes:
    """Encode a whole text message as one WebSocket frame."""
    size = len(body)
    if size < SHORT:
        head = bytes((WHOLE_TEXT, size))
    elif size < TWO_BYTES:
        head = bytes((WHOLE_TEXT, SHORT)) + size.to_bytes(2, "big")
    else:
        head = bytes((WHOLE_TEXT, LONG)) + size.to_bytes(8, "big")
    return head + body
