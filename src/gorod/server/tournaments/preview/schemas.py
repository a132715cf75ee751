"""Responses about what commands would do to the standings, before they are sent."""

from __future__ import annotations

from typing import Annotated, Any

from gorod.server.access.audience import OFFICIALS
from gorod.server.wire.bodies import ResponseBody


class MovedView(ResponseBody):
    """A player whose row in the standings would change; place 0 means that they are not listed."""

    stage: Annotated[str, OFFICIALS]
    player: Annotated[str, OFFICIALS]
    nickname: Annotated[str, OFFICIALS]
    place: Annotated[int, OFFICIALS]
    place_after: Annotated[int, OFFICIALS]
    total: Annotated[Any, OFFICIALS]
    total_after: Annotated[Any, OFFICIALS]


class ForeseenView(ResponseBody):
    """Why the tournament would refuse the commands, or what they would change."""

    refused: Annotated[str, OFFICIALS] = ""
    code: Annotated[str, OFFICIALS] = ""
    moved: Annotated[tuple[MovedView, ...], OFFICIALS] = ()
    games: Annotated[tuple[str, ...], OFFICIALS] = ()
    """Games that the commands would add."""
    unlocked: Annotated[tuple[str, ...], OFFICIALS] = ()
    """Rounds that would be unlocked."""
