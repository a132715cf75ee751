"""Padding of frames: every seat of a table gets the same length, so that lengths tell no role.

TLS hides what is sent, but not how much. Everything that a seat is sent is therefore padded with
spaces, which every JSON reader skips. The padded length of a view is computed from what the hall
would be sent at the same moment, and from nothing that only one player knows.
"""

from __future__ import annotations

VIEW = 4096
"""A seat's view is padded to a multiple of this many bytes."""
SMALL = 1024
"""Everything else that a seat is sent is padded to a multiple of this: replies, greetings,
pings."""
AS_IT_IS = 1
"""The unit for viewers to whom a length reveals nothing: it adds no padding."""
MORE = 2
"""A seat's view may be larger than the hall's by half: its card, its nights, its offers."""


def class_of(public: int) -> int:
    """Return the length of every seat's view, given the length of the hall's view in bytes."""
    return _rounded(public + public // MORE + VIEW, VIEW)


def filled(frame: bytes, length: int = SMALL) -> bytes:
    """Pad a frame with spaces to a multiple of `length`."""
    return frame.ljust(_rounded(len(frame), length))


def _rounded(length: int, unit: int) -> int:
    return -(-length // unit) * unit
