"""What commands would do to the tables, before anybody sends them."""

from __future__ import annotations

from typing import Annotated, Any

from gorod.server.access.audience import OFFICIALS
from gorod.server.wire.bodies import ResponseBody


class MovedView(ResponseBody):
    """Somebody whose line would change; a place of 0 is none."""

    stage: Annotated[str, OFFICIALS]
    player: Annotated[str, OFFICIALS]
    nickname: Annotated[str, OFFICIALS]
    place: Annotated[int, OFFICIALS]
    place_after: Annotated[int, OFFICIALS]
    total: Annotated[Any, OFFICIALS]
    total_after: Annotated[Any, OFFICIALS]


class ForeseenView(ResponseBody):
    """Why the tournament would refuse, or what would change."""

    refused: Annotated[str, OFFICIALS] = ""
    code: Annotated[str, OFFICIALS] = ""
    moved: Annotated[tuple[MovedView, ...], OFFICIALS] = ()
    games: Annotated[tuple[str, ...], OFFICIALS] = ()
    """Games that would be there, and are not yet."""
    unlocked: Annotated[tuple[str, ...], OFFICIALS] = ()
    """Rounds that would be open again."""
