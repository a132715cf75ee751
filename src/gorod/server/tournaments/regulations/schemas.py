"""Responses about what a rulebook contributes to a regulation."""

from __future__ import annotations

from typing import Annotated

from gorod.server.access.audience import PUBLIC
from gorod.server.wire.bodies import ResponseBody
from gorod.tournament.regulation import PointsEdition


class BookPoints(ResponseBody):
    """The points of a rulebook that is played at tables."""

    rules: Annotated[str, PUBLIC]
    title: Annotated[str, PUBLIC]
    scores: Annotated[bool, PUBLIC]
    """Whether the rulebook defines points; otherwise the regulation defines all of them."""
    teams: Annotated[tuple[str, ...], PUBLIC]
    results: Annotated[tuple[str, ...], PUBLIC]
    """The results for which the regulation may define points."""
    points: Annotated[PointsEdition, PUBLIC]
    ties: Annotated[tuple[str, ...], PUBLIC]
    """All available tie-breaks."""
    short: Annotated[str, PUBLIC] = ""
    """The short title of the rulebook, for small screens."""
