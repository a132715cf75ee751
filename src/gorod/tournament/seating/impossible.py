"""The error for what cannot be seated: the id of a sentence in the catalogue, with arguments."""

from __future__ import annotations


class SeatingError(Exception):
    """Raised for a request that no plan meets, or that is not valid at all."""

    def __init__(self, message_id: str, /, **args: str | int) -> None:
        super().__init__(message_id, args)
        self.message_id = message_id
        self.arguments = args
