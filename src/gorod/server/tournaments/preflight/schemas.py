"""Whether a tournament is ready to begin, as far as the server knows."""

from __future__ import annotations

from typing import Annotated

from gorod.server.access.audience import OFFICIALS
from gorod.server.wire.bodies import ResponseBody


class PreflightView(ResponseBody):
    """Facts; what follows from them is for people to say."""

    now: Annotated[str, OFFICIALS]
    """The server's clock."""
    free_bytes: Annotated[int | None, OFFICIALS]
    """Where the database is a file: what is left beside it."""
    entries: Annotated[int, OFFICIALS]
    archive_bytes: Annotated[int, OFFICIALS]
    restorable: Annotated[bool, OFFICIALS]
    """An archive was made just now and read again: it gives the same tournament."""
    unreachable: Annotated[tuple[str, ...], OFFICIALS]
    """Officials who hold an office and no link that opens it."""
