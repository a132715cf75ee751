"""What every kind of picture is taken apart into."""

from __future__ import annotations

from dataclasses import dataclass


class BrokenPictureError(Exception):
    """It begins like a picture, and does not go on like one."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture put together again."""

    width: int
    height: int
    data: bytes
