"""What a live table's judges are told of its tournament."""

from __future__ import annotations

from typing import Annotated

from gorod.server.desks.face import Face
from gorod.server.wire.audience import JUDGES


class NotedProtest(Face):
    """A protest against the game, as the desk has it."""

    id: Annotated[str, JUDGES]
    seat: Annotated[int, JUDGES]
    text: Annotated[str, JUDGES]
    at: Annotated[str, JUDGES]
    outcome: Annotated[str, JUDGES]
    """Empty while nobody has decided it."""


class TableOfTournament(Face):
    """For which game the table is, and how far its protocol has come."""

    tournament: Annotated[str, JUDGES]
    name: Annotated[str, JUDGES]
    stage: Annotated[str, JUDGES]
    round: Annotated[int, JUDGES]
    table: Annotated[int, JUDGES]
    game: Annotated[str, JUDGES]
    state: Annotated[str, JUDGES]
    """As the desk calls it: `planned`, `playing`, `signed`, `confirmed` or `void`."""
    judge: Annotated[str, JUDGES]
    signed: Annotated[bool, JUDGES]
    may_hand_in: Annotated[bool, JUDGES]
    """It is over, nobody has signed it, the round is open, and the link is the judge's own."""
    rejected: Annotated[str, JUDGES]
    """Why a second person sent the last protocol back; empty if nobody did."""
    protests: Annotated[tuple[NotedProtest, ...], JUDGES]
