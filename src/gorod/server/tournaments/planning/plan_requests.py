"""Requests to the seating planner."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from gorod.server.tables.table_requests import PlainId
from gorod.server.tournaments.tournament_requests import Line
from gorod.server.wire.bodies import RequestBody

Seen = Annotated[int, Meta(ge=0, le=10_000_000)]
Person = Annotated[str, Meta(max_length=100)]


class NewPlan(RequestBody, frozen=True):
    """Search for a plan from a given round on; if no seed is given, one is drawn."""

    seconds: Annotated[float, Meta(ge=1, le=120)] = 10
    seed: Annotated[int, Meta(ge=0, le=2**32)] | None = None
    first: Annotated[int, Meta(ge=1, le=1000)] | None = None
    together: bool = False
    """Whether players who cannot be kept apart may sit together."""
    short: bool = False
    """Whether tables may lack a player, if the rulebook allows it and that makes one table more."""


class TakePlan(RequestBody, frozen=True):
    """Take all rounds of the plan as drafts.

    Rounds that are already shown are recalled for the given reason.
    """

    id: PlainId
    seen: Seen
    reason: Line = ""


class SwapPlayers(RequestBody, frozen=True):
    """Let two players change places; without an `id`, only report the effect."""

    round: Annotated[int, Meta(ge=1, le=1000)]
    one: Person
    other: Person
    id: PlainId | None = None
    seen: Seen = 0
    reason: Line = ""
