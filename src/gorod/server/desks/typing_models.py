"""A paper that is being typed: what it says so far, and what may be written next."""

from __future__ import annotations

from typing import Annotated

from gorod.server.desks.face import Face
from gorod.server.desks.game_models import Adjudicated
from gorod.server.wire.audience import OFFICIALS


class TypedOffer(Face):
    """One thing that may be written next, as a table offers it to its judge."""

    verb: Annotated[str, OFFICIALS]
    actor: Annotated[int, OFFICIALS]
    seats: Annotated[tuple[int, ...], OFFICIALS]
    values: Annotated[tuple[str, ...], OFFICIALS]
    most: Annotated[int, OFFICIALS]


class TypedStep(Face):
    """A step that comes by itself if nothing is written before it, and what it offers."""

    phase: Annotated[str, OFFICIALS]
    offers: Annotated[tuple[TypedOffer, ...], OFFICIALS]


class TypedLine(Face):
    """A line of the record, and what the protocol says of it."""

    line: Annotated[int, OFFICIALS]
    moment: Annotated[str, OFFICIALS]
    statement: Annotated[str, OFFICIALS]
    words: Annotated[tuple[str, ...], OFFICIALS]


class TypedPaper(Adjudicated):
    """What the rulebook says to a paper so far, and what a form may write into it."""

    deck: Annotated[tuple[str, ...], OFFICIALS] = ()
    """The cards of this table."""
    told: Annotated[tuple[TypedLine, ...], OFFICIALS] = ()
    at: Annotated[int, OFFICIALS] = 0
    """After which line something may be written now: where it was asked, or before the fault."""
    next: Annotated[tuple[TypedStep, ...], OFFICIALS] = ()
    record: Annotated[str, OFFICIALS] = ""
    """The text with the move that was sent with it; none if the rules refuse the move."""
    refused: Annotated[str, OFFICIALS] = ""
    """Why they do."""
