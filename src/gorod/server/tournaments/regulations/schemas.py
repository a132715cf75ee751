"""What a rulebook brings into a regulation."""

from __future__ import annotations

from typing import Annotated

from gorod.server.access.audience import PUBLIC
from gorod.server.wire.bodies import ResponseBody
from gorod.tournament.regulation import PointsEdition


class BookPoints(ResponseBody):
    """The points of a document that is played at tables."""

    rules: Annotated[str, PUBLIC]
    title: Annotated[str, PUBLIC]
    scores: Annotated[bool, PUBLIC]
    """Whether the document knows points; otherwise the regulation brings all of them."""
    teams: Annotated[tuple[str, ...], PUBLIC]
    results: Annotated[tuple[str, ...], PUBLIC]
    """Those that may have points of their own."""
    points: Annotated[PointsEdition, PUBLIC]
    ties: Annotated[tuple[str, ...], PUBLIC]
    """All tie-breaks that there are."""
    short: Annotated[str, PUBLIC] = ""
    """What people call the document, for small screens."""
