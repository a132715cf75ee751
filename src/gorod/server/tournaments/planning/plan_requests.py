"""What is asked of the planner."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from gorod.server.tables.table_requests import PlainId
from gorod.server.tournaments.tournament_requests import Line
from gorod.server.wire.bodies import RequestBody

Seen = Annotated[int, Meta(ge=0, le=10_000_000)]
Person = Annotated[str, Meta(max_length=100)]


class NewPlan(RequestBody, frozen=True):
    """For how long, and from which round on; without a seed one is drawn."""

    seconds: Annotated[float, Meta(ge=1, le=120)] = 10
    seed: Annotated[int, Meta(ge=0, le=2**32)] | None = None
    first: Annotated[int, Meta(ge=1, le=1000)] | None = None
    together: bool = False
    """Whoever cannot be kept apart is seated together."""
    short: bool = False
    """Tables with one player less, where the document has them and they make one table more."""


class TakePlan(RequestBody, frozen=True):
    """All rounds of the plan become drafts; a round that is shown is recalled, with a reason."""

    id: PlainId
    seen: Seen
    reason: Line = ""


class SwapPlayers(RequestBody, frozen=True):
    """Two players change places; without an `id` only to see what it would do."""

    round: Annotated[int, Meta(ge=1, le=1000)]
    one: Person
    other: Person
    id: PlainId | None = None
    seen: Seen = 0
    reason: Line = ""
