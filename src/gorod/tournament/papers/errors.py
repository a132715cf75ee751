"""Why a file cannot be read."""

from __future__ import annotations


class UnreadableError(Exception):
    """A file that is no table; the reason is the id of a sentence."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
