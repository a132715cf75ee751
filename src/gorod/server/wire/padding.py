"""How long a frame is: the same for every seat of a table, so that its length tells no role.

TLS hides what is sent, and not how much. Whatever a seat is sent is therefore filled up with
spaces, which every reader of JSON skips. Which length a view is filled up to is worked out from
what the hall would be sent at the same moment, and from nothing that only one player knows.
"""

from __future__ import annotations

VIEW = 4096
"""Views of a seat have a multiple of this length."""
SMALL = 1024
"""Everything else that a seat is sent: answers, greetings, pings."""
AS_IT_IS = 1
"""For those to whom a length tells nothing that they do not know: every length is a multiple."""
MORE = 2
"""A seat may know half as much again as the hall: its card, its nights, what it may do."""


def class_of(public: int) -> int:
    """The length of every seat's view, where the hall's view has so many bytes."""
    return _rounded(public + public // MORE + VIEW, VIEW)


def filled(frame: bytes, length: int = SMALL) -> bytes:
    """A frame with spaces behind it, up to the length; to a multiple of it, if it is longer."""
    return frame.ljust(_rounded(len(frame), length))


def _rounded(length: int, unit: int) -> int:
    return -(-length // unit) * unit
