"""Types that all image formats share."""

from __future__ import annotations

from dataclasses import dataclass


class BrokenPictureError(Exception):
    """A file begins like an image, but is not a valid one."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An image without metadata."""

    width: int
    height: int
    data: bytes
