"""What cannot be seated: a sentence of the catalogue, not yet spoken."""

from __future__ import annotations


class SeatingError(Exception):
    """A request that no plan meets, or that is not a request at all."""

    def __init__(self, message_id: str, /, **args: str | int) -> None:
        super().__init__(message_id, args)
        self.message_id = message_id
        self.arguments = args
