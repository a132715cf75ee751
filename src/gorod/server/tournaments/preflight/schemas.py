"""Responses about the readiness of a tournament, as far as the server knows it."""

from __future__ import annotations

from typing import Annotated

from gorod.server.access.audience import OFFICIALS
from gorod.server.wire.bodies import ResponseBody


class PreflightView(ResponseBody):
    """Facts about the readiness of a tournament; the organiser draws the conclusions."""

    now: Annotated[str, OFFICIALS]
    """The current time by the server's clock."""
    free_bytes: Annotated[int | None, OFFICIALS]
    """The free disk space next to the database, if it is a file; else null."""
    entries: Annotated[int, OFFICIALS]
    archive_bytes: Annotated[int, OFFICIALS]
    restorable: Annotated[bool, OFFICIALS]
    """Whether an archive made just now could be read back to the same tournament."""
    unreachable: Annotated[tuple[str, ...], OFFICIALS]
    """Officials who hold an office but have no valid link."""
